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
import { arrowKeys, goOn, pressIn } from '../picking.ts';
import { drawTable } from './draw.ts';
import { nextSpot, stepToSpot } from './spots.ts';
import type { PenguinPartyScreenTexts } from '@rookery/texts/en/terminal/penguin-party';

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
  const choosePlace = (): Pressed<PenguinParty> =>
    goOn(spotPicker(turn, colour, firstSpot(turn, colour)));
  return pressIn(
    {
      left: () => goOn(colourPicker(turn, neighbour(turn.hand, colour, -1))),
      right: () => goOn(colourPicker(turn, neighbour(turn.hand, colour, 1))),
      enter: choosePlace,
      up: choosePlace,
      down: choosePlace,
      text: (letter) => pressLetter(letter, (named) => colourPicker(turn, named)),
    },
    key,
  );
}

function pressLetter(
  letter: string,
  pickerFor: (colour: Colour) => Picker<PenguinParty>,
): Pressed<PenguinParty> {
  const named = colourOf(letter.toUpperCase());
  return named ? goOn(pickerFor(named)) : { type: 'unused' };
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
  const goTo = (spot: Spot): Pressed<PenguinParty> => goOn(spotPicker(turn, colour, spot));
  const goBack = (): Pressed<PenguinParty> => goOn(colourPicker(turn, colour));
  return pressIn(
    {
      ...arrowKeys((arrow) => goTo(stepToSpot(turn.pyramid, cursor, arrow))),
      tab: () => goTo(nextSpot(fittingFor(turn, colour), cursor)),
      enter: () => ({ type: 'move', move: { colour, row: cursor.row, x: cursor.x } }),
      escape: goBack,
      backspace: goBack,
      text: (letter) =>
        pressLetter(letter, (named) => spotPicker(turn, named, firstSpot(turn, named))),
    },
    key,
  );
}
