import { StringDecoder } from 'node:string_decoder';

/** One line of input, or a mark for a line that was too long to keep. */
export type InputLine = { readonly text: string } | { readonly tooLong: true };

/** Cuts a byte stream into lines, never holding more than `longest` characters of one. */
export async function* linesOf(
  input: AsyncIterable<Buffer | string>,
  longest: number,
): AsyncGenerator<InputLine> {
  const decoder = new StringDecoder('utf8');
  let held = '';
  let overflown = false;
  const finish = (): InputLine => {
    const line: InputLine = overflown ? { tooLong: true } : { text: held };
    held = '';
    overflown = false;
    return line;
  };
  const keep = (piece: string): void => {
    overflown ||= held.length + piece.length > longest;
    held = overflown ? '' : held + piece;
  };
  for await (const chunk of input) {
    const pieces = (typeof chunk === 'string' ? chunk : decoder.write(chunk)).split('\n');
    for (const [index, piece] of pieces.entries()) {
      if (index > 0) yield finish();
      keep(piece);
    }
  }
  keep(decoder.end());
  if (held !== '' || overflown) yield finish();
}
