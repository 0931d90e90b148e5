import type { LearnTexts } from '../../en/page/learn.ts';

/** The courses, in French. */
export const learnInFrench: LearnTexts = {
  title: (game) => `Apprendre ${game}`,
  button: (minutes) => `Apprendre en ${String(minutes)} minutes`,
  about:
    'De petites leçons à la vraie table. Tu peux partir quand tu veux, tes leçons restent acquises.',
  lesson: (number, count) => `Leçon ${String(number)} sur ${String(count)}`,
  done: 'acquise',
  start: 'Commencer',
  goOn: 'Continuer',
  again: 'Recommencer',
  next: 'Leçon suivante',
  toCourse: 'Toutes les leçons',
  play: 'Jouer contre des robots',
  rules: 'Lire les règles',
  puzzles: 'Résoudre des énigmes',
  finished: 'Leçon réussie !',
  courseFinished: 'Tu connais le jeu. Bravo !',
  unknown: {
    title: 'Leçon inconnue',
    hint: 'Il n’y a pas de leçon à cette adresse.',
    action: 'Retour à l’accueil',
  },
  you: 'Toi',
  coach: 'À faire',
};
