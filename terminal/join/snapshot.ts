import type { Line } from '@rookery/protocol/client/line';
import type { TableLine, TablePicture } from '@rookery/protocol/client/table-line';
import type { UpdateTell } from '@rookery/protocol/tells';
import type { TableId } from '@rookery/protocol/identifiers';
import type { Table } from '@rookery/protocol/tables';
import { actionsAt } from '../table/actions.ts';
import type { ShownMatch, TableSnapshot } from '../table/face.ts';
import type { Shell } from '../shell.ts';
import { clockNotes } from './clocks.ts';
import { namesAt, seatLinesOf } from './people.ts';
import type { Remarks } from './remarks.ts';

/** Somebody at a table elsewhere, from coming in to leaving. */
export interface Visit {
  readonly shell: Shell;
  readonly line: Line;
  readonly table: TableLine;
  readonly id: TableId;
  /** What others open to come here too. */
  readonly link: string;
  readonly remarks: Remarks;
  /** What the person should read next: a refusal, most of the time. */
  message: string;
}

/** How things are now. */
export function takeSnapshot(visit: Visit): TableSnapshot {
  const { shell, line, table, message } = visit;
  const { picture } = table;
  const shown = shownIn(visit, picture);
  const stage = stageOf(picture, shown);
  const { table: told, update } = picture;
  const names = namesAt(shell, told?.seats ?? []);
  return {
    stage,
    key: `${stage} ${update?.match ?? ''} ${stage === 'turn' ? String(update?.nth) : ''}`,
    reader: 'you',
    shown,
    seats: told
      ? seatLinesOf(shell, told.seats, { you: told.you.seat, host: told.host })
      : [shell.texts.join.entering],
    talk: picture.chat.map((chatLine) => visit.remarks.inWords(chatLine)),
    news: told ? newsOf(visit, told, update, names) : [],
    clocks: update ? clockNotes(update, names, line.serverNow()).join('  ') : '',
    line: line.state.phase === 'open' ? 'open' : 'broken',
    lineNote: lineNoteOf(visit),
    message,
    actions: told ? actionsAt(told) : [],
    chat: told?.settings.chat ?? 'off',
  };
}

function shownIn({ shell, remarks }: Visit, picture: TablePicture): ShownMatch | null {
  const { table, update, news, deciding } = picture;
  const screen = shell.screens.find(({ game }) => game.id === table?.game);
  if (!table || !update || !screen) return null;
  const people = { names: namesAt(shell, update.seats), viewer: table.you.seat };
  const scene = { view: update.view, news, open: [], people, remarks: remarks.of(picture) };
  return {
    screen,
    scene,
    legal: deciding ? [] : update.legal,
    // Only the server knows the whole state: it explains what is against the rules.
    refuse: () => undefined,
    advise: () => Promise.resolve(shell.texts.join.noAdvice),
  };
}

function stageOf(
  { table, update }: TablePicture,
  shown: ShownMatch | null,
): TableSnapshot['stage'] {
  if (!table || !update || !shown) return 'hall';
  const { waiting } = update;
  if (waiting.for === 'nobody' || table.phase === 'over') return 'over';
  const { seat } = table.you;
  const isAwaited = waiting.for === 'seats' && waiting.seats.some((each) => each === seat);
  return isAwaited && shown.legal.length > 0 && !hasStandIn(table) ? 'turn' : 'watching';
}

function hasStandIn({ seats, you }: Table): boolean {
  const who = you.seat === null ? undefined : seats[you.seat]?.who;
  return who?.kind === 'person' && who.standIn !== null;
}

/** When the server restarts, if that was announced, by the clock on the wall. */
function restartNote({ shell, line }: Visit): readonly string[] {
  const { state } = line;
  if (state.phase !== 'open' || state.restartAt === undefined) return [];
  const time = new Date(state.restartAt).toLocaleTimeString(shell.language, {
    hour: '2-digit',
    minute: '2-digit',
  });
  return [shell.texts.join.contact.restart(time)];
}

function newsOf(
  visit: Visit,
  { phase, you, wishes, onlookers }: Table,
  update: UpdateTell | null,
  names: readonly string[],
): readonly string[] {
  const { shell, link } = visit;
  const { picture } = visit.table;
  const texts = shell.texts.join;
  const named = (seats: readonly number[]): readonly string[] =>
    seats.map((seat) => names[seat] ?? '');
  const awaited = update?.waiting.for === 'seats' ? update.waiting.seats : [];
  const others = awaited.filter((seat) => seat !== you.seat);
  return [
    ...restartNote(visit),
    ...(phase === 'waiting' ? [texts.invitation(link)] : []),
    ...(you.seat === null ? [texts.lookingOn] : []),
    texts.onlookers(onlookers),
    ...(picture.deciding ? [texts.sending] : []),
    ...(phase === 'playing' && others.length > 0 ? [texts.waitingFor(named(others))] : []),
    ...(update && update.clocks.paused !== null && phase === 'playing' ? [texts.paused] : []),
    ...(wishes.pause.length > 0 ? [texts.wantPause(named(wishes.pause))] : []),
    ...(wishes.rematch.length > 0 ? [texts.wantRematch(named(wishes.rematch))] : []),
  ].filter((sentence) => sentence !== '');
}

function lineNoteOf({ shell, line }: Visit): string {
  const texts = shell.texts.join;
  const { state } = line;
  switch (state.phase) {
    case 'open':
      return '';
    case 'connecting':
      return texts.contact.connecting;
    case 'waiting':
      return texts.contact.waiting(
        Math.max(0, Math.ceil((state.until - shell.system.now()) / 1000)),
      );
    case 'ended':
      return texts.ended(state.because);
  }
}
