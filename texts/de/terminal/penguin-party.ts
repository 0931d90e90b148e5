import { penguinPartyInGerman } from '../penguin-party/texts.ts';
import type { PenguinPartyScreenTexts } from '../../en/terminal/penguin-party.ts';

/** What the terminal alone says about Penguin Party, in German. */
export const penguinPartyScreenInGerman: PenguinPartyScreenTexts = {
  ...penguinPartyInGerman,
  round: (round, of) => `Runde ${String(round)} von ${String(of)}`,
  edition: (edition) => `Ausgabe ${edition}`,
  unused: (count) => `${String(count)} Karten liegen verdeckt beiseite`,
  you: 'Du',
  headings: { player: 'Spieler', cards: 'Karten', points: 'Punkte' },
  out: 'raus',
  done: 'fertig!',
  hand: 'Deine Hand:',
  pickColour: '←→, Buchstabe: Farbe · Enter: Platz · h Tipp · / tippen · ? Hilfe · q Ende',
  pickSpot: 'Pfeile: Platz · Tab: nächster · Enter: setzen · Esc: zurück · / tippen',
  aim: (colour, spot) => `Ein ${colour}er Pinguin ${spot}?`,
  unreadable: (text) =>
    `„${text}“ ist kein Zug. Tippe eine Farbe, eine Reihe und einen Platz, zum Beispiel: rot 0 0`,
  hints: (colour, spots) => `${colour}: ${spots}`,
  hintsHeading: 'Du kannst setzen (Reihe, Platz):',
  typing: [
    'Tippe Farbe, Reihe und Platz: rot 1 -2  (oder kurz: R1-2).',
    'Reihe 0 ist die Basis. Ihre erste Karte liegt bei 0, links daneben ist -1.',
    'Eine Karte in Reihe 1 bei -2 liegt auf der Basis bei -2 und -1, und so fort.',
    'Die Buchstaben: R rot, G grün, Y gelb, P violett, B blau.',
  ],
  flags: {
    edition: 'welche Ausgabe: iello (acht blaue, üblich) oder amigo (acht grüne)',
    tie: 'bei Gleichstand: share, Sieg teilen (üblich), oder extra-round, eine Runde mehr',
    start: 'wer Runde 1 beginnt: ein Platz ab 1 oder ein Name (sonst durch das Los)',
  },
  finalPoints: 'Punkte (die wenigsten gewinnen):',
};
