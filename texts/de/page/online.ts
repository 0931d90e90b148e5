import { onlineInGerman } from '../online.ts';
import type { OnlinePagesTexts } from '../../en/page/online.ts';
import { peopleInGerman } from './online-people.ts';
import { onlineTableInGerman } from './online-table.ts';

/** Everything about playing online, in German. */
export const onlinePagesInGerman: OnlinePagesTexts = {
  reasons: {
    ...onlineInGerman.reasons,
    unreachable: 'Der Server antwortet nicht. Prüfe deine Verbindung und versuche es noch einmal.',
    unreadableAnswer: 'Diese Seite hat die Antwort des Servers nicht verstanden. Lade sie neu.',
  },
  people: peopleInGerman,
  ...onlineTableInGerman,
  spokenCode: {
    say: 'Oder sag diesen Code. Die anderen geben ihn auf ihrer Startseite ein.',
    until: (time) => `Gilt bis ${time}.`,
    join: 'Mit Code mitspielen',
    label: 'Die vier Buchstaben, die man dir sagt',
    action: 'Mitspielen',
    bad: 'Ein Code hat vier Buchstaben.',
    wrong:
      'Kein Tisch hat gerade diesen Code. Frag noch einmal: Ein Code gilt nur ein paar Minuten.',
  },
  lobby: {
    title: 'Lobby',
    open: 'Offene Tische',
    playing: 'Läuft gerade',
    over: 'Eben beendet',
    goOnAt: (game) => `An deinem Tisch ${game} weiterspielen`,
    empty: 'Das Eis ist leer',
    emptyHint:
      'Gerade gibt es keinen öffentlichen Tisch. Eröffne einen, früher oder später watschelt jemand vorbei.',
    create: 'Tisch eröffnen',
    sit: 'Hinsetzen',
    watch: 'Zusehen',
    sitAt: (game, host) => `Zu ${host} an den Tisch ${game} setzen`,
    watchAt: (game, host) => `Bei ${host} am Tisch ${game} zusehen`,
    hostedBy: (name) => `Tisch von ${name}`,
    hostless: 'Ein Tisch ohne Gastgeber',
    loading: 'Suche das Eis ab …',
  },
  matches: {
    title: 'Meine Partien',
    online: 'Online',
    here: 'Auf diesem Gerät',
    empty: 'Noch keine Partie',
    emptyHint: 'Beendete Partien sammeln sich hier, zum Noch-einmal-Ansehen.',
    emptyAction: 'Eine spielen',
    more: 'Ältere zeigen',
    look: 'Noch einmal ansehen',
    lookAt: (game, when) => `Noch einmal ansehen: ${game}, ${when}`,
    reviewOf: (game, when) => `Analysieren: ${game}, ${when}`,
    goOn: 'Weiterspielen',
    record: 'Diese Partie herunterladen',
    recordOf: (game, when) => `Diese Partie herunterladen: ${game}, ${when}`,
    won: 'Gewonnen',
    shared: 'Geteilter Sieg',
    place: (place, of) => `Platz ${String(place)} von ${String(of)}`,
    wonBy: (names) => `Gewonnen von ${names}`,
    unfinished: 'Nicht beendet',
  },
  asking: {
    passHost: (name) =>
      `Nur der Gastgeber startet die Partie, setzt Bots ein und macht Plätze frei. Danach kann nur ${name} dich wieder zum Gastgeber machen.`,
    sendAway: 'Der Platz wird frei. Zurückkommen geht, solange noch ein Platz frei ist.',
  },
  match: {
    record: 'Diese Partie herunterladen',
    cannotReplay:
      'Diese Partie wurde mit einer anderen Version gespielt und lässt sich hier nicht zeigen. Herunterladen kannst du sie trotzdem.',
    notFinished: {
      title: 'Läuft noch',
      hint: 'Komm wieder, wenn die Partie vorbei ist: Bis dahin sind ihre Karten geheim.',
    },
    unknown: {
      title: 'Hier ist keine Partie',
      hint: 'Unter dieser Adresse gibt es keine Partie. Vielleicht wurde der Link beim Kopieren abgeschnitten.',
    },
  },
};
