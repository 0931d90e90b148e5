import type { SeatLine } from '@rookery/protocol/people';
import { nameReader } from '@rookery/protocol/names';
import { penguin } from '@rookery/protocol/people';
import { orNull, tagged, word } from '@rookery/protocol/shapes';
import { fields, listOf, oneOf, read, type Reader } from '@rookery/rules/kernel/shape';

/** The form of links written by this version. */
const linkForm = 'rookery-link/1';

/** More than any match needs; whoever sends more wants to fill the memory. */
const mostBytes = 2_000_000;

/** What a link carries: a record, which is still to be checked, and who played. */
export interface PackedMatch {
  readonly record: unknown;
  /** Null where nobody knows. */
  readonly seats: readonly SeatLine[] | null;
}

const anything: Reader<unknown> = (input) => input;

const packedPlayer = tagged('kind', {
  person: fields({ kind: oneOf(['person']), name: nameReader, penguin }),
  bot: fields({ kind: oneOf(['bot']), level: word }),
  somebody: fields({ kind: oneOf(['somebody']) }),
});
type PackedPlayer = NonNullable<ReturnType<typeof packedPlayer>>;

const packedMatch = fields({
  form: oneOf([linkForm]),
  record: anything,
  players: orNull(listOf(packedPlayer)),
});

function packPlayer({ who }: SeatLine): PackedPlayer {
  switch (who.kind) {
    case 'person':
      return { kind: 'person', name: who.name, penguin: who.penguin };
    case 'bot':
      return { kind: 'bot', level: who.level };
    case 'nobody':
    case 'forgotten':
      return { kind: 'somebody' };
  }
}

function unpackPlayer(player: PackedPlayer, seat: number): SeatLine {
  switch (player.kind) {
    case 'person': {
      const { kind, name, penguin: species } = player;
      const who = { kind, name, penguin: species, presence: 'here', ready: true } as const;
      return { seat, who: { ...who, standIn: null } };
    }
    case 'bot':
      return { seat, who: player };
    case 'somebody':
      return { seat, who: { kind: 'forgotten', standIn: null } };
  }
}

/** Packs a match into letters, digits, `-` and `_`, for the hash of an address. */
export async function packMatch({ record, seats }: PackedMatch): Promise<string> {
  const players = seats && seats.map(packPlayer);
  const bytes = new TextEncoder().encode(JSON.stringify({ form: linkForm, record, players }));
  const squeezed = new Blob([bytes]).stream().pipeThrough(new CompressionStream('deflate-raw'));
  return toLetters(new Uint8Array(await new Response(squeezed).arrayBuffer()));
}

/** Reads what `packMatch` wrote; null for anything else, such as a link that was cut short. */
export async function unpackMatch(packed: string): Promise<PackedMatch | null> {
  try {
    const text = new TextDecoder('utf-8', { fatal: true }).decode(await inflate(packed));
    const found = read(packedMatch, JSON.parse(text), 'link');
    if (!found.ok) return null;
    const { record, players } = found.value;
    return { record, seats: players && players.map(unpackPlayer) };
  } catch {
    return null;
  }
}

async function inflate(packed: string): Promise<ArrayBuffer> {
  const stream = new Blob([fromLetters(packed)])
    .stream()
    .pipeThrough(new DecompressionStream('deflate-raw'))
    .pipeThrough(limitBytes());
  return new Response(stream).arrayBuffer();
}

/** Stops as soon as there is too much, so that a small link cannot become a large match. */
function limitBytes(): TransformStream<Uint8Array<ArrayBuffer>, Uint8Array<ArrayBuffer>> {
  let size = 0;
  return new TransformStream({
    transform(part, passed) {
      size += part.length;
      if (size > mostBytes) throw new Error('too much for a match');
      passed.enqueue(part);
    },
  });
}

const toLetters = (bytes: Uint8Array): string =>
  btoa(Array.from(bytes, (byte) => String.fromCodePoint(byte)).join(''))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replace(/=+$/, '');

const fromLetters = (letters: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(atob(letters.replaceAll('-', '+').replaceAll('_', '/')), (letter) =>
    letter.charCodeAt(0),
  );
