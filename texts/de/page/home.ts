import { allOfIn } from '../../listing.ts';
import { countedIn } from '../../plural.ts';
import type { HomeTexts } from '../../en/page/home.ts';

const allOf = allOfIn('de');
const counted = countedIn('de');

/** Home, set-up and tables on this device, in German. */
export const homeInGerman: HomeTexts = {
  titleWith: (count, title) => (count > 0 ? `(${String(count)}) ${title}` : title),
  lead: 'Zwei Spiele mit Pinguinen und Pyramiden',
  playNow: 'Spielen',
  opening: 'Mische …',
  bots: (count, level) => (count === 1 ? `gegen ${level}` : `gegen ${String(count)} × ${level}`),
  mixedBots: (count) => `gegen ${String(count)} Bots`,
  changeBots: (game) => `Gegner und Optionen für ${game} wählen`,
  facts: {
    players: (least, most) => `${String(least)}–${String(most)} Spieler`,
    minutes: (minutes) => `${String(minutes)} Min.`,
    age: (years) => `ab ${String(years)}`,
  },
  inviteFriends: 'Freunde einladen',
  oneDevice: 'Ein Gerät',
  waysAt: (game) => `Andere Arten, ${game} zu spielen`,
  lobby: 'Lobby',
  matches: 'Meine Partien',
  numbers: 'Meine Zahlen',
  whatIf: { name: 'Was wäre, wenn', back: 'Zurück zur Partie' },
  watchFile: 'Datei ansehen',
  puzzles: 'Rätsel',
  whoAmI: (name) => `Du bist ${name}`,
  nobodyYet: 'Wer bist du?',
  meet: {
    title: 'Andere treffen',
    playing: (count) =>
      count === 1 ? '1 Person spielt gerade' : `${String(count)} Leute spielen gerade`,
    quick: (game) => `Schnelle Partie: ${game}`,
    join: 'Mit Code mitspielen',
    party: 'Auf dem großen Bildschirm',
  },
  goOn: {
    title: (count) => (count > 1 ? `Du bist dran (${String(count)})` : 'Du bist dran'),
    others: 'Warten auf andere',
    online: 'online',
    waitingFor: (names) => (names === '' ? 'Einen Moment …' : `warten auf ${names}`),
    standIn: 'ein Bot spielt für dich',
    paused: 'angehalten',
    rematch: (names) => `noch eine Partie mit ${names}?`,
    with: (names) => `mit ${allOf(names)}`,
    forget: (game) => `Diese Partie ${game} löschen`,
    forgetQuestion: 'Diese Partie löschen?',
    forgetHint: 'Sie lässt sich nicht zurückholen.',
    forgetAction: 'Löschen',
    more: (count) => counted(count, { one: 'weitere', other: 'weitere' }),
  },
  setUp: {
    title: {
      bots: 'Gegen Bots',
      'one-device': 'Auf einem Gerät',
      friends: 'Freunde einladen',
      anyone: 'Tisch eröffnen',
    },
    hint: {
      bots: 'Du gegen Bots, die auf diesem Gerät wohnen. Ganz ohne Verbindung.',
      'one-device': 'Reicht das Gerät herum. Ein Vorhang verdeckt die Karten zwischen den Zügen.',
      friends:
        'Du bekommst einen Link zum Verschicken. Die freien Plätze warten auf deine Freunde.',
      anyone: 'Der Tisch steht in der Lobby, und alle dürfen einen freien Platz nehmen.',
    },
    players: 'Spieler',
    fewer: 'Weniger Spieler',
    more: 'Mehr Spieler',
    playerCount: (count) => `${String(count)} Spieler`,
    level: 'Stärke der Bots',
    levelAbout: (level, about) => `${level}: ${about}`,
    seatBySeat: 'Platz für Platz wählen',
    nameAt: (number) => `Name auf Platz ${String(number)}`,
    levelAt: (number) => `Stärke auf Platz ${String(number)}`,
    kindAt: (number) => `Wer auf Platz ${String(number)} spielt`,
    person: 'Mensch',
    bot: (level) => `Bot: ${level}`,
    free: { friends: 'Frei für Freunde', anyone: 'Frei für alle' },
    me: 'Ich',
    player: (number) => `Spieler ${String(number)}`,
    options: 'Regeln an diesem Tisch',
    start: 'Los',
    refused: 'Mit diesen Optionen kann man nicht spielen. Ändere sie und versuche es noch einmal.',
    notKept: 'Der Tisch ließ sich nicht öffnen. Versuche es noch einmal.',
    noNetwork:
      'Kein Netz, und das Spiel ist noch nicht auf diesem Gerät. Es öffnet sich von selbst, sobald das Netz wieder da ist.',
  },
  offline: {
    noNetwork:
      'Kein Netz. Gegen Bots und auf einem Gerät kannst du spielen; Freunde, Lobby und Partien online warten darauf.',
    needsNetwork:
      'Unter dieser Adresse öffnet sich die Seite nur mit Netz. Über https ginge es auch ohne.',
    understood: 'OK',
  },
  curtain: {
    title: (name) => `Gib das Gerät an ${name}`,
    hint: 'Alle anderen: wegschauen!',
    action: (name) => `Ich bin ${name}`,
  },
  here: {
    notKept:
      'Dieser Browser kann keine Partien speichern: Deine hält nur, solange diese Seite offen bleibt.',
    goneTitle: 'Hier ist kein Tisch',
    goneHint:
      'Diese Partie ist nicht auf diesem Gerät, oder sie begann mit älteren Regeln. Eine Partie auf einem Gerät lässt sich auf keinem anderen öffnen.',
    goneAction: 'Zur Startseite',
    newSetUp: 'Anders aufstellen',
  },
};
