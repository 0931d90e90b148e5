import { greedyBot, randomBot } from '../../penguinramids/baseline-bots.ts';
import { searchBotWith } from '../../penguinramids/search-bot.ts';
import { searchSettings } from '../../penguinramids/search-settings.ts';
import { playDeal, type Outcome, type Player } from './match.ts';

// node arena SEATS ONE OTHERS DEALS [NAME], a player being `random`, `greedy` or a budget.

const parsePlayer = (text: string): Player => {
  if (text === 'random') return { bot: randomBot, budget: 0 };
  if (text === 'greedy') return { bot: greedyBot, budget: 0 };
  const [budget = '', changes = '{}'] = text.split(/(?=\{)/);
  const changed: object = JSON.parse(changes);
  return { bot: searchBotWith({ ...searchSettings, ...changed }), budget: Number(budget) };
};

/** The share won, with its 95 % interval over deals. */
function report(outcomes: readonly Outcome[]): string {
  const shares = outcomes.map(({ victories, matches }) => victories / matches);
  const mean = shares.reduce((sum, each) => sum + each, 0) / shares.length;
  const spread = shares.reduce((sum, each) => sum + (each - mean) ** 2, 0) / (shares.length - 1);
  const interval = 1.96 * Math.sqrt(spread / shares.length);
  const matches = outcomes.reduce((sum, each) => sum + each.matches, 0);
  const lead = outcomes.reduce((sum, each) => sum + each.lead, 0) / matches;
  const percent = (share: number): string => (100 * share).toFixed(1);
  return `${percent(mean)} % ± ${percent(interval)} of ${String(matches)} matches, lead ${lead.toFixed(2)}`;
}

const [seats = '2', one = 'greedy', others = 'random', deals = '100', name = 'arena'] =
  process.argv.slice(2);
const before = process.cpuUsage();
const outcomes: Outcome[] = [];
for (let deal = 0; deal < Number(deals); deal += 1) {
  outcomes.push(
    playDeal(Number(seats), parsePlayer(one), parsePlayer(others), `${name} ${String(deal)}`),
  );
}
const { user } = process.cpuUsage(before);
console.log(
  `${one} against ${others}, ${seats} seats: ${report(outcomes)} (${(user / 1e6).toFixed(0)} s)`,
);
