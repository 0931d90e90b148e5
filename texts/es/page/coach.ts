import type { CoachTexts } from '../../en/page/coach.ts';

/** What the coach says at a table with bots, in Spanish. */
export const coachInSpanish: CoachTexts = {
  name: 'Entrenador',
  greeting: '¿En qué te ayudo? Solo veo lo que ves tú.',
  hint: 'Pista',
  holdings: '¿Qué pueden tener?',
  takeBack: 'Deshacer mi jugada',
  thinking: 'Déjame pensar…',
  wait: 'Espera tu turno y te ayudaré a elegir.',
  nothingToTakeBack: 'No hay ninguna jugada tuya que deshacer.',
  takenBack: 'Tu jugada está deshecha. Elige otra. La partida queda marcada.',
  failed: 'Algo ha fallado. Vuelve a preguntar.',
};
