import {
  parseMatchId,
  parseTableId,
  type MatchId,
  type TableId,
} from '@rookery/protocol/identifiers';
import { matchPath, tablePath } from '@rookery/protocol/pages';

/** With whom to play: bots, people on this device, friends online, or anyone from the lobby. */
export const ways = ['bots', 'one-device', 'friends', 'anyone'] as const;
export type Way = (typeof ways)[number];

/** Whether the server hosts the table. */
export const isOnline = (way: Way): way is 'friends' | 'anyone' =>
  way === 'friends' || way === 'anyone';

/** Every page there is, with its parameters. */
export type Route =
  | { readonly page: 'home' }
  | { readonly page: 'play'; readonly game: string; readonly way: Way }
  /** A table on this device. */
  | { readonly page: 'here'; readonly id: string }
  /** The course of a game, or one lesson of it. */
  | { readonly page: 'learn'; readonly game: string; readonly lesson: string | null }
  | { readonly page: 'lobby' }
  | { readonly page: 'table'; readonly id: TableId }
  | { readonly page: 'matches' }
  | { readonly page: 'match'; readonly id: MatchId }
  | { readonly page: 'me' }
  | { readonly page: 'not-found' };

/** Reads the path of an address. */
export function parsePath(pathname: string): Route {
  const [, name = '', first = '', second = '', ...rest] = pathname.replace(/\/$/, '').split('/');
  if (rest.length > 0) return { page: 'not-found' };
  if (second !== '' && name !== 'play' && name !== 'learn') return { page: 'not-found' };
  switch (name) {
    case '':
      return first === '' ? { page: 'home' } : { page: 'not-found' };
    case 'play':
      return parsePlayRoute(first, second);
    case 'learn':
      return [first, second].every(isName) && first !== ''
        ? { page: 'learn', game: first, lesson: second === '' ? null : second }
        : { page: 'not-found' };
    case 'here':
      return /^[\w-]{1,40}$/.test(first) ? { page: 'here', id: first } : { page: 'not-found' };
    case 'table': {
      const id = parseTableId(first);
      return id.ok ? { page: 'table', id: id.value } : { page: 'not-found' };
    }
    case 'match': {
      const id = parseMatchId(first);
      return id.ok ? { page: 'match', id: id.value } : { page: 'not-found' };
    }
    case 'lobby':
    case 'matches':
    case 'me':
      return first === '' ? { page: name } : { page: 'not-found' };
    default:
      return { page: 'not-found' };
  }
}

const isName = (text: string): boolean => /^[a-z-]{0,40}$/.test(text);

function parsePlayRoute(game: string, asked: string): Route {
  const way = ways.find((each) => each === asked);
  return /^[a-z-]{1,40}$/.test(game) && way ? { page: 'play', game, way } : { page: 'not-found' };
}

/** Writes the path that `parsePath` reads. */
export function formatPath(route: Route): string {
  switch (route.page) {
    case 'home':
      return '/';
    case 'play':
      return `/play/${route.game}/${route.way}`;
    case 'learn':
      return `/learn/${[route.game, ...(route.lesson === null ? [] : [route.lesson])].join('/')}`;
    case 'here':
      return `/here/${route.id}`;
    case 'table':
      return tablePath(route.id);
    case 'match':
      return matchPath(route.id);
    case 'lobby':
    case 'matches':
    case 'me':
      return `/${route.page}`;
    case 'not-found':
      return '/not-found';
  }
}
