import type { NumbersTexts } from '../../en/page/numbers.ts';

/** The own numbers, in Italian. */
export const numbersInItalian: NumbersTexts = {
  title: 'I miei numeri',
  about:
    'Com’è andata nelle tue partite, su questo dispositivo e online. Le vittorie sono confrontate con quelle che avresti se tutti fossero ugualmente forti.',
  game: 'Gioco',
  seats: 'Giocatori',
  against: 'Avversario',
  all: 'Tutti',
  people: 'Persone',
  overTime: 'Nel tempo',
  overTimeHint: 'Più in alto è meglio: le vittorie finora, meno quelle che avrebbero dei pari.',
  byGame: 'Per gioco',
  bySeats: 'Per numero di giocatori',
  byOpponent: 'Per avversario',
  matches: 'Partite',
  wins: 'Vittorie',
  rate: 'Quota',
  expected: 'Pari',
  skill: 'Bravura',
  luck: 'Fortuna',
  explanation:
    'Bravura e fortuna sono note per le partite che hai fatto analizzare: ciò che hanno dato le tue decisioni e le carte, in quote di vittoria. Non contano i tavoli «e se», le partite con mosse ritirate e quelle di più persone su un dispositivo.',
  csv: 'Salva come tabella (CSV)',
  json: 'Salva come JSON',
  empty: 'Ancora nessun numero',
  emptyHint: 'Finisci una partita e sarà contata qui.',
  emptyAction: 'Ai giochi',
  plot: (count, ahead) => `${String(count)} partite; ora ${ahead.toFixed(1)} vittorie più dei pari`,
};
