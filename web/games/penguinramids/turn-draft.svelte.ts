import type { Move, Seen } from '@rookery/rules/penguinramids/vocabulary';
import type { BoardProps } from '../game-ui.ts';
import { canWait, draftTurn, type DraftedTurn } from './draft.ts';
import { keepDraft, loadDraft, type TurnKey } from './kept-draft.ts';
import { viewOf } from './trusted.ts';

/** How long a turn with nothing left to do can still be undone before it ends by itself, in milliseconds. */
export const endDelay = 2500;

/** What a draft needs of a board. */
export type DraftContext = Pick<BoardProps, 'me' | 'canAct' | 'decide' | 'tellEarly'> & {
  readonly update: Pick<TurnKey, 'match' | 'nth'> & {
    readonly view: unknown;
    readonly clocks: { readonly rule: { readonly kind: string } };
  };
};

/**
 * Composes the own turn. Its steps are shown at once, and sent one after the other when the turn ends or when
 * a card is about to be revealed. Until then each can be undone, and nobody else has seen it.
 */
export class TurnDraft {
  readonly #given: () => DraftContext;
  #steps = $state.raw<readonly Move[]>([]);
  #isSending = $state(false);
  #isKept = $state(false);
  /** The number of the decision under way; null if there is none. */
  #sent = $state.raw<number | null>(null);

  #news = $state.raw<readonly Seen[]>([]);
  // What was shown before the host said so. Not reactive: it only keeps it from being shown again.
  readonly #shown = new Set<string>();

  // The last answer of `turn`, which is asked for many times between two changes.
  #drafted: { readonly for: readonly unknown[]; readonly turn: DraftedTurn } | null = null;

  constructor(given: () => DraftContext) {
    this.#given = given;
    this.#steps = loadDraft(this.#turnKey);
    this.#isKept = this.#steps.length > 0;
  }

  get #turnKey(): TurnKey {
    const { update, me } = this.#given();
    return { match: update.match, nth: update.nth, seat: me };
  }
  /** What the last step does, to be seen happening. */
  get news(): readonly Seen[] {
    return this.#news;
  }
  /** Whether this was seen happening before the host told it. */
  hasShown(event: Seen): boolean {
    return this.#shown.has(JSON.stringify(event));
  }

  /** The steps that the host does not know yet. */
  get #unsent(): readonly Move[] {
    return this.#isTaken ? this.#steps.slice(1) : this.#steps;
  }
  /** How the turn stands with these steps; null without any. */
  get turn(): DraftedTurn | null {
    const { me, update } = this.#given();
    if (me === null || this.#unsent.length === 0) return null;
    const wanted = [update, this.#steps, this.#isTaken];
    if (!this.#drafted?.for.every((each, index) => each === wanted[index])) {
      const turn = draftTurn(viewOf(update.view), me, this.#unsent.filter(canWait));
      this.#drafted = { for: wanted, turn };
    }
    return this.#drafted.turn;
  }
  get isSending(): boolean {
    return this.#isSending;
  }
  /** Whether the last step can still be undone. */
  get canUndo(): boolean {
    return !this.#isSending && (this.turn?.steps.length ?? 0) > 0;
  }
  /** Whether the steps were made before the page was opened, and nothing has been done since. */
  get isKept(): boolean {
    return this.#isKept && this.canUndo;
  }
  get #isTaken(): boolean {
    const { nth } = this.#given().update;
    return this.#sent !== null && nth !== null && nth > this.#sent;
  }

  /** Adds a step, or sends all of them if this one cannot wait. */
  add(move: Move): void {
    const { update } = this.#given();
    const mayWait = canWait(move) && isComposable(update);
    if (mayWait) this.#addStep(move);
    else if (this.turn === null) this.#given().decide(move);
    else {
      this.#change([...this.turn.steps, move]);
      this.send();
    }
  }

  #addStep(move: Move): void {
    this.#change([...(this.turn?.steps ?? []), move]);
    this.#news = this.turn?.news ?? [];
    for (const event of this.#news) this.#shown.add(JSON.stringify(event));
    this.#given().tellEarly(this.#news);
  }

  undo(): void {
    if (!this.canUndo) return;
    this.#news = [];
    this.#change(this.turn?.steps.slice(0, -1) ?? []);
  }

  /** Sends the steps so far. */
  send(): void {
    this.#isSending = this.#unsent.length > 0;
    this.advance();
  }

  /** Sends the next step once the host has taken the one before. To be called after every change. */
  advance(): void {
    const { update, canAct } = this.#given();
    if (this.#isTaken) this.#forgetFirst();
    // The host can be asked again, and has not taken it: it has said why.
    else if (this.#sent !== null && canAct) this.#stop();
    if (!this.#isMyTurn) this.#clear();
    const [next] = this.#steps;
    if (!this.#isSending || this.#sent !== null || !canAct || next === undefined) return;
    this.#sent = update.nth;
    this.#given().decide(next);
  }

  #forgetFirst(): void {
    this.#sent = null;
    this.#change(this.#steps.slice(1));
    if (this.#steps.length === 0) this.#isSending = false;
  }

  #stop(): void {
    this.#sent = null;
    this.#isSending = false;
    this.#change(this.#steps.filter(canWait));
  }

  get #isMyTurn(): boolean {
    const { me, update } = this.#given();
    const { stage } = viewOf(update.view);
    return stage.phase === 'turn' && stage.turn.order[0] === me;
  }

  /** Somebody else has the turn, so no step of it is left to send. */
  #clear(): void {
    this.#shown.clear();
    this.#sent = null;
    this.#isSending = false;
    if (this.#steps.length > 0) this.#change([]);
  }

  #change(steps: readonly Move[]): void {
    this.#steps = steps;
    this.#isKept = false;
    keepDraft(this.#turnKey, steps);
  }
}

/**
 * With a clock each step is sent at once: what is not sent when the time is up would be lost. Lessons and puzzles
 * do not number decisions, and judge each step.
 */
const isComposable = ({ clocks, nth, view }: DraftContext['update']): boolean =>
  clocks.rule.kind === 'none' && nth !== null && viewOf(view).stage.phase === 'turn';
