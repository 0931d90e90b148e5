import type { FailureCause } from '../../terminal-subjects.ts';
import type { ArenaTexts } from '../../en/terminal/arena.ts';
import { figuresIn } from '../../figures.ts';

const { number, count, duration } = figuresIn('es');

function cause(what: FailureCause): string {
  switch (what.kind) {
    case 'ended':
      return what.signal === null
        ? `terminó con el código ${String(what.code)}`
        : `fue terminado por ${what.signal}`;
    case 'silent':
      return `no jugó en ${count(what.seconds, { one: 'segundo', other: 'segundos' })} (--patience)`;
    case 'refused':
      return `fue rechazado ${String(what.times)} veces en un turno, la última con ${what.last}`;
  }
}

/** What the arena says, in Spanish. */
export const arenaInSpanish: ArenaTexts = {
  number,
  percent: (share) => `${number(100 * share, 1)} %`,

  needsGame: (games) => `¿Qué juego? ${games.join(' o ')}.`,
  needsPlayers: (known) => `Nombra al menos dos jugadores: ${known.join(', ')} o cmd:ORDEN.`,
  tooManyPlayers: (most) => `Pueden participar como mucho ${String(most)} jugadores.`,
  unknownPlayer: (name, nearest, game, known) =>
    nearest === undefined
      ? `Nadie llamado «${name}» juega a ${game}. Jugadores: ${known.join(', ')}, o cmd:ORDEN.`
      : `Nadie llamado «${name}» juega a ${game}. ¿Querías decir «${nearest}»?`,
  badBudget: (player, most) =>
    `El presupuesto de «${player}» tiene que ser un entero de 1 a ${number(most, 0)}, como en king:500.`,
  badLabel: (label, longest) =>
    `«${label}» no puede ser el nombre de un jugador: de 1 a ${String(longest)} letras, cifras, espacios y -._:`,
  emptyCommand: (player) => `«${player}» no nombra ninguna orden; escribe cmd:ORDEN.`,
  sameName: (label) => `«${label}» sale dos veces. Dale otro nombre a uno, como en otra=${label}.`,
  resumeWhat: '«--resume» sigue con el torneo de una carpeta: añade --out CARPETA.',
  nothingToResume: (folder) =>
    `En «${folder}» no hay ningún torneo que seguir. Nombra un juego y jugadores para empezar uno.`,

  folderInUse: (folder) =>
    `«${folder}» ya tiene un torneo. Añade --resume para seguirlo, o nombra otra carpeta.`,
  otherTournament: (folder, setting) =>
    `«${folder}» tiene otro torneo (distinto: ${setting}). Nombra otra carpeta, o síguelo: rookery arena --out ${folder} --resume`,
  settings: {
    form: 'formato del archivo',
    game: 'juego',
    rules: 'versión de las reglas',
    seats: 'número de asientos',
    options: 'opciones de la mesa',
    seed: 'semilla',
    players: 'lista de jugadores',
  },
  badFolder: (folder, reason) => `La carpeta «${folder}» no se puede usar (${reason}).`,
  badFile: (path, line) =>
    `La línea ${String(line)} de «${path}» no es un resultado de este torneo. Borra la línea para volver a jugar ese reparto.`,

  progress: (done, of) => `${number(done, 0)}/${number(of, 0)} repartos`,
  shareSoFar: (label, share) => `${label} ${share}`,
  left: (seconds) => `faltan ${duration(seconds)}`,

  columns: {
    rank: '#',
    player: 'jugador',
    matches: 'partidas',
    wins: 'gana %',
    margin: '±',
    lead: 'ventaja',
    rating: 'puntos',
    mean: 'ms/jugada',
    slowest: 'máx',
  },
  duels: 'acaba antes (%)',
  played: (matches, deals, seats) =>
    `${count(matches, { one: 'partida', other: 'partidas' })}: ${count(deals, { one: 'reparto', other: 'repartos' })}, cada uno jugado ${String(seats)} veces; cada vez todos se corren un asiento.`,
  alone: (first, second, seats) =>
    `${first} juega a solas contra ${String(seats - 1)} × ${second}.`,
  equal: (share) => `A igual fuerza: ${share} cada uno; ± es el intervalo de confianza del 95 %.`,
  seed: (seed) => `Semilla: ${seed}`,
  kept: (folder) => `Resultados: ${folder}`,
  programFailed: (failure) =>
    `El programa «${failure.player}» ${cause(failure.cause)}, partida ${failure.match}, asiento ${String(failure.seat)}.`,
  complaints: 'Las últimas líneas de su salida de errores:',
  interrupted: (done, of) =>
    `Parado tras ${number(done, 0)} de ${count(of, { one: 'reparto', other: 'repartos' })}.`,
  lost: 'Los resultados no se guardan. Con --out CARPETA podrías seguir desde aquí.',
  goOn: (folder) => `Para seguir: rookery arena --out ${folder} --resume`,
};
