import { allOfIn } from '../../listing.ts';
import { countedIn } from '../../plural.ts';
import type { HomeTexts } from '../../en/page/home.ts';

const allOf = allOfIn('it');
const counted = countedIn('it');

/** Home, set-up and tables on this device, in Italian. */
export const homeInItalian: HomeTexts = {
  titleWith: (count, title) => (count > 0 ? `(${String(count)}) ${title}` : title),
  lead: 'Due giochi di pinguini e piramidi',
  playNow: 'Gioca',
  opening: 'Mescolo…',
  bots: (count, level) => (count === 1 ? `contro ${level}` : `contro ${String(count)} × ${level}`),
  mixedBots: (count) => `contro ${String(count)} bot`,
  changeBots: (game) => `Scegli avversari e opzioni per ${game}`,
  facts: {
    players: (least, most) => `${String(least)}–${String(most)} giocatori`,
    minutes: (minutes) => `${String(minutes)} min`,
    age: (years) => `${String(years)}+`,
  },
  inviteFriends: 'Invita amici',
  oneDevice: 'Un dispositivo',
  waysAt: (game) => `Altri modi di giocare a ${game}`,
  lobby: 'Sala',
  matches: 'Le mie partite',
  numbers: 'I miei numeri',
  whatIf: { name: 'E se', back: 'Torna alla partita rivista' },
  watchFile: 'Guarda un file',
  puzzles: 'Enigmi',
  whoAmI: (name) => `Sei ${name}`,
  nobodyYet: 'Chi sei?',
  meet: {
    title: 'Incontra altri',
    playing: (count) =>
      count === 1 ? '1 persona sta giocando' : `${String(count)} persone stanno giocando`,
    quick: (game) => `Partita veloce: ${game}`,
    join: 'Entra con un codice',
    party: 'Sullo schermo grande',
  },
  goOn: {
    title: (count) => (count > 1 ? `Tocca a te (${String(count)})` : 'Tocca a te'),
    others: 'In attesa degli altri',
    online: 'online',
    waitingFor: (names) => (names === '' ? 'Un momento…' : `in attesa di ${names}`),
    standIn: 'un bot gioca per te',
    paused: 'in pausa',
    rematch: (names) => `un’altra partita con ${names}?`,
    with: (names) => `con ${allOf(names)}`,
    forget: (game) => `Elimina questa partita di ${game}`,
    forgetQuestion: 'Eliminare questa partita?',
    forgetHint: 'Non si potrà recuperare.',
    forgetAction: 'Elimina',
    more: (count) => counted(count, { one: 'altra', other: 'altre' }),
  },
  setUp: {
    title: {
      bots: 'Contro i bot',
      'one-device': 'Su un dispositivo',
      friends: 'Invita amici',
      anyone: 'Apri un tavolo',
    },
    hint: {
      bots: 'Tu contro i bot che vivono su questo dispositivo. Senza connessione.',
      'one-device':
        'Passatevi il dispositivo. Un sipario nasconde le carte tra un turno e l’altro.',
      friends: 'Ricevi un link da mandare. I posti liberi aspettano i tuoi amici.',
      anyone: 'Il tavolo appare nella sala, e chiunque può prendere un posto libero.',
    },
    players: 'Giocatori',
    fewer: 'Meno giocatori',
    more: 'Più giocatori',
    playerCount: (count) => `${String(count)} giocatori`,
    level: 'Livello dei bot',
    levelAbout: (level, about) => `${level}: ${about}`,
    seatBySeat: 'Scegli posto per posto',
    nameAt: (number) => `Nome al posto ${String(number)}`,
    levelAt: (number) => `Livello al posto ${String(number)}`,
    kindAt: (number) => `Chi gioca al posto ${String(number)}`,
    person: 'Persona',
    bot: (level) => `Bot: ${level}`,
    free: { friends: 'Libero per un amico', anyone: 'Libero per tutti' },
    me: 'Io',
    player: (number) => `Giocatore ${String(number)}`,
    options: 'Regole di questo tavolo',
    start: 'Comincia',
    refused: 'Con queste opzioni non si può giocare. Cambiale e riprova.',
    notKept: 'Non è stato possibile aprire il tavolo. Riprova.',
    noNetwork:
      'Niente rete, e il gioco non è ancora su questo dispositivo. Si apre da solo quando la rete torna.',
  },
  offline: {
    noNetwork:
      'Niente rete. Puoi giocare contro i bot e su un dispositivo; amici, sala e partite online la aspettano.',
    needsNetwork:
      'A questo indirizzo la pagina si apre solo con la rete. Con https si aprirebbe anche senza.',
    understood: 'OK',
  },
  curtain: {
    title: (name) => `Passa il dispositivo a ${name}`,
    hint: 'Gli altri non guardino!',
    action: (name) => `Sono ${name}`,
  },
  here: {
    notKept:
      'Questo browser non può salvare le partite: la tua dura solo finché questa pagina resta aperta.',
    goneTitle: 'Qui non c’è nessun tavolo',
    goneHint:
      'Questa partita non è su questo dispositivo, o è cominciata con regole più vecchie. Una partita su un dispositivo non si apre su un altro.',
    goneAction: 'Torna all’inizio',
    newSetUp: 'Cambia il tavolo',
  },
};
