import type { PenguinramidsRules } from '../../en/page/penguinramids-rules.ts';

/** The rules of Penguinramids for readers, in Spanish. */
export const penguinramidsRulesInSpanish: PenguinramidsRules = {
  aim: {
    title: 'De qué se trata',
    says: [
      'Cada uno construye una pirámide de diez pingüinos, uno en cada una de diez rondas. Los pingüinos pesados dan puntos, pero alguien tiene que llevarlos.',
    ],
  },
  cards: {
    title: 'Una carta de Pingüino',
    says: [
      'El número de la barriga es el peso, de 0 a 4. Las pulseras son la fuerza de cada brazo, izquierda y derecha como las ves. Un brazo sin pulseras no está levantado.',
      'Todos los dorsos son iguales: un pingüino gris de peso 0 con fuerza 1 en cada brazo. El gris no es un color.',
    ],
  },
  start: {
    title: 'Antes de la primera ronda',
    says: [
      'Cada uno tiene las cartas de Acción 1 a 5. Se sacan tres de diez objetivos, que quedan a la vista toda la partida. Un jugador es el Pingüino Jefe: quien diga la mesa o, si no, por sorteo.',
      'Diez fichas de Fuerza forman una reserva común.',
    ],
  },
  round: {
    title: 'Una ronda',
    says: [
      'Se descubren tantos pingüinos como jugadores. Cada uno elige en secreto una carta de Acción; puedes cambiarla hasta que elija el último. Luego se muestran todas.',
      'Una carta jugada queda delante de ti y no se puede elegir otra vez hasta que la recojas.',
    ],
  },
  order: {
    title: 'Quién juega primero',
    says: [
      'La carta más baja juega primero. Con cartas iguales primero el Jefe, luego en el sentido del reloj. Este orden vale toda la ronda, aunque cambie el Jefe.',
    ],
  },
  turn: {
    title: 'Tu turno',
    says: [
      'Tienes que tomar uno de los pingüinos que quedan y colocarlo. Una vez puedes usar también la acción de tu carta, antes o después. Solo la acción 3 va siempre antes de tomar.',
      'El turno termina cuando tú lo dices.',
    ],
  },
  slots: {
    title: 'Dónde puede ir un pingüino',
    says: [
      'Una pirámide tiene niveles de cuatro, tres, dos y un hueco. El primer pingüino va en cualquier sitio de la base, los demás de la base junto a uno que ya esté. Más arriba, un hueco se abre cuando los dos de abajo están ocupados.',
    ],
  },
  weight: {
    title: 'Brazos y peso',
    says: [
      'La base lo lleva todo. Más arriba, un pingüino pesa como mucho lo que llevan juntos los dos brazos de debajo: el derecho del de la izquierda y el izquierdo del de la derecha, con sus fichas.',
      'Solo cuenta el pingüino que está justo encima, no lo que tenga él encima.',
    ],
  },
  grey: {
    title: 'El lado gris',
    says: [
      'Un pingüino que cabe se pone por el lado de color y, mientras alguno quepa en algún sitio de tu pirámide, tienes que tomar uno que quepa.',
      'Si ninguno cabe, toma el que quieras y ponlo gris en un hueco abierto. Las fichas y acciones que aún podrías usar no te obligan a nada.',
    ],
  },
  'action-chief': {
    title: 'Acción 1: Jefe',
    says: [
      'Tomas la carta del Jefe, si no la tienes ya. Si lo hacen varios, se la queda el último.',
    ],
  },
  'action-grey': {
    title: 'Acción 2: Gris',
    says: [
      'Vuelves gris para siempre un pingüino tuyo: uno de tu pirámide, si todo lo de encima se sigue llevando, o el que tomas ahora. Entonces puedes tomar cualquiera, aunque otros quepan.',
      'Sus fichas se quedan y siguen contando.',
    ],
  },
  'action-exchange': {
    title: 'Acción 3: Cambio',
    says: [
      'Antes de tomar, manda debajo del mazo uno de los pingüinos disponibles. La primera carta del mazo ocupa su sitio.',
    ],
  },
  'action-recall': {
    title: 'Acción 4: Recoger',
    says: [
      'Recoges todas tus cartas de Acción jugadas, también esta. Como toda acción es voluntaria; pero si te fueras a quedar sin cartas antes de la última ronda, el juego lo hace por ti al final del turno.',
    ],
  },
  'action-strength': {
    title: 'Acción 5: Fuerza',
    says: [
      'Tomas una ficha de Fuerza, si queda alguna en la reserva.',
      'En tu turno puedes poner fichas en brazos de tus pingüinos, cuantas quieras, levantados o no. Cada una suma 1 y se queda ahí hasta el final.',
    ],
  },
  end: {
    title: 'El final',
    says: [
      'Después de la ronda 10 cada nivel da el peso de su pingüino más pesado; uno gris pesa 0. Se suman los objetivos. Gana quien tenga más puntos.',
      'En caso de empate gana el Jefe o, si no, quien venga después de él en el sentido del reloj.',
    ],
  },
  goals: {
    title: 'Los objetivos',
    says: [
      'El reglamento muestra cinco objetivos. La caja tiene diez, así que hemos añadido cinco nuestros; están señalados.',
    ],
  },
  deck: {
    title: 'El mazo, y el tuyo',
    says: [
      'Ninguna fuente pública enumera las 52 cartas de Pingüino. Se conocen los pesos de 0 a 4, hasta dos pulseras por brazo, al menos cuatro colores, entre ellos rojo y azul, y que algunos pingüinos no levantan ningún brazo.',
      'Nuestro mazo lo respeta: cuatro colores de 13 pingüinos. Aquí están los rojos. Los azules son iguales; verdes y amarillos tienen izquierda y derecha cambiadas.',
      'Si tienes la caja, puedes introducir tus propias cartas y jugar con ellas.',
    ],
  },
};
