import { countedIn } from '../../plural.ts';
import type { ReviewTexts } from '../../en/page/review.ts';

const counted = countedIn('it');

/** What is said about reviews of matches, in Italian. */
export const reviewInItalian: ReviewTexts = {
  title: (game) => `${game}, analisi`,
  back: 'Torna alla partita',
  sketching: 'Disegno il grafico…',
  weighing: (done, of) =>
    `${String(done)} di ${counted(of, { one: 'decisione valutata', other: 'decisioni valutate' })}`,
  stop: 'Ferma',
  goOn: 'Avanti',
  failed: 'L’analisi si è interrotta. Quello che è stato trovato resta.',
  again: 'Riprova',
  judgedBy: (level) =>
    `Valutata da ${level}, un bot. Ogni decisione è giudicata da ciò che si poteva sapere allora, non dalle carte degli altri.`,
  nothing: 'In questa partita nessuno ha deciso niente.',
  graph: {
    title: 'Possibilità di vincere',
    hint: 'Come le conosceva chi doveva muovere. Tocca il grafico per vedere un momento.',
    asTable: 'Il grafico come tabella',
    moment: 'Momento',
    momentOf: (number, of, round) =>
      `Decisione ${String(number)} di ${String(of)}, round ${String(round)}`,
    round: (round) => `Round ${String(round)}`,
    end: 'La fine',
    previous: 'Decisione precedente',
    next: 'Prossima decisione',
  },
  moment: {
    by: (name) => `Decide ${name}`,
    yours: 'La tua decisione',
    chance: (percent) => `Possibilità di vincere: ${percent}`,
    played: 'Giocata',
    better: 'Meglio',
    why: 'Perché',
    proven: 'Dimostrato: è meglio qualunque carta abbiano gli altri.',
    isWeighed: 'Questa decisione è ancora da valutare.',
    cost: (percent) => `È costata ${percent} della vittoria.`,
    fine: 'Nessun’altra mossa era chiaramente migliore.',
    only: 'C’era una sola mossa.',
    table: 'Il tavolo in questo momento',
  },
  verdicts: {
    'only-move': 'Senza scelta',
    fine: 'Buona',
    slip: 'Imprecisa',
    mistake: 'Errore',
    blunder: 'Svista',
  },
  attempt: {
    action: 'Riprova tu',
    task: 'Cosa giocheresti qui? Scegli sul tavolo.',
    isWeighed: 'La tua mossa viene valutata…',
    played: 'La tua scelta',
    fine: (percent) =>
      `Ben scelto: nessuna mossa è chiaramente migliore. Possibilità di vincere: ${percent}.`,
    worse: (percent, best) => `Possibilità di vincere: ${percent}. La mossa migliore ha ${best}.`,
    same: 'È ciò che è stato giocato nella partita.',
    another: 'Prova un’altra mossa',
    show: 'Mostra la risposta',
  },
  costliest: {
    title: 'I momenti più costosi',
    none: 'Nessuna decisione è costata una parte chiara della vittoria.',
    later: 'Compaiono quando tutto è valutato.',
    lost: (percent) => `costata ${percent}`,
  },
  decisions: {
    title: 'Tutte le decisioni',
    of: 'Le decisioni di chi',
    everyone: 'Di tutti',
    onlyCostly: 'Solo quelle costose',
    none: 'Per ora nessuna.',
  },
  luck: {
    title: 'Fortuna e bravura',
    later: 'Fortuna e bravura si sanno quando ogni decisione è valutata.',
    player: 'Giocatore',
    start: 'Inizio',
    own: 'Proprie decisioni',
    others: 'Decisioni degli altri',
    luck: 'Fortuna',
    result: 'Risultato',
    explanation: (level) =>
      `Ognuno comincia con una parte uguale della vittoria, e le parti si sommano al risultato. Le decisioni si confrontano con ${level}: 0 vuol dire giocare bene quanto quel bot. La fortuna sono le carte, le pescate e ciò che nessuno poteva sapere. Il numero dopo ± è l’incertezza: in 95 casi su 100 la verità non è più lontana.`,
    decided: {
      lost: {
        own: (percent) => `Cosa ti è costato la partita: le tue decisioni, ${percent}.`,
        others: (percent) =>
          `Cosa ti è costato la partita: gli altri hanno deciso bene, ${percent} per te.`,
        luck: (percent) => `Cosa ti è costato la partita: la sfortuna, ${percent}.`,
      },
      won: {
        own: (percent) => `Cosa ti ha fatto vincere: le tue decisioni, ${percent}.`,
        others: (percent) => `Cosa ti ha fatto vincere: gli errori degli altri, ${percent}.`,
        luck: (percent) => `Cosa ti ha fatto vincere: la fortuna, ${percent}.`,
      },
    },
  },
};
