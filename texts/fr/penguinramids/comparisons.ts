import type { ComparingReason } from '@rookery/bots/penguinramids/contrast';
import { nameOf, type People } from '../../people.ts';
import type { PieceNames } from '../../penguinramids/piece-names.ts';
import { points } from './names.ts';

export function comparison(why: ComparingReason, people: People, names: PieceNames): string {
  switch (why.kind) {
    case 'leaves-less':
      return `Avec ce qui reste, ${nextPlayer(why.seat, people)} ajouter ${points(why.gain)} au plus à un étage ; l’autre coup permettrait ${points(why.instead)}.`;
    case 'saves-slot':
      return `Garde la ${names.slot(why.slot)} pour un pingouin plus lourd : elle porte ${String(why.carries)}, l’autre coup y mettrait un poids de ${String(why.instead)}.`;
    case 'more-arms':
      return `Ce pingouin lève plus de bras que l’autre : ${String(why.arms)} au lieu de ${String(why.instead)}.`;
    case 'stays-coloured':
      return `Posé côté couleur, son poids de ${String(why.weight)} compte ; l’autre serait gris.`;
    case 'plays-earlier':
      return `La carte ${String(why.action)} joue avant la carte ${String(why.instead)}.`;
    case 'keeps-card':
      return `Garde la carte ${String(why.instead)} en main pour une manche suivante.`;
  }
}

const nextPlayer = (seat: number, people: People): string =>
  seat === people.viewer ? 'tu peux' : `${nameOf(people, seat)} peut`;
