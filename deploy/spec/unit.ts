import { readFileSync } from 'node:fs';

const text = readFileSync(new URL('../rookery.service', import.meta.url), 'utf8');

/** Every value that the systemd unit gives a setting, in order. */
export const unitSettings = (name: string): readonly string[] =>
  [...text.matchAll(/^([A-Z]\w+)=(.*)$/gm)]
    .filter(([, found]) => found === name)
    .map(([, , value]) => String(value));
