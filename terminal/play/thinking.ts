import type { ThinkOptions, ThinkRequest } from '@rookery/bots/workers/thinkers';
import { seedForBots } from '@rookery/desk/bot-request';
import type { Seat } from '@rookery/rules/kernel/seat';
import { updateFor } from '@rookery/referee/update';
import { levelTexts } from '@rookery/texts/levels/texts';
import { nameOfOpponent, type Opponent } from './opponents.ts';
import { commonViewer, decisionsOf, sceneFor, type Hosting, type MatchMoment } from './moment.ts';
import type { BotStep, PlayTable } from './play-table.ts';

/** Who gives advice. */
const adviser: Opponent = 'king';

/** What a seat may think with: its own view, its legal moves and what it has seen happen. */
function adviceRequest(
  { screen, seed }: Hosting,
  { match, events }: MatchMoment,
  seat: Seat,
): ThinkRequest {
  const { view, legal, news } = updateFor({ match, events }, seat);
  const decision = String(decisionsOf(match, seat));
  return {
    game: screen.game.id,
    player: adviser,
    question: { view, legal, seen: news },
    seed: seedForBots(seed),
    purpose: `advice for seat ${String(seat)}, decision ${decision}`,
  };
}

/** What the bot at a seat decides, while the screen shows that it thinks. */
export function letBotThink(
  hosting: Hosting,
  table: PlayTable,
  moment: MatchMoment,
  seat: Seat,
): Promise<BotStep> {
  const scene = sceneFor(hosting, moment, commonViewer(hosting));
  const name = String(hosting.seating.names[seat]);
  return hosting.face.during(scene, name, (options) =>
    table.letBotPlay(moment.match, seat, options),
  );
}

/** What a strong bot would do in a person's place, in words. */
export async function adviceFor(
  hosting: Hosting,
  moment: MatchMoment,
  seat: Seat,
  company: ThinkOptions,
): Promise<string> {
  const { screen, seating, shell, thinkers } = hosting;
  const request = adviceRequest(hosting, moment, seat);
  const { move, reason } = await thinkers.think(request, company);
  const name = nameOfOpponent(levelTexts[shell.language], adviser);
  const why = screen.giveReason(reason, { names: seating.names, viewer: seat });
  return shell.texts.advice(name, screen.nameMove(move), why);
}
