import type { CourseTexts } from '../../course-texts.ts';

/** What the course in Penguin Party says, in Spanish. */
export const partyCourseInSpanish = {
  base: {
    title: 'La base',
    welcome:
      'Entre todos se construye una sola pirámide. Tus pingüinos están abajo en la pantalla. El objetivo: colocarlos todos.',
    first: 'Empiezas tú. Elige un pingüino y toca el hueco iluminado.',
    firstDone: 'Ahí está: el primer pingüino de la base.',
    other: 'Pip ha puesto al lado un pingüino morado. En la base vale cualquier color.',
    left: 'Pon un pingüino en el extremo izquierdo de la base.',
    leftDone: 'Muy bien. La base crece por los dos lados.',
    notLeft: 'Eso también vale. Pero esta vez prueba el extremo izquierdo.',
    full: 'Entre dos, en la base caben siete pingüinos; con más jugadores, ocho. Después solo quedan las filas de arriba.',
  },
  above: {
    title: 'Sobre dos pingüinos',
    two: 'Un pingüino también puede ir sobre otros dos, si es del color de uno de ellos. Pon uno rojo o verde sobre el rojo y el verde.',
    twoDone: '¡Se sostiene! Para lo que venga encima, ahora cuenta su color y ya no los de debajo.',
    notThere: 'Las reglas lo permiten. Pero prueba el hueco sobre el rojo y el verde.',
    colour: 'Ahí hay uno rojo y uno verde: encima solo va rojo o verde.',
    other: 'Pip ha añadido un pingüino amarillo a la derecha.',
    same: 'Sobre dos pingüinos del mismo color solo va ese color. Pon uno rojo sobre dos rojos.',
    sameDone: 'Exacto. Ahí nunca podrá ir otro color.',
    notSame: 'Ese hueco vale, pero busca dos rojos juntos.',
    onlyRed: 'Dos rojos solo llevan uno rojo.',
    rule: 'Así, cada pingüino abre unos colores y cierra otros. Guarda huecos para los colores de los que tienes muchos.',
  },
  out: {
    title: '¡Fuera!',
    only: 'Quien puede colocar un pingüino tiene que hacerlo. Solo uno de los tuyos cabe todavía: colócalo.',
    onlyDone: 'Eso es, solo cabía el morado.',
    noFit: 'Ese no cabe en ningún sitio. Busca el hueco iluminado.',
    stuck:
      'Pip te ha cerrado el último hueco: el verde ya no cabe. Quedas fuera de esta ronda, con tres cartas en la mano.',
    rule: 'Cada carta que te queda es un punto de penalización: aquí, tres. No hace falta decir nada, el juego se da cuenta.',
  },
  alone: {
    title: 'A solas',
    alone: 'Pip está fuera. Quien queda sigue a solas, turno tras turno, mientras algo quepa.',
    three: 'Quedan tres pingüinos, y caben los tres si empiezas por el bueno.',
    threeDone: 'Bien: los demás aún tienen hueco.',
    tooSoon: 'Vale, pero entonces otro se queda sin hueco. Prueba con otro.',
    noFit: 'Ese no cabe ahí.',
    goOn: 'Ahora coloca los demás.',
    rule: 'Sin cartas, sin penalización. El orden lo ha decidido todo.',
  },
  last: {
    title: 'La última carta',
    behind:
      'La última ronda. Tienes cuatro puntos de penalización y Pip tres. Gana quien tenga menos.',
    place: 'Te queda una carta. ¡Colócala!',
    won: 'Quien coloca todas sus cartas devuelve hasta dos puntos. Ahora tienes dos, ¡y ganas!',
    rule: 'Hay tantas rondas como jugadores, y cada cual empieza una vez. Los puntos se suman. En caso de empate se comparte la victoria.',
  },
  round: {
    title: 'Una ronda tuya',
    play: 'Ahora decides tú. Juega esta ronda contra Pip hasta el final.',
    end: 'Este es todo el juego. ¡Que te diviertas!',
  },
} as const satisfies CourseTexts;
