import type { Tell } from '@rookery/protocol/tells';
import type { Caller, Desk, DeskAsk } from '../desk.ts';
import type { Person } from '../store.ts';

/** 128 random bits in base64url. */
export const randomId = (): string =>
  Buffer.from(crypto.getRandomValues(new Uint8Array(16))).toString('base64url');

type Without<Part> = Part extends unknown ? Omit<Part, 'id'> : never;

/** An ask before it has its number. */
export type Wish = Without<DeskAsk>;

type TellOf<Type extends Tell['type']> = Extract<Tell, { readonly type: Type }>;

/** A line to a client that remembers everything it is told. */
export class TestCaller implements Caller {
  readonly id = randomId();
  readonly person: Person | null;
  readonly companions: NonNullable<Caller['companions']>;
  readonly told: Tell[] = [];
  /** Nothing gets through a broken line. */
  isBroken = false;
  onAnswer: () => void = () => undefined;
  #lastAsk = 0;

  constructor(person: Person | null, companions: NonNullable<Caller['companions']> = []) {
    this.person = person;
    this.companions = companions;
  }

  tell(tell: Tell): void {
    // What could not be sent as it is must not pass here.
    if (!this.isBroken) this.told.push(structuredClone(tell));
    if (tell.type === 'decided') this.onAnswer();
  }

  /** Asks, and gives back the one answer. */
  async ask(desk: Desk, wish: Wish): Promise<Tell> {
    this.#lastAsk += 1;
    return this.askAs(desk, wish, this.#lastAsk);
  }

  async askAs(desk: Desk, wish: Wish, id: number): Promise<Tell> {
    const before = this.told.length;
    const ask: DeskAsk = { ...wish, id };
    await desk.answer(this, ask);
    const answers = this.told.slice(before).filter((tell) => 'id' in tell && tell.id === id);
    const [answer] = answers;
    if (!answer || answers.length > 1) throw new Error(`${String(answers.length)} answers`);
    return answer;
  }

  all<Type extends Tell['type']>(type: Type): readonly TellOf<Type>[] {
    return this.told.filter((tell): tell is TellOf<Type> => tell.type === type);
  }

  last<Type extends Tell['type']>(type: Type): TellOf<Type> {
    const tell = this.all(type).at(-1);
    if (!tell) throw new Error(`no ${type} was told`);
    return tell;
  }
}
