import { allOfIn } from '../../listing.ts';
import type { TableTexts } from '../../en/page/table.ts';

const allOf = allOfIn('it');

function waitingFor(names: readonly string[]): string {
  if (names.length === 0) return 'Un momento…';
  return `${allOf(names)} ${names.length === 1 ? 'sta pensando' : 'stanno pensando'}…`;
}

/** What is said around any game's table, in Italian. */
export const tableInItalian: TableTexts = {
  freeSeat: 'Libero',
  forgotten: 'Qualcuno',
  yourTurn: 'Tocca a te',
  turnOf: (name) => `${name}, tocca a te`,
  waitingFor,
  areAway: (names) => `${allOf(names)} ${names.length === 1 ? 'non c’è' : 'non ci sono'}`,
  onItsWay: 'La tua mossa è in arrivo…',
  over: 'La partita è finita',
  moves: 'Cosa è successo',
  lookingBack: 'Questo è un momento passato.',
  backToNow: 'Torna al tavolo',
  roundOver: 'Il round è finito',
  showBoard: 'Guarda il tavolo',
  showResult: 'Mostra il risultato',
  place: (place) => (place === 1 ? '1º' : `${String(place)}º`),
  ownPlace: (place, players) => {
    if (place === 2) return 'Secondo posto: ben giocato!';
    return place < players
      ? `${String(place)}º posto su ${String(players)}: ben giocato!`
      : 'Oggi non era giornata. La prossima piramide è tua!';
  },
  podium: 'Podio',
  beside: 'Accanto al tavolo',
  scores: 'Punti finora',
  details: 'Tutti i punti',
  review: 'Analizza',
  commands: 'Scrivi un comando',
  commandsHint: '«/» apre una riga per i comandi scritti, «?» elenca tutti i tasti.',
  coach: 'Allenatore: un consiglio e altro',
  takenBack: (count) =>
    count === 1 ? 'Una mossa è stata ritirata' : `${String(count)} mosse sono state ritirate`,
  lookBack: 'Rivedi',
  sharePicture: 'Condividi un’immagine',
  pictureFailed: 'Questo browser non è riuscito a disegnare l’immagine.',
  rematch: 'Gioca ancora',
  rematchWho: 'Chi gioca ancora',
  rematchWaits: (names) => `In attesa di ${names === '' ? 'tutti gli altri' : names}…`,
  rematchWithBots: (names) => `Comincia con bot per ${names}`,
  you: 'Tu',
  joined: 'd’accordo',
  notJoined: 'non ancora',
  away: 'assente',
  home: 'Inizio',
  rule: 'La regola',
  rules: 'Tutte le regole',
  notTaken: 'Non ha funzionato. Riprova.',
};
