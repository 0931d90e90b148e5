import type { BotPool } from '@rookery/bots/workers/bot-pool';
import { decisionsIn } from '@rookery/analysis/decisions';
import { tryMove } from '@rookery/analysis/review/attempt';
import type { JudgeLevel } from '@rookery/analysis/review/judgement';
import { openContext, reviewMatch, type ReviewStep } from '@rookery/analysis/review/review';
import { catalogue } from '@rookery/rules/catalogue';
import type { Match } from '@rookery/rules/kernel/match';
import { parseRecord } from '@rookery/rules/kernel/record';
import type { FromReviewer, ToReviewer } from './messages.ts';

/** The level that judges, as `rookery analyse` has it. */
export const judgeLevel: JudgeLevel = 'king';

/** Carries out what the page asks of one match. It knows neither workers nor the page. */
export class Reviewing {
  readonly #botPool: Pick<BotPool, 'think'>;
  readonly #tell: (message: FromReviewer) => void;
  #match: Match | undefined;

  constructor(botPool: Pick<BotPool, 'think'>, tell: (message: FromReviewer) => void) {
    this.#botPool = botPool;
    this.#tell = tell;
  }

  async hear(message: ToReviewer): Promise<void> {
    try {
      await this.#carryOut(message);
    } catch (error) {
      this.#tell({ type: 'failed', reason: error instanceof Error ? error.message : 'unknown' });
    }
  }

  async #carryOut(message: ToReviewer): Promise<void> {
    if (message.type === 'open') {
      this.#match = readMatch(message.record);
      return;
    }
    const match = this.#match;
    if (!match) throw new Error('no match was opened');
    if (message.type === 'try') await this.#try(match, message.step, message.move);
    else await this.#review(match, new Map(message.known));
  }

  async #review(
    match: Match,
    known: NonNullable<Parameters<typeof reviewMatch>[1]['known']>,
  ): Promise<void> {
    const options = { level: judgeLevel, botPool: this.#botPool, known };
    for await (const step of reviewMatch(match, options)) this.#tell(messageOf(step));
  }

  async #try(match: Match, step: number, written: unknown): Promise<void> {
    const decision = decisionsIn(match).find((each) => each.step === step);
    const move = match.game.parseMove(written);
    if (!decision || !move.ok) throw new Error('there is no such decision');
    const context = openContext(match, { level: judgeLevel, botPool: this.#botPool });
    this.#tell({ type: 'tried', step, attempt: await tryMove(context, decision, move.value) });
  }
}

function readMatch(record: unknown): Match {
  const parsed = parseRecord(record, catalogue);
  if (!parsed.ok) throw new Error('the record does not follow the rules');
  return parsed.value;
}

/** A step of a review as it can be sent: decisions are known by their steps. */
function messageOf(step: ReviewStep): FromReviewer {
  switch (step.type) {
    case 'outline':
    case 'sketch':
      return step;
    case 'assessed': {
      const { assessed, done, of } = step;
      const { decision, assessment } = assessed;
      return { type: 'assessed', step: decision.step, assessment, done, of };
    }
    case 'done': {
      const { chances, costliest, luckAndSkill } = step.review;
      const steps = costliest.map(({ decision }) => decision.step);
      return { type: 'done', summary: { chances, costliest: steps, luckAndSkill } };
    }
  }
}
