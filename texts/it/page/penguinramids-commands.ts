import type {
  PyramidCommandTexts,
  PyramidCommandWords,
} from '../../en/page/penguinramids-commands.ts';
import { countedIn } from '../../plural.ts';

const counted = countedIn('it');

export const pyramidWordsInItalian: PyramidCommandWords = {
  verbs: {
    choose: ['azione', 'scegli', 'scegliere', 'carta'],
    chief: ['capo'],
    flip: ['gira', 'girare'],
    swap: ['scambia', 'scambiare', 'scambio'],
    recall: ['riprendi', 'recupera', 'recupero'],
    token: ['segnalino', 'forza'],
    strengthen: ['rinforza', 'rinforzare'],
    take: ['prendi', 'prendere'],
    end: ['fine', 'finisci'],
    undo: ['annulla'],
  },
  arms: { left: ['sinistra', 'sinistro'], right: ['destra', 'destro'] },
  grey: ['grigio'],
  level: ['livello'],
  slot: ['spazio', 'posto'],
  base: ['base'],
  top: ['cima'],
  fill: [
    'il',
    'lo',
    'la',
    'i',
    'a',
    'al',
    'nel',
    'nella',
    'in',
    'del',
    'della',
    'di',
    'da',
    'su',
    'sul',
    'e',
    'un',
    'pinguino',
    'braccio',
    'braccia',
  ],
  stems: {
    red: ['ross'],
    blue: ['blu'],
    green: ['verd'],
    yellow: ['giall'],
    purple: ['lill', 'viol'],
    orange: ['arancion'],
  },
};

/** What the command line says about Penguinramids, in Italian. */
export const pyramidCommandsInItalian: PyramidCommandTexts = {
  example: 'prendi blu 4 in 1 2',
  how: {
    choose: '«azione 3» sceglie una carta Azione.',
    take: '«prendi blu 4 in 1 2» prende il pinguino blu di peso 4 e lo mette al livello 1, spazio 2. Il livello 1 è la base, gli spazi si contano da sinistra.',
    grey: '«grigio» alla fine lo mette sul lato grigio. Dopo il peso puoi dare le due braccia: «blu 4 0 1 in 1 2».',
    actions: '«capo», «gira 1 2», «scambia blu 4», «riprendi» e «segnalino» usano la tua azione.',
    others:
      '«rinforza 1 2 sinistra» mette un segnalino su un braccio, «annulla» torna indietro di un passo, «fine» chiude il tuo turno.',
  },
  undone: 'L’ultimo passo è annullato',
  nothingToUndo: 'Non c’è nulla da annullare.',
  hand: (cards) => `Carte Azione in mano: ${cards}.`,
  front: (cards) => `Davanti a te: ${cards}.`,
  chosen: (card) => `Hai scelto: ${card}.`,
  card: (action, name) => `${String(action)} ${name}`,
  tokens: (count) =>
    `${counted(count, { one: 'segnalino Forza', other: 'segnalini Forza' })} da usare.`,
  pyramidOf: (name) => `Piramide di ${name}.`,
  emptyPyramid: 'Nella piramide non c’è ancora nessuno.',
  line: (name, facts) => `${name}: ${facts}.`,
  penguins: (count) => counted(count, { one: 'pinguino', other: 'pinguini' }),
  cards: (count) => counted(count, { one: 'carta Azione in mano', other: 'carte Azione in mano' }),
  places: (penguin, places) => `${penguin}: ${places}.`,
  greyPlace: (place) => `${place} grigio`,
  alsoPossible: (commands) => `Puoi anche scrivere: ${commands}.`,
};
