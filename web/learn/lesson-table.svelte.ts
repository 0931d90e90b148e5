import {
  answer,
  goOn,
  learnerOf,
  openLesson,
  stepAt,
  type LessonMoment,
} from '@rookery/lessons/course';
import type { Lesson } from '@rookery/lessons/lesson';
import type { SeatLine } from '@rookery/protocol/people';
import type { Reason } from '@rookery/protocol/reasons';
import type { Game } from '@rookery/rules/kernel/game';
import type { LessonTexts } from '@rookery/texts/course-texts';
import { HeldTable } from '../model/held-table.svelte.ts';
import { heldMatchId, makeUpdate } from '../model/match-update.ts';
import type { MatchUpdate } from '../model/table-model.ts';

/** What the coach says now. */
export interface CoachLine {
  /** What is said to the last move; empty at first. */
  readonly remark: string;
  readonly isPraise: boolean;
  /** What to read or to do. */
  readonly task: string;
  /** Whether the learner reads, moves, or has finished. */
  readonly awaits: 'reading' | 'move' | 'nothing';
}

/** The table of a lesson: the page holds its match, and the lesson's steps decide what happens. */
export class LessonTable extends HeldTable {
  readonly #texts: LessonTexts;
  readonly #seats: readonly SeatLine[];
  #moment = $state.raw<LessonMoment>();
  #remark = $state.raw({ text: '', isPraise: false });

  constructor(lesson: Lesson, game: Game, texts: LessonTexts, names: readonly [string, string]) {
    super();
    this.#texts = texts;
    this.#seats = seatLines(lesson, names);
    this.#enter(openLesson(lesson, game));
  }

  get coach(): CoachLine {
    const step = this.#moment && stepAt(this.#moment);
    const { text: remark, isPraise } = this.#remark;
    if (!step) return { remark, isPraise, task: '', awaits: 'nothing' };
    const isRead = step.type === 'read' || step.type === 'watch';
    return { remark, isPraise, task: this.#say(step.text), awaits: isRead ? 'reading' : 'move' };
  }

  /** Who sits at the table, by seat. */
  get seats(): readonly SeatLine[] {
    return this.#seats;
  }

  /** The learner has read what there was to read. */
  readOn(): void {
    if (!this.#moment) return;
    this.#remark = { text: '', isPraise: false };
    this.#enter(goOn(this.#moment));
  }

  decide(move: unknown): Promise<Reason | null> {
    return Promise.resolve(this.#judge(move));
  }

  #judge(move: unknown): Reason | null {
    const step = this.#moment && stepAt(this.#moment);
    if (!this.#moment || !step) return null;
    const parsed = this.#moment.match.game.parseMove(move);
    if (!parsed.ok) return null;
    const answered = answer(this.#moment, parsed.value);
    switch (answered.verdict) {
      case 'right':
        this.#remark = { text: step.type === 'try' ? this.#say(step.praise) : '', isPraise: true };
        this.#enter(answered.moment);
        return null;
      case 'wrong':
        this.#remark = { text: step.type === 'try' ? this.#say(step.wrong) : '', isPraise: false };
        return null;
      case 'refused':
        this.#remark = {
          text: step.type === 'try' ? this.#say(step.refused) : '',
          isPraise: false,
        };
        return { kind: 'against-the-rules', refusal: answered.refusal };
    }
  }

  #enter(moment: LessonMoment): void {
    this.#moment = moment;
    const step = stepAt(moment);
    // While there is something to read, nothing can be decided.
    const canDecide = step?.type === 'try' || step?.type === 'play';
    this.show(this.#updateOf(moment), { canDecide });
  }

  #updateOf(moment: LessonMoment): MatchUpdate {
    const learner = learnerOf(moment);
    const held = { id: heldMatchId, seats: this.#seats };
    const update = makeUpdate(moment, learner, held, moment.match.acts.length);
    // A lesson is over when its steps are, not when its match is: no result covers the last text.
    return update.waiting.for === 'nobody' ? { ...update, waiting: { for: 'chance' } } : update;
  }

  #say(key: string): string {
    return this.#texts[key] ?? key;
  }
}

const seatLines = (
  lesson: Lesson,
  [learner, other]: readonly [string, string],
): readonly SeatLine[] =>
  Array.from({ length: lesson.seats }, (_, seat) => ({
    seat,
    who: {
      kind: 'person',
      name: seat === lesson.learner ? learner : other,
      penguin: seat === lesson.learner ? 'little' : 'rockhopper',
      presence: 'here',
      ready: true,
      standIn: null,
    },
  }));
