import type { LineEnding } from '@rookery/protocol/client/line';
import type { Parting } from '@rookery/protocol/client/table-line';
import type { Answer } from '@rookery/protocol/client/unanswered';
import { sayReason } from '@rookery/texts/online/say-reason';
import type { TableAction } from '@rookery/texts/terminal-subjects';
import { actionsAt, askFor } from '../table/actions.ts';
import type { TableCommand, TableFace, TableSnapshot } from '../table/face.ts';
import { takeSnapshot, type Visit } from './snapshot.ts';

/** How a visit ended. */
export type Farewell =
  | { readonly because: 'quit' | 'input-ended'; readonly last: TableSnapshot }
  | { readonly because: 'parting'; readonly parting: Parting }
  | { readonly because: 'line'; readonly ending: LineEnding };

/** Whether to take a seat, or only to look on. */
export type Purpose = 'play' | 'watch';

/** How often clocks and countdowns are shown again, in milliseconds. */
const tick = 1000;

/** Shows a table elsewhere and passes on what the person wants, until the person leaves or the table is gone. */
export async function attend(visit: Visit, face: TableFace, purpose: Purpose): Promise<Farewell> {
  const stops = [
    visit.table.subscribe(() => face.nudge()),
    visit.line.subscribe(() => face.nudge()),
    startTicking(visit, face),
  ];
  try {
    return await attendOn(visit, face, purpose);
  } finally {
    for (const stop of stops) stop();
  }
}

/** Nudges the face every second while a clock runs or the line is broken. */
function startTicking(visit: Visit, face: TableFace): () => void {
  const { shell, line, table } = visit;
  let stop = shell.system.after(tick, function next() {
    const clocks = table.picture.update?.clocks;
    const hasClock = clocks !== undefined && clocks.rule.kind !== 'none';
    if (line.state.phase !== 'open' || hasClock) face.nudge();
    stop = shell.system.after(tick, next);
  });
  return () => stop();
}

async function attendOn(visit: Visit, face: TableFace, purpose: Purpose): Promise<Farewell> {
  const { line, table } = visit;
  let hasSat = purpose === 'watch';
  for (;;) {
    const { state } = line;
    const { parting, table: told } = table.picture;
    if (parting) return { because: 'parting', parting };
    if (state.phase === 'ended') return { because: 'line', ending: state.because };
    if (told && !hasSat) {
      hasSat = true;
      if (actionsAt(told).includes('sit')) act(visit, face, 'sit');
    }
    // oxlint-disable-next-line no-await-in-loop -- one wish after the other
    const wish = await face.attend(() => takeSnapshot(visit));
    if (wish.type !== 'changed') visit.message = '';
    const isOver = wish.type === 'quit' || wish.type === 'input-ended';
    if (isOver) return { because: wish.type, last: takeSnapshot(visit) };
    carryOut(visit, face, wish);
  }
}

function carryOut(
  visit: Visit,
  face: TableFace,
  wish: Exclude<TableCommand, { type: 'quit' | 'input-ended' }>,
): void {
  const { line, table, id } = visit;
  switch (wish.type) {
    case 'changed':
    case 'go-on':
      break;
    case 'retry':
      line.retryNow();
      break;
    case 'mistake':
      visit.message = wish.why;
      break;
    case 'move':
      report(visit, face, table.decide(wish.move));
      break;
    case 'action':
      act(visit, face, wish.action);
      break;
    case 'say':
      report(visit, face, line.ask({ type: 'say', table: id, said: wish.said }));
      break;
  }
}

function act(visit: Visit, face: TableFace, action: TableAction): void {
  const { table } = visit.table.picture;
  if (table) report(visit, face, visit.line.ask(askFor(action, table)));
}

/** Tells the person if something was not done. */
function report(visit: Visit, face: TableFace, asked: Promise<Answer> | undefined): void {
  void asked?.then((answer) => showComplaint(visit, face, answer));
}

function showComplaint(visit: Visit, face: TableFace, answer: Answer): void {
  const message = complaintIn(visit, answer);
  if (message === undefined) return;
  visit.message = message;
  face.nudge();
}

function complaintIn(visit: Visit, answer: Answer): string | undefined {
  const texts = visit.shell.texts.join;
  if (answer.type === 'unanswered') return texts.reasons.plain.unanswered;
  if (answer.type !== 'refused') return undefined;
  const { reason } = answer;
  const { shown } = takeSnapshot(visit);
  return reason.kind === 'against-the-rules' && shown
    ? shown.screen.explain(reason.refusal, shown.scene.people)
    : sayReason(reason, texts.reasons);
}
