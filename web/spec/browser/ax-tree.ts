import type { BrowserContext, Page } from 'playwright-core';

/** One thing that a screen reader comes across. */
export interface AxNode {
  readonly role: string;
  readonly name: string;
  /** The level of a heading. */
  readonly level: number | null;
  readonly isFocusable: boolean;
}

/** What a screen reader is given of a page, in the order in which it reads. */
export async function axNodesOf(context: BrowserContext, page: Page): Promise<readonly AxNode[]> {
  const session = await context.newCDPSession(page);
  const { nodes } = await session.send('Accessibility.getFullAXTree');
  await session.detach();
  const byId = new Map(nodes.map((node) => [node.nodeId, node]));
  const walk = (id: string): readonly (typeof nodes)[number][] => {
    const node = byId.get(id);
    return node ? [node, ...(node.childIds ?? []).flatMap(walk)] : [];
  };
  const [root] = nodes;
  return (root ? walk(root.nodeId) : [])
    .filter(({ ignored }) => !ignored)
    .map(({ role, name, properties = [] }) => ({
      role: String(role?.value ?? ''),
      name: String(name?.value ?? ''),
      level: Number(properties.find((each) => each.name === 'level')?.value.value ?? 0) || null,
      isFocusable: properties.some(
        (each) => each.name === 'focusable' && each.value.value === true,
      ),
    }));
}

/** Roles that must have a name: whoever reaches them has to know what they are. */
const named = new Set(
  'button link textbox checkbox switch radio combobox slider spinbutton tab menuitem dialog region article heading'.split(
    ' ',
  ),
);

/** What is wrong with headings, landmarks and names, one line for each fault. */
export function faultsOfTree(nodes: readonly AxNode[]): readonly string[] {
  const count = (role: string): number => nodes.filter((node) => node.role === role).length;
  const levels = nodes.flatMap(({ role, level }) => (role === 'heading' && level ? [level] : []));
  const skipped = levels.filter((level, at) => level > (levels[at - 1] ?? 0) + 1);
  return [
    ...(count('main') === 1 ? [] : [`${String(count('main'))} main landmarks`]),
    ...(levels.filter((level) => level === 1).length === 1 ? [] : ['not one first heading']),
    ...skipped.map((level) => `a heading of level ${String(level)} below none of the level above`),
    ...nodes
      .filter(({ role, name }) => named.has(role) && name.trim() === '')
      .map(({ role }) => `a ${role} without a name`),
  ];
}
