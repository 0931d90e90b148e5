import { allOfIn } from '../../listing.ts';
import { countedIn } from '../../plural.ts';
import type { HomeTexts } from '../../en/page/home.ts';

const allOf = allOfIn('es');
const counted = countedIn('es');

/** Home, set-up and tables on this device, in Spanish. */
export const homeInSpanish: HomeTexts = {
  titleWith: (count, title) => (count > 0 ? `(${String(count)}) ${title}` : title),
  lead: 'Dos juegos de pingüinos y pirámides',
  playNow: 'Jugar',
  opening: 'Barajando…',
  bots: (count, level) => (count === 1 ? `contra ${level}` : `contra ${String(count)} × ${level}`),
  mixedBots: (count) => `contra ${String(count)} bots`,
  changeBots: (game) => `Elegir rivales y opciones de ${game}`,
  facts: {
    players: (least, most) => `${String(least)}–${String(most)} jugadores`,
    minutes: (minutes) => `${String(minutes)} min`,
    age: (years) => `${String(years)}+`,
  },
  inviteFriends: 'Invitar amigos',
  oneDevice: 'Un dispositivo',
  waysAt: (game) => `Otras formas de jugar a ${game}`,
  lobby: 'Sala',
  matches: 'Mis partidas',
  numbers: 'Mis números',
  whatIf: { name: 'Y si', back: 'Volver a la repetición' },
  watchFile: 'Ver un archivo',
  puzzles: 'Acertijos',
  whoAmI: (name) => `Eres ${name}`,
  nobodyYet: '¿Quién eres?',
  meet: {
    title: 'Conocer gente',
    playing: (count) =>
      count === 1 ? '1 persona está jugando' : `${String(count)} personas están jugando`,
    quick: (game) => `Partida rápida: ${game}`,
    join: 'Entrar con un código',
    party: 'En la pantalla grande',
  },
  goOn: {
    title: (count) => (count > 1 ? `Te toca (${String(count)})` : 'Te toca'),
    others: 'Esperando a otros',
    online: 'en línea',
    waitingFor: (names) => (names === '' ? 'Un momento…' : `esperando a ${names}`),
    standIn: 'un bot juega por ti',
    paused: 'en pausa',
    rematch: (names) => `¿otra partida con ${names}?`,
    with: (names) => `con ${allOf(names)}`,
    forget: (game) => `Borrar esta partida de ${game}`,
    forgetQuestion: '¿Borrar esta partida?',
    forgetHint: 'No se podrá recuperar.',
    forgetAction: 'Borrar',
    more: (count) => counted(count, { one: 'más', other: 'más' }),
  },
  setUp: {
    title: {
      bots: 'Contra bots',
      'one-device': 'En un dispositivo',
      friends: 'Invitar amigos',
      anyone: 'Abrir una mesa',
    },
    hint: {
      bots: 'Tú contra bots que viven en este dispositivo. Sin conexión.',
      'one-device': 'Pasaos el dispositivo. Un telón oculta las cartas entre turnos.',
      friends: 'Recibes un enlace para enviar. Los asientos libres esperan a tus amigos.',
      anyone: 'La mesa sale en la sala, y cualquiera puede tomar un asiento libre.',
    },
    players: 'Jugadores',
    fewer: 'Menos jugadores',
    more: 'Más jugadores',
    playerCount: (count) => `${String(count)} jugadores`,
    level: 'Nivel de los bots',
    levelAbout: (level, about) => `${level}: ${about}`,
    seatBySeat: 'Elegir asiento por asiento',
    nameAt: (number) => `Nombre en el asiento ${String(number)}`,
    levelAt: (number) => `Nivel en el asiento ${String(number)}`,
    kindAt: (number) => `Quién juega en el asiento ${String(number)}`,
    person: 'Persona',
    bot: (level) => `Bot: ${level}`,
    free: { friends: 'Libre para un amigo', anyone: 'Libre para cualquiera' },
    me: 'Yo',
    player: (number) => `Jugador ${String(number)}`,
    options: 'Reglas de esta mesa',
    start: 'Empezar',
    refused: 'Con estas opciones no se puede jugar. Cámbialas y vuelve a probar.',
    notKept: 'No se ha podido abrir la mesa. Vuelve a probar.',
    noNetwork:
      'No hay red, y el juego aún no está en este dispositivo. Se abrirá solo cuando vuelva la red.',
  },
  offline: {
    noNetwork:
      'No hay red. Puedes jugar contra bots y en un dispositivo; amigos, sala y partidas en línea la esperan.',
    needsNetwork:
      'En esta dirección la página solo se abre con red. Por https se abriría también sin ella.',
    understood: 'Vale',
  },
  curtain: {
    title: (name) => `Pasa el dispositivo a ${name}`,
    hint: '¡Los demás, sin mirar!',
    action: (name) => `Soy ${name}`,
  },
  here: {
    notKept:
      'Este navegador no puede guardar partidas: la tuya dura mientras esta página siga abierta.',
    goneTitle: 'Aquí no hay mesa',
    goneHint:
      'Esta partida no está en este dispositivo, o empezó con reglas más antiguas. Una partida en un dispositivo no se abre en otro.',
    goneAction: 'Volver al inicio',
    newSetUp: 'Cambiar la mesa',
  },
};
