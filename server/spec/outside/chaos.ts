import { routes } from '@rookery/protocol/api';
import { askReaders } from '@rookery/protocol/asks';

/** Numbers from 0 to below 1, the same for the same seed. */
export function numbersFrom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** Draws odd things. */
export class Chaos {
  readonly #random: () => number;
  readonly #tables: readonly string[];

  constructor(seed: number, tables: readonly string[]) {
    this.#random = numbersFrom(seed);
    this.#tables = tables;
  }

  below(limit: number): number {
    return Math.floor(this.#random() * limit);
  }

  pick<Value>(values: readonly [Value, ...Value[]]): Value {
    return values[this.below(values.length)] ?? values[0];
  }

  text(longest: number): string {
    const point = (): number =>
      this.pick([this.below(128), this.below(0xd800), 0x10_000 + this.below(0xff_fff), 0x202e, 0]);
    return Array.from({ length: this.below(longest) }, () => String.fromCodePoint(point())).join(
      '',
    );
  }

  value(depth = 3): unknown {
    const leaf = [
      null,
      true,
      this.below(100),
      -1,
      1.5,
      2 ** 53,
      1e308,
      '',
      this.text(20),
      this.pick(['hello', 'phrase', 'penguin-party', 'constructor', 'toString', 'none']),
      this.#tables[this.below(this.#tables.length)],
    ] as const;
    if (depth === 0 || this.below(3) > 0) return leaf[this.below(leaf.length)];
    if (this.below(2) > 0)
      return Array.from({ length: this.below(4) }, () => this.value(depth - 1));
    return Object.fromEntries(
      Array.from({ length: this.below(4) }, () => [this.text(6), this.value(depth - 1)]),
    );
  }

  /** Something like an ask: of a known type, with fields that fit or do not. */
  ask(): string {
    const [type = 'ping'] = [Object.keys(askReaders)].map((all) => all[this.below(all.length)]);
    const fields = ['table', 'seat', 'level', 'match', 'nth', 'move', 'said', 'game', 'settings'];
    const some = fields
      .filter(() => this.below(2) > 0)
      .map((name) => [name, this.value()] as const);
    const table = this.#tables[this.below(this.#tables.length)];
    return JSON.stringify({
      type: this.below(20) > 0 ? type : this.value(),
      id: this.below(20) > 0 ? this.below(1000) : this.value(),
      ...Object.fromEntries(some),
      ...(this.below(2) > 0 && { table }),
      ...(type === 'enter' && { seq: this.pick([null, 0, 3]) }),
    });
  }

  /** A frame of text: an ask, a damaged one, JSON, or nothing of the kind. */
  frame(): string {
    const ask = this.ask();
    const at = this.below(ask.length);
    return this.pick([
      ask,
      ask,
      ask.slice(0, at),
      `${ask.slice(0, at)}${this.text(4)}${ask.slice(at + 1)}`,
      JSON.stringify(this.value()),
      this.text(200),
      `{"id":7,"__proto__":${ask}}`,
      '['.repeat(this.below(3000)),
      `{"type":"ping","id":1e${String(this.below(999))}}`,
      '{"type":"hello","id":1,"protocol":1,"client":"\\ud800","resume":[]}',
    ]);
  }

  /** A method and an address, known or not. */
  target(): readonly [method: string, path: string] {
    const names = Object.keys(routes);
    const [method = 'GET', path = '/'] = (names[this.below(names.length)] ?? '').split(' ');
    const odd = encodeURI(this.text(12).replaceAll(/\p{Cs}/gu, ''));
    return [
      this.below(4) > 0 ? method : this.pick(['GET', 'POST', 'PATCH', 'OPTIONS', 'PROPFIND']),
      this.pick([
        path,
        path.replace(':match', odd),
        path.replace(':match', 'Zb3nJ8xMQ0mQm1mK9Jt0Ug'),
        `${path}/${odd}`,
        `/${odd}`,
        `${path}?before=${odd}`,
        '/socket',
        '/metrics',
      ]),
    ];
  }

  /** A body that no address accepts: it always has a field too many. */
  body(): string {
    const fields = ['name', 'penguin', 'account', 'password', 'code'];
    const some = fields
      .filter(() => this.below(2) > 0)
      .map((name) => [name, this.value()] as const);
    const body = JSON.stringify({ ...Object.fromEntries(some), more: this.value() });
    return this.pick([body, body.slice(0, this.below(body.length)) || '{', 'x'.repeat(9000)]);
  }
}
