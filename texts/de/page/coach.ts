import type { CoachTexts } from '../../en/page/coach.ts';

/** What the coach says at a table with bots, in German. */
export const coachInGerman: CoachTexts = {
  name: 'Trainer',
  greeting: 'Wobei kann ich helfen? Ich sehe nur, was du siehst.',
  hint: 'Tipp',
  holdings: 'Was können sie haben?',
  takeBack: 'Meinen Zug zurücknehmen',
  thinking: 'Ich überlege …',
  wait: 'Warte, bis du dran bist, dann helfe ich dir beim Wählen.',
  nothingToTakeBack: 'Es gibt keinen Zug von dir zum Zurücknehmen.',
  takenBack: 'Dein Zug ist zurückgenommen. Wähle einen anderen. Die Partie trägt einen Vermerk.',
  failed: 'Etwas ist schiefgegangen. Frag noch einmal.',
};
