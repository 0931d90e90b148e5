import type { AdminTexts } from '../../en/terminal/admin.ts';

/** What is said to whoever runs a server, in Spanish. */
export const adminInSpanish: AdminTexts = {
  refusals: {
    'unknown-table':
      'Ninguna mesa ni partida abierta tiene ese id. «rookery admin tables» las muestra.',
    'unknown-person':
      'Nadie tiene ese id, esa cuenta o ese nombre. «rookery admin people» muestra a los últimos en llegar.',
    'not-banned': 'Esa persona no está excluida.',
    'no-account': 'Esa persona no tiene cuenta, así que tampoco contraseña.',
    fault: 'Algo ha fallado en el servidor; su registro dice qué.',
  },
  troubles: {
    'no-server': (path) =>
      `No hay ningún servidor en ${path}. Di dónde está: --data CARPETA o --admin RUTA.`,
    'no-permission': (path) =>
      `No puedes usar ${path}. Lanza esto como el usuario del servidor, o como root.`,
    'no-answer': (path) =>
      `El servidor en ${path} no ha respondido: ha terminado, o tiene otra versión.`,
  },
  ambiguous: 'Varias personas se llaman así; usa un id:',
  unreadable: (detail) => `El servidor no ha podido leerlo: ${detail}`,
  noDoor:
    'Un servidor con PostgreSQL solo tiene socket si se lanzó con --admin RUTA; da aquí la misma RUTA.',
  needsVerb:
    '¿Qué hay que hacer? status, tables, matches, people, close, rename, ban, unban, password, registration o announce.',
  unknownVerb: (verb) => `«rookery admin» no conoce «${verb}».`,
  needs: (what) => `Falta algo: ${what}.`,
  badName: (name) => `«${name}» no puede ser un nombre: de 1 a 24 caracteres, todos visibles.`,
  badRegistration: (found) => `El registro es open o closed, no «${found}».`,
  badMinutes: (found) => `¿En cuántos minutos? Un número de 0 a 1440, u «off», no «${found}».`,

  columns: {
    table: 'mesa',
    match: 'partida',
    game: 'juego',
    phase: 'fase',
    age: 'edad',
    quiet: 'quieta desde',
    acts: 'actos',
    people: 'personas',
    name: 'nombre',
    account: 'cuenta',
    person: 'id',
    since: 'desde hace',
    banned: 'excluida hace',
  },
  phases: { waiting: 'en espera', playing: 'en juego', over: 'terminada', closed: 'cerrada' },
  bot: (level) => `${level} (bot)`,
  free: 'asiento libre',
  none: 'ninguno',
  noTables: 'No hay ninguna mesa abierta.',
  noMatches: 'No se juega ninguna partida.',
  noPeople: 'No hay nadie.',
  status: (server) => `${server} está en marcha.`,
  figures: (sockets, tables, matches) =>
    `Conexiones: ${String(sockets)}. En memoria: mesas ${String(tables)}, partidas ${String(matches)}.`,
  registration: {
    open: 'El registro está abierto.',
    closed: 'El registro está cerrado.',
  },
  restartAt: (time) => `Se ha anunciado un reinicio para las ${time}.`,
  noBackups: 'El servidor no hace copias por sí solo; con --backup-every HORAS las hace.',
  neverBackedUp: 'Aún no se ha hecho ninguna copia.',
  lastBackup: (age) => `La última copia es de hace ${age}.`,
  backupsFail: (age, because) =>
    `Las copias fallan desde hace ${age}: ${because}. Arréglalo; el servidor vuelve a probar cada diez minutos.`,
  closed: (table) => `La mesa ${table} está cerrada; allí ya lo saben.`,
  renamed: (name) => `El nuevo nombre es ${name}.`,
  banned: (name) =>
    `${name} no puede volver a entrar: fuera de todos los dispositivos y de todas las mesas.`,
  unbanned: (name) => `${name} puede volver a iniciar sesión.`,
  password: (account, password) =>
    `La nueva contraseña de ${account} es ${password}. Solo se muestra una vez. Todas las sesiones de esta cuenta han terminado.`,
  announced: (time, sockets) =>
    `Todo el mundo sabe que el servidor se reinicia a las ${time} (conexiones: ${String(sockets)}).`,
  calledOff: 'Todo el mundo sabe que el servidor no se reinicia.',
};
