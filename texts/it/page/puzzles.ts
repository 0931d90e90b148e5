import { countedIn } from '../../plural.ts';
import type { PuzzleTexts } from '../../en/page/puzzles.ts';

const counted = countedIn('it');

/** The puzzles, in Italian. */
export const puzzlesInItalian: PuzzleTexts = {
  title: 'Enigmi',
  titleOf: (game) => `Enigmi: ${game}`,
  about:
    'Posizioni da partite vere. Una mossa è la migliore senza dubbio: trovala sul tavolo vero e leggi perché.',
  ofTheDay: 'Enigma del giorno',
  solvedToday: 'Risolto oggi. Il prossimo arriva a mezzanotte UTC.',
  streak: (days) => `${counted(days, { one: 'giorno', other: 'giorni' })} di fila`,
  longest: (days) => `record: ${counted(days, { one: 'giorno', other: 'giorni' })}`,
  all: 'Tutti gli enigmi',
  progress: (solved, all) => `${String(solved)} di ${String(all)} risolti`,
  theme: 'Tema',
  anyTheme: 'Qualsiasi tema',
  difficulty: 'Difficoltà',
  anyDifficulty: 'Qualsiasi difficoltà',
  difficulties: {
    chick: 'Facilissimo',
    adelie: 'Facile',
    gentoo: 'Medio',
    king: 'Difficile',
    emperor: 'Molto difficile',
    none: 'Estremo',
  },
  onlyUnsolved: 'Solo quelli da risolvere',
  none: 'Nessun enigma è così. Scegli altri filtri.',
  random: 'Uno a caso',
  found: (count) => counted(count, { one: 'enigma', other: 'enigmi' }),
  number: (number) => `Enigma ${String(number)}`,
  players: (count) => counted(count, { one: 'giocatore', other: 'giocatori' }),
  solved: 'risolto',
  more: 'Mostra altri',

  verdict: 'Cosa fare',
  you: 'Tu',
  task: 'Tocca a te. Qual è la mossa migliore?',
  right: 'Giusto!',
  rightAfterAll: 'Giusto, alla fine!',
  shown: 'La mossa era questa.',
  worse: 'Le regole lo permettono, ma c’è una mossa migliore.',
  itsReason: (reason) => `Su quella migliore: ${reason}`,
  refused: (sentence) => `Contro le regole. ${sentence}`,
  reveal: 'Mostra la mossa',
  hands: 'Altre mani',
  explanation: 'Spiegazione',
  next: 'Prossimo enigma',
  again: 'Ancora una volta',

  best: 'La mossa migliore',
  why: 'Perché',
  instead: (move) => `La seconda sarebbe: ${move}.`,
  margin: (share) =>
    `Su 100 partite giocate da qui, la mossa migliore ne vince circa ${String(share)} in più.`,
  solvedExactly:
    'Dimostrato: è calcolato per ogni mano che gli altri possono avere. Nessun’altra mossa è mai migliore.',
  searched:
    'Senza dubbio: tutte le mosse sono state provate lo stesso numero di volte in mondi coerenti con ciò che vedi, e poi ancora dieci volte tanto.',
  foundBy: 'Chi la trova',
  foundByCaption: 'In quanti tentativi su 8 ogni livello trova la mossa',
  level: 'Livello',
  tries: 'Tentativi',
  proveIt: 'Dimostralo tu',
  proveHint: 'In una copia di Rookery, questo comando dimostra di nuovo l’enigma:',
  copy: 'Copia',
  copied: 'Copiato',

  holdings: 'Cosa possono avere gli altri',
  exact: 'Contato esattamente su tutte le smazzate coerenti con ciò che vedi.',
  sampled: 'Stimato da 3.000 smazzate coerenti con ciò che vedi.',
  nothingHidden: 'Tutto ciò che conta qui è scoperto; solo il mazzo è coperto.',
  handOf: (name, cards) => `${name}: ${counted(cards, { one: 'carta', other: 'carte' })}`,
  atLeastOne: 'almeno una',
  onAverage: 'in media',
  card: 'Carta',

  unknown: {
    title: 'Enigma sconosciuto',
    hint: 'A questo indirizzo non c’è nessun enigma. Forse appartiene a un’altra versione.',
    action: 'Tutti gli enigmi',
  },
};
