import { pick, quickRng, seededStreams } from '@rookery/rules/kernel/rng';
import { penguinramids } from '@rookery/rules/penguinramids/game';
import type { Penguinramids, State } from '@rookery/rules/penguinramids/vocabulary';
import type { BotQuestion } from '../../bot.ts';
import { firstToAct, played, started } from './setting.ts';

/** What the seat to act first is asked. */
export function questionIn(state: State): BotQuestion<Penguinramids> {
  const seat = firstToAct(state);
  return {
    view: penguinramids.view(state, seat),
    legal: penguinramids.legalMoves(state, seat),
    seen: [],
  };
}

/** The positions of a random match. */
export function positions(seats: number, name: string): readonly State[] {
  const streams = seededStreams(name);
  const rng = quickRng(streams('moves'));
  const list: State[] = [];
  for (let state = started(seats, {}, streams); state.stage.phase !== 'over';) {
    list.push(state);
    const seat = firstToAct(state);
    state = played(state, seat, pick(penguinramids.legalMoves(state, seat), rng), streams);
  }
  return list;
}
