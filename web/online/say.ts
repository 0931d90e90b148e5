import type { Said } from '@rookery/protocol/chat';
import type { TableModel } from '../model/table-model.ts';
import { page } from '../shell/page.svelte.ts';
import { sayFailure } from './request-failure.ts';
import { session } from './session.svelte.ts';

/** What became of a line. Whoever does not want to introduce themselves says nothing, without a problem. */
interface SayOutcome {
  readonly isSaid: boolean;
  /** Why it was not said, in a sentence. */
  readonly problem: string | null;
}

/** Says something at a table. Strangers introduce themselves first. */
export async function say(model: TableModel, said: Said): Promise<SayOutcome> {
  if (!(await session.ensureIntroduced())) return { isSaid: false, problem: null };
  const reason = await model.ask({ type: 'say', said });
  const problem = reason && sayFailure(reason, page.texts.online.reasons);
  return { isSaid: problem === null, problem };
}
