import { parseMatchId, parseTableId, type MatchId } from '@rookery/protocol/identifiers';
import { matchPath, tablePath } from '@rookery/protocol/pages';
import { anyMoment, formatMoment, parseMoment, type MomentAddress } from './moment.ts';
import { formatQuery, parseTableRoute, parseWayBack, type TableRoute } from './way-back.ts';

/** With whom to play: bots, people on this device, friends online, or anyone from the lobby. */
export const ways = ['bots', 'one-device', 'friends', 'anyone'] as const;
export type Way = (typeof ways)[number];

/** Whether the server hosts the table. */
export const isOnline = (way: Way): way is 'friends' | 'anyone' =>
  way === 'friends' || way === 'anyone';

interface WayBack {
  /** The table from which somebody came to look back: `?table=ID`. */
  readonly from?: TableRoute;
}

/** Every page there is, with its parameters. */
export type Route =
  | { readonly page: 'home' }
  | { readonly page: 'play'; readonly game: string; readonly way: Way }
  | TableRoute
  /** The course of a game, or one lesson of it. */
  | { readonly page: 'learn'; readonly game: string; readonly lesson: string | null }
  /** The puzzles of all games, of one game, or one puzzle; `today` is the puzzle of the day. */
  | { readonly page: 'puzzles'; readonly game: string | null; readonly puzzle: string | null }
  /** The rules of a game, or one group of them. */
  | { readonly page: 'rules'; readonly game: string; readonly rule: string | null }
  /** Where the cards of one's own box are entered. */
  | { readonly page: 'cards'; readonly game: string }
  | { readonly page: 'lobby' }
  | { readonly page: 'matches' }
  /** How the own matches went. */
  | { readonly page: 'numbers' }
  /** A finished match, and the moment of it that is shown: `/match/ID?act=57&seat=2`. */
  | (WayBack & { readonly page: 'match'; readonly id: MatchId; readonly moment?: MomentAddress })
  /** A match whose record the address itself carries; without one, the place to open a file. */
  | { readonly page: 'replay'; readonly packed: string | null; readonly moment?: MomentAddress }
  /** What a finished match can teach: one that has an id, or one whose record the address carries. */
  | (WayBack & { readonly page: 'review'; readonly id: MatchId; readonly packed: null })
  | { readonly page: 'review'; readonly id: null; readonly packed: string }
  /** The big screen of a party, at `/party`. */
  | { readonly page: 'party' }
  /** A phone at a party, at `/party/…`: its table, or the code that the big screen shows. */
  | { readonly page: 'hand'; readonly at: string }
  | { readonly page: 'me' }
  | { readonly page: 'not-found' };

/** The parts of an address that say which page is meant. */
export type PageAddress = Pick<Location, 'pathname' | 'search' | 'hash'>;

/** Reads an address: its path, the moment in its query, and the record behind its hash. */
export function parseAddress({ pathname, search, hash }: PageAddress): Route {
  const route = parsePath(pathname);
  if (route.page === 'match')
    return { ...route, ...parseWayBack(search), moment: parseMoment(search) };
  if (route.page === 'review') return { ...route, ...parseWayBack(search) };
  const packed = hash.startsWith(recordMark) ? hash.slice(recordMark.length) : null;
  if (/^\/review\/?$/.test(pathname) && packed !== null)
    return { page: 'review', id: null, packed };
  if (route.page !== 'replay') return route;
  return { ...route, packed, moment: parseMoment(search) };
}

/** Comes before the record in an address that carries one. */
const recordMark = '#record=';

