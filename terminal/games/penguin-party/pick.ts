import { colourOf } from '@rookery/rules/penguin-party/notation';
import {
  colours,
  type Cards,
  type Colour,
  type Move,
  type PenguinParty,
  type Pyramid,
  type Spot,
} from '@rookery/rules/penguin-party/vocabulary';
import { plain } from '../../paint/line.ts';
import type { Key } from '../../screen/keys.ts';
import type { Frame, Picker, Pressed, ViewerScene } from '../game-screen.ts';
import { drawTable } from './draw.ts';
import { nextSpot, stepFrom } from './spots.ts';
import type { PenguinPartyScreenTexts } from './texts/texts.ts';

/** What stays the same while one move is picked. */
interface PartyPick {
  readonly texts: PenguinPartyScreenTexts;
  readonly scene: ViewerScene<PenguinParty>;
  readonly legal: readonly Move[];
  readonly hand: Cards;
  readonly pyramid: Pyramid;
}

/** Picking a move with keys: first a colour, then a place. */
export function pickMove(
  texts: PenguinPartyScreenTexts,
  scene: ViewerScene<PenguinParty>,
  legal: readonly Move[],
): Picker<PenguinParty> {
  const { stage } = scene.view;
  if (stage.phase !== 'turn' || !stage.round.hand) throw new Error('nothing to pick');
  const { hand, pyramid } = stage.round;
  return colourPicker({ texts, scene, legal, hand, pyramid }, legal[0]?.colour ?? 'red');
}

const unused: Pressed<PenguinParty> = { type: 'unused' };
const goOn = (picker: Picker<PenguinParty>): Pressed<PenguinParty> => ({ type: 'picker', picker });

const fittingFor = ({ legal }: PartyPick, colour: Colour): readonly Move[] =>
  legal.filter((move) => move.colour === colour);

function colourPicker(turn: PartyPick, colour: Colour): Picker<PenguinParty> {
  const { texts, scene } = turn;
  const marks = { cursor: null, fitting: fittingFor(turn, colour) };
  return {
    hint: texts.pickColour,
    draw: (frame) => [...drawTable(texts, scene, frame, { colour, marks }), []],
    press: (key) => pressForColour(turn, colour, key),
  };
}

function pressForColour(turn: PartyPick, colour: Colour, key: Key): Pressed<PenguinParty> {
  switch (key.name) {
    case 'left':
      return goOn(colourPicker(turn, neighbour(turn.hand, colour, -1)));
    case 'right':
      return goOn(colourPicker(turn, neighbour(turn.hand, colour, 1)));
    case 'enter':
    case 'up':
    case 'down':
      return goOn(spotPicker(turn, colour, firstSpot(turn, colour)));
    case 'text': {
      const named = colourOf(key.text.toUpperCase());
      return named ? goOn(colourPicker(turn, named)) : unused;
    }
    case 'tab':
    case 'home':
    case 'end':
    case 'pageup':
    case 'pagedown':
    case 'escape':
    case 'backspace':
    case 'resize':
      return unused;
  }
}

/** The next colour in hand to one side, round and round. */
function neighbour(hand: Cards, colour: Colour, by: 1 | -1): Colour {
  const held = colours.filter((each) => hand[each] > 0 || each === colour);
  return held.at((held.indexOf(colour) + by) % held.length) ?? colour;
}

function firstSpot(turn: PartyPick, colour: Colour): Spot {
  const [first] = fittingFor(turn, colour);
  return first ? { row: first.row, x: first.x } : { row: 0, x: turn.pyramid.left };
}

function spotPicker(turn: PartyPick, colour: Colour, cursor: Spot): Picker<PenguinParty> {
  const { texts, scene } = turn;
  const marks = { cursor, fitting: fittingFor(turn, colour) };
  const aim = texts.aim(texts.colours[colour], texts.spot(cursor.row, cursor.x));
  return {
    hint: texts.pickSpot,
    draw: (frame: Frame) => [...drawTable(texts, scene, frame, { colour, marks }), plain(aim)],
    press: (key) => pressForSpot(turn, colour, cursor, key),
  };
}

function pressForSpot(
  turn: PartyPick,
  colour: Colour,
  cursor: Spot,
  key: Key,
): Pressed<PenguinParty> {
  switch (key.name) {
    case 'left':
    case 'right':
    case 'up':
    case 'down':
      return goOn(spotPicker(turn, colour, stepFrom(turn.pyramid, cursor, key.name)));
    case 'tab':
      return goOn(spotPicker(turn, colour, nextSpot(fittingFor(turn, colour), cursor)));
    case 'enter':
      return { type: 'move', move: { colour, row: cursor.row, x: cursor.x } };
    case 'escape':
    case 'backspace':
      return goOn(colourPicker(turn, colour));
    case 'text': {
      const named = colourOf(key.text.toUpperCase());
      return named ? goOn(spotPicker(turn, named, firstSpot(turn, named))) : unused;
    }
    case 'home':
    case 'end':
    case 'pageup':
    case 'pagedown':
    case 'resize':
      return unused;
  }
}
