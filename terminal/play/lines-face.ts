import type { GameScreen, ViewerScene } from '../games/game-screen.ts';
import { wrap } from '../paint/layout.ts';
import { plain, strong } from '../paint/line.ts';
import type { LineReader } from '../screen/line-reader.ts';
import { print, type Shell } from '../shell.ts';
import type { MoveReply, Face, MoveRequest } from './face.ts';
import { interpret } from './interpret.ts';
import { storyOf } from './story.ts';

const frame = { columns: 80, rows: 24 };
/** More than any window shows, for terminals that cannot be wiped. */
const curtainLines = 120;

/** What stays the same while a match is played in lines. */
interface Talk {
  readonly shell: Shell;
  readonly screen: GameScreen;
  readonly reader: LineReader;
  /** How much of the story each viewer was told; an onlooker's is under null. */
  readonly told: Map<number | null, number>;
}

/** A match as lines of text: for pipes, and for terminals that can do no more. */
export function linesFace(shell: Shell, screen: GameScreen, reader: LineReader): Face {
  const talk: Talk = { shell, screen, reader, told: new Map() };
  return {
    during: (_scene, _name, thinking) => thinking({}),
    watch(scene) {
      tell(talk, scene);
      return Promise.resolve();
    },
    breakAfterRound(scene) {
      showTable(talk, scene);
      return Promise.resolve();
    },
    curtain: (name) => drawCurtain(talk, name),
    ask(turn) {
      showTable(talk, turn.scene);
      say(talk, screen.hints(turn.scene, turn.legal));
      return readMove(talk, turn);
    },
    askAgain(turn) {
      tell(talk, turn.scene);
      return readChange(talk, turn);
    },
    close: () => reader.close(),
  };
}

const say = ({ shell }: Talk, sentences: readonly string[]): void =>
  print(shell, sentences.flatMap((text) => wrap(text, frame.columns)).map(plain));

function tell(talk: Talk, scene: ViewerScene): void {
  const { viewer } = scene.people;
  const story = storyOf(talk.screen, scene);
  say(talk, story.slice(talk.told.get(viewer) ?? 0));
  talk.told.set(viewer, story.length);
}

function showTable(talk: Talk, scene: ViewerScene): void {
  tell(talk, scene);
  print(talk.shell, [[], ...talk.screen.draw(scene, frame), []]);
}

async function drawCurtain({ shell, reader }: Talk, name: string): Promise<'here' | 'input-ended'> {
  const { texts, system } = shell;
  if (system.output.isTTY)
    print(
      shell,
      Array.from({ length: curtainLines }, () => []),
    );
  print(shell, [strong(texts.curtain(name)), plain(texts.curtainHint)]);
  return (await reader.next()) === undefined ? 'input-ended' : 'here';
}

/** One line after a prompt; it is repeated where no terminal does so. */
async function readLine({ shell, reader }: Talk): Promise<string | undefined> {
  const { system, texts } = shell;
  system.output.write(`${texts.prompt} `);
  const line = await reader.next();
  if (!system.input.isTTY) print(shell, [plain(line ?? '')]);
  return line;
}

async function readMove(talk: Talk, turn: MoveRequest): Promise<MoveReply> {
  const { shell, screen } = talk;
  const line = await readLine(talk);
  if (line === undefined) return { type: 'input-ended' };
  const meaning = interpret(shell.texts, screen, turn, line);
  switch (meaning.type) {
    case 'move':
    case 'quit':
      return meaning;
    case 'help':
      print(shell, screen.typingHelp.map(plain));
      return readMove(talk, turn);
    case 'advice':
      say(talk, [await turn.advise({})]);
      return readMove(talk, turn);
    case 'nothing':
    case 'aside':
      say(talk, [shell.texts.typeHint]);
      return readMove(talk, turn);
    case 'refused':
      say(talk, [meaning.why]);
      return readMove(talk, turn);
  }
}

async function readChange(talk: Talk, turn: MoveRequest): Promise<MoveReply> {
  const { shell, screen } = talk;
  say(talk, [shell.texts.passOnTyped]);
  const line = await readLine(talk);
  if (line === undefined) return { type: 'input-ended' };
  const meaning = interpret(shell.texts, screen, turn, line);
  switch (meaning.type) {
    case 'move':
    case 'quit':
      return meaning;
    case 'nothing':
    case 'aside':
      return { type: 'keep' };
    case 'help':
      print(shell, screen.typingHelp.map(plain));
      return readChange(talk, turn);
    case 'advice':
      say(talk, [await turn.advise({})]);
      return readChange(talk, turn);
    case 'refused':
      say(talk, [meaning.why]);
      return readChange(talk, turn);
  }
}
