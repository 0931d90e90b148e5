import { phrases } from '@rookery/protocol/chat';
import type { TablePicture } from '@rookery/protocol/client/table-line';
import type { LineAsk } from '@rookery/protocol/client/unanswered';
import type { Table } from '@rookery/protocol/tables';
import { catalogue } from '@rookery/rules/catalogue';
import type { Dice } from '../world/dice.ts';

/** What a person does next at a table. */
export type GuestWish =
  | { readonly kind: 'ask'; readonly ask: LineAsk }
  | { readonly kind: 'decide'; readonly move: unknown }
  | { readonly kind: 'leave' };

const ask = (wanted: LineAsk): GuestWish => ({ kind: 'ask', ask: wanted });

/** The level that every bot here has: the quickest one. */
const level = 'chick';

/** What a person plays for, with what it takes to open such a table. */
export function tableWish(dice: Dice): LineAsk {
  const seats = dice.pick([2, 2, 2, 3]);
  return {
    type: 'create',
    game: dice.pick(catalogue).id,
    seats,
    options: null,
    bots: dice.chance(0.3) ? [{ seat: seats - 1, level }] : [],
    settings: {
      clock: dice.pick([
        { kind: 'none' },
        { kind: 'per-move', move: 8000 + dice.below(20_000) },
        { kind: 'bank', bank: 10_000 + dice.below(30_000), increment: dice.below(3000) },
      ]),
      listing: dice.pick(['public', 'private']),
      onlookers: dice.pick(['welcome', 'welcome', 'unwelcome']),
      chat: dice.pick(['text', 'phrases', 'off']),
    },
  };
}

/** What somebody wants who plays as people do: mostly the game, sometimes something else. */
export function wishAt({ table, update }: TablePicture, dice: Dice): GuestWish | undefined {
  if (!table) return undefined;
  if (dice.chance(0.05)) return chatWish(table, dice);
  switch (table.phase) {
    case 'waiting':
      return waitingWish(table, dice);
    case 'playing':
      return playingWish(table, update, dice);
    case 'over':
      return overWish(table, dice);
    case 'closed':
      return undefined;
  }
}

const chatWish = ({ id, settings }: Table, dice: Dice): GuestWish | undefined =>
  settings.chat === 'off'
    ? undefined
    : ask({ type: 'say', table: id, said: { kind: 'phrase', phrase: dice.pick(phrases) } });

function waitingWish({ id, seats, you }: Table, dice: Dice): GuestWish | undefined {
  const free = seats.flatMap(({ seat, who }) => (who.kind === 'nobody' ? [seat] : []));
  if (you.seat === null) {
    if (free.length === 0) return dice.chance(0.1) ? { kind: 'leave' } : undefined;
    return ask({ type: 'sit', table: id, seat: dice.chance(0.5) ? null : dice.pick(free) });
  }
  const odd = dice.below(40);
  if (odd === 0) return ask({ type: 'stand', table: id });
  if (odd === 1) return ask({ type: 'not-ready', table: id });
  if (odd === 2) return { kind: 'leave' };
  const own = seats[you.seat]?.who;
  if (own?.kind === 'person' && !own.ready) return ask({ type: 'ready', table: id });
  return you.isHost ? hostWish(id, seats, free, dice) : undefined;
}

function hostWish(
  table: Table['id'],
  seats: Table['seats'],
  free: readonly number[],
  dice: Dice,
): GuestWish | undefined {
  const odd = dice.below(30);
  const seat = dice.below(seats.length);
  if (odd === 0) return ask({ type: 'free-seat', table, seat });
  if (odd === 1) return ask({ type: 'pass-host', table, seat });
  if (odd === 2) return ask({ type: 'close', table });
  if (odd === 3) return setUpWish(table, seats.length, dice);
  if (free.length === 0) return ask({ type: 'start', table });
  return dice.chance(0.15)
    ? ask({ type: 'add-bot', table, seat: dice.pick(free), level })
    : undefined;
}

const setUpWish = (table: Table['id'], seats: number, dice: Dice): GuestWish =>
  ask({ type: 'set-up', table, game: dice.pick(catalogue).id, seats, options: null });

function playingWish(
  { id, you, seats }: Table,
  update: TablePicture['update'],
  dice: Dice,
): GuestWish | undefined {
  if (you.seat === null || !update) return dice.chance(0.03) ? { kind: 'leave' } : undefined;
  const odd = dice.below(250);
  if (odd === 0) return ask({ type: 'resign', table: id });
  if (odd < 4) return ask({ type: 'hand-over', table: id, level });
  if (odd < 8) return ask({ type: 'pause', table: id });
  const own = seats[you.seat]?.who;
  if (own?.kind === 'person' && own.standIn !== null) {
    return dice.chance(0.4) ? ask({ type: 'take-back', table: id }) : undefined;
  }
  if (update.clocks.paused !== null) {
    return dice.chance(0.4) ? ask({ type: 'unpause', table: id }) : undefined;
  }
  return update.legal.length === 0 ? undefined : { kind: 'decide', move: dice.pick(update.legal) };
}

function overWish({ id, you }: Table, dice: Dice): GuestWish | undefined {
  if (you.seat === null) return dice.chance(0.1) ? { kind: 'leave' } : undefined;
  const odd = dice.below(20);
  if (odd === 0) return { kind: 'leave' };
  if (odd === 1) return ask({ type: 'stand', table: id });
  return dice.chance(0.3) ? ask({ type: 'rematch', table: id }) : undefined;
}

/** What somebody wants who only wants the match to be finished. */
export function dutyAt({ table, update }: TablePicture, dice: Dice): GuestWish | undefined {
  if (table?.phase !== 'playing' || table.you.seat === null || !update) return undefined;
  const own = table.seats[table.you.seat]?.who;
  if (own?.kind === 'person' && own.standIn !== null) {
    return ask({ type: 'take-back', table: table.id });
  }
  if (update.clocks.paused !== null) return ask({ type: 'unpause', table: table.id });
  const isAwaited =
    update.waiting.for === 'seats' && update.waiting.seats.some((seat) => seat === table.you.seat);
  return isAwaited && update.legal.length > 0
    ? { kind: 'decide', move: dice.pick(update.legal) }
    : undefined;
}
