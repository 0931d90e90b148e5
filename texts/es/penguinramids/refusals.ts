import type { Refusal } from '@rookery/rules/penguinramids/vocabulary';
import { anyOfIn } from '../../listing.ts';
import { nameOf, type People } from '../../people.ts';
import { actions, typedNames } from './names.ts';
import type { PieceNames } from '../../penguinramids/piece-names.ts';

const anyOf = anyOfIn('es');

/** Refusals whose sentence needs no facts. */
const plainRefusals = {
  'match-over': 'La partida ha terminado.',
  'choose-first': 'Primero cada cual elige una carta de Acción.',
  'already-revealed': 'Las cartas de Acción ya están descubiertas: es tarde para elegir otra.',
  'already-chief': 'Ya eres el Pingüino Jefe.',
  'supply-empty': 'No quedan fichas de Fuerza.',
  'no-token-in-hand': 'No tienes fichas de Fuerza para poner en un brazo.',
  'already-grey': 'Ese pingüino ya es gris.',
  'exchange-before-taking': 'Solo se puede cambiar antes de tomar un pingüino.',
  'already-placed': 'En este turno ya has colocado un pingüino.',
  'place-first': 'Primero toma un pingüino y colócalo.',
};

export function refusal(why: Refusal, people: People, names: PieceNames = typedNames): string {
  const { kind } = why;
  if (kind === 'not-your-turn') return notYourTurn(why.turn, people);
  if (kind === 'action-not-in-hand')
    return `Tu carta de Acción ${String(why.action)} está delante de ti. En la mano tienes ${anyOf(why.hand.map(String))}.`;
  if (kind === 'action-not-played')
    return `Para eso hace falta la carta de Acción ${String(why.needs)} (${actions[why.needs].name}); has jugado la ${String(why.played)} (${actions[why.played].name}).`;
  if (kind === 'action-used') return `En este turno ya has usado tu acción ${String(why.action)}.`;
  if (kind === 'no-such-slot')
    return `Ese hueco no existe (${names.slot(why.slot)}). Los niveles se cuentan desde ${String(names.lowest)}, la base, hasta ${String(names.lowest + 3)}, la cima, y los huecos desde ${String(names.lowest)}, empezando por la izquierda.`;
  if (kind === 'slot-empty') return `No hay ningún pingüino en ${names.slot(why.slot)}.`;
  if (kind === 'would-drop')
    return `Los brazos grises son más débiles: el pingüino en ${names.slot(why.above)} pesa ${String(why.weight)}, y solo se llevaría ${String(why.carried)}.`;
  if (kind === 'penguin-not-available')
    return `Ese pingüino no está disponible. Puedes tomar ${anyOf(why.available.map(names.card))}.`;
  if (kind === 'spot-taken') return `Ahí ya hay un pingüino (${names.card(why.by)}).`;
  if (kind === 'not-beside-the-base')
    return `La base crece sin huecos: el siguiente pingüino va en ${anyOf(why.open.map(names.slot))}.`;
  if (kind === 'unsupported') return unsupported(why.missing.length);
  if (kind === 'too-heavy')
    return `Hace falta ${String(why.weight)}, estos brazos llevan ${String(why.carried)}. ${instead(why.fitting.map(names.card))}`;
  if (kind === 'must-take-one-that-fits')
    return `El gris es para cuando nada cabe, y aún puedes colocar ${anyOf(why.fitting.map(names.card))}.`;
  return plainRefusals[kind];
}

const instead = (fitting: readonly string[]): string =>
  fitting.length > 0
    ? `Caben en algún sitio: ${fitting.join(', ')}.`
    : 'Nada cabe en ningún sitio: toma cualquier pingüino, por el lado gris.';

const notYourTurn = (turn: number | null, people: People): string =>
  turn === null
    ? 'Un momento: las cartas aún no están en la mesa.'
    : `No es tu turno: ahora juega ${nameOf(people, turn)}.`;

const unsupported = (missing: number): string =>
  missing > 1
    ? 'Ahí un pingüino se caería: necesita dos pingüinos justo debajo, y no hay ninguno.'
    : 'Ahí un pingüino se caería: necesita dos pingüinos justo debajo, y falta uno.';
