import type { NodeReport, NodeStore, TableSight } from '@rookery/desk/node-store';
import type { TableId } from '@rookery/protocol/identifiers';
import type { DatabaseLink } from './database-link.ts';
import type { SimulatedDatabase } from './database.ts';

/** What nodes know of each other, over a node's link to the database. */
export const nodePorts = (link: DatabaseLink): NodeStore => ({
  joinNodes: ({ node, span }) => link.writeSoon((rows) => joinNodes(rows, node, span)),
  keepAlive: ({ node, span }) => link.writeSoon((rows) => keepAlive(rows, node, span)),
  leaveNodes: ({ node }) => link.writeSoon(({ nodes }) => nodes.leave(node)),
  takeLeases: ({ node, tables, span }) =>
    link.writeSoon(({ nodes }) => nodes.takeLeases(node, tables, span)),
  releaseLeases: ({ node, tables }) =>
    link.writeSoon(({ nodes }) => nodes.releaseLeases(node, tables)),
  notePresence: ({ node, tables }) =>
    link.writeSoon(({ nodes }) => {
      for (const note of tables) nodes.notePresence(node, note);
    }),
  sightTables: ({ node, tables }) =>
    link.read((rows) => tables.flatMap((table) => sightTable(rows, node, table))),
  actsAfter: ({ match, seq }) =>
    link.read(({ matches }) => {
      const row = matches.get(match);
      return row && { acts: row.acts.slice(seq), clocks: row.clocks };
    }),
});

function joinNodes(rows: SimulatedDatabase, node: string, span: number): { readonly now: number } {
  const { nodes } = rows;
  nodes.noteLife(node, span);
  const { now } = nodes;
  if (nodes.countOthers(node) === 0) rows.creditDowntime(now);
  return { now };
}

function keepAlive(rows: SimulatedDatabase, node: string, span: number): NodeReport {
  const { nodes } = rows;
  const { now } = nodes;
  const others = nodes.countOthers(node);
  const self = nodes.isAlive(node) ? 'known' : 'lost';
  const wasNobodyAlive = self === 'lost' && others === 0;
  const { silence, ...givenUp } = nodes.giveUp(node);
  if (wasNobodyAlive) rows.creditDowntime(now);
  else rows.creditTables(silence, givenUp.tables);
  nodes.noteLife(node, span);
  return { now, others, self, givenUp };
}

function sightTable(
  { tables, matches, chat, nodes }: SimulatedDatabase,
  node: string,
  id: TableId,
): readonly TableSight[] {
  const saved = tables.get(id);
  if (!saved) return [];
  const { table, revision } = saved;
  const row = table.match === null ? undefined : matches.get(table.match);
  const lines = (chat.get(id) ?? []).toSorted((a, b) => a.at - b.at || (a.id < b.id ? -1 : 1));
  return [
    {
      table: id,
      revision,
      match: table.match,
      seq: row?.acts.length ?? null,
      deadline: row?.deadline ?? null,
      line: lines.at(-1)?.id ?? null,
      elsewhere: nodes.presenceElsewhere(node, id),
    },
  ];
}
