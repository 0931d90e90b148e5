import {
  answer,
  goOn,
  learnerOf,
  openLesson,
  stepAt,
  type LessonMoment,
} from '@rookery/lessons/course';
import type { Lesson, LessonTexts } from '@rookery/lessons/lesson';
import { parseMatchId } from '@rookery/protocol/identifiers';
import type { SeatLine } from '@rookery/protocol/people';
import type { Reason } from '@rookery/protocol/reasons';
import type { Game } from '@rookery/rules/kernel/game';
import { makeUpdate } from '../model/match-update.ts';
import {
  emptyPicture,
  type MatchUpdate,
  type Picture,
  type TableModel,
} from '../model/table-model.ts';

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
export class LessonTable implements TableModel {
  readonly #texts: LessonTexts;
  readonly #seats: readonly SeatLine[];
  #moment = $state.raw<LessonMoment>();
  #picture = $state.raw<Picture>(emptyPicture);
  #remark = $state.raw({ text: '', isPraise: false });

  constructor(lesson: Lesson, game: Game, texts: LessonTexts, names: readonly [string, string]) {
    this.#texts = texts;
    this.#seats = seatLines(lesson, names);
    this.#show(openLesson(lesson, game));
  }

  get picture(): Picture {
    return this.#picture;
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
    this.#show(goOn(this.#moment));
  }

  decide(move: unknown): Promise<Reason | null> {
    return Promise.resolve(this.#judge(move));
  }

  presentBy(): void {
    // A lesson has a pace of its own.
  }
  proceed(): void {
    // There is no interlude: whoever has read a step goes on by `readOn`.
  }
  lookBack(): void {
    // A lesson is short; whoever wants to see it again starts again.
  }
  now(): number {
    return 0;
  }
  ask(): Promise<Reason | null> {
    return Promise.resolve(null);
  }
  close(): void {
    // Nothing is open.
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
        this.#show(answered.moment);
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

  #show(moment: LessonMoment): void {
    this.#moment = moment;
    const update = this.#updateOf(moment);
    const { news } = update;
    const story = [...this.#picture.story, ...news];
    const step = stepAt(moment);
    // While there is something to read, nothing can be decided.
    const isUpToDate = step?.type === 'try' || step?.type === 'play';
    this.#picture = { ...this.#picture, update, news, story, isUpToDate };
  }

  #updateOf(moment: LessonMoment): MatchUpdate {
    const learner = learnerOf(moment);
    const held = { id: lessonMatch, seats: this.#seats };
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

/** The id that matches of lessons carry; nobody else ever sees it. */
const lessonMatch = (() => {
  const id = parseMatchId('AAAAAAAAAAAAAAAAAAAAAA');
  if (!id.ok) throw new Error('the id of lessons has another form than those of matches');
  return id.value;
})();
