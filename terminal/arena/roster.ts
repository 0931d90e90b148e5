import { playersOf } from '@rookery/bots/players';
import { entryOf } from '@rookery/rules/kernel/entry';
import type { TournamentJob } from './worker-messages.ts';
import { Program } from './program/program.ts';
import { botInSeat, type SeatPlayer } from './seat-player.ts';
import type { Entrant } from './tournament.ts';

/** Finds who decides for a player: bots are created as needed, programs are kept running. */
export class Roster {
  readonly job: TournamentJob;
  readonly #programs = new Map<string, Program>();

  constructor(job: TournamentJob) {
    this.job = job;
  }

  /** Who decides for a player. A player in several seats has a copy for each, so that no two seats share what they know. */
  playerFor(player: number, copy: number): SeatPlayer {
    const entrant = entryOf(this.job.tournament.players, player);
    return entrant.kind === 'bot'
      ? this.#bot(entrant)
      : this.#program(entrant, `${String(player)}.${String(copy)}`);
  }

  /** Ends all programs. */
  async close(): Promise<void> {
    await Promise.all([...this.#programs.values()].map((program) => program.close()));
  }

  #bot({ name, budget }: Entrant & { kind: 'bot' }): SeatPlayer {
    const player = playersOf(this.job.tournament.game).get(name);
    if (!player) throw new Error(`nobody is called ${name}`);
    return botInSeat(player, budget);
  }

  #program({ label, command }: Entrant & { kind: 'program' }, key: string): SeatPlayer {
    const running = this.#programs.get(key);
    if (running) return running;
    const { patience, version } = this.job;
    const program = new Program({ label, command, patience, version });
    this.#programs.set(key, program);
    return program;
  }
}
