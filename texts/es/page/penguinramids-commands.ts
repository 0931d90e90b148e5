import type {
  PyramidCommandTexts,
  PyramidCommandWords,
} from '../../en/page/penguinramids-commands.ts';
import { countedIn } from '../../plural.ts';

const counted = countedIn('es');

export const pyramidWordsInSpanish: PyramidCommandWords = {
  verbs: {
    choose: ['acción', 'elige', 'elegir', 'carta'],
    chief: ['jefe'],
    flip: ['gira', 'girar'],
    swap: ['cambia', 'cambiar', 'cambio'],
    recall: ['recoge', 'recoger'],
    token: ['ficha', 'fuerza'],
    strengthen: ['refuerza', 'reforzar'],
    take: ['toma', 'tomar'],
    end: ['fin', 'terminar'],
    undo: ['deshacer', 'deshaz'],
  },
  arms: { left: ['izquierda', 'izquierdo'], right: ['derecha', 'derecho'] },
  grey: ['gris'],
  level: ['nivel'],
  slot: ['hueco', 'sitio'],
  base: ['base'],
  top: ['cima'],
  fill: [
    'el',
    'la',
    'los',
    'las',
    'un',
    'una',
    'a',
    'al',
    'en',
    'de',
    'del',
    'por',
    'y',
    'pingüino',
    'brazo',
    'brazos',
    'lado',
  ],
  stems: {
    red: ['roj'],
    blue: ['azul'],
    green: ['verd'],
    yellow: ['amarill'],
    purple: ['morad'],
    orange: ['naranj'],
  },
};

/** What the command line says about Penguinramids, in Spanish. */
export const pyramidCommandsInSpanish: PyramidCommandTexts = {
  example: 'toma azul 4 en 1 2',
  how: {
    choose: '«acción 3» elige una carta de Acción.',
    take: '«toma azul 4 en 1 2» toma el pingüino azul de peso 4 y lo pone en el nivel 1, hueco 2. El nivel 1 es la base, los huecos se cuentan desde la izquierda.',
    grey: '«gris» detrás lo pone por el lado gris. Tras el peso puedes dar los dos brazos: «azul 4 0 1 en 1 2».',
    actions: '«jefe», «gira 1 2», «cambia azul 4», «recoge» y «ficha» usan tu acción.',
    others:
      '«refuerza 1 2 izquierda» pone una ficha en un brazo, «deshacer» deshace un paso, «fin» termina tu turno.',
  },
  undone: 'El último paso está deshecho',
  nothingToUndo: 'No hay nada que deshacer.',
  hand: (cards) => `Cartas de Acción en la mano: ${cards}.`,
  front: (cards) => `Delante de ti: ${cards}.`,
  chosen: (card) => `Has elegido: ${card}.`,
  card: (action, name) => `${String(action)} ${name}`,
  tokens: (count) =>
    `${counted(count, { one: 'ficha de Fuerza', other: 'fichas de Fuerza' })} por usar.`,
  pyramidOf: (name) => `Pirámide de ${name}.`,
  emptyPyramid: 'Todavía no hay nadie en la pirámide.',
  line: (name, facts) => `${name}: ${facts}.`,
  penguins: (count) => counted(count, { one: 'pingüino', other: 'pingüinos' }),
  cards: (count) =>
    counted(count, { one: 'carta de Acción en la mano', other: 'cartas de Acción en la mano' }),
  places: (penguin, places) => `${penguin}: ${places}.`,
  greyPlace: (place) => `${place} gris`,
  alsoPossible: (commands) => `También puedes escribir: ${commands}.`,
};
