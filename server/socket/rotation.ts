/** Visits all members of a set in turn, again and again: some of them at each step. */
export class Rotation<Member> {
  readonly #members: ReadonlySet<Member>;
  readonly #steps: number;
  #unvisited: Iterator<Member>;
  /** How many are to be visited by now; most of the time a fraction. */
  #due = 0;

  /** In so many steps every member is visited once. */
  constructor(members: ReadonlySet<Member>, steps: number) {
    this.#members = members;
    this.#steps = steps;
    this.#unvisited = members.values();
  }

  /** Returns those whose turn it is. */
  next(): readonly Member[] {
    this.#due += this.#members.size / this.#steps;
    const count = Math.floor(this.#due);
    this.#due -= count;
    return Array.from({ length: count }, () => this.#visit()).flat();
  }

  /** Returns one member; none if the set is empty. */
  #visit(): readonly Member[] {
    const next = this.#unvisited.next();
    if (next.done !== true) return [next.value];
    this.#unvisited = this.#members.values();
    const first = this.#unvisited.next();
    return first.done === true ? [] : [first.value];
  }
}
