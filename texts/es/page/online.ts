import { onlineInSpanish } from '../online.ts';
import type { OnlinePagesTexts } from '../../en/page/online.ts';
import { peopleInSpanish } from './online-people.ts';
import { onlineTableInSpanish } from './online-table.ts';

/** Everything about playing online, in Spanish. */
export const onlinePagesInSpanish: OnlinePagesTexts = {
  reasons: {
    ...onlineInSpanish.reasons,
    unreachable: 'El servidor no responde. Revisa tu conexión y vuelve a probar.',
    unreadableAnswer: 'Esta página no ha entendido la respuesta del servidor. Recárgala.',
  },
  people: peopleInSpanish,
  ...onlineTableInSpanish,
  spokenCode: {
    say: 'O di este código. Los demás lo escriben en su página de inicio.',
    until: (time) => `Vale hasta las ${time}.`,
    join: 'Entrar con un código',
    label: 'Las cuatro letras que te dicen',
    action: 'Entrar',
    bad: 'Un código tiene cuatro letras.',
    wrong:
      'Ahora ninguna mesa tiene ese código. Pídelo otra vez: un código solo vale unos minutos.',
  },
  lobby: {
    title: 'Sala',
    open: 'Mesas abiertas',
    playing: 'En juego',
    over: 'Recién terminadas',
    goOnAt: (game) => `Seguir en tu mesa de ${game}`,
    empty: 'El hielo está vacío',
    emptyHint: 'Ahora no hay ninguna mesa pública. Abre una: tarde o temprano pasará alguien.',
    create: 'Abrir una mesa',
    sit: 'Sentarse',
    watch: 'Mirar',
    sitAt: (game, host) => `Sentarse en la mesa de ${host}, ${game}`,
    watchAt: (game, host) => `Mirar la mesa de ${host}, ${game}`,
    hostedBy: (name) => `Mesa de ${name}`,
    hostless: 'Una mesa sin anfitrión',
    loading: 'Mirando por el hielo…',
  },
  matches: {
    title: 'Mis partidas',
    online: 'En línea',
    here: 'En este dispositivo',
    empty: 'Ninguna partida aún',
    emptyHint: 'Aquí se juntan las partidas terminadas, listas para verlas otra vez.',
    emptyAction: 'Jugar una',
    more: 'Mostrar más antiguas',
    look: 'Ver otra vez',
    lookAt: (game, when) => `Ver otra vez: ${game}, ${when}`,
    reviewOf: (game, when) => `Analizar: ${game}, ${when}`,
    goOn: 'Seguir',
    record: 'Descargar esta partida',
    recordOf: (game, when) => `Descargar esta partida: ${game}, ${when}`,
    won: 'Ganada',
    shared: 'Victoria compartida',
    place: (place, of) => `Puesto ${String(place)} de ${String(of)}`,
    wonBy: (names) => `Ganada por ${names}`,
    unfinished: 'Sin terminar',
  },
  asking: {
    passHost: (name) =>
      `Solo el anfitrión empieza la partida, añade bots y libera asientos. Después, solo ${name} puede devolverte ese papel.`,
    sendAway: 'Se queda sin asiento. Puede volver mientras haya uno libre.',
  },
  match: {
    record: 'Descargar esta partida',
    cannotReplay:
      'Esta partida se jugó con otra versión y no se puede mostrar aquí. Aun así puedes descargarla.',
    notFinished: {
      title: 'Aún en juego',
      hint: 'Vuelve cuando la partida termine: hasta entonces sus cartas son secretas.',
    },
    unknown: {
      title: 'Aquí no hay partida',
      hint: 'En esta dirección no hay ninguna partida. Quizá el enlace se cortó al copiarlo.',
    },
  },
};
