import { parseName } from '@rookery/protocol/names';
import { penguin as penguinReader, penguins, type PenguinSpecies } from '@rookery/protocol/people';
import { isObject, read } from '@rookery/rules/kernel/shape';

/** Name and penguin that this device used last, suggested the next time. */
export interface Profile {
  /** Empty until somebody has entered one. */
  readonly name: string;
  readonly penguin: PenguinSpecies;
}

/** Reads a stored profile. Without a readable penguin it gets a random one. */
export function readProfile(kept: unknown, random: () => number): Profile {
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
