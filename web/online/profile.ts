import { parseName } from '@rookery/protocol/names';
import {
  penguin as penguinReader,
  penguins,
  type PenguinSpecies,
  type SeatLine,
} from '@rookery/protocol/people';
import { isObject, read } from '@rookery/rules/kernel/shape';
import { loadItem, saveItem } from '../shell/local-storage.ts';

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

const item = 'me';

/** The profile of this device. A penguin drawn by chance is kept, so that all of the page shows the same one. */
export function loadProfile(): Profile {
  const kept = loadItem(item);
  const profile = readProfile(kept, () => Math.random());
  if (kept === null) saveProfile(profile);
  return profile;
}

export const saveProfile = (profile: Profile): void => saveItem(item, profile);

/** Forgets it, and draws another penguin. */
export function renewProfile(): Profile {
  saveItem(item, null);
  return loadProfile();
}

/** Suggests a penguin that nobody at a table is yet. Whoever has a name has chosen their penguin and keeps it. */
export function avoidTaken(profile: Profile, seats: readonly SeatLine[]): Profile {
  if (profile.name !== '') return profile;
  const taken = new Set(seats.map(({ who }) => (who.kind === 'person' ? who.penguin : null)));
  const own = penguins.indexOf(profile.penguin);
  const fromOwn = [...penguins.slice(own), ...penguins.slice(0, own)];
  return { ...profile, penguin: fromOwn.find((each) => !taken.has(each)) ?? profile.penguin };
}
