import { penguinramidsInItalian } from '../penguinramids/texts.ts';
import { countedIn } from '../../plural.ts';
import type { PenguinramidsScreenTexts } from '../../en/terminal/penguinramids.ts';

const counted = countedIn('it');

/** What the terminal alone says about Penguinramids, in Italian. */
export const penguinramidsScreenInItalian: PenguinramidsScreenTexts = {
  ...penguinramidsInItalian,
  verbs: {
    choose: ['scegli', 'scegliere'],
    chief: ['capo'],
    flip: ['gira', 'girare'],
    swap: ['scambia', 'scambiare'],
    recall: ['riprendi', 'recupera'],
    token: ['segnalino'],
    strengthen: ['rinforza', 'rinforzare'],
    take: ['prendi', 'prendere'],
    end: ['fine', 'finisci'],
  },
  armWords: { left: ['sinistra', 's'], right: ['destra', 'destro', 'd'] },
  sideWords: { colour: ['colore'], grey: ['grigio'] },
  round: (round) => `round ${String(round)} di 10`,
  supply: (count) =>
    counted(count, { one: 'segnalino Forza rimasto', other: 'segnalini Forza rimasti' }),
  preparing: 'Si prepara il tavolo.',
  nextOffer: 'Arrivano nuovi pinguini.',
  choosing: 'Ognuno sceglie una carta Azione:',
  order: 'Ordine:',
  you: 'Tu',
  over: 'La partita è finita.',
  offer: 'Disponibili:',
  offerEmpty: 'nessuno',
  goals: 'Obiettivi',
  cards: 'carte Azione',
  inFront: '(n) è davanti',
  tokens: (count) => counted(count, { one: 'segnalino Forza', other: 'segnalini Forza' }),
  menu: {
    choose: 'Scegli una carta Azione:',
    turn: 'Tocca a te:',
    take: 'Prendi un pinguino',
    takeAbout: 'Prendi un pinguino disponibile e piazzalo nella tua piramide (obbligatorio).',
    whichTake: 'Quale pinguino prendi?',
    whichSwap: 'Quale pinguino scambi?',
    action: (number, name) => `Azione ${String(number)}: ${name}`,
    strengthen: 'Metti un segnalino',
    strengthenAbout: 'Metti un segnalino Forza su un braccio di un tuo pinguino, per sempre.',
    end: 'Fine turno',
    endAbout: 'Concludi il turno. Devi aver piazzato un pinguino.',
    whichSide: 'Quale lato in vista?',
    whichArm: 'Quale braccio?',
    placeWhere: (penguin) => `Dove metti ${penguin}?`,
    flipWhere: 'Quale pinguino giri sul grigio?',
    strengthenWhere: 'Quale pinguino rinforzi?',
    weight: (weight, left, right) =>
      `peso ${String(weight)}, braccio sinistro ${String(left)}, braccio destro ${String(right)}`,
  },
  pickItem: '←→, n.: scegli · Invio: sì · Esc: indietro · h aiutino · / scrivi · ? guida',
  pickSlot: 'frecce: spazio · Invio: qui · Esc: indietro · / scrivi · ? guida',
  unreadable: (text) =>
    `«${text}» non è una mossa. Scrivi «guida» per vedere come si scrivono le mosse.`,
  hintsHeading: 'Puoi scrivere:',
  typing: [
    'scegli 3                scegliere una carta Azione',
    'prendi b4a 1 2          il pinguino b4a al livello 1, spazio 2 (da 0)',
    'prendi b4a 1 2 grigio   lo stesso, lato grigio',
    'gira 0 1 · scambia r0a  azioni 2 e 3',
    'capo · riprendi · segnalino      azioni 1, 4 e 5',
    'rinforza 0 1 sinistra   mettere un segnalino su un braccio',
    'fine                    concludere il turno',
    'Sullo schermo: R3 è un pinguino rosso di peso 3, # uno grigio; i numeri accanto',
    'sono le sue braccia, • indica i segnalini; ≤3 è quanto porta uno spazio libero.',
    'Le lettere: R rosso, B blu, G verde, Y giallo, P lilla, O arancione.',
  ],
  flags: {
    chief: 'chi comincia come Capo Pinguino: un posto da 1 o un nome (di solito: a caso)',
    box: 'carte e obiettivi di una scatola vera: un file JSON come rules/penguinramids/box.json',
  },
  total: 'Totale',
};
