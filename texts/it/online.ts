import { allOfIn } from '../listing.ts';
import { countedIn } from '../plural.ts';
import type { OnlineTexts } from '../en/online.ts';

const counted = countedIn('it');
const allOf = allOfIn('it');

/** Why something was not done, in Italian. */
const reasons: OnlineTexts['reasons'] = {
  plain: {
    'too-long': 'È troppo lungo. Accorcialo.',
    'too-deep': 'È troppo lungo. Accorcialo.',
    'bad-form': 'Il server non ha capito. Controlla quello che hai scritto.',
    'bad-options': 'Con queste opzioni non si può giocare. Cambiale e riprova.',
    'bad-move': 'Il gioco non conosce questa mossa. Guarda il tavolo e riprova.',
    'against-the-rules': 'Le regole non lo permettono.',
    'not-json':
      'Il server non è riuscito a leggerlo. Se succede ancora, avvisa chi gestisce questo server.',
    'hello-first': 'La connessione non era ancora pronta. Riprova.',
    'unknown-version':
      'Il server ha un’altra versione. Ricarica la pagina o aggiorna il programma.',
    'no-session': 'Il server non ti conosce ancora. Scegli un nome, poi riprova.',
    'unknown-table':
      'A questo indirizzo non c’è nessun tavolo. È stato chiuso, o il link è tagliato. Chiedi di nuovo il link.',
    'no-onlookers': 'Tutti i posti sono occupati, e questo tavolo non vuole spettatori.',
    'unknown-seat': 'A questo tavolo quel posto non esiste.',
    'seat-taken': 'Qualcuno è stato più svelto: il posto è occupato.',
    'seat-free': 'Lì non c’è più nessuno.',
    'seats-open': 'Un posto è ancora libero.',
    'no-seat-free': 'Tutti i posti sono occupati.',
    'not-seated': 'Prima siediti.',
    'not-the-host': 'Può farlo solo chi ospita.',
    'not-everyone-ready': 'Non tutti sono ancora pronti.',
    'not-away': 'La persona è tornata.',
    'no-stand-in': 'Nessun bot sta giocando per te.',
    'stand-in-plays': 'Un bot sta giocando per te. Prima riprendi il tuo posto.',
    paused: 'I tempi sono in pausa. Prima riprendi la partita.',
    'not-paused': 'I tempi stanno scorrendo.',
    'no-clock': 'Questo tavolo non ha un tempo da fermare.',
    'time-is-up': 'Il tuo tempo era scaduto, quindi ha mosso un bot.',
    'other-match': 'Quella partita è finita; se ne gioca un’altra.',
    'already-decided':
      'Questa mossa è già fatta: da te in un’altra finestra, o da un bot allo scadere del tempo.',
    'out-of-step': 'La partita è andata avanti. Guarda il tavolo e riprova.',
    'unknown-match': 'A questo indirizzo non c’è nessuna partita.',
    'not-finished': 'Questa partita è ancora in corso.',
    'account-taken': 'Questo nome di account è già preso. Scegline un altro.',
    'wrong-password': 'Il nome dell’account o la password è sbagliato.',
    'wrong-code': 'Questo codice è sbagliato, già usato o troppo vecchio. Creane uno nuovo.',
    banned: 'Chi gestisce questo server ha escluso questo account.',
    'registration-closed':
      'Per ora questo server non accoglie nessuno di nuovo. Accedi, o chiedi a chi lo gestisce.',
    'not-saved': 'Il server non è riuscito a salvare, quindi niente è cambiato. Riprova.',
    fault: 'Qualcosa è andato storto sul server. Riprova tra un momento.',
    unanswered:
      'La connessione è caduta prima della risposta. Guarda il tavolo e riprova se serve.',
  },
  wrongPhase: {
    waiting: 'Non ancora: la partita non è cominciata.',
    playing: 'Non ora: la partita è in corso.',
    over: 'Troppo tardi: la partita è finita.',
    closed: 'Il tavolo è chiuso.',
  },
  chatIs: {
    off: 'A questo tavolo la chat è spenta.',
    phrases: 'A questo tavolo si usano solo le frasi pronte.',
    text: 'A questo tavolo non si può dire.',
  },
  unknownGame: (known) => `Questo server non ha quel gioco. Ha ${allOf(known)}.`,
  unknownLevel: (known) => `Questo server non ha quel bot. Ha ${allOf(known)}.`,
  optionsTellSecrets: (options) =>
    `Online nessuno può preparare le carte coperte. Togli ${allOf(options)}.`,
  tooManyTables: (most) =>
    `Hai già ${counted(most, { one: 'tavolo aperto', other: 'tavoli aperti' })}. Prima chiudine uno.`,
  busy: (seconds) =>
    `Un po’ troppo veloce! Riprova tra ${counted(seconds, { one: 'secondo', other: 'secondi' })}.`,
};

/** What page and terminal both say at tables with others, in Italian. */
export const onlineInItalian: OnlineTexts = {
  reasons,
  partings: {
    'unknown-table': reasons.plain['unknown-table'],
    'no-onlookers': reasons.plain['no-onlookers'],
    closed: 'Il tavolo è stato chiuso. Le partite finite qui restano tra le tue partite.',
    'sent-away': 'Chi ospita ha liberato il tuo posto. Puoi tornare se c’è spazio.',
    crowded: 'Troppe persone guardano questo tavolo. Riprova tra un minuto.',
  },
  phrases: {
    hello: 'Ciao!',
    'good-luck': 'Buona fortuna!',
    'well-played': 'Bella partita!',
    'nice-move': 'Bella mossa!',
    thanks: 'Grazie!',
    sorry: 'Scusa!',
    oops: 'Ops!',
    'one-moment': 'Un momento, per favore!',
    'i-am-back': 'Eccomi!',
    'your-turn': 'Tocca a te!',
    'play-again': 'Un’altra partita?',
    goodbye: 'Arrivederci!',
    hooray: 'Evviva!',
    haha: 'Ah ah!',
    wow: 'Caspita!',
    'oh-no': 'Oh no, no!',
    love: 'Che bello!',
  },
  contact: {
    connecting: 'Connessione…',
    waiting: (seconds) => `Nessuna connessione. Nuovo tentativo tra ${String(seconds)} s.`,
    waitingPlain: 'Nessuna connessione. Continuo a provare.',
    restart: (time) => `Il server si riavvia alle ${time}. Subito dopo tutto riprende da solo.`,
  },
};
