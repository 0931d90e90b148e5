import {
  actions,
  type Action,
  type Arm,
  type Card,
  type Seen,
  type Slot,
} from '@rookery/rules/penguinramids/vocabulary';
import { flightTime, type Flight, type Landing } from '../kit/flights.ts';

/** The delay between things that set out one after the other, in milliseconds. */
const stagger = 70;

/** Keys of things that can be seen to move; each stands in a `data-thing` of the board. */
export const thing = {
  card: (id: string): string => `card ${id}`,
  slot: (seat: number, [level, index]: Slot): string =>
    `slot ${String(seat)} ${String(level)} ${String(index)}`,
  tokens: (seat: number): string => `tokens ${String(seat)}`,
  played: (seat: number): string => `played ${String(seat)}`,
  hand: (seat: number): string => `hand ${String(seat)}`,
  /** An action card in front of its player or in their hand. */
  action: (seat: number, action: number): string => `action ${String(seat)} ${String(action)}`,
  goal: (id: string): string => `goal ${id}`,
  chief: 'chief',
  supply: 'supply',
  deck: 'deck',
  /** The buttons of the own turn. They stay where they are, but a hint may point at them. */
  tool: 'tool',
  strengthen: 'strengthen',
  end: 'end',
};

/** Selects what the next change may remove or move. */
export const movingThings =
  '[data-thing^="card "], [data-thing="chief"], button[data-thing^="action "]';

/** A penguin that its player has dragged to its slot. */
export type DraggedPenguin = Pick<Seen & { readonly type: 'placed' }, 'seat'> & Pick<Card, 'id'>;

/** What flights depend on besides the news. */
export interface FlightContext {
  readonly dragged: DraggedPenguin | null;
  /** Whether the pyramid of this seat shows squares with weights in place of penguins. */
  readonly hasSquares: (seat: number) => boolean;
}

const plain: FlightContext = { dragged: null, hasSquares: () => false };

/** What moves because of this news. */
export const flightsOf = (
  news: readonly Seen[],
  context: FlightContext = plain,
): readonly Flight[] => news.flatMap((event) => flightsOfOne(event, context));

function flightsOfOne(event: Seen, context: FlightContext): readonly Flight[] {
  switch (event.type) {
    case 'chief-drawn':
      return [inPlace('drop', thing.chief)];
    case 'goals-drawn':
      return event.goals.map(({ id }, place) => inPlace('drop', thing.goal(id), place * stagger));
    case 'offered':
      return event.penguins.map((penguin, place) => dealt(penguin, place * stagger));
    case 'chose':
      return [inPlace('pulse', thing.played(event.seat))];
    case 'revealed':
      return event.order.map((seat) => revealed(seat, event.actions[seat] ?? 0));
    case 'chief-taken':
      return [{ manner: 'come', thing: thing.chief, from: thing.chief, delay: 0 }];
    case 'flipped':
      return [inPlace('turn', thing.slot(event.seat, event.slot))];
    case 'sent-below':
      return [{ manner: 'sink', thing: thing.card(event.penguin.id), to: thing.deck, delay: 0 }];
    case 'drawn-instead':
      // The one that it replaces leaves first.
      return [dealt(event.penguin, flightTime / 2)];
    case 'recalled':
      return event.actions.map((action, place) => recalled(event.seat, action, place * stagger));
    case 'token-taken':
      return token(thing.supply, thing.tokens(event.seat), { x: 0.5, y: 0.5, width: 1 });
    case 'strengthened':
      return token(thing.tokens(event.seat), thing.slot(event.seat, event.slot), onArm(event.arm));
    case 'placed':
      return placed(event, context);
    case 'turn-ended':
    case 'round-ended':
    case 'match-ended':
      return [];
  }
}

const inPlace = (manner: 'drop' | 'turn' | 'pulse', key: string, delay = 0): Flight => ({
  manner,
  thing: key,
  delay,
});

const dealt = ({ id }: Card, delay: number): Flight => ({
  manner: 'deal',
  thing: thing.card(id),
  from: thing.deck,
  delay,
});

/** PR5: all are turned up together, each where its player has it, and fly to their places in the order. */
const revealed = (seat: number, action: number): Flight => ({
  manner: 'reveal',
  thing: thing.played(seat),
  from: thing.action(seat, action),
  delay: 0,
});

function placed(
  { seat, penguin, slot }: Seen & { readonly type: 'placed' },
  { dragged, hasSquares }: FlightContext,
): readonly Flight[] {
  const to = thing.slot(seat, slot);
  const from = thing.card(penguin.id);
  if (dragged?.seat === seat && dragged.id === penguin.id) return [inPlace('pulse', to)];
  if (!hasSquares(seat)) return [{ manner: 'come', thing: to, from, delay: 0 }];
  // The penguin itself flies, and becomes a square where it arrives.
  const landing = { x: 0.5, y: 0.5, width: 1.2 };
  return [
    { manner: 'give', thing: from, to, landing, number: null, delay: 0 },
    inPlace('drop', to, flightTime),
  ];
}

/** Hands show the five action cards side by side, whether held or not. */
const recalled = (seat: number, action: Action, delay: number): Flight => ({
  manner: 'give',
  thing: thing.played(seat),
  to: thing.hand(seat),
  landing: {
    x: (actions.indexOf(action) + 0.5) / actions.length,
    y: 0.5,
    width: 0.5 / actions.length,
  },
  number: action,
  delay,
});

/** A token flies, and whoever gets it feels it arrive. */
const token = (from: string, to: string, landing: Landing): readonly Flight[] => [
  { manner: 'give', thing: from, to, landing, number: null, delay: 0 },
  inPlace('pulse', to, flightTime),
];

/** Where the drawing of a penguin has the tokens of an arm. */
const onArm = (arm: Arm): Landing => ({ x: arm === 'left' ? 0.115 : 0.885, y: 0.55, width: 0.22 });
