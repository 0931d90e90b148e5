import { decide, open, type Ruling } from '@rookery/referee/ruling';
import { updateFor } from '@rookery/referee/update';
import { entryOf } from '@rookery/rules/kernel/entry';
import { pick, seededStreams } from '@rookery/rules/kernel/rng';
import { seatsOf } from '@rookery/rules/kernel/seat';
import { penguinParty } from '@rookery/rules/penguin-party/game';
import type { PenguinParty, View } from '@rookery/rules/penguin-party/vocabulary';
import { expect, test } from 'vitest';
import { spokenIn } from '../../../texts/spec/spoken.ts';
import { standingOf } from './scenes.ts';
import { whyNot } from './why.ts';

/** How somebody sees a round that they are out of, while others still play. */
function viewOfSomebodyOut(): View {
  const streams = seededStreams('out');
  const rng = streams('players');
  const options = penguinParty.parseOptions({}, 3);
  if (!options.ok) throw new Error('these are options');
  let ruling: Ruling<PenguinParty> = open(penguinParty, options.value, 3, streams);
  for (;;) {
    const { state } = ruling.match;
    const waiting = penguinParty.waiting(state);
    if (waiting.for !== 'seats') throw new Error('nobody was ever out');
    const turn = entryOf(waiting.seats, 0);
    for (const seat of seatsOf(3)) {
      const { view } = updateFor(ruling, seat);
      if (seat !== turn && standingOf(view, seat).status === 'out') return view;
    }
    const answer = decide(
      ruling.match,
      turn,
      pick(penguinParty.legalMoves(state, turn), rng),
      streams,
    );
    if (!answer.ok) throw new Error('a legal move was refused');
    ruling = answer.value;
  }
}

test('[PP11] whoever is out and touches a penguin hears that, not whose turn it is', () => {
  const { party: game, partyPage: page } = spokenIn('en');
  const view = viewOfSomebodyOut();
  const people = { names: ['Ana', 'Ben', 'Cleo'], viewer: view.viewer };
  const why = whyNot({ game, page }, view, { colour: 'red', spot: null }, people);
  expect(why).toBe('Nothing fits: you are out of this round');
});
