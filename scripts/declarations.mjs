import ts from 'typescript';

/**
 * @typedef {{
 *   readonly file: string,
 *   readonly types: readonly string[],
 *   readonly functionLengths: readonly number[],
 * }} Declarations
 */

/**
 * Lists the types that a source file declares, and how many lines each of its functions has.
 * @param {string} file TypeScript, or a Svelte component
 * @param {string} text
 * @returns {Declarations}
 */
export function declarationsIn(file, text) {
  const source = ts.createSourceFile(file, scriptOf(file, text), ts.ScriptTarget.Latest, true);
  const nodes = nodesBelow(source);
  const lineAt = (/** @type {number} */ position) =>
    source.getLineAndCharacterOfPosition(position).line;
  return {
    file,
    types: nodes.filter(declaresType).flatMap(({ name }) => (name === undefined ? [] : name.text)),
    functionLengths: nodes
      .filter(isFunctionWithBody)
      .map((node) => lineAt(node.end) - lineAt(node.getStart()) + 1),
  };
}

/**
 * @param {string} file
 * @param {string} text
 */
const scriptOf = (file, text) =>
  file.endsWith('.svelte')
    ? [...text.matchAll(/<script[^>]*>([\s\S]*?)<\/script>/g)].map(([, code]) => code).join('\n')
    : text;

/**
 * @param {ts.Node} node
 * @returns {readonly ts.Node[]}
 */
function nodesBelow(node) {
  /** @type {ts.Node[]} */
  const found = [];
  const visit = (/** @type {ts.Node} */ child) => {
    found.push(child);
    ts.forEachChild(child, visit);
  };
  ts.forEachChild(node, visit);
  return found;
}

/**
 * @param {ts.Node} node
 * @returns {node is ts.InterfaceDeclaration | ts.TypeAliasDeclaration | ts.ClassDeclaration}
 */
const declaresType = (node) =>
  ts.isInterfaceDeclaration(node) || ts.isTypeAliasDeclaration(node) || ts.isClassDeclaration(node);

const isFunctionWithBody = (/** @type {ts.Node} */ node) =>
  ts.isFunctionLike(node) && 'body' in node && node.body !== undefined;

const gameFolder = /\b(?:penguin-party|penguinramids)\b/;

/**
 * Finds the type names that several files declare. Both games may declare a name in files of the same
 * name, and every Svelte component has its `Props`.
 * @param {readonly Declarations[]} files
 * @returns {ReadonlyMap<string, readonly string[]>} the files of each name
 */
export function findDoubledTypes(files) {
  /** @type {Map<string, readonly string[]>} */
  const filesOf = new Map();
  for (const { file, types } of files) {
    for (const name of new Set(types)) filesOf.set(name, [...(filesOf.get(name) ?? []), file]);
  }
  return new Map([...filesOf].filter(([name, among]) => name !== 'Props' && isDoubled(among)));
}

const isDoubled = (/** @type {readonly string[]} */ files) =>
  new Set(files.map((file) => file.replace(gameFolder, '<game>'))).size > 1;

/**
 * Says what is wrong with the declared names and with the length of functions.
 * @param {readonly Declarations[]} files
 * @param {{ readonly doubled: readonly string[], readonly p90: number }} allowed
 * @returns {readonly string[]}
 */
export function declarationProblems(files, allowed) {
  const doubled = findDoubledTypes(files);
  const p90 = percentile90(files.flatMap(({ functionLengths }) => functionLengths));
  return [
    ...[...doubled]
      .filter(([name]) => !allowed.doubled.includes(name))
      .map(([name, among]) => `${name} is declared in ${among.join(', ')}`),
    ...allowed.doubled
      .filter((name) => !doubled.has(name))
      .map((name) => `${name} is declared once: strike it from the list in scripts/checks.mjs`),
    ...(p90 > allowed.p90
      ? [`one function in ten has ${String(p90)} lines or more; ${String(allowed.p90)} are allowed`]
      : []),
  ];
}

const percentile90 = (/** @type {readonly number[]} */ lengths) =>
  lengths.toSorted((a, b) => a - b)[Math.floor(lengths.length * 0.9)] ?? 0;
