import { penguinPartyInItalian } from '../penguin-party/texts.ts';
import type { PenguinPartyScreenTexts } from '../../en/terminal/penguin-party.ts';

/** What the terminal alone says about Penguin Party, in Italian. */
export const penguinPartyScreenInItalian: PenguinPartyScreenTexts = {
  ...penguinPartyInItalian,
  round: (round, of) => `round ${String(round)} di ${String(of)}`,
  edition: (edition) => `edizione ${edition}`,
  unused: (count) => `${String(count)} carte sono da parte, a faccia in giù`,
  you: 'Tu',
  headings: { player: 'giocatore', cards: 'carte', points: 'punti' },
  out: 'fuori',
  done: 'finito!',
  hand: 'La tua mano:',
  pickColour: '←→, lettera: colore · Invio: scegli lo spazio · h aiutino · / scrivi · ? guida',
  pickSpot: 'frecce: spazio · Tab: il prossimo · Invio: mettilo · Esc: indietro · / scrivi',
  aim: (colour, spot) => `Un pinguino ${colour} ${spot}?`,
  unreadable: (text) =>
    `«${text}» non è una mossa. Scrivi un colore, una riga e uno spazio, per esempio: rosso 0 0`,
  hints: (colour, spots) => `${colour}: ${spots}`,
  hintsHeading: 'Puoi piazzare (riga, spazio):',
  typing: [
    'Scrivi un colore, una riga e uno spazio: rosso 1 -2  (o più corto: R1-2).',
    'La riga 0 è la base. La sua prima carta è a 0, la vicina di sinistra a -1.',
    'Nella riga 1, la carta a -2 sta sulle carte a -2 e -1 della base, e così via.',
    'Le lettere: R rosso, G verde, Y giallo, P lilla, B blu.',
  ],
  flags: {
    edition: 'l’edizione: iello (otto blu, di solito) o amigo (otto verdi)',
    tie: 'in parità: share, vittoria condivisa (di solito), o extra-round, un round in più',
    start: 'chi comincia il round 1: un posto da 1 o un nome (di solito: a caso)',
  },
  finalPoints: 'Punti (vince chi ne ha meno):',
};
