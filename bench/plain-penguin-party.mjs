// Penguin Party in plain objects, as the games of other servers are written. Chance is boardgame.io's `random`, or
// anything with the same `Shuffle` and `Die`.
const colours = ['red', 'green', 'yellow', 'purple', 'blue'];
const handSizes = { 2: 14, 3: 12, 4: 9, 5: 7, 6: 6 };
const baseSize = (seats) => (seats === 2 ? 7 : 8);
const sum = (hand) => hand.red + hand.green + hand.yellow + hand.purple + hand.blue;

const deck = colours.flatMap((colour) =>
  Array.from({ length: colour === 'blue' ? 8 : 7 }, () => colour),
);

function gathered(cards) {
  const hand = { red: 0, green: 0, yellow: 0, purple: 0, blue: 0 };
  for (const colour of cards) hand[colour] += 1;
  return hand;
}

/** Hands and, with five players, the card that opens the base. */
function deal(seats, random, given) {
  if (given) return { hands: given.hands.map((hand) => ({ ...hand })), first: given.first };
  const size = handSizes[seats];
  const cards = random.Shuffle(deck);
  const hands = Array.from({ length: seats }, (_, seat) =>
    gathered(cards.slice(seat * size, (seat + 1) * size)),
  );
  return { hands, first: seats === 5 ? cards[35] : null };
}

function newRound(seats, number, starter, { hands, first }) {
  return {
    number,
    starter,
    hands,
    out: Array.from({ length: seats }, () => false),
    left: 0,
    rows: first === null ? [] : [[first]],
  };
}

function eachOpenSpot(left, rows, size, visit) {
  if (rows.length === 0) visit(0, 0, colours);
  else if (rows.length < size) {
    visit(0, left - 1, colours);
    visit(0, left + rows.length, colours);
  }
  for (let row = 1; row < rows.length; row += 1) {
    const below = rows[row - 1];
    const cells = rows[row];
    for (let index = 0; index < cells.length; index += 1) {
      const a = below[index];
      const b = below[index + 1];
      if (cells[index] === null && a && b) visit(row, left + index, a === b ? [a] : [a, b]);
    }
  }
}

/** Every legal move of a seat, as the bots of boardgame.io would list them. */
export function enumerate({ round }, seats, seat) {
  const moves = [];
  const hand = round.hands[seat];
  eachOpenSpot(round.left, round.rows, baseSize(seats), (row, x, fitting) => {
    for (const colour of fitting) if (hand[colour] > 0) moves.push({ colour, row, x });
  });
  return moves;
}

function fittingColours({ left, rows }, size) {
  if (rows.length < size) return colours;
  const found = new Set();
  eachOpenSpot(left, rows, size, (_row, _x, fitting) => {
    for (const colour of fitting) found.add(colour);
  });
  return colours.filter((colour) => found.has(colour));
}

/** The pyramid with one more card, as new rows. */
function withCard({ left, rows }, { colour, row, x }) {
  const toTheLeft = row === 0 && x < left;
  const wide =
    row > 0
      ? rows
      : [...rows.map((cells) => (toTheLeft ? [null, ...cells] : [...cells, null])), [null]];
  const from = toTheLeft ? x : left;
  const grown = [...wide];
  grown[row] = [...wide[row]];
  grown[row][x - from] = colour;
  return { left: from, rows: grown };
}

/** The match after a move of a seat; it trusts its caller. `random` deals the next round, if nothing is given. */
export function play(before, seats, seat, move, random) {
  const pyramid = withCard(before.round, move);
  const hands = before.round.hands.map((hand) => ({ ...hand }));
  hands[seat][move.colour] -= 1;
  const out = [...before.round.out];
  const points = [...before.points];
  if (sum(hands[seat]) === 0) points[seat] -= Math.min(2, points[seat]);
  const fitting = fittingColours(pyramid, baseSize(seats));
  for (let step = 1; step <= seats; step += 1) {
    const next = (seat + step) % seats;
    const penalty = sum(hands[next]);
    if (penalty === 0 || out[next]) continue;
    if (fitting.some((colour) => hands[next][colour] > 0)) {
      return { ...before, points, next, round: { ...before.round, ...pyramid, hands, out } };
    }
    out[next] = true;
    points[next] += penalty;
  }
  const { number, starter } = before.round;
  if (number === seats) {
    return { ...before, points, over: true, round: { ...before.round, ...pyramid, hands, out } };
  }
  const first = (starter + 1) % seats;
  const dealt = deal(seats, random, before.deals?.[number]);
  return { ...before, points, next: first, round: newRound(seats, number + 1, first, dealt) };
}

/** The beginning of a match, with chance alone or with a given starter and given deals. */
export function begin(seats, random, given) {
  const starter = given?.starter ?? random.Die(seats) - 1;
  const deals = given?.deals ?? null;
  return {
    deals,
    next: starter,
    over: false,
    points: Array.from({ length: seats }, () => 0),
    round: newRound(seats, 1, starter, deal(seats, random, deals?.[0])),
  };
}
