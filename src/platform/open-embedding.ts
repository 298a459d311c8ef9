import { prepareAlone, type Database } from '#db/client.ts';
import { openVectors } from '#db/open-vectors.ts';
import type { Config } from './config.ts';
import type { Log } from './log.ts';
import {
  createEmbeddingEngine,
  NO_PGVECTOR,
  noEmbedding,
  NOT_CONFIGURED,
  type EmbeddingEngine,
} from './models/embedding/index.ts';
import type { WatchEngine } from './models/engine-watch.ts';
import { sayWaiting } from './prepare-database.ts';

/** The configured embedding engine, if the database can hold its vectors. */
export async function openEmbedding(
  database: Database,
  { embedding: { baseUrl, apiKey, model } }: Pick<Config, 'embedding'>,
  log: Log,
  watch: WatchEngine,
): Promise<EmbeddingEngine> {
  if (!baseUrl || !model) return noEmbedding(NOT_CONFIGURED);
  if (!(await prepareAlone(database, sayWaiting(log), openVectors))) {
    log.warn(NO_PGVECTOR);
    return noEmbedding(NO_PGVECTOR);
  }
  return createEmbeddingEngine({ base_url: baseUrl, api_key: apiKey, model }, watch);
}
