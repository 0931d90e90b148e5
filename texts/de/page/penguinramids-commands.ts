import type {
  PyramidCommandTexts,
  PyramidCommandWords,
} from '../../en/page/penguinramids-commands.ts';
import { countedIn } from '../../plural.ts';

const counted = countedIn('de');

export const pyramidWordsInGerman: PyramidCommandWords = {
  verbs: {
    choose: ['aktion', 'wähle', 'wählen', 'karte'],
    chief: ['chef'],
    flip: ['drehe', 'drehen'],
    swap: ['tausche', 'tauschen', 'tausch'],
    recall: ['zurücknehmen', 'zurück'],
    token: ['marker', 'kraft'],
    strengthen: ['verstärke', 'verstärken', 'stärke'],
    take: ['nimm', 'nehmen'],
    end: ['ende', 'beenden', 'fertig'],
    undo: ['rückgängig'],
  },
  arms: { left: ['links', 'linken', 'linker'], right: ['rechts', 'rechten', 'rechter'] },
  grey: ['grau', 'graue'],
  level: ['ebene'],
  slot: ['platz'],
  base: ['basis'],
  top: ['spitze'],
  fill: [
    'den',
    'die',
    'der',
    'das',
    'dem',
    'in',
    'auf',
    'an',
    'am',
    'zu',
    'und',
    'pinguin',
    'arm',
    'arme',
    'einen',
    'mit',
  ],
  stems: {
    red: ['rot'],
    blue: ['blau'],
    green: ['grün'],
    yellow: ['gelb'],
    purple: ['violett', 'lila'],
    orange: ['orange'],
  },
};

/** What the command line says about Penguinramids, in German. */
export const pyramidCommandsInGerman: PyramidCommandTexts = {
  example: 'nimm blau 4 auf 1 2',
  how: {
    choose: '„Aktion 3“ wählt eine Aktionskarte.',
    take: '„nimm blau 4 auf 1 2“ nimmt den blauen Pinguin mit Gewicht 4 auf Ebene 1, Platz 2. Ebene 1 ist die Basis, Plätze zählen von links.',
    grey: '„grau“ dahinter legt ihn mit der grauen Seite nach oben. Nach dem Gewicht können die zwei Arme stehen: „blau 4 0 1 auf 1 2“.',
    actions: '„Chef“, „drehe 1 2“, „tausche blau 4“, „zurück“ und „Marker“ nutzen deine Aktion.',
    others:
      '„verstärke 1 2 links“ legt einen Marker auf einen Arm, „rückgängig“ nimmt einen Schritt zurück, „Ende“ beendet deinen Zug.',
  },
  undone: 'Der letzte Schritt ist zurückgenommen',
  nothingToUndo: 'Es gibt nichts zurückzunehmen.',
  hand: (cards) => `Aktionskarten auf der Hand: ${cards}.`,
  front: (cards) => `Vor dir: ${cards}.`,
  chosen: (card) => `Gewählt: ${card}.`,
  card: (action, name) => `${String(action)} ${name}`,
  tokens: (count) =>
    `${counted(count, { one: 'Kraftmarker', other: 'Kraftmarker' })} zum Einsetzen.`,
  pyramidOf: (name) => `Pyramide von ${name}.`,
  emptyPyramid: 'In der Pyramide liegt noch niemand.',
  line: (name, facts) => `${name}: ${facts}.`,
  penguins: (count) => counted(count, { one: 'Pinguin', other: 'Pinguine' }),
  cards: (count) =>
    counted(count, { one: 'Aktionskarte auf der Hand', other: 'Aktionskarten auf der Hand' }),
  places: (penguin, places) => `${penguin}: ${places}.`,
  greyPlace: (place) => `${place} grau`,
  alsoPossible: (commands) => `Auch möglich: ${commands}.`,
};
