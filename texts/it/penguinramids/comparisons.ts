import type { ComparingReason } from '@rookery/bots/penguinramids/contrast';
import { nameOf, type People } from '../../people.ts';
import type { PieceNames } from '../../penguinramids/piece-names.ts';
import { points } from './names.ts';

export function comparison(why: ComparingReason, people: People, names: PieceNames): string {
  switch (why.kind) {
    case 'leaves-less':
      return `Con quel che resta, ${nextPlayer(why.seat, people)} aggiungere a un livello al massimo ${points(why.gain)}; l’altra mossa ne permetterebbe ${String(why.instead)}.`;
    case 'saves-slot':
      return `Tiene ${names.slot(why.slot)} per un pinguino più pesante: porta ${String(why.carries)}, l’altra mossa ci metterebbe un peso di ${String(why.instead)}.`;
    case 'more-arms':
      return `Questo pinguino alza più braccia dell’altro: ${String(why.arms)} invece di ${String(why.instead)}.`;
    case 'stays-coloured':
      return `Sta sul lato colorato e il suo peso di ${String(why.weight)} conta; l’altro sarebbe grigio.`;
    case 'plays-earlier':
      return `La carta ${String(why.action)} gioca prima della carta ${String(why.instead)}.`;
    case 'keeps-card':
      return `Tiene in mano la carta ${String(why.instead)} per un round successivo.`;
  }
}

const nextPlayer = (seat: number, people: People): string =>
  seat === people.viewer ? 'puoi' : `${nameOf(people, seat)} può`;
