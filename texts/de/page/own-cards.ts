import type { OwnCardsTexts } from '../../en/page/own-cards.ts';

/** Entering the cards of one's own box, in German. */
export const ownCardsInGerman: OwnCardsTexts = {
  title: 'Deine eigenen Karten',
  about:
    'Wenn du Penguinramids besitzt, gib hier die Karten deiner Schachtel ein, einzeln oder als Datei. Sie werden geprüft und bleiben auf diesem Gerät. Dann kannst du damit spielen.',
  progress: (entered, all) => `${String(entered)} von ${String(all)} Karten eingegeben`,
  complete: 'Deine Karten sind vollständig.',
  missing: (count) =>
    count === 1 ? `1 Karte fehlt noch.` : `${String(count)} Karten fehlen noch.`,
  tooMany: (count) =>
    count === 1 ? `1 Karte ist zu viel.` : `${String(count)} Karten sind zu viel.`,
  play: 'Mit deinen Karten spielen',
  startFromOurs: 'Mit unseren 52 Karten beginnen',
  startFromOursHint: 'Ändere dann nur, was in deiner Schachtel anders ist.',
  add: 'Karte hinzufügen',
  remove: (number) => `Karte ${String(number)} entfernen`,
  copy: (number) => `Karte ${String(number)} kopieren`,
  card: (number) => `Karte ${String(number)}`,
  colour: 'Farbe',
  weight: 'Gewicht',
  left: 'Linker Arm',
  right: 'Rechter Arm',
  open: 'Datei öffnen',
  save: 'Als Datei speichern',
  clear: 'Alles löschen',
  clearQuestion: 'Alle deine Karten löschen?',
  clearHint: 'Sie lassen sich nicht zurückholen, außer du hast sie als Datei gespeichert.',
  goals: 'Ziele',
  goalsHint: 'Wähle die aus deiner Schachtel, mindestens drei. Eine Datei kann eigene Ziele haben.',
  goalsMissing: 'Wähle mindestens drei Ziele.',
  loaded: 'Die Datei wurde gelesen, ihre Karten sind da.',
  unreadable: 'Diese Datei ist kein JSON. Nichts wurde geändert.',
  wrong: 'Die Datei hat Fehler, deshalb wurde nichts geändert:',
  moreMistakes: (count) => `und ${String(count)} weitere`,
  atCard: (number, name, field) =>
    `Karte ${String(number)}${name === '' ? '' : ` (${name})`}${field === '' ? '' : `, ${field}`}`,
  atGoal: (number, name, field) =>
    `Ziel ${String(number)}${name === '' ? '' : ` (${name})`}${field === '' ? '' : `, ${field}`}`,
  atFile: 'Die Datei',
  atCards: 'Die Liste der Karten',
  atGoals: 'Die Liste der Ziele',
};
