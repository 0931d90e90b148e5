import type { CoachTexts } from '../../en/page/coach.ts';

/** What the coach says at a table with bots, in French. */
export const coachInFrench: CoachTexts = {
  name: 'Entraîneur',
  greeting: 'Comment puis-je t’aider ? Je ne vois que ce que tu vois.',
  hint: 'Un conseil',
  holdings: 'Que peuvent-ils avoir ?',
  takeBack: 'Reprendre mon coup',
  thinking: 'Laisse-moi réfléchir…',
  wait: 'Attends ton tour, et je t’aiderai à choisir.',
  nothingToTakeBack: 'Tu n’as aucun coup à reprendre.',
  takenBack: 'Ton coup est repris. Choisis-en un autre. La partie en garde la marque.',
  failed: 'Quelque chose a échoué. Redemande-moi.',
};
