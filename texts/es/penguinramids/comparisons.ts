import type { ComparingReason } from '@rookery/bots/penguinramids/contrast';
import { nameOf, type People } from '../../people.ts';
import type { PieceNames } from '../../penguinramids/piece-names.ts';
import { points } from './names.ts';

export function comparison(why: ComparingReason, people: People, names: PieceNames): string {
  switch (why.kind) {
    case 'leaves-less':
      return `Con lo que queda, ${nextPlayer(why.seat, people)} sumar como mucho ${points(why.gain)} en un nivel; la otra jugada permitiría ${String(why.instead)}.`;
    case 'saves-slot':
      return `Guarda ${names.slot(why.slot)} para un pingüino más pesado: lleva ${String(why.carries)} y la otra jugada pondría ahí un peso de ${String(why.instead)}.`;
    case 'more-arms':
      return `Este pingüino levanta más brazos que el otro: ${String(why.arms)} en vez de ${String(why.instead)}.`;
    case 'stays-coloured':
      return `Queda por el lado de color y su peso de ${String(why.weight)} cuenta; el otro sería gris.`;
    case 'plays-earlier':
      return `La carta ${String(why.action)} juega antes que la carta ${String(why.instead)}.`;
    case 'keeps-card':
      return `Guarda la carta ${String(why.instead)} en la mano para una ronda posterior.`;
  }
}

const nextPlayer = (seat: number, people: People): string =>
  seat === people.viewer ? 'puedes' : `${nameOf(people, seat)} puede`;
