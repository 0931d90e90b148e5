import { entryOf } from '@rookery/rules/kernel/entry';
import { pick, seededStreams, type Rng } from '@rookery/rules/kernel/rng';
import { penguinParty } from '@rookery/rules/penguin-party/game';
import type { Move, State, View } from '@rookery/rules/penguin-party/vocabulary';
import { penguinPartyInEnglish } from '@rookery/texts/en/penguin-party/texts';
import { expect, test } from 'vitest';
import { policyBotWith } from '../../penguin-party/policy-bot.ts';
import { reasonFor, type PenguinPartyReason } from '../../penguin-party/reason.ts';
import { isTrue } from './stated-facts.ts';

// ROOKERY_POSITIONS=10000 npx vitest run bots/spec -t 'is true'
const positions = Number(process.env['ROOKERY_POSITIONS'] ?? 600);

/** What is said in one position for one move, by itself and against another. */
interface Sample {
  readonly view: View;
  readonly move: Move;
  readonly instead: Move | undefined;
  readonly reason: PenguinPartyReason;
}

/** Positions of matches with 2 to 6 seats, half of them played at random, half by the policy. */
function* playMatches(): Generator<{ readonly view: View; readonly legal: readonly Move[] }> {
  for (let match = 0; ; match += 1) {
    const seats = 2 + (match % 5);
    const streams = seededStreams(`stated facts ${String(match)}`);
    const rng = streams('moves');
    const options = penguinParty.parseOptions({}, seats);
    if (!options.ok) throw new Error('no options');
    let state: State = penguinParty.start(options.value, seats);
    for (;;) {
      const waiting = penguinParty.waiting(state);
      if (waiting.for === 'nobody') break;
      if (waiting.for === 'chance') {
        const chance = penguinParty.roll(state, streams);
        ({ state } = penguinParty.apply(state, { by: 'chance', chance }));
        continue;
      }
      const by = entryOf(waiting.seats, 0);
      const question = {
        view: penguinParty.view(state, by),
        legal: penguinParty.legalMoves(state, by),
        seen: [],
      };
      yield question;
      const isRandom = match % 2 === 0;
      const move = isRandom
        ? pick(question.legal, rng)
        : policyBotWith(1)(question, { rng, budget: 1 }).move;
      ({ state } = penguinParty.apply(state, { by, move }));
    }
  }
}

function* samplesOf(count: number, rng: Rng): Generator<Sample> {
  let left = count;
  for (const { view, legal } of playMatches()) {
    if (left === 0) return;
    left -= 1;
    const move = pick(legal, rng);
    const instead = pick(legal, rng);
    yield { view, move, instead: undefined, reason: reasonFor(view, move) };
    if (instead !== move) yield { view, move, instead, reason: reasonFor(view, move, instead) };
  }
}

const samples = [...samplesOf(positions, seededStreams('stated facts')('pairs'))];

test(
  `whatever is said for a move is true, in ${String(positions)} positions`,
  { timeout: 600_000 },
  () => {
    const wrong = samples.filter(
      ({ view, move, instead, reason }) => !isTrue(view, move, instead, reason),
    );
    expect(wrong.map(({ reason }) => reason)).toEqual([]);
  },
);

test('every kind of reason is among them', () => {
  const kinds = new Set(samples.map(({ reason }) => reason.kind));
  expect([...kinds].toSorted()).toEqual([
    'empties-hand',
    'ends-round',
    'fewer-cards-fit',
    'fewer-for-colour',
    'fewer-for-others',
    'forces-out',
    'goes-first',
    'helps-others-less',
    'holds-more',
    'keeps-alive',
    'leaves-only',
    'more-cards-fit',
    'more-places',
    'most-places',
    'only-move',
    'opens-place',
    'overall',
    'runs-dry',
    'saves-base',
    'shuts-out',
    'still-fit',
  ]);
});

test('a move never says against another what that one would say against it', () => {
  const people = { names: ['Ana', 'Ben', 'Cy', 'Dee', 'Eve', 'Fay'], viewer: null };
  const said = samples.flatMap(({ view, move, instead, reason }) => {
    if (!instead || reason.kind === 'overall' || reason.kind === 'only-move') return [];
    const back = reasonFor(view, instead, move);
    const { reason: say } = penguinPartyInEnglish;
    return [{ one: say(reason, people), other: say(back, people) }];
  });
  expect(said.length).toBeGreaterThan(positions / 4);
  expect(said.filter(({ one, other }) => one === other)).toEqual([]);
});
