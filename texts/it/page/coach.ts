import type { CoachTexts } from '../../en/page/coach.ts';

/** What the coach says at a table with bots, in Italian. */
export const coachInItalian: CoachTexts = {
  name: 'Allenatore',
  greeting: 'Come posso aiutarti? Vedo solo quello che vedi tu.',
  hint: 'Consiglio',
  holdings: 'Che cosa possono avere?',
  takeBack: 'Ritira la mia mossa',
  thinking: 'Fammi pensare…',
  wait: 'Aspetta il tuo turno, poi ti aiuto a scegliere.',
  nothingToTakeBack: 'Non c’è nessuna tua mossa da ritirare.',
  takenBack: 'La tua mossa è ritirata. Scegline un’altra. La partita ne porta il segno.',
  failed: 'Qualcosa è andato storto. Chiedi di nuovo.',
};
