import type { FailureCause } from '../../terminal-subjects.ts';
import type { ArenaTexts } from '../../en/terminal/arena.ts';
import { figuresIn } from '../../figures.ts';

const { number, count, duration } = figuresIn('it');

function cause(what: FailureCause): string {
  switch (what.kind) {
    case 'ended':
      return what.signal === null
        ? `è finito con il codice ${String(what.code)}`
        : `è stato chiuso da ${what.signal}`;
    case 'silent':
      return `non ha mosso entro ${count(what.seconds, { one: 'secondo', other: 'secondi' })} (--patience)`;
    case 'refused':
      return `è stato rifiutato ${String(what.times)} volte in un turno, l’ultima con ${what.last}`;
  }
}

/** What the arena says, in Italian. */
export const arenaInItalian: ArenaTexts = {
  number,
  percent: (share) => `${number(100 * share, 1)} %`,

  needsGame: (games) => `Quale gioco? ${games.join(' o ')}.`,
  needsPlayers: (known) => `Indica almeno due giocatori: ${known.join(', ')} o cmd:COMANDO.`,
  tooManyPlayers: (most) => `Possono partecipare al massimo ${String(most)} giocatori.`,
  unknownPlayer: (name, nearest, game, known) =>
    nearest === undefined
      ? `Nessuno di nome «${name}» gioca a ${game}. Giocatori: ${known.join(', ')}, o cmd:COMANDO.`
      : `Nessuno di nome «${name}» gioca a ${game}. Volevi dire «${nearest}»?`,
  badBudget: (player, most) =>
    `Il budget di «${player}» deve essere un intero da 1 a ${number(most, 0)}, come in king:500.`,
  badLabel: (label, longest) =>
    `«${label}» non può essere il nome di un giocatore: da 1 a ${String(longest)} lettere, cifre, spazi e -._:`,
  emptyCommand: (player) => `«${player}» non indica un comando; scrivi cmd:COMANDO.`,
  sameName: (label) =>
    `«${label}» compare due volte. Dai a uno un altro nome, come in ancora=${label}.`,
  resumeWhat: '«--resume» continua il torneo di una cartella: aggiungi --out CARTELLA.',
  nothingToResume: (folder) =>
    `In «${folder}» non c’è un torneo da continuare. Indica un gioco e dei giocatori per cominciarne uno.`,

  folderInUse: (folder) =>
    `«${folder}» contiene già un torneo. Aggiungi --resume per continuarlo, o indica un’altra cartella.`,
  otherTournament: (folder, setting) =>
    `«${folder}» contiene un altro torneo (diverso: ${setting}). Indica un’altra cartella, o continualo: rookery arena --out ${folder} --resume`,
  settings: {
    form: 'formato del file',
    game: 'gioco',
    rules: 'versione delle regole',
    seats: 'numero di posti',
    options: 'opzioni del tavolo',
    seed: 'seme',
    players: 'lista dei giocatori',
  },
  badFolder: (folder, reason) => `La cartella «${folder}» non si può usare (${reason}).`,
  badFile: (path, line) =>
    `La riga ${String(line)} di «${path}» non è un risultato di questo torneo. Cancella la riga per rigiocare quella smazzata.`,

  progress: (done, of) => `${number(done, 0)}/${number(of, 0)} smazzate`,
  shareSoFar: (label, share) => `${label} ${share}`,
  left: (seconds) => `ancora ${duration(seconds)}`,

  columns: {
    rank: '#',
    player: 'giocatore',
    matches: 'partite',
    wins: 'vinte %',
    margin: '±',
    lead: 'vantag.',
    rating: 'valore',
    mean: 'ms/mossa',
    slowest: 'max',
  },
  duels: 'finisce prima di (%)',
  played: (matches, deals, seats) =>
    `${count(matches, { one: 'partita', other: 'partite' })}: ${count(deals, { one: 'smazzata', other: 'smazzate' })}, ognuna giocata ${String(seats)} volte; ogni volta tutti si spostano di un posto.`,
  alone: (first, second, seats) =>
    `${first} gioca da solo contro ${String(seats - 1)} × ${second}.`,
  equal: (share) => `A parità di forza: ${share} a testa; ± è l’intervallo di confidenza al 95 %.`,
  seed: (seed) => `Seme: ${seed}`,
  kept: (folder) => `Risultati: ${folder}`,
  programFailed: (failure) =>
    `Il programma «${failure.player}» ${cause(failure.cause)}, partita ${failure.match}, posto ${String(failure.seat)}.`,
  complaints: 'Le ultime righe del suo output di errore:',
  interrupted: (done, of) =>
    `Fermato dopo ${number(done, 0)} di ${count(of, { one: 'smazzata', other: 'smazzate' })}.`,
  lost: 'I risultati non sono conservati. Con --out CARTELLA potresti continuare da qui.',
  goOn: (folder) => `Per continuare: rookery arena --out ${folder} --resume`,
};
