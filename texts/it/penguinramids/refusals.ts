import type { Refusal } from '@rookery/rules/penguinramids/vocabulary';
import { anyOfIn } from '../../listing.ts';
import { nameOf, type People } from '../../people.ts';
import { actions, typedNames } from './names.ts';
import type { PieceNames } from '../../penguinramids/piece-names.ts';

const anyOf = anyOfIn('it');

/** Refusals whose sentence needs no facts. */
const plainRefusals = {
  'match-over': 'La partita è finita.',
  'choose-first': 'Prima tutti scelgono una carta Azione.',
  'already-revealed': 'Le carte Azione sono già scoperte: è tardi per sceglierne un’altra.',
  'already-chief': 'Sei già il Capo Pinguino.',
  'supply-empty': 'Non ci sono più segnalini Forza.',
  'no-token-in-hand': 'Non hai segnalini Forza da mettere su un braccio.',
  'already-grey': 'Quel pinguino è già grigio.',
  'exchange-before-taking': 'Si può scambiare solo prima di prendere un pinguino.',
  'already-placed': 'In questo turno hai già piazzato un pinguino.',
  'place-first': 'Prima prendi un pinguino e piazzalo.',
};

export function refusal(why: Refusal, people: People, names: PieceNames = typedNames): string {
  const { kind } = why;
  if (kind === 'not-your-turn') return notYourTurn(why.turn, people);
  if (kind === 'action-not-in-hand')
    return `La tua carta Azione ${String(why.action)} è davanti a te. In mano hai ${anyOf(why.hand.map(String))}.`;
  if (kind === 'action-not-played')
    return `Per questo serve la carta Azione ${String(why.needs)} (${actions[why.needs].name}); hai giocato la ${String(why.played)} (${actions[why.played].name}).`;
  if (kind === 'action-used')
    return `In questo turno hai già usato l’azione ${String(why.action)}.`;
  if (kind === 'no-such-slot')
    return `Questo spazio non esiste (${names.slot(why.slot)}). I livelli si contano da ${String(names.lowest)}, la base, a ${String(names.lowest + 3)}, la cima, e gli spazi da ${String(names.lowest)}, partendo da sinistra.`;
  if (kind === 'slot-empty') return `Non c’è nessun pinguino in ${names.slot(why.slot)}.`;
  if (kind === 'would-drop')
    return `Le braccia grigie sono più deboli: il pinguino in ${names.slot(why.above)} pesa ${String(why.weight)}, e si porterebbe solo ${String(why.carried)}.`;
  if (kind === 'penguin-not-available')
    return `Quel pinguino non è disponibile. Puoi prendere ${anyOf(why.available.map(names.card))}.`;
  if (kind === 'spot-taken') return `Lì c’è già un pinguino (${names.card(why.by)}).`;
  if (kind === 'not-beside-the-base')
    return `La base cresce senza buchi: il prossimo pinguino va in ${anyOf(why.open.map(names.slot))}.`;
  if (kind === 'unsupported') return unsupported(why.missing.length);
  if (kind === 'too-heavy')
    return `Serve ${String(why.weight)}, queste braccia portano ${String(why.carried)}. ${instead(why.fitting.map(names.card))}`;
  if (kind === 'must-take-one-that-fits')
    return `Il grigio è per quando niente va bene, e puoi ancora piazzare ${anyOf(why.fitting.map(names.card))}.`;
  return plainRefusals[kind];
}

const instead = (fitting: readonly string[]): string =>
  fitting.length > 0
    ? `Vanno bene da qualche parte: ${fitting.join(', ')}.`
    : 'Niente va bene da nessuna parte: prendi un pinguino qualsiasi, lato grigio.';

const notYourTurn = (turn: number | null, people: People): string =>
  turn === null
    ? 'Un momento: le carte non sono ancora sul tavolo.'
    : `Non è il tuo turno: ora gioca ${nameOf(people, turn)}.`;

const unsupported = (missing: number): string =>
  missing > 1
    ? 'Lì un pinguino cadrebbe: gli servono due pinguini proprio sotto, e non ce n’è.'
    : 'Lì un pinguino cadrebbe: gli servono due pinguini proprio sotto, e ne manca uno.';
