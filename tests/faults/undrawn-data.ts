import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openDatabase } from '#db/client.ts';
import { character_media } from '#db/schema/index.ts';
import { SEED_CHARACTERS } from '#features/characters/cast/seeds/index.ts';
import { newId } from '#shared/ids.ts';
import { makeCharacter } from '../helpers/factories.ts';
import { ensureEmbeddedTemplate } from '../helpers/template.ts';
import type { DataCopy } from '../load/seeded-data.ts';

/**
 * Creates a data directory on which the product starts immediately: the seeded characters have rows
 * for portraits that were never drawn. For tests that do not read pictures.
 */
export async function makeUndrawnData(): Promise<DataCopy> {
  const dataDir = mkdtempSync(join(tmpdir(), 'everafter-faults-'));
  const database = await openDatabase({ dataDir, templatePath: await ensureEmbeddedTemplate() });
  for (const { slug, name } of SEED_CHARACTERS) {
    const character = await makeCharacter(database.db, { slug, name });
    await database.db.insert(character_media).values({
      id: newId(),
      character_id: character.id,
      position: 0,
      media_type: 'image',
      mime_type: 'image/webp',
      files: { 720: `characters/${slug}/0-720.webp` },
      width: 720,
      height: 960,
      engine: 'illustrated',
    });
  }
  await database.close();
  return {
    dataDir,
    remove: () => rmSync(dataDir, { recursive: true, force: true, maxRetries: 5 }),
  };
}
