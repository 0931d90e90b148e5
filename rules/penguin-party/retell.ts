import type { Act, Told } from '../kernel/game.ts';
import type { Rng } from '../kernel/rng.ts';
import type { Seat, Viewer } from '../kernel/seat.ts';
import { combine, gather } from './cards.ts';
import { imagine } from './imagine.ts';
import type { Cards, PenguinParty, State } from './vocabulary.ts';
import { view } from './view.ts';

type Deed = Act<PenguinParty>;
type DealAct = Deed & { readonly by: 'chance'; readonly chance: { readonly type: 'deal' } };

/** The round on the table is dealt differently: each hand is what its player has placed, and what is imagined of it. */
export function retell(
  { seats, options, acts }: Told<PenguinParty>,
  state: State,
  viewer: Viewer,
  rng: Rng,
): Told<PenguinParty> {
  const { stage } = imagine(view(state, viewer), rng);
  const deal = acts.findLast(isDeal);
  if (!('round' in stage) || !deal) return { seats, options, acts };
  const round = acts.slice(acts.indexOf(deal));
  const hands = stage.round.hands.map((held, seat) => combine([held, placedBy(seat, round)]));
  const other: Deed = { by: 'chance', chance: { ...deal.chance, hands } };
  return {
    seats,
    // Given deals would contradict the imagined one, and are secrets as well.
    options: { ...options, deals: [] },
    acts: acts.map((act) => (act === deal ? other : act)),
  };
}

const isDeal = (act: Deed): act is DealAct => act.by === 'chance' && act.chance.type === 'deal';

/** What a seat has placed in a round. */
const placedBy = (seat: number, round: readonly Deed[]): Cards =>
  gather(round.flatMap((act) => (isMoveOf(act, seat) ? [act.move.colour] : [])));

const isMoveOf = (act: Deed, seat: number): act is Deed & { readonly by: Seat } => act.by === seat;
