import type { Seat } from '@rookery/rules/kernel/seat';
import type { Seen, Slot } from '@rookery/rules/penguinramids/vocabulary';

/** How a thing is seen to change. */
type Manner = 'fly' | 'drop' | 'turn' | 'pulse';

/** Something on the table that is seen to move, from the thing of one key to that of another. */
export interface Flight {
  readonly from: string;
  readonly to: string;
  readonly manner: Manner;
}

/** Keys of things that can be seen to move; each stands in a `data-thing` of the board. */
export const thing = {
  card: (id: string): string => `card ${id}`,
  slot: (seat: number, [level, index]: Slot): string =>
    `slot ${String(seat)} ${String(level)} ${String(index)}`,
  tokens: (seat: number): string => `tokens ${String(seat)}`,
  played: (seat: number): string => `played ${String(seat)}`,
  hand: (seat: number): string => `hand ${String(seat)}`,
  chief: 'chief',
  supply: 'supply',
};

/** What moves because of this news. */
export const flightsOf = (news: readonly Seen[]): readonly Flight[] => news.flatMap(flightsOfOne);

function flightsOfOne(event: Seen): readonly Flight[] {
  switch (event.type) {
    case 'placed':
      return [
        {
          from: thing.card(event.penguin.id),
          to: thing.slot(event.seat, event.slot),
          manner: 'fly',
        },
      ];
    case 'offered':
      return event.penguins.map(({ id }) => inPlace(thing.card(id), 'drop'));
    case 'drawn-instead':
      return [inPlace(thing.card(event.penguin.id), 'drop')];
    case 'flipped':
      return [inPlace(thing.slot(event.seat, event.slot), 'turn')];
    case 'strengthened':
      return [
        {
          from: thing.tokens(event.seat),
          to: thing.slot(event.seat, event.slot),
          manner: 'pulse',
        },
      ];
    case 'revealed':
      return event.order.map((seat: Seat) => inPlace(thing.played(seat), 'turn'));
    case 'chief-taken':
      return [inPlace(thing.chief, 'fly')];
    case 'token-taken':
      return [{ from: thing.supply, to: thing.tokens(event.seat), manner: 'fly' }];
    case 'recalled':
      return [inPlace(thing.hand(event.seat), 'pulse')];
    case 'chief-drawn':
    case 'goals-drawn':
    case 'chose':
    case 'sent-below':
    case 'turn-ended':
    case 'round-ended':
    case 'match-ended':
      return [];
  }
}

const inPlace = (key: string, manner: Manner): Flight => ({ from: key, to: key, manner });
