import { isTimeUp } from '@rookery/referee/clock';
import type { TableId } from '@rookery/protocol/identifiers';
import { entryOf } from '@rookery/rules/kernel/entry';
import type { Vocabulary } from '@rookery/rules/kernel/game';
import type { BotCompany } from './bot-pace.ts';
import { listBotTurns, requestFor, type BotRequest, type BotTurn } from './bot-request.ts';
import type { DeskContext } from './context.ts';
import type { HostedMatch } from './hosted-match.ts';
import { PendingMoves, type BotCallbacks } from './pending-moves.ts';
import { messageOf, type BotShare, type PendingMove } from './ports.ts';
import type { TableNow } from './table-tells.ts';
import { extendHistory, type EventHistory } from './viewer-log.ts';

type Context = Pick<DeskContext, 'bots' | 'botPace' | 'clock' | 'log' | 'standIn' | 'tally'>;

/** The decisions that bots have to make now: on their seats, for absent people, and when time is up. */
function botTurnsAt({ table, match }: TableNow, standIn: string, at: number): readonly BotTurn[] {
  if (table.phase !== 'playing' || !match || match.clocks.paused !== null) return [];
  const { clocks } = match;
  return listBotTurns(match, (seat) => {
    const { person, bot } = entryOf(table.seats, seat);
    // Whoever changes the own bot again and again would otherwise cancel every thought, and never move.
    if (person !== null && isTimeUp(clocks, seat, at)) return standIn;
    return bot ?? (person === null ? standIn : null);
  });
}

/** Whether any bot has to make a decision now. */
export const isBotToMove = (now: TableNow, standIn: string, at: number): boolean =>
  botTurnsAt(now, standIn, at).length > 0;

/** The bots of one table. They are asked from what their seats have seen. */
export class BotsAtTable {
  readonly #context: Context;
  readonly #pending: PendingMoves;
  /** Kept while bots play, so that each request replays only what is new. */
  #history: EventHistory | undefined;
  #share: BotShare;
  #company: BotCompany = 'nobody';
  #isStopped = false;

  constructor(id: TableId, context: Context, callbacks: BotCallbacks) {
    this.#share = { person: null, table: id };
    this.#context = context;
    this.#pending = new PendingMoves(
      {
        think: (match, turn) => this.#think(match, turn),
        after: (milliseconds, action) => context.clock.after(milliseconds, action),
        onFault: (error) => context.log.warn('bot-move-not-kept', { because: messageOf(error) }),
      },
      callbacks,
    );
  }

  /** How many moves are under way. */
  get size(): number {
    return this.#pending.size;
  }

  /** Starts what is to be thought about, and cancels what no longer is: everything, without a table. */
  update(now: TableNow | undefined, at: number, company: BotCompany): void {
    if (this.#isStopped) return;
    this.#company = company;
    if (now?.table.phase !== 'playing') this.#history = undefined;
    this.#share = { ...this.#share, person: now?.table.host ?? null };
    const turns = now ? botTurnsAt(now, this.#context.standIn, at) : [];
    this.#pending.update(now?.match ?? null, turns);
  }

  /** Cancels everything, for good. */
  stop(): void {
    this.#isStopped = true;
    this.#pending.update(null, []);
  }

  #think(match: HostedMatch, turn: BotTurn): PendingMove {
    this.#history = extendHistory(match, this.#history);
    const request = requestFor(match, this.#history, turn);
    const { bots, botPace, clock, tally } = this.#context;
    const pending = bots.think(request, this.#share);
    let isCancelled = false;
    const move = tally.time('thinking', pending.move).catch((error: unknown) => {
      if (isCancelled) throw error;
      return this.#replaceFailedMove(request, error);
    });
    const thought: PendingMove = {
      move,
      cancel() {
        isCancelled = true;
        pending.cancel();
      },
    };
    const player = `${request.game} ${request.player}`;
    return botPace ? botPace.delay(thought, player, clock, this.#company) : thought;
  }

  /** The others at the table must not wait for ever: the first legal move is played. */
  #replaceFailedMove({ question }: BotRequest, error: unknown): Vocabulary['Move'] {
    this.#context.log.error('bot-failed', { because: messageOf(error) });
    return entryOf(question.legal, 0);
  }
}
