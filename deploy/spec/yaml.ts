/** The values of a YAML file by path, as `services/caddy/image`: one value, the items of a list, or none. */
export type Settings = ReadonlyMap<string, readonly string[]>;

interface Level {
  readonly indent: number;
  readonly path: string;
}

const unquote = (text: string): string => text.replace(/^'(.*)'$/, '$1');

/** Reads what the files here use of YAML: mappings and lists of plain values. Throws at any other line. */
export function readYaml(text: string): Settings {
  const settings = new Map<string, string[]>();
  let levels: readonly Level[] = [];
  for (const line of text.split('\n').filter((each) => !/^\s*(?:#.*)?$/.test(each))) {
    const indent = line.search(/\S/);
    levels = levels.filter((level) => level.indent < indent);
    const parent = levels.at(-1)?.path ?? '';
    const [, item] = /^\s*- (.+)$/.exec(line) ?? [];
    const [, key, value] = /^\s*(\w+):(?: (.+))?$/.exec(line) ?? [];
    if (item !== undefined) settings.get(parent)?.push(unquote(item));
    else if (key === undefined) throw new Error(`not understood: ${line}`);
    else {
      const path = parent === '' ? key : `${parent}/${key}`;
      settings.set(path, value === undefined ? [] : [unquote(value)]);
      levels = [...levels, { indent, path }];
    }
  }
  return settings;
}
