import type { OwnCardsTexts } from '../../en/page/own-cards.ts';

/** Entering the cards of one's own box, in Italian. */
export const ownCardsInItalian: OwnCardsTexts = {
  title: 'Le tue carte',
  about:
    'Se hai Penguinramids, inserisci qui le carte della tua scatola, una a una o con un file. Vengono controllate e restano su questo dispositivo. Poi puoi giocarci.',
  progress: (entered, all) => `${String(entered)} carte inserite su ${String(all)}`,
  complete: 'Le tue carte sono complete.',
  missing: (count) =>
    count === 1 ? `1 carta manca ancora.` : `${String(count)} carte mancano ancora.`,
  tooMany: (count) => (count === 1 ? `1 carta di troppo.` : `${String(count)} carte di troppo.`),
  play: 'Gioca con le tue carte',
  startFromOurs: 'Parti dalle nostre 52 carte',
  startFromOursHint: 'Poi cambia solo ciò che è diverso nella tua scatola.',
  add: 'Aggiungi una carta',
  remove: (number) => `Togli la carta ${String(number)}`,
  copy: (number) => `Copia la carta ${String(number)}`,
  card: (number) => `Carta ${String(number)}`,
  colour: 'Colore',
  weight: 'Peso',
  left: 'Braccio sinistro',
  right: 'Braccio destro',
  open: 'Apri un file',
  save: 'Salva in un file',
  clear: 'Elimina tutto',
  clearQuestion: 'Eliminare tutte le tue carte?',
  clearHint: 'Non si possono recuperare, a meno che tu non le abbia salvate in un file.',
  goals: 'Obiettivi',
  goalsHint: 'Scegli quelli della tua scatola, almeno tre. Un file può avere obiettivi propri.',
  goalsMissing: 'Scegli almeno tre obiettivi.',
  loaded: 'Il file è stato letto, le sue carte sono qui.',
  unreadable: 'Questo file non è JSON. Non è cambiato nulla.',
  wrong: 'Il file contiene errori, quindi non è cambiato nulla:',
  moreMistakes: (count) => `e altri ${String(count)}`,
  atCard: (number, name, field) =>
    `Carta ${String(number)}${name === '' ? '' : ` (${name})`}${field === '' ? '' : `, ${field}`}`,
  atGoal: (number, name, field) =>
    `Obiettivo ${String(number)}${name === '' ? '' : ` (${name})`}${field === '' ? '' : `, ${field}`}`,
  atFile: 'Il file',
  atCards: 'L’elenco delle carte',
  atGoals: 'L’elenco degli obiettivi',
};
