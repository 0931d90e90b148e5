import { mergeStamps, settingStamps, type SettingStamps } from '@rookery/protocol/setting-stamps';
import type { StoreOperations } from './operation.ts';
import type { Database } from './schema.ts';
import { readAs, written } from './stored-json.ts';

/** The settings that people take along to other devices. */
export const settingsWork: Pick<StoreOperations, 'mergeSettings'> = {
  async mergeSettings(db, { person, changes, at }) {
    if (Object.keys(changes).length === 0) return settingsOf(db, person);
    await lockSettings(db, person);
    const merged = mergeStamps(await settingsOf(db, person), notAfter(changes, at));
    const stamps = written(merged);
    await db.updateTable('settings').set({ stamps }).where('person', '=', person).execute();
    return merged;
  },
};

/** Of two devices that change something at once, the second one waits for the first. */
async function lockSettings(db: Database, person: string): Promise<void> {
  await db
    .insertInto('settings')
    .values({ person, stamps: written({}) })
    .onConflict((same) =>
      same.column('person').doUpdateSet((row) => ({ stamps: row.ref('settings.stamps') })),
    )
    .execute();
}

/** A device whose clock is ahead must not win for ever. */
const notAfter = (changes: SettingStamps, now: number): SettingStamps =>
  Object.fromEntries(
    Object.entries(changes).map(([name, { value, at }]) => [
      name,
      { value, at: Math.min(at, now) },
    ]),
  );

/** The settings of a person, none if there are none. */
export async function settingsOf(db: Database, person: string): Promise<SettingStamps> {
  const found = await db
    .selectFrom('settings')
    .select('stamps')
    .where('person', '=', person)
    .executeTakeFirst();
  return found ? readAs(settingStamps, found.stamps, 'settings') : {};
}
