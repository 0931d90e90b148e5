import type { Thought } from '@rookery/bots/bot';
import type { ThinkOptions, ThinkRequest } from '@rookery/bots/workers/thinkers';
import type { Streams } from '@rookery/rules/kernel/rng';
import type { Seat } from '@rookery/rules/kernel/seat';
import { updateFor } from '@rookery/referee/update';
import { levelTexts } from '@rookery/texts/levels/texts';
import { nameOfOpponent, type Opponent } from './opponents.ts';
import { commonViewer, decisionsOf, sceneFor, type Hosting, type MatchMoment } from './moment.ts';

/** Who gives advice. */
const adviser: Opponent = 'king';

/** Bots get a seed of their own, since that of the match would tell them the deals. */
function seedForBots(streams: Streams): string {
  const rng = streams('bots');
  return Array.from({ length: 4 }, () => rng.below(2 ** 32).toString(36)).join('-');
}

/** What a seat may think with: its own view, its legal moves and what it has seen happen. */
function requestFor(
  { screen, streams }: Hosting,
  { match, events }: MatchMoment,
  seat: Seat,
  player: Opponent,
): Omit<ThinkRequest, 'purpose'> {
  const { view, legal, news } = updateFor({ match, events }, seat);
  const question = { view, legal, seen: news };
  return { game: screen.game.id, player, question, seed: seedForBots(streams) };
}

const placeOf = ({ match }: MatchMoment, seat: Seat): string =>
  `seat ${String(seat)}, decision ${String(decisionsOf(match, seat))}`;

/** What the bot at a seat decides, while the screen shows that it thinks. */
export function thoughtAt(
  hosting: Hosting,
  moment: MatchMoment,
  seat: Seat,
  player: Opponent,
): Promise<Thought> {
  const request = {
    ...requestFor(hosting, moment, seat, player),
    purpose: `${player} at ${placeOf(moment, seat)}`,
  };
  const scene = sceneFor(hosting, moment, commonViewer(hosting));
  const name = String(hosting.seating.names[seat]);
  return hosting.face.during(scene, name, (company) => hosting.thinkers.think(request, company));
}

/** What a strong bot would do in a person's place, in words. */
export async function adviceFor(
  hosting: Hosting,
  moment: MatchMoment,
  seat: Seat,
  company: ThinkOptions,
): Promise<string> {
  const { screen, seating, shell, thinkers } = hosting;
  const request = {
    ...requestFor(hosting, moment, seat, adviser),
    purpose: `advice for ${placeOf(moment, seat)}`,
  };
  const { move, reason } = await thinkers.think(request, company);
  const name = nameOfOpponent(levelTexts[shell.language], adviser);
  const why = screen.giveReason(reason, { names: seating.names, viewer: seat });
  return shell.texts.advice(name, screen.nameMove(move), why);
}
