import { onlineInItalian } from '../online.ts';
import type { OnlinePagesTexts } from '../../en/page/online.ts';
import { peopleInItalian } from './online-people.ts';
import { onlineTableInItalian } from './online-table.ts';

/** Everything about playing online, in Italian. */
export const onlinePagesInItalian: OnlinePagesTexts = {
  reasons: {
    ...onlineInItalian.reasons,
    unreachable: 'Il server non risponde. Controlla la connessione e riprova.',
    unreadableAnswer: 'Questa pagina non ha capito la risposta del server. Ricaricala.',
  },
  people: peopleInItalian,
  ...onlineTableInItalian,
  spokenCode: {
    say: 'Oppure di’ questo codice. Gli altri lo inseriscono nella loro pagina iniziale.',
    until: (time) => `Vale fino alle ${time}.`,
    join: 'Entra con un codice',
    label: 'Le quattro lettere che ti dice chi ospita',
    action: 'Entra',
    bad: 'Un codice ha quattro lettere.',
    wrong:
      'Nessun tavolo ha questo codice adesso. Chiedilo di nuovo: un codice vale solo pochi minuti.',
  },
  lobby: {
    title: 'Sala',
    open: 'Tavoli aperti',
    playing: 'In corso',
    over: 'Appena finite',
    goOnAt: (game) => `Continua al tuo tavolo di ${game}`,
    empty: 'Il ghiaccio è deserto',
    emptyHint:
      'Al momento nessun tavolo pubblico. Aprine uno: prima o poi qualcuno passerà di qui.',
    create: 'Apri un tavolo',
    sit: 'Siediti',
    watch: 'Guarda',
    sitAt: (game, host) => `Siediti al tavolo di ${host}, ${game}`,
    watchAt: (game, host) => `Guarda il tavolo di ${host}, ${game}`,
    hostedBy: (name) => `Tavolo di ${name}`,
    hostless: 'Un tavolo senza padrone di casa',
    loading: 'Guardo sul ghiaccio…',
  },
  matches: {
    title: 'Le mie partite',
    online: 'Online',
    here: 'Su questo dispositivo',
    empty: 'Ancora nessuna partita',
    emptyHint: 'Le partite finite si raccolgono qui, pronte da rivedere.',
    emptyAction: 'Giocane una',
    more: 'Mostra le più vecchie',
    look: 'Rivedi',
    lookAt: (game, when) => `Rivedi: ${game}, ${when}`,
    reviewOf: (game, when) => `Analizza: ${game}, ${when}`,
    goOn: 'Continua',
    record: 'Scarica questa partita',
    recordOf: (game, when) => `Scarica questa partita: ${game}, ${when}`,
    won: 'Vinta',
    shared: 'Vittoria condivisa',
    place: (place, of) => `${String(place)}º posto su ${String(of)}`,
    wonBy: (names) => `Vinta da ${names}`,
    unfinished: 'Non finita',
  },
  asking: {
    passHost: (name) =>
      `Solo chi ospita fa cominciare la partita, aggiunge bot e libera posti. Poi solo ${name} può ridarti questo ruolo.`,
    sendAway: 'Perde il posto. Può tornare finché ce n’è uno libero.',
  },
  match: {
    record: 'Scarica questa partita',
    cannotReplay:
      'Questa partita è stata giocata con un’altra versione e qui non si può mostrare. Puoi comunque scaricarla.',
    notFinished: {
      title: 'Ancora in corso',
      hint: 'Torna quando la partita è finita: fino ad allora le carte sono segrete.',
    },
    unknown: {
      title: 'Qui non c’è nessuna partita',
      hint: 'A questo indirizzo non c’è nessuna partita. Forse il link è stato tagliato copiandolo.',
    },
  },
};
