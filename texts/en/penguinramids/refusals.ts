import type { Refusal } from '@rookery/rules/penguinramids/vocabulary';
import { anyOfIn } from '../../listing.ts';
import { nameOf, type People } from '../../people.ts';
import { actions, typedNames } from './names.ts';
import type { PieceNames } from '../../penguinramids/piece-names.ts';

const anyOf = anyOfIn('en');

/** Refusals whose sentence needs no facts. */
const plainRefusals = {
  'match-over': 'The match is over.',
  'choose-first': 'First everyone chooses an action card.',
  'already-revealed':
    'The action cards are already revealed: it is too late to choose another one.',
  'already-chief': 'You are the Chief Penguin already.',
  'supply-empty': 'No strength tokens are left.',
  'no-token-in-hand': 'You have no strength token to put on an arm.',
  'already-grey': 'That penguin is grey already.',
  'exchange-before-taking': 'An exchange is possible only before you take a penguin.',
  'already-placed': 'You have already placed a penguin this turn.',
  'place-first': 'First take a penguin and place it.',
};

/** Why a move is against the rules. */
export function refusal(why: Refusal, people: People, names: PieceNames = typedNames): string {
  const { kind } = why;
  if (kind === 'not-your-turn') return notYourTurn(why.turn, people);
  if (kind === 'action-not-in-hand')
    return `Your action card ${String(why.action)} lies in front of you. In hand you have ${anyOf(why.hand.map(String))}.`;
  if (kind === 'action-not-played')
    return `That takes action card ${String(why.needs)} (${actions[why.needs].name}); you played ${String(why.played)} (${actions[why.played].name}).`;
  if (kind === 'action-used')
    return `You have already used your action ${String(why.action)} this turn.`;
  if (kind === 'no-such-slot')
    return `There is no such slot (${names.slot(why.slot)}). Levels count from ${String(names.lowest)}, the base, to ${String(names.lowest + 3)}, the top; slots count from ${String(names.lowest)}, on the left.`;
  if (kind === 'slot-empty') return `No penguin lies in ${names.slot(why.slot)}.`;
  if (kind === 'would-drop')
    return `Grey arms are weaker: the penguin in ${names.slot(why.above)} weighs ${String(why.weight)}, and only ${String(why.carried)} would be carried.`;
  if (kind === 'penguin-not-available')
    return `That penguin is not available. You can take ${anyOf(why.available.map(names.card))}.`;
  if (kind === 'spot-taken') return `A penguin already lies there (${names.card(why.by)}).`;
  if (kind === 'not-beside-the-base')
    return `The base grows without gaps: the next penguin goes in ${anyOf(why.open.map(names.slot))}.`;
  if (kind === 'unsupported') return unsupported(why.missing.length);
  if (kind === 'too-heavy')
    return `Needs ${String(why.weight)}, these arms carry ${String(why.carried)}. ${instead(why.fitting.map(names.card))}`;
  if (kind === 'must-take-one-that-fits')
    return `Grey is only for when nothing fits, and you can still place ${anyOf(why.fitting.map(names.card))}.`;
  return plainRefusals[kind];
}

const instead = (fitting: readonly string[]): string =>
  fitting.length > 0
    ? `These fit somewhere: ${fitting.join(', ')}.`
    : 'Nothing fits anywhere: take any penguin, grey side up.';

const notYourTurn = (turn: number | null, people: People): string =>
  turn === null
    ? 'One moment: the cards are not on the table yet.'
    : `It is not your turn: ${nameOf(people, turn)} plays now.`;

const unsupported = (missing: number): string =>
  missing > 1
    ? 'A penguin there would fall: it needs two penguins right below, and there are none.'
    : 'A penguin there would fall: it needs two penguins right below, and one is missing.';