/** Reads the path of an address. */
export function parsePath(pathname: string): Route {
  const [, name = '', first = '', second = '', ...rest] = pathname.replace(/\/$/, '').split('/');
  if (rest.length > 0) return { page: 'not-found' };
  if (second !== '' && !['play', 'learn', 'rules', 'puzzles'].includes(name))
    return { page: 'not-found' };
  switch (name) {
    case '':
      return first === '' ? { page: 'home' } : { page: 'not-found' };
    case 'play':
      return parsePlayRoute(first, second);
    case 'learn':
    case 'rules':
    case 'cards':
      return parseReadingRoute(name, first, second);
    case 'puzzles':
      return parsePuzzleRoute(first, second);
    case 'here':
    case 'table':
      return parseTableRoute(name, first) ?? { page: 'not-found' };
    case 'match':
    case 'review':
      return parseMatchRoute(name, first);
    case 'replay':
      return first === '' ? { page: 'replay', packed: null } : { page: 'not-found' };
    case 'party':
      return parsePartyRoute(first);
    case 'lobby':
    case 'matches':
    case 'numbers':
    case 'me':
      return first === '' ? { page: name } : { page: 'not-found' };
    default:
      return { page: 'not-found' };
  }
}

function parseReadingRoute(page: 'learn' | 'rules' | 'cards', game: string, part: string): Route {
  if (game === '' || ![game, part].every(isName)) return { page: 'not-found' };
  if (page === 'cards') return { page, game };
  return page === 'learn'
    ? { page, game, lesson: orNull(part) }
    : { page, game, rule: orNull(part) };
}

function parsePuzzleRoute(game: string, puzzle: string): Route {
  const isPuzzle = puzzle === '' || /^(?:today|m\d{1,6}\.\d{1,6})$/.test(puzzle);
  if (!isName(game) || !isPuzzle || (game === '' && puzzle !== '')) return { page: 'not-found' };
  return { page: 'puzzles', game: orNull(game), puzzle: orNull(puzzle) };
}

function parseMatchRoute(name: 'match' | 'review', match: string): Route {
  const id = parseMatchId(match);
  if (!id.ok) return { page: 'not-found' };
  return name === 'match'
    ? { page: 'match', id: id.value }
    : { page: 'review', id: id.value, packed: null };
}

function parsePartyRoute(at: string): Route {
  if (at === '') return { page: 'party' };
  const isTable = parseTableId(at).ok || /^[a-z]{4}$/i.test(at);
  return isTable ? { page: 'hand', at } : { page: 'not-found' };
}

const orNull = (text: string): string | null => (text === '' ? null : text);

const isName = (text: string): boolean => /^[a-z-]{0,40}$/.test(text);

function parsePlayRoute(game: string, asked: string): Route {
  const way = ways.find((each) => each === asked);
  return /^[a-z-]{1,40}$/.test(game) && way ? { page: 'play', game, way } : { page: 'not-found' };
}

/** Writes the address that `parseAddress` reads. */
export function formatPath(route: Route): string {
  switch (route.page) {
    case 'home':
      return '/';
    case 'play':
      return `/play/${route.game}/${route.way}`;
    case 'learn':
      return join('learn', route.game, route.lesson);
    case 'rules':
      return join('rules', route.game, route.rule);
    case 'cards':
      return join('cards', route.game);
    case 'puzzles':
      return join('puzzles', route.game, route.puzzle);
    case 'here':
      return `/here/${route.id}`;
    case 'table':
      return tablePath(route.id);
    case 'match':
      return matchPath(route.id) + formatQuery(route.moment ?? anyMoment, route.from);
    case 'replay':
      return formatReplay(route);
    case 'review':
      if (route.id === null) return `/review${recordMark}${route.packed}`;
      return `/review/${route.id}${formatQuery(anyMoment, route.from)}`;
    case 'hand':
      return `/party/${route.at}`;
    case 'party':
    case 'lobby':
    case 'matches':
    case 'numbers':
    case 'me':
      return `/${route.page}`;
    case 'not-found':
      return '/not-found';
  }
}

const formatReplay = ({ packed, moment }: Extract<Route, { readonly page: 'replay' }>): string =>
  `/replay${moment ? formatMoment(moment) : ''}${packed === null ? '' : recordMark + packed}`;

/** The same address at another moment, where it has moments. */
export const withMoment = (route: Route, moment: MomentAddress): Route =>
  route.page === 'match' || route.page === 'replay' ? { ...route, moment } : route;

/** The same for all moments of a match: which view an address needs, and for what. */
export const viewOfRoute = (route: Route): string => formatPath(withMoment(route, anyMoment));
const join = (...parts: readonly (string | null)[]): string =>
  `/${parts.filter((part) => part !== null).join('/')}`;
