import { readdirSync, readFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { migrateDatabase, openDatabase } from '#db/client.ts';
import { character_media, characters } from '#db/schema/index.ts';
import { parseConfig } from '#platform/config.ts';
import { openStorage } from '#platform/open-storage.ts';

/** Copies the characters of the embedded database in `dataDir` to a server, so that portraits are not drawn again. */
export async function copySeeds(dataDir: string, databaseUrl: string): Promise<void> {
  const from = await openDatabase({ dataDir });
  const to = await openDatabase({ databaseUrl, dataDir: null });
  await migrateDatabase(to);
  await to.db.insert(characters).values(await from.db.select().from(characters));
  await to.db.insert(character_media).values(await from.db.select().from(character_media));
  await from.close();
  await to.close();
}

/** Copies the media in `dataDir` to the bucket of these settings. */
export async function copyMedia(dataDir: string, env: Record<string, string>): Promise<void> {
  const storage = await openStorage(parseConfig(env));
  const folder = join(dataDir, 'media');
  const files = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name));
  for (const file of files)
    await storage.put(relative(folder, file).replaceAll(sep, '/'), readFileSync(file));
}
