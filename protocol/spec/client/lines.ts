import { openLine, type Line, type LineState } from '../../client/line.ts';
import type { Follower, TableTell } from '../../client/followings.ts';
import type { Answer } from '../../client/unanswered.ts';
import { FakeOutside } from './fake-outside.ts';

/** A line that is open, and every state it had since it was made. */
export function opened(): { outside: FakeOutside; line: Line; states: LineState[] } {
  const outside = new FakeOutside();
  const line = openLine(outside);
  const states: LineState[] = [];
  line.subscribe((state) => void states.push(state));
  outside.wire.greet();
  return { outside, line, states };
}

/** Notes what it hears. */
export class Listener implements Follower {
  readonly tells: TableTell[] = [];
  readonly refusals: string[] = [];
  resumes = 0;
  seen: number | null = 0;

  seq(): number | null {
    return this.seen;
  }
  heard(tell: TableTell): void {
    this.tells.push(tell);
  }
  resumed(): void {
    this.resumes += 1;
  }
  refused({ kind }: { readonly kind: string }): void {
    this.refusals.push(kind);
  }
}

/** What was answered so far. */
export function answersOf(asked: Promise<Answer>): Answer[] {
  const answers: Answer[] = [];
  void asked.then((answer) => answers.push(answer));
  return answers;
}
