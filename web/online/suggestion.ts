import { parseName } from '@rookery/protocol/names';
import { penguin as penguinReader, penguins, type Penguin } from '@rookery/protocol/people';
import { isObject, read } from '@rookery/rules/kernel/shape';

/** How somebody called themselves last on this device, to be suggested the next time. */
export interface Suggestion {
  /** Empty if nobody has said yet. */
  readonly name: string;
  readonly penguin: Penguin;
}

/** What was kept, as far as it can be read; else any penguin, so that not everyone is the same. */
export function readSuggestion(kept: unknown, random: () => number): Suggestion {
  const found = isObject(kept) ? new Map<string, unknown>(Object.entries(kept)) : new Map();
  const name = parseName(found.get('name'));
  const penguin = read(penguinReader, found.get('penguin'), 'penguin');
  return {
    name: name.ok ? name.value : '',
    penguin: penguin.ok
      ? penguin.value
      : (penguins[Math.floor(random() * penguins.length)] ?? penguins[0]),
  };
}
