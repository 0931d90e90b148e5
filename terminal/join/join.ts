import { openLine, type Line } from '@rookery/protocol/client/line';
import { openTableLine, type Parting } from '@rookery/protocol/client/table-line';
import type { TableId } from '@rookery/protocol/identifiers';
import { tablePath } from '@rookery/protocol/pages';
import { accepted, rejected, type Result } from '@rookery/rules/kernel/result';
import { sayReason } from '@rookery/texts/online/say-reason';
import type { Arguments } from '../arguments/arguments.ts';
import { plain } from '../paint/line.ts';
import { complainOf } from '../play/table-options.ts';
import { Interrupted } from '../screen/keys.ts';
import { openLines } from '../screen/line-reader.ts';
import { openWindow } from '../screen/window.ts';
import { exitCodes, fail, misuse, print, type ExitCode, type Shell } from '../shell.ts';
import { LinesFace } from '../table/lines-face.ts';
import { openWindowFace } from '../table/window-face.ts';
import { readAddress } from './address.ts';
import { arrive, readPersona } from './arrive.ts';
import { attend, type Farewell, type Purpose } from './attend.ts';
import { readCreation, type Creation } from './create.ts';
import { Remarks } from './remarks.ts';
import type { Visit } from './snapshot.ts';

const command = 'rookery join';

/** How long to wait for a server's goodbye, in milliseconds. */
const longestGoodbye = 2000;

/** `rookery join`: a seat at a table of a server, or a new table there. */
export async function join(shell: Shell, args: Arguments): Promise<ExitCode> {
  const where = readAddress(shell, args);
  if (!where.ok) return misuse(shell, where.problems.join(' '), command);
  const persona = readPersona(shell, args);
  if (!persona.ok) return misuse(shell, persona.problems.join(' '), command);
  const creation = args.values.has('create') ? readCreation(shell, args) : accepted(null);
  if (!creation.ok) return complainOf(shell, creation.problems);
  const { origin, table } = where.value;
  const cookie = await arrive(shell, origin, persona.value);
  if (!cookie.ok) return fail(shell, cookie.problems);
  const line = lineTo(shell, origin, cookie.value);
  try {
    const found = table ? accepted(table) : await open(shell, line, creation.value);
    if (!found.ok) return fail(shell, found.problems);
    const purpose = args.switches.has('watch') ? 'watch' : 'play';
    return await visitTable(shell, line, { origin, table: found.value }, purpose);
  } finally {
    line.close();
  }
}

function lineTo({ system }: Shell, origin: string, cookie: string): Line {
  const { randomness, network, version } = system;
  return openLine({
    open: (events) => network.openWire(origin, cookie, events),
    now: () => system.now(),
    after: (milliseconds, action) => system.after(milliseconds, action),
    random: () => randomness.below(2 ** 30) / 2 ** 30,
    client: `rookery in a terminal, ${version}`,
  });
}

/** Opens a new table; the answer is its address. */
async function open(
  { texts: { join: texts } }: Shell,
  line: Line,
  creation: Creation | null,
): Promise<Result<TableId, string>> {
  if (!creation) return rejected(texts.createOrTable);
  const answer = await line.ask(creation);
  if (answer.type === 'created') return accepted(answer.table);
  if (answer.type === 'refused') return rejected(sayReason(answer.reason, texts.reasons));
  const { state } = line;
  const { unanswered } = texts.reasons.plain;
  return rejected(state.phase === 'ended' ? texts.ended(state.because) : unanswered);
}

async function visitTable(
  shell: Shell,
  line: Line,
  { origin, table: id }: { readonly origin: string; readonly table: TableId },
  purpose: Purpose,
): Promise<ExitCode> {
  const link = `${origin}${tablePath(id)}`;
  const remarks = new Remarks(shell.texts.join);
  const table = openTableLine(line, id);
  const visit: Visit = { shell, line, table, id, link, remarks, message: '' };
  const face = shell.hasWindow
    ? openWindowFace(shell.texts, openWindow(shell), `Rookery · ${link}`)
    : new LinesFace(shell, openLines(shell.system.input));
  try {
    const farewell = await attend(visit, face, purpose);
    face.close();
    return await sayGoodbye(visit, farewell);
  } catch (error) {
    face.close();
    if (!(error instanceof Interrupted)) throw error;
    print(shell, [plain(shell.texts.join.stayed(link))]);
    return exitCodes.interrupted;
  }
}

function sayParting({ texts }: Shell, parting: Parting): string {
  const { reasons, partings } = texts.join;
  return parting.kind === 'refused'
    ? sayReason(parting.reason, reasons)
    : partings[parting.because];
}

async function sayGoodbye(visit: Visit, farewell: Farewell): Promise<ExitCode> {
  const { shell, table, link } = visit;
  const texts = shell.texts.join;
  switch (farewell.because) {
    case 'parting':
      return fail(shell, [sayParting(shell, farewell.parting)]);
    case 'line':
      return fail(shell, [texts.ended(farewell.ending)]);
    case 'input-ended':
    case 'quit': {
      const { shown, stage } = farewell.last;
      if (stage === 'over' && shown) print(shell, [...shown.screen.result(shown.scene), []]);
      // Whoever leaves during a match keeps the seat; before or after a match they give it back.
      const isInMatch = stage === 'turn' || stage === 'watching';
      if (!isInMatch)
        await Promise.race([table.leave('give-up'), shell.system.wait(longestGoodbye)]);
      print(shell, [plain(isInMatch ? texts.stayed(link) : texts.ended('closed'))]);
      return exitCodes.done;
    }
  }
}
