import type { Seat } from '@rookery/rules/kernel/seat';
import { penguinAt } from '@rookery/rules/penguinramids/pyramid';
import type {
  Action,
  Arm,
  Card,
  Move,
  Player,
  Side,
  Slot,
  StageView,
  TableView,
  View,
} from '@rookery/rules/penguinramids/vocabulary';
import { withCapital } from '@rookery/texts/capital';
import { page } from '../../shell/page.svelte.ts';
import type { BoardProps } from '../game-ui.ts';
import type { TouchContext } from '../kit/picking.ts';
import { strongestOpenSlot } from './carrying-signs.ts';
import { isNothingLeft } from './draft.ts';
import { thing, type DraggedPenguin } from './flights.ts';
import { cardLabel, slotLabel } from './labels.ts';
import { marksOf, type TurnMarks } from './marks.ts';
import { isLegal } from './moves.ts';
import { placesOf, type OfferPlaces } from './offer-places.ts';
import * as pick from './picking.ts';
import { litPenguins, litSlots, type LitPenguin, type LitSlot } from './place-look.ts';
import { rankAtEnd } from './progress.ts';
import { othersOf, promptOf } from './prompt.ts';
import { legalOf, newsOf, pendingOf, viewOf } from './trusted.ts';
import { TurnDraft } from './turn-draft.svelte.ts';
import { ruleOf } from './rule-of.ts';
import { pointAt, ruleAgainst, whyNot } from './why.ts';
import { words } from './words.svelte.ts';

/** A penguin shown where it is about to lie. */
export interface Ghost {
  readonly card: Card;
  readonly slot: Slot;
  readonly side: Side;
}

/** A table with its pieces on it. */
export type LaidStage = Extract<StageView, { readonly table: TableView }>;

/** How long the label of something touched is read, in milliseconds. */
const noteTime = 5000;

/** What one person does at a table: what is picked, what may be picked next, and the prompt. */
export class Playing {
  readonly #given: () => BoardProps;
  #picked = $state.raw<pick.Picking>(pick.idle);
  #note = $state.raw<{ readonly text: string; readonly during: unknown } | null>(null);
  /** Whether the last input came from the keyboard. The focus then moves to what is asked for. */
  isByKey = $state(false);
  /** The slot a penguin is being dragged over. */
  over = $state.raw<Slot | null>(null);
  // Not reactive: it keeps the last places for `offerPlaces`.
  #places: OfferPlaces = [];
  #dragged: DraggedPenguin | null = null;

  /** The own turn, as far as the host does not know it yet. */
  readonly draft: TurnDraft;

