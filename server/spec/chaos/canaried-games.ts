import { listCards } from '@rookery/rules/penguin-party/cards';
import { penguinParty } from '@rookery/rules/penguin-party/game';
import type { PenguinParty } from '@rookery/rules/penguin-party/vocabulary';
import { penguinramids } from '@rookery/rules/penguinramids/game';
import { actions, type Penguinramids } from '@rookery/rules/penguinramids/vocabulary';
import { entryOf } from '@rookery/rules/kernel/entry';
import { seatsOf, type Seat } from '@rookery/rules/kernel/seat';
import {
  canaried,
  type CanariedGame,
  type CardRules,
  type Named,
  type Registry,
} from './canaries.ts';

/** Every card of every hand, and those left over; a card is open once it is placed. */
const partyCards: CardRules<PenguinParty> = {
  dealt(event, seats) {
    if (event.type !== 'dealt') return [];
    const { hands, unused } = event;
    const held = seatsOf(seats).flatMap((holder) =>
      listCards(entryOf(hands, holder)).map((name): Named => ({ holder, name })),
    );
    return [...held, ...listCards(unused).map((name): Named => ({ holder: null, name }))];
  },
  used: ({ colour }) => colour,
  about: () => undefined,
  opened: (event) => (event.type === 'placed' ? [{ holder: event.seat, name: event.colour }] : []),
};

/** The action card that somebody has chosen is hidden until all are turned up. */
const ramidsCards: CardRules<Penguinramids> = {
  dealt: (event, seats) =>
    event.type === 'offered'
      ? seatsOf(seats).flatMap((holder) => actions.map((action) => actionCard(holder, action)))
      : [],
  used: (move) => (move.type === 'choose' ? String(move.action) : undefined),
  about: (event) => (event.type === 'chose' ? actionCard(event.seat, event.action) : undefined),
  opened: (event) =>
    event.type === 'revealed'
      ? seatsOf(event.actions.length).map((holder) =>
          actionCard(holder, entryOf(event.actions, holder)),
        )
      : [],
};

function actionCard(holder: Seat, action: number): Named {
  return { holder, name: String(action) };
}

export const canariedParty = (registry: Registry): CanariedGame<PenguinParty> =>
  canaried(penguinParty, partyCards, registry);

export const canariedRamids = (registry: Registry): CanariedGame<Penguinramids> =>
  canaried(penguinramids, ramidsCards, registry);
