import { allOfIn } from '../listing.ts';
import { countedIn } from '../plural.ts';
import type { OnlineTexts } from '../en/online.ts';

const counted = countedIn('es');
const allOf = allOfIn('es');

/** Why something was not done, in Spanish. */
const reasons: OnlineTexts['reasons'] = {
  plain: {
    'too-long': 'Es demasiado largo. Acórtalo.',
    'too-deep': 'Es demasiado largo. Acórtalo.',
    'bad-form': 'El servidor no lo ha entendido. Revisa lo que has escrito.',
    'bad-options': 'Con estas opciones no se puede jugar. Cámbialas y vuelve a probar.',
    'bad-move': 'El juego no conoce esa jugada. Mira la mesa y vuelve a probar.',
    'against-the-rules': 'Las reglas no lo permiten.',
    'not-json':
      'El servidor no ha podido leerlo. Si vuelve a pasar, avisa a quien lleva este servidor.',
    'hello-first': 'La conexión aún no estaba lista. Vuelve a probar.',
    'unknown-version': 'El servidor tiene otra versión. Recarga la página o actualiza tu programa.',
    'no-session': 'El servidor aún no te conoce. Elige un nombre y vuelve a probar.',
    'unknown-table':
      'En esta dirección no hay ninguna mesa. Se cerró, o el enlace está cortado. Pide el enlace otra vez.',
    'no-onlookers': 'Todos los asientos están ocupados, y esta mesa no quiere público.',
    'unknown-seat': 'Ese asiento no existe en esta mesa.',
    'seat-taken': 'Alguien fue más rápido: ese asiento está ocupado.',
    'seat-free': 'Ahí ya no hay nadie.',
    'seats-open': 'Aún queda un asiento libre.',
    'no-seat-free': 'Todos los asientos están ocupados.',
    'not-seated': 'Primero siéntate.',
    'not-the-host': 'Solo puede hacerlo quien abrió la mesa.',
    'not-everyone-ready': 'Aún no está listo todo el mundo.',
    'not-away': 'La persona ha vuelto.',
    'no-stand-in': 'Ningún bot juega por ti.',
    'stand-in-plays': 'Un bot juega por ti. Primero recupera tu asiento.',
    paused: 'Los relojes están en pausa. Primero reanuda la partida.',
    'not-paused': 'Los relojes están en marcha.',
    'no-clock': 'Esta mesa no tiene reloj que parar.',
    'time-is-up': 'Se te acabó el tiempo, así que un bot hizo esta jugada.',
    'other-match': 'Esa partida ha terminado; se juega otra.',
    'already-decided':
      'Esa jugada ya está hecha: por ti en otra ventana, o por un bot al acabarse el tiempo.',
    'out-of-step': 'La partida ha avanzado. Mira la mesa y vuelve a probar.',
    'unknown-match': 'En esta dirección no hay ninguna partida.',
    'not-finished': 'Esta partida aún se está jugando.',
    'account-taken': 'Ese nombre de cuenta ya existe. Elige otro.',
    'wrong-password': 'El nombre de la cuenta o la contraseña no es correcto.',
    'wrong-code': 'Ese código es erróneo, ya se usó o es demasiado antiguo. Crea uno nuevo.',
    banned: 'Quien lleva este servidor ha excluido esta cuenta.',
    'registration-closed':
      'De momento este servidor no admite a nadie nuevo. Inicia sesión o pregunta a quien lo lleva.',
    'not-saved': 'El servidor no ha podido guardarlo, así que nada ha cambiado. Vuelve a probar.',
    fault: 'Algo ha fallado en el servidor. Vuelve a probar en un momento.',
    unanswered:
      'La conexión se cortó antes de la respuesta. Mira la mesa y vuelve a probar si hace falta.',
  },
  wrongPhase: {
    waiting: 'Aún no: la partida no ha empezado.',
    playing: 'Ahora no: la partida está en juego.',
    over: 'Demasiado tarde: la partida ha terminado.',
    closed: 'La mesa está cerrada.',
  },
  chatIs: {
    off: 'En esta mesa el chat está apagado.',
    phrases: 'En esta mesa solo se usan las frases hechas.',
    text: 'Eso no se puede decir en esta mesa.',
  },
  unknownGame: (known) => `Este servidor no tiene ese juego. Tiene ${allOf(known)}.`,
  unknownLevel: (known) => `Este servidor no tiene ese bot. Tiene ${allOf(known)}.`,
  optionsTellSecrets: (options) =>
    `En línea nadie puede preparar cartas ocultas. Quita ${allOf(options)}.`,
  tooManyTables: (most) =>
    `Ya tienes ${counted(most, { one: 'mesa abierta', other: 'mesas abiertas' })}. Cierra una primero.`,
  busy: (seconds) =>
    `¡Un poco deprisa! Vuelve a probar en ${counted(seconds, { one: 'segundo', other: 'segundos' })}.`,
};

/** What page and terminal both say at tables with others, in Spanish. */
export const onlineInSpanish: OnlineTexts = {
  reasons,
  partings: {
    'unknown-table': reasons.plain['unknown-table'],
    'no-onlookers': reasons.plain['no-onlookers'],
    closed: 'La mesa se ha cerrado. Las partidas terminadas aquí siguen entre tus partidas.',
    'sent-away': 'Quien abrió la mesa ha liberado tu asiento. Puedes volver si hay sitio.',
    crowded: 'Demasiada gente mira esta mesa. Vuelve a probar en un minuto.',
  },
  phrases: {
    hello: '¡Hola!',
    'good-luck': '¡Suerte!',
    'well-played': '¡Bien jugado!',
    'nice-move': '¡Buena jugada!',
    thanks: '¡Gracias!',
    sorry: '¡Perdón!',
    oops: '¡Uy!',
    'one-moment': '¡Un momento, por favor!',
    'i-am-back': '¡Ya estoy aquí!',
    'your-turn': '¡Te toca!',
    'play-again': '¿Jugamos otra?',
    goodbye: '¡Hasta luego!',
    hooray: '¡Hurra!',
    haha: '¡Ja, ja!',
    wow: '¡Hala!',
    'oh-no': '¡Oh, no!',
    love: '¡Me encanta!',
  },
  contact: {
    connecting: 'Conectando…',
    waiting: (seconds) => `Sin conexión. Nuevo intento en ${String(seconds)} s.`,
    waitingPlain: 'Sin conexión. Seguimos probando.',
    restart: (time) =>
      `El servidor se reinicia a las ${time}. Poco después todo sigue por sí solo.`,
  },
};
