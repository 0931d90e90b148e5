import type { StoredTable } from '@rookery/desk/store';
import type { DatabaseLink, DatabasePorts } from './database-link.ts';

const sitsAt = ({ seats, host }: StoredTable, person: string): boolean =>
  host === person || seats.some((seat) => seat.person === person);

/** The ports of a desk over its link to the database. */
export const databasePorts = (link: DatabaseLink): DatabasePorts => ({
  createTable: ({ table, wish }) => link.writeSoon((rows) => rows.createTable(table, wish)),
  findGranted: (wish) => link.read((rows) => rows.findGranted(wish)),
  saveTable: ({ table, expectedRevision }) =>
    link.write((rows) => rows.saveTable(table, expectedRevision)),
  findTable: ({ table }) => link.read((rows) => rows.tables.get(table)),
  findProgress: ({ table, match }) => link.read((rows) => rows.progress(table, match)),
  peopleAt: ({ seats, host }) =>
    link.read((rows) => rows.peopleWith([host, ...seats.map(({ person }) => person)])),
  startMatch: ({ match, acts, table, expectedRevision }) =>
    link.write((rows) => rows.startMatch(match, acts, table, expectedRevision)),
  append: (addition) => link.write((rows) => rows.append(addition)),
  loadMatch: ({ match }) => link.read((rows) => rows.loadMatch(match)),

  dueMatches: ({ before, limit }) => link.read((rows) => rows.dueMatches(before, limit)),
  markAlive: ({ at }) => link.writeSoon((rows) => rows.markAlive(at)),
  creditDowntime: ({ at }) => link.writeSoon((rows) => rows.creditDowntime(at)),

  say: (line) => link.writeSoon((rows) => rows.say(line)),
  hasSaid: (line) => link.read((rows) => rows.hasSaid(line)),
  chatOf: ({ table, limit }) => link.read((rows) => (rows.chat.get(table) ?? []).slice(-limit)),

  publicTables: ({ limit }) =>
    link.read((rows) =>
      rows.openTables(({ settings }) => settings.listing === 'public').slice(0, limit),
    ),
  findPeople: ({ people }) => link.read((rows) => rows.peopleWith(people)),
  tablesOf: ({ person }) => link.read((rows) => rows.openTables((table) => sitsAt(table, person))),
  // Nobody waits for days in a simulation.
  untouchedTables: () => Promise.resolve([]),
});
