import { allOfIn } from '../../listing.ts';
import type { TableTexts } from '../../en/page/table.ts';

const allOf = allOfIn('de');

function waitingFor(names: readonly string[]): string {
  if (names.length === 0) return 'Einen Moment …';
  return `${allOf(names)} ${names.length === 1 ? 'überlegt' : 'überlegen'} …`;
}

/** What is said around any game's table, in German. */
export const tableInGerman: TableTexts = {
  freeSeat: 'Frei',
  forgotten: 'Jemand',
  yourTurn: 'Du bist dran',
  turnOf: (name) => `${name}, du bist dran`,
  waitingFor,
  areAway: (names) => `${allOf(names)} ${names.length === 1 ? 'ist' : 'sind'} nicht da`,
  onItsWay: 'Dein Zug ist unterwegs …',
  over: 'Die Partie ist vorbei',
  moves: 'Was bisher geschah',
  lookingBack: 'Das ist ein früherer Moment.',
  backToNow: 'Zurück zum Tisch',
  roundOver: 'Die Runde ist vorbei',
  showBoard: 'Den Tisch ansehen',
  showResult: 'Ergebnis zeigen',
  place: (place) => (place === 1 ? '1.' : `${String(place)}.`),
  ownPlace: (place, players) => {
    if (place === 2) return 'Zweiter Platz: gut gespielt!';
    return place < players
      ? `Platz ${String(place)} von ${String(players)}: gut gespielt!`
      : 'Heute nicht dein Tag. Die nächste Pyramide gehört dir!';
  },
  podium: 'Siegertreppchen',
  beside: 'Neben dem Tisch',
  scores: 'Punkte bisher',
  details: 'Alle Punkte',
  review: 'Analyse',
  commands: 'Befehl eingeben',
  commandsHint: '„/“ öffnet eine Zeile für getippte Befehle, „?“ zeigt alle Tasten.',
  coach: 'Trainer: ein Tipp und mehr',
  takenBack: (count) =>
    count === 1 ? 'Ein Zug wurde zurückgenommen' : `${String(count)} Züge wurden zurückgenommen`,
  lookBack: 'Rückblick',
  sharePicture: 'Bild teilen',
  pictureFailed: 'Dieser Browser konnte das Bild nicht zeichnen.',
  rematch: 'Noch eine Partie',
  rematchWho: 'Wer noch einmal spielt',
  rematchWaits: (names) => `Warten auf ${names === '' ? 'die anderen' : names} …`,
  rematchWithBots: (names) => `Mit Bots für ${names} starten`,
  you: 'Du',
  joined: 'dabei',
  notJoined: 'noch nicht',
  away: 'nicht da',
  home: 'Start',
  rule: 'Die Regel',
  rules: 'Alle Regeln',
  notTaken: 'Das hat nicht geklappt. Versuche es noch einmal.',
};
