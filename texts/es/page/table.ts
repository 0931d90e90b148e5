import { allOfIn } from '../../listing.ts';
import type { TableTexts } from '../../en/page/table.ts';

const allOf = allOfIn('es');

function waitingFor(names: readonly string[]): string {
  if (names.length === 0) return 'Un momento…';
  return `${allOf(names)} ${names.length === 1 ? 'está pensando' : 'están pensando'}…`;
}

/** What is said around any game's table, in Spanish. */
export const tableInSpanish: TableTexts = {
  freeSeat: 'Libre',
  forgotten: 'Alguien',
  yourTurn: 'Te toca',
  turnOf: (name) => `${name}, te toca`,
  waitingFor,
  areAway: (names) => `${allOf(names)} ${names.length === 1 ? 'no está' : 'no están'}`,
  onItsWay: 'Tu jugada está en camino…',
  over: 'La partida ha terminado',
  moves: 'Qué ha pasado',
  lookingBack: 'Este es un momento anterior.',
  backToNow: 'Volver a la mesa',
  roundOver: 'La ronda ha terminado',
  showBoard: 'Mirar la mesa',
  showResult: 'Ver el resultado',
  place: (place) => (place === 1 ? '1.º' : `${String(place)}.º`),
  ownPlace: (place, players) => {
    if (place === 2) return 'Segundo puesto: ¡bien jugado!';
    return place < players
      ? `Puesto ${String(place)} de ${String(players)}: ¡bien jugado!`
      : 'Hoy no era tu día. ¡La próxima pirámide es tuya!';
  },
  podium: 'Podio',
  beside: 'Junto a la mesa',
  scores: 'Puntos hasta ahora',
  details: 'Todos los puntos',
  review: 'Analizar',
  commands: 'Escribir una orden',
  commandsHint:
    'La barra «/» abre una línea para escribir órdenes, y la interrogación muestra todas las teclas.',
  coach: 'Entrenador: una pista y más',
  takenBack: (count) =>
    count === 1 ? 'Se deshizo una jugada' : `Se deshicieron ${String(count)} jugadas`,
  lookBack: 'Repasar',
  sharePicture: 'Compartir una imagen',
  pictureFailed: 'Este navegador no ha podido dibujar la imagen.',
  rematch: 'Jugar otra',
  rematchWho: 'Quién juega otra',
  rematchWaits: (names) => `Esperando a ${names === '' ? 'los demás' : names}…`,
  rematchWithBots: (names) => `Empezar con bots por ${names}`,
  you: 'Tú',
  joined: 'de acuerdo',
  notJoined: 'aún no',
  away: 'ausente',
  home: 'Inicio',
  rule: 'La regla',
  rules: 'Todas las reglas',
  notTaken: 'No ha funcionado. Vuelve a probar.',
};
