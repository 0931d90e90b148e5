import { playersOf } from '@rookery/bots/players';
import { entryOf } from '@rookery/rules/kernel/entry';
import type { Job } from './orders.ts';
import { Program } from './program/program.ts';
import { botSitter, type Sitter } from './sitter.ts';
import type { Entrant } from './tournament.ts';

/** Those who sit down for the players: bots as they are needed, and programs that are kept running. */
export class Roster {
  readonly job: Job;
  readonly #programs = new Map<string, Program>();

  constructor(job: Job) {
    this.job = job;
  }

  /** Who plays for a player. One that sits in several seats has a copy for each, so that no two seats share what they know. */
  sitterFor(player: number, copy: number): Sitter {
    const entrant = entryOf(this.job.tournament.players, player);
    return entrant.kind === 'bot'
      ? this.#bot(entrant)
      : this.#program(entrant, `${String(player)}.${String(copy)}`);
  }

  /** Ends all programs. */
  async close(): Promise<void> {
    await Promise.all([...this.#programs.values()].map((program) => program.close()));
  }

  #bot({ name, budget }: Entrant & { kind: 'bot' }): Sitter {
    const player = playersOf(this.job.tournament.game).get(name);
    if (!player) throw new Error(`nobody is called ${name}`);
    return botSitter(player, budget);
  }

  #program({ label, command }: Entrant & { kind: 'program' }, key: string): Sitter {
    const running = this.#programs.get(key);
    if (running) return running;
    const { patience, version } = this.job;
    const program = new Program({ label, command, patience, version });
    this.#programs.set(key, program);
    return program;
  }
}
