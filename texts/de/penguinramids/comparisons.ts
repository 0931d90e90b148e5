import type { ComparingReason } from '@rookery/bots/penguinramids/contrast';
import { nameOf, type People } from '../../people.ts';
import type { PieceNames } from '../../penguinramids/piece-names.ts';
import { points } from './names.ts';

export function comparison(why: ComparingReason, people: People, names: PieceNames): string {
  switch (why.kind) {
    case 'leaves-less':
      return `Mit dem, was übrig bleibt, ${nextPlayer(why.seat, people)} höchstens ${points(why.gain)} auf einer Ebene holen; der andere Zug erlaubte ${points(why.instead)}.`;
    case 'saves-slot':
      return `Hält ${names.slot(why.slot)} für einen schwereren Pinguin frei: Dort wird ${String(why.carries)} getragen, der andere Zug legte nur Gewicht ${String(why.instead)} hin.`;
    case 'more-arms':
      return `Dieser Pinguin hebt mehr Arme als der andere: ${String(why.arms)} statt ${String(why.instead)}.`;
    case 'stays-coloured':
      return `Liegt mit der Farbseite oben, sein Gewicht ${String(why.weight)} zählt; der andere läge grau.`;
    case 'plays-earlier':
      return `Karte ${String(why.action)} ist vor Karte ${String(why.instead)} an der Reihe.`;
    case 'keeps-card':
      return `Behält Karte ${String(why.instead)} für eine spätere Runde auf der Hand.`;
  }
}

const nextPlayer = (seat: number, people: People): string =>
  seat === people.viewer ? 'kannst du' : `kann ${nameOf(people, seat)}`;
