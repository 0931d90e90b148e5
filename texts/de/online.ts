import { allOfIn } from '../listing.ts';
import { countedIn } from '../plural.ts';
import type { OnlineTexts } from '../en/online.ts';

const counted = countedIn('de');
const allOf = allOfIn('de');

/** Why something was not done, in German. */
const reasons: OnlineTexts['reasons'] = {
  plain: {
    'too-long': 'Das ist zu lang. Mach es kürzer.',
    'too-deep': 'Das ist zu lang. Mach es kürzer.',
    'bad-form': 'Der Server hat das nicht verstanden. Prüfe deine Eingabe.',
    'bad-options':
      'Mit diesen Optionen kann man nicht spielen. Ändere sie und versuche es noch einmal.',
    'bad-move': 'Das Spiel kennt diesen Zug nicht. Sieh auf den Tisch und versuche es noch einmal.',
    'against-the-rules': 'Die Regeln erlauben das nicht.',
    'not-json':
      'Der Server konnte das nicht lesen. Wenn es wieder passiert, sag denen Bescheid, die ihn betreiben.',
    'hello-first': 'Die Verbindung war noch nicht bereit. Versuche es noch einmal.',
    'unknown-version':
      'Der Server hat eine andere Version. Lade die Seite neu oder aktualisiere dein Programm.',
    'no-session':
      'Der Server kennt dich noch nicht. Wähle einen Namen, dann versuche es noch einmal.',
    'unknown-table':
      'Unter dieser Adresse gibt es keinen Tisch. Er wurde geschlossen, oder der Link ist abgeschnitten. Frag noch einmal nach dem Link.',
    'no-onlookers': 'Alle Plätze sind besetzt, und dieser Tisch möchte keine Zuschauer.',
    'unknown-seat': 'Diesen Platz gibt es an diesem Tisch nicht.',
    'seat-taken': 'Jemand war schneller: Der Platz ist besetzt.',
    'seat-free': 'Dort sitzt niemand mehr.',
    'seats-open': 'Ein Platz ist noch frei.',
    'no-seat-free': 'Alle Plätze sind besetzt.',
    'not-seated': 'Setz dich zuerst hin.',
    'not-the-host': 'Das darf nur, wer den Tisch eröffnet hat.',
    'not-everyone-ready': 'Noch sind nicht alle bereit.',
    'not-away': 'Die Person ist wieder da.',
    'no-stand-in': 'Kein Bot spielt für dich.',
    'stand-in-plays': 'Ein Bot spielt für dich. Nimm zuerst deinen Platz zurück.',
    paused: 'Die Uhren sind angehalten. Setze zuerst die Partie fort.',
    'not-paused': 'Die Uhren laufen.',
    'no-clock': 'Dieser Tisch hat keine Uhr zum Anhalten.',
    'time-is-up': 'Deine Zeit war um, deshalb hat ein Bot diesen Zug gemacht.',
    'other-match': 'Diese Partie ist vorbei; eine andere läuft.',
    'already-decided':
      'Dieser Zug ist schon gemacht: von dir in einem anderen Fenster oder von einem Bot, als die Zeit um war.',
    'out-of-step': 'Die Partie ist weitergegangen. Sieh auf den Tisch und versuche es noch einmal.',
    'unknown-match': 'Unter dieser Adresse gibt es keine Partie.',
    'not-finished': 'Diese Partie läuft noch.',
    'account-taken': 'Dieser Kontoname ist vergeben. Wähle einen anderen.',
    'wrong-password': 'Kontoname oder Passwort stimmt nicht.',
    'wrong-code': 'Dieser Code ist falsch, schon benutzt oder zu alt. Erzeuge einen neuen.',
    banned: 'Wer diesen Server betreibt, hat dieses Konto ausgeschlossen.',
    'registration-closed':
      'Dieser Server nimmt gerade niemand Neues auf. Melde dich an oder frag, wer ihn betreibt.',
    'not-saved':
      'Der Server konnte das nicht speichern, also hat sich nichts geändert. Versuche es noch einmal.',
    fault: 'Auf dem Server ist etwas schiefgegangen. Versuche es gleich noch einmal.',
    unanswered:
      'Die Verbindung brach ab, bevor die Antwort kam. Sieh auf den Tisch und versuche es nötigenfalls noch einmal.',
  },
  wrongPhase: {
    waiting: 'Noch nicht: Die Partie hat nicht begonnen.',
    playing: 'Jetzt nicht: Die Partie läuft.',
    over: 'Zu spät: Die Partie ist vorbei.',
    closed: 'Der Tisch ist geschlossen.',
  },
  chatIs: {
    off: 'An diesem Tisch ist der Chat aus.',
    phrases: 'An diesem Tisch gibt es nur die fertigen Sätze.',
    text: 'Das lässt sich an diesem Tisch nicht sagen.',
  },
  unknownGame: (known) => `Dieser Server hat dieses Spiel nicht. Er hat ${allOf(known)}.`,
  unknownLevel: (known) => `Diesen Bot hat dieser Server nicht. Er hat ${allOf(known)}.`,
  optionsTellSecrets: (options) =>
    `Online darf niemand verdeckte Karten legen. Lass ${allOf(options)} weg.`,
  tooManyTables: (most) =>
    `Du hast schon ${counted(most, { one: 'offenen Tisch', other: 'offene Tische' })}. Schließe zuerst einen.`,
  busy: (seconds) =>
    `Etwas zu schnell! Versuche es in ${counted(seconds, { one: 'Sekunde', other: 'Sekunden' })} noch einmal.`,
};

/** What page and terminal both say at tables with others, in German. */
export const onlineInGerman: OnlineTexts = {
  reasons,
  partings: {
    'unknown-table': reasons.plain['unknown-table'],
    'no-onlookers': reasons.plain['no-onlookers'],
    closed: 'Der Tisch wurde geschlossen. Hier beendete Partien bleiben unter deinen Partien.',
    'sent-away': 'Dein Platz wurde freigemacht. Du kannst wiederkommen, wenn etwas frei ist.',
    crowded: 'Zu viele sehen an diesem Tisch zu. Versuche es in einer Minute noch einmal.',
  },
  phrases: {
    hello: 'Hallo!',
    'good-luck': 'Viel Glück!',
    'well-played': 'Gut gespielt!',
    'nice-move': 'Schöner Zug!',
    thanks: 'Danke!',
    sorry: 'Entschuldigung!',
    oops: 'Hoppla!',
    'one-moment': 'Einen Moment, bitte!',
    'i-am-back': 'Bin wieder da!',
    'your-turn': 'Du bist dran!',
    'play-again': 'Noch eine Partie?',
    goodbye: 'Tschüss!',
    hooray: 'Hurra!',
    haha: 'Haha!',
    wow: 'Wow!',
    'oh-no': 'Oh nein!',
    love: 'Super!',
  },
  contact: {
    connecting: 'Verbinde …',
    waiting: (seconds) => `Keine Verbindung. Neuer Versuch in ${String(seconds)} s.`,
    waitingPlain: 'Keine Verbindung. Versuche es weiter.',
    restart: (time) =>
      `Der Server startet um ${time} neu. Kurz danach geht alles von selbst weiter.`,
  },
};