  /** What the viewer knows, with what the own turn has changed so far. */
  readonly view: View = $derived.by(() => this.draft.turn?.view ?? viewOf(this.#props.update.view));
  /** What may be decided right now. */
  readonly legal: readonly Move[] = $derived.by(() => {
    if (!this.#props.canAct || this.pending !== null || this.draft.isSending) return [];
    return this.draft.turn?.legal ?? legalOf(this.#props.update.legal);
  });
  readonly picking: pick.Picking = $derived.by(() => pick.keepPossible(this.#picked, this.legal));
  readonly offerPlaces: OfferPlaces = $derived.by(() => {
    const { seats } = this.view;
    const places = placesOf(this.#places, this.laid?.table.offer ?? [], seats);
    // Between the two halves of an exchange the place of the one that went is still remembered.
    if (this.view.stage.phase !== 'exchange') this.#places = places;
    return places;
  });
  readonly litSlots: readonly LitSlot[] = $derived.by(() => litSlots(this.picking, this.legal));
  readonly litPenguins: readonly LitPenguin[] = $derived.by(() =>
    litPenguins(this.picking, this.legal),
  );
  readonly prompt: string = $derived.by(() => {
    if (this.endsByItself) return words.page.prompt.ending;
    // Nothing is to be done any more in a turn of the past.
    if (this.#props.isPast === true && this.isMyTurn && this.me === this.people.viewer) return '';
    const prompt = promptOf(words, {
      stage: this.view.stage,
      // Of the past it is told, as to onlookers, who had the turn.
      me: this.#props.isPast === true ? null : this.me,
      people: this.#props.people,
      legal: this.legal,
      picking: this.picking,
      pending: this.pending,
    });
    return this.draft.isKept ? words.page.prompt.kept(prompt) : prompt;
  });
  /** What the round's line adds: whether what is done or chosen is final. */
  readonly hint: string | null = $derived.by(() => {
    // The new penguin is seen by everybody.
    if (this.picking.step === 'swap') return words.page.prompt.final;
    if (this.#mayChangeCard) return words.page.prompt.mayChange;
    return this.draft.canUndo ? words.page.prompt.notFinal : null;
  });

  constructor(given: () => BoardProps) {
    this.#given = given;
    this.draft = new TurnDraft(given);
  }

  get #props(): BoardProps {
    return this.#given();
  }
  /** The label of something that was touched, for a moment: then the prompt is in its place again. */
  get note(): string | null {
    return this.#note?.during === this.#props.update ? this.#note.text : null;
  }
  #noteDown(text: string): void {
    const note = { text: withCapital(text), during: this.#props.update };
    this.#note = note;
    setTimeout(() => {
      if (this.#note === note) this.#note = null;
    }, noteTime);
  }

  get me(): Seat | null {
    return this.#props.me;
  }
  get people(): BoardProps['people'] {
    return this.#props.people;
  }
  get sitters(): BoardProps['sitters'] {
    return this.#props.sitters;
  }
  get badge(): BoardProps['badge'] {
    return this.#props.badge;
  }
  get pending(): Move | null {
    return pendingOf(this.#props.pending);
  }
  /** The stage once the table is laid. */
  get laid(): LaidStage | null {
    const { stage } = this.view;
    return 'table' in stage ? stage : null;
  }
  /** Whether the viewer has yet to choose an action card of this round. */
  get #mustChoose(): boolean {
    const { stage } = this.view;
    return stage.phase === 'choosing' && this.me !== null && stage.pick === null;
  }
  /** PR5: a chosen card may be changed until the last player has chosen. */
  get #mayChangeCard(): boolean {
    const { stage } = this.view;
    return stage.phase === 'choosing' && this.me !== null && stage.pick !== null;
  }
  get isMyTurn(): boolean {
    const { stage } = this.view;
    return stage.phase === 'turn' && this.me !== null && stage.turn.order[0] === this.me;
  }
  /** Whose pyramid is large: the own one; for onlookers that of whoever has the turn. */
  get focus(): Seat | null {
    const { stage } = this.view;
    if (this.me !== null) return this.me;
    const turn = 'turn' in stage ? stage.turn.order[0] : undefined;
    return turn ?? this.laid?.table.chief ?? null;
  }
  get rivals(): readonly Seat[] {
    return this.focus === null ? [] : othersOf(this.view.seats, this.focus);
  }
  player(seat: Seat | null): Player | undefined {
    return seat === null ? undefined : this.laid?.table.players[seat];
  }
  /** What others have done since the viewer's last turn. */
  readonly marks: TurnMarks = $derived.by(() => marksOf(newsOf(this.#props.story ?? []), this.me));
  /** Who has won; null before the end. */
  readonly winner: Seat | null = $derived.by(() => {
    const { stage } = this.view;
    return stage.phase === 'over' ? rankAtEnd(stage.scores, stage.table.chief).winner : null;
  });
  /** Whether the own turn is about to end, because nothing is left to do. Kept steps wait until they were looked at. */
  readonly endsByItself: boolean = $derived.by(
    () =>
      page.settings.endTurn &&
      this.picking.step === 'idle' &&
      !this.draft.isKept &&
      isNothingLeft(this.legal),
  );
  /** The own action card of this round, once revealed. */
  get myAction(): Action | null {
    const { stage } = this.view;
    return 'turn' in stage && this.me !== null ? (stage.turn.actions[this.me] ?? null) : null;
  }
  /** The picked penguin as it would lie in a slot that carries it only when grey. */
  get greyCandidate(): Card | null {
    const { picking } = this;
    const isAsking = picking.step === 'penguin' || picking.step === 'grey';
    return isAsking ? this.#available(picking.penguin) : null;
  }
  #available(penguin: string): Card | null {
    return this.laid?.table.offer.find(({ id }) => id === penguin) ?? null;
  }
  /** What is about to lie in the own pyramid. */
  get ghost(): Ghost | null {
    const { picking, pending } = this;
    if (pending?.type === 'take') return this.#ghostOf(pending);
    if (picking.step === 'sure' && picking.move.type === 'take') return this.#ghostOf(picking.move);
    if (picking.step === 'side') {
      return this.#ghostOf({ ...picking, side: picking.sides[0] ?? 'colour' });
    }
    return null;
  }
  #ghostOf({ penguin, slot, side }: Omit<Move & { type: 'take' }, 'type'>): Ghost | null {
    const card = this.#available(penguin);
    return card ? { card, slot, side } : null;
  }

  /** The penguin that was dragged to a slot last. It does not fly there as well. */
  get dragged(): DraggedPenguin | null {
    return this.#dragged;
  }

  get #context(): TouchContext<Move> {
    return { legal: this.legal, confirm: page.settings.confirm };
  }

  touchPenguin(card: Card): void {
    const pyramid = this.player(this.me)?.pyramid;
    if (this.#mustChoose) {
      const pointing = { at: thing.card(card.id), because: [] };
      this.#props.explain(words.page.prompt.chooseFirst, pointing, ruleOf['choose-first']);
      return;
    }
    if (!pyramid || !this.isMyTurn) {
      this.#noteDown(cardLabel(words, card));
      return;
    }
    this.#dragged = null;
    const slot = strongestOpenSlot(pyramid);
    this.#follow(pick.touchPenguin(this.#context, this.picking, card.id, slot));
  }

  touchSlot(slot: Slot): void {
    const pyramid = this.player(this.focus)?.pyramid;
    if (!pyramid) return;
    const isInformation = this.picking.step === 'idle' && penguinAt(pyramid, slot) !== null;
    if (isInformation || !this.isMyTurn) {
      this.#noteDown(slotLabel(words, pyramid, slot));
      return;
    }
    const examplePenguin = this.laid?.table.offer[0]?.id ?? null;
    this.#follow(pick.touchSlot(this.#context, this.picking, slot, examplePenguin));
  }

  /** A penguin dragged from the offer over a slot, or away from all of them. */
  drop(card: Card, slot: Slot | null): void {
    if (slot === null) {
      this.cancel();
      return;
    }
    if (this.me !== null) this.#dragged = { seat: this.me, id: card.id };
    const step = this.picking.step === 'grey' ? 'grey' : 'penguin';
    this.#follow(pick.touchSlot(this.#context, { step, penguin: card.id }, slot, card.id));
  }

  touchTool(step: 'flip' | 'swap' | 'token', example: Move): void {
    if (pick.hasTarget(step, this.legal)) this.#follow(pick.touchTool(this.picking, step));
    else this.make(example);
  }
  touchSide(side: Side): void {
    if (this.picking.step === 'side') this.#follow(pick.touchSide(this.picking, side));
  }
  touchArm(slot: Slot, arm: Arm): void {
    this.#follow(pick.touchArm(slot, arm));
  }
  confirm(): void {
    if (this.picking.step === 'sure') this.make(this.picking.move);
  }
  cancel(): void {
    this.#note = null;
    this.#picked = pick.idle;
  }

  /** Makes a move at once, or says why it may not be made. */
  make(move: Move): void {
    const may = isLegal(this.legal, move);
    this.#follow({ picking: pick.idle, move: may ? move : null, refused: may ? null : move });
  }

  #follow({ picking, move, refused }: pick.PickingResult): void {
    this.#note = null;
    this.#picked = picking;
    if (move) this.draft.add(move);
    if (!refused) return;
    const why = whyNot(words, this.view, refused, this.#props.people);
    if (why === undefined) return;
    const pointing = pointAt(refused, this.me) ?? undefined;
    this.#props.explain(why, pointing, ruleAgainst(this.view, refused));
  }
}
