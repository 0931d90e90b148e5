import { phrases } from '@rookery/protocol/chat';
import { wrap } from '../paint/layout.ts';
import { plain } from '../paint/line.ts';
import { storyOf } from '../play/story.ts';
import type { LineReader } from '../screen/line-reader.ts';
import { print, type Shell } from '../shell.ts';
import type { TableSnapshot } from './snapshot.ts';
import type { OnlineFace, TableCommand } from './online-face.ts';
import { typedWords, readCommand, type TypingTexts } from './typed.ts';

const frame = { columns: 80, rows: 24 };

/** A table elsewhere as lines of text: for pipes, and for terminals that can do no more. */
export const linesFace = (shell: Shell, reader: LineReader): OnlineFace =>
  new LinesFace(shell, reader);

class LinesFace implements OnlineFace {
  readonly #shell: Shell;
  readonly #reader: LineReader;
  readonly #vocabularies: TypingTexts;
  #typed: Promise<string | undefined> | undefined;
  #wake: () => void = () => undefined;
  #isNudged = false;
  #key = '';
  #told = 0;
  #hall = '';
  #offer = '';
  #line: TableSnapshot['line'] | 'unknown' = 'unknown';
  #message = '';

  constructor(shell: Shell, reader: LineReader) {
    this.#shell = shell;
    this.#reader = reader;
    this.#vocabularies = { texts: shell.texts.join, terminal: shell.texts };
  }

  async attend(now: () => TableSnapshot): Promise<TableCommand> {
    const snapshot = now();
    this.#show(snapshot);
    this.#typed ??= this.#reader.next();
    const change = new Promise<'changed'>((resolve) => {
      this.#wake = () => resolve('changed');
    });
    if (this.#isNudged) this.#wake();
    const heard = await Promise.race([this.#typed, change]);
    this.#isNudged = false;
    if (heard === 'changed') return { type: 'changed' };
    this.#typed = undefined;
    this.#message = '';
    return heard === undefined ? { type: 'input-ended' } : this.#read(now(), heard);
  }

  nudge(): void {
    this.#isNudged = true;
    this.#wake();
  }

  close(): void {
    this.#reader.close();
  }

  #say(sentences: readonly string[]): void {
    const lines = sentences.flatMap((text) => wrap(text, frame.columns)).map(plain);
    print(this.#shell, lines);
  }

  #show(snapshot: TableSnapshot): void {
    this.#tellLine(snapshot);
    this.#tellStory(snapshot);
    const isAnswered = snapshot.message !== this.#message;
    if (isAnswered) this.#say([snapshot.message]);
    this.#message = snapshot.message;
    const offer = typedWords(this.#vocabularies, snapshot).join(', ');
    const hall = snapshot.stage === 'hall' ? [...snapshot.seats, ...snapshot.news].join('\n') : '';
    if (snapshot.key !== this.#key || hall !== this.#hall) this.#showStage(snapshot);
    else if (snapshot.stage !== 'turn' && offer !== this.#offer) this.#sayOffer(snapshot);
    else if (isAnswered && snapshot.stage === 'turn') this.#prompt();
    this.#key = snapshot.key;
    this.#hall = hall;
    this.#offer = offer;
  }

  #sayOffer(snapshot: TableSnapshot): void {
    const { texts } = this.#vocabularies;
    this.#say([texts.typedActions(typedWords(this.#vocabularies, snapshot))]);
  }

  #tellLine({ line }: TableSnapshot): void {
    const { texts } = this.#vocabularies;
    if (line === this.#line || (line === 'broken' && this.#line === 'unknown')) return;
    if (this.#line !== 'unknown')
      this.#say([line === 'open' ? texts.lineIsBack : texts.contact.waitingPlain]);
    this.#line = line;
  }

  #tellStory({ shown, talk }: TableSnapshot): void {
    const story = shown ? storyOf(shown.screen, shown.scene) : talk;
    // Another match begins another story.
    if (story.length < this.#told) this.#told = 0;
    this.#say(story.slice(this.#told));
    this.#told = story.length;
  }

  #showStage(snapshot: TableSnapshot): void {
    const { shown, seats, news, stage, clocks } = snapshot;
    if (!shown) {
      this.#say(['', ...seats, ...news]);
    } else if (stage !== 'watching') {
      print(this.#shell, [[], ...shown.screen.draw(shown.scene, frame), []]);
    }
    if (shown && stage === 'over') print(this.#shell, shown.screen.result(shown.scene));
    if (clocks !== '') this.#say([clocks]);
    if (stage === 'turn' && shown) this.#say(shown.screen.hints(shown.scene, shown.legal));
    else this.#sayOffer(snapshot);
    if (stage === 'turn') this.#prompt();
  }

  #prompt(): void {
    this.#shell.system.output.write(`${this.#shell.texts.prompt} `);
  }

  /** A word for the table, a request for help, or a move. */
  #read(snapshot: TableSnapshot, line: string): TableCommand {
    const { system, texts: terminal } = this.#shell;
    const { texts } = this.#vocabularies;
    if (!system.input.isTTY && snapshot.stage === 'turn') print(this.#shell, [plain(line)]);
    const word = line.trim().toLowerCase();
    if (word === '') return { type: snapshot.line === 'broken' ? 'retry' : 'changed' };
    const wish = readCommand(this.#vocabularies, snapshot, line);
    if (wish) return wish;
    if (terminal.helpWords.includes(word)) return { type: 'mistake', why: this.#help(snapshot) };
    const { shown } = snapshot;
    const move = shown?.screen.parseTyped(line);
    if (!shown || !move) return { type: 'mistake', why: texts.unknownWord(line.trim()) };
    if (!move.ok) return { type: 'mistake', why: move.problems.join(' ') };
    return shown.legal.length === 0
      ? { type: 'mistake', why: texts.notYourTurn }
      : { type: 'move', move: move.value };
  }

  #help(snapshot: TableSnapshot): string {
    const { texts } = this.#vocabularies;
    const said = phrases.map((phrase) => texts.phrases[phrase]).join(' ');
    print(this.#shell, (snapshot.shown?.screen.typingHelp ?? []).map(plain));
    return `${texts.typedActions(typedWords(this.#vocabularies, snapshot))} ${said}`;
  }
}
