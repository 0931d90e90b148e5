import { readFileSync } from 'node:fs';
import { readYaml } from './yaml.ts';

const settings = readYaml(readFileSync(new URL('../compose.yaml', import.meta.url), 'utf8'));

/** The items of a list in the compose file, or its one value; nothing where there is none. */
export const valuesAt = (path: string): readonly string[] => settings.get(path) ?? [];

export const valueAt = (path: string): string => valuesAt(path)[0] ?? '';

/** The keys right below a path. */
export const keysAt = (path: string): readonly string[] =>
  [...settings.keys()]
    .filter((key) => key.startsWith(`${path}/`))
    .map((key) => key.slice(path.length + 1))
    .filter((key) => !key.includes('/'));

/** Each mount of a service: a volume or a file, where it is mounted, and `ro` where it cannot be written. */
export const mountsOf = (service: string): readonly (readonly string[])[] =>
  valuesAt(`services/${service}/volumes`).map((mount) => mount.split(':'));
