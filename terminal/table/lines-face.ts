import type { ThinkOptions } from '@rookery/bots/workers/bot-pool';
import { phrases } from '@rookery/protocol/chat';
import { wrap } from '../paint/layout.ts';
import { plain, strong } from '../paint/line.ts';
import type { LineReader } from '../screen/line-reader.ts';
import { print, type Shell } from '../shell.ts';
import { tellStory, type TableCommand, type TableFace, type TableSnapshot } from './face.ts';
import { interpret, listWords } from './typed.ts';

const frame = { columns: 80, rows: 24 };
/** More than any window shows, for terminals that cannot be wiped. */
const curtainLines = 120;

/** The stages in which words for the table are listed, and those in which a line is asked for. */
const listingStages = new Set<TableSnapshot['stage']>(['hall', 'watching', 'over']);
const askingStages = new Set<TableSnapshot['stage']>(['turn', 'chosen']);

/** A table as lines of text: for pipes, and for terminals that can do no more. */
export class LinesFace implements TableFace {
  readonly #shell: Shell;
  readonly #reader: LineReader;
  /** How much of the story each reader was told. */
  readonly #told = new Map<string, number>();
  #typed: Promise<string | undefined> | undefined;
  #wake: () => void = () => undefined;
  #isNudged = false;
  #isPrompted = false;
  #key = '';
  #hall = '';
  #offer = '';
  #line: TableSnapshot['line'] | 'unknown' = 'unknown';
  #message = '';

  constructor(shell: Shell, reader: LineReader) {
    this.#shell = shell;
    this.#reader = reader;
  }

  async attend(now: () => TableSnapshot): Promise<TableCommand> {
    const snapshot = now();
    this.#show(snapshot);
    if (snapshot.stage === 'round-end') return { type: 'go-on' };
    this.#typed ??= this.#reader.next();
    const change = new Promise<'changed'>((resolve) => {
      this.#wake = () => resolve('changed');
    });
    if (this.#isNudged) this.#wake();
    const heard = await Promise.race([this.#typed.then((line) => ({ line })), change]);
    this.#isNudged = false;
    if (heard === 'changed') return { type: 'changed' };
    this.#typed = undefined;
    return this.#read(now(), heard.line);
  }

  nudge(): void {
    this.#isNudged = true;
    this.#wake();
  }

  during<Found>(
    _snapshot: TableSnapshot,
    _name: string,
    thinking: (options: ThinkOptions) => Promise<Found>,
  ): Promise<Found> {
    return thinking({});
  }

  watch(snapshot: TableSnapshot): Promise<void> {
    this.#tellStory(snapshot);
    return Promise.resolve();
  }

  async curtain(name: string): Promise<'here' | 'input-ended'> {
    const { texts, system } = this.#shell;
    const hiding = system.output.isTTY ? Array.from({ length: curtainLines }, () => []) : [];
    print(this.#shell, [...hiding, strong(texts.curtain(name)), plain(texts.curtainHint)]);
    return (await this.#reader.next()) === undefined ? 'input-ended' : 'here';
  }

  close(): void {
    this.#reader.close();
  }

  #say(sentences: readonly string[]): void {
    const lines = sentences.flatMap((text) => wrap(text, frame.columns)).map(plain);
    print(this.#shell, lines);
  }

  #show(snapshot: TableSnapshot): void {
    const { stage, key, message, seats, news } = snapshot;
    this.#tellLine(snapshot);
    this.#tellStory(snapshot);
    const isAnswered = message !== this.#message;
    if (isAnswered) this.#say([message]);
    this.#message = message;
    const offer = listWords(this.#shell.texts, snapshot).join(', ');
    const hall = stage === 'hall' ? [...seats, ...news].join('\n') : '';
    const isNew = key !== this.#key || hall !== this.#hall;
    if (isNew) this.#showStage(snapshot);
    if (listingStages.has(stage) && (isNew || offer !== this.#offer)) this.#sayOffer(snapshot);
    if (askingStages.has(stage) && (isNew || isAnswered || !this.#isPrompted)) {
      this.#prompt(snapshot);
    }
    this.#key = key;
    this.#hall = hall;
    this.#offer = offer;
  }

  #sayOffer(snapshot: TableSnapshot): void {
    const { texts } = this.#shell;
    this.#say([texts.join.typedActions(listWords(texts, snapshot))]);
  }

  #tellLine({ line }: TableSnapshot): void {
    const { lineIsBack, contact } = this.#shell.texts.join;
    if (line === this.#line || (line === 'broken' && this.#line === 'unknown')) return;
    if (this.#line !== 'unknown') this.#say([line === 'open' ? lineIsBack : contact.waitingPlain]);
    this.#line = line;
  }

  #tellStory(snapshot: TableSnapshot): void {
    const story = tellStory(snapshot);
    const told = this.#told.get(snapshot.reader) ?? 0;
    // Another match begins another story.
    this.#say(story.slice(story.length < told ? 0 : told));
    this.#told.set(snapshot.reader, story.length);
  }

  #showStage({ shown, seats, news, stage, clocks }: TableSnapshot): void {
    if (!shown) this.#say(['', ...seats, ...news]);
    else if (stage === 'turn' || stage === 'over' || stage === 'round-end') {
      print(this.#shell, [[], ...shown.screen.draw(shown.scene, frame), []]);
    }
    if (shown && stage === 'over') print(this.#shell, shown.screen.result(shown.scene));
    if (clocks !== '') this.#say([clocks]);
    if (shown && stage === 'turn') this.#say(shown.screen.hints(shown.scene, shown.legal));
  }

  #prompt({ stage }: TableSnapshot): void {
    const { texts, system } = this.#shell;
    if (stage === 'chosen') this.#say([texts.passOnTyped]);
    system.output.write(`${texts.prompt} `);
    this.#isPrompted = true;
  }

  /** A word for the table, a request for help, or a move. */
  async #read(snapshot: TableSnapshot, line: string | undefined): Promise<TableCommand> {
    const { system, texts } = this.#shell;
    // Where no terminal shows what is typed, it is repeated after the prompt.
    if (!system.input.isTTY && this.#isPrompted) print(this.#shell, [plain(line ?? '')]);
    this.#isPrompted = false;
    this.#message = '';
    if (line === undefined) return { type: 'input-ended' };
    const meaning = interpret(texts, snapshot, line);
    switch (meaning.type) {
      case 'nothing':
        return this.#readNothing(snapshot);
      case 'help':
        return { type: 'mistake', why: this.#help(snapshot) };
      case 'advice':
        return { type: 'mistake', why: (await snapshot.shown?.advise({})) ?? '' };
      case 'refused':
        return { type: 'mistake', why: meaning.why };
      case 'move':
      case 'action':
      case 'say':
      case 'quit':
        return meaning;
    }
  }

  #readNothing({ stage, line }: TableSnapshot): TableCommand {
    if (stage === 'chosen') return { type: 'go-on' };
    if (line === 'broken') return { type: 'retry' };
    return stage === 'turn'
      ? { type: 'mistake', why: this.#shell.texts.typeHint }
      : { type: 'changed' };
  }

  /** Prints how moves are typed; the answer says what else can be typed at this table. */
  #help(snapshot: TableSnapshot): string {
    const { texts } = this.#shell;
    print(this.#shell, (snapshot.shown?.screen.typingHelp ?? []).map(plain));
    if (snapshot.chat === 'off' && snapshot.actions.length === 0) return '';
    const said = phrases.map((phrase) => texts.join.phrases[phrase]).join(' ');
    return `${texts.join.typedActions(listWords(texts, snapshot))} ${said}`;
  }
}
