import type { Table } from '@rookery/protocol/tables';
import type { PageTexts } from '@rookery/texts/en/page/page';
import type { IconName } from '../art/icons/icons.ts';
import type { MatchUpdate } from '../model/table-model.ts';
import type { Sitter } from '../table/sitters.ts';
import { findPauseState, nameStandIn } from './own-seat.ts';

/** What whoever looks at a table should know now, and what they can do about it. */
export interface TableNotice {
  readonly icon: IconName;
  readonly sentence: string;
  readonly offer: {
    readonly ask: 'pause' | 'unpause' | 'take-back';
    readonly name: string;
    readonly look: 'main' | 'plain' | 'quiet';
  } | null;
}

type NamedSitter = Pick<Sitter, 'seat' | 'name' | 'isMe' | 'bot' | 'penguin'>;

interface Situation {
  readonly table: Pick<Table, 'phase' | 'settings' | 'wishes' | 'you' | 'seats'>;
  readonly update: Pick<MatchUpdate, 'clocks'> | null;
  readonly sitters: readonly NamedSitter[];
  /** Who has just given up a seat, by seat. */
  readonly departed: ReadonlyMap<number, string>;
  /** Whether the others have begun without the viewer. */
  readonly isLeftOut: boolean;
  /** Names in a row, as the language has them. */
  readonly list: (names: readonly string[]) => string;
}

const namesOf = ({ list }: Situation, sitters: readonly NamedSitter[]): string =>
  list(sitters.map(({ name }) => name));

function noticePause(situation: Situation, texts: PageTexts['online']['menu']): TableNotice | null {
  const { table, update, sitters } = situation;
  const icon = 'pause';
  const hasAsked = ({ seat }: NamedSitter): boolean => table.wishes.pause.includes(seat);
  switch (findPauseState(table, update)) {
    case 'paused':
      return {
        icon,
        sentence: texts.isPaused,
        offer: { ask: 'unpause', name: texts.goOn, look: 'main' },
      };
    case 'asked': {
      const askers = sitters.filter((each) => !each.isMe && hasAsked(each));
      return {
        icon,
        sentence: texts.wantsPause(namesOf(situation, askers)),
        offer: { ask: 'pause', name: texts.agreePause, look: 'plain' },
      };
    }
    case 'asked-by-me': {
      const undecided = sitters.filter(
        (each) => each.penguin !== null && each.bot === null && !hasAsked(each),
      );
      return {
        icon,
        sentence: texts.youWantPause(namesOf(situation, undecided)),
        offer: { ask: 'unpause', name: texts.withdrawPause, look: 'quiet' },
      };
    }
    case 'running':
    case 'impossible':
      return null;
  }
}

function noticeStandIn({ table }: Situation, texts: PageTexts): TableNotice | null {
  const standIn = nameStandIn(table, texts.levels);
  if (standIn === null) return null;
  const { standInPlays, takeBack } = texts.online.menu;
  return {
    icon: 'robot',
    sentence: standInPlays(standIn),
    offer: { ask: 'take-back', name: takeBack, look: 'main' },
  };
}

const noticeDepartures = (
  { departed, sitters }: Situation,
  { hasLeft }: PageTexts['online']['menu'],
): readonly TableNotice[] =>
  [...departed].map(([seat, name]) => ({
    icon: 'robot',
    sentence: hasLeft(name, sitters.find((each) => each.seat === seat)?.name ?? ''),
    offer: null,
  }));

function noticeWatching(
  { table, isLeftOut }: Situation,
  { online: { watching } }: PageTexts,
): TableNotice | null {
  if (table.you.seat !== null) return null;
  return { icon: 'eye', sentence: isLeftOut ? watching.leftOut : watching.you, offer: null };
}

/** What there is to know while a match is played. */
export const listNotices = (situation: Situation, texts: PageTexts): readonly TableNotice[] =>
  situation.table.phase === 'playing'
    ? [
        noticeStandIn(situation, texts),
        noticePause(situation, texts.online.menu),
        ...noticeDepartures(situation, texts.online.menu),
        noticeWatching(situation, texts),
      ].filter((notice) => notice !== null)
    : [];
