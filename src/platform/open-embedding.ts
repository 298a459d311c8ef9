import { prepareAlone, type Database } from '#db/client.ts';
import { openVectors } from '#db/open-vectors.ts';
import type { Config } from './config.ts';
import type { Log } from './log.ts';
import {
  createEmbeddingEngine,
  noEmbedding,
  NOT_CONFIGURED,
  type EmbeddingEngine,
} from './models/embedding/index.ts';
import type { WatchEngine } from './models/engine-watch.ts';
import { logWaiting } from './prepare-database.ts';
import { describeRefusal } from './describe-refusal.ts';

/** The configured embedding engine, if the database can hold its vectors. */
export async function openEmbedding(
  database: Database,
  { embedding: { baseUrl, apiKey, model } }: Pick<Config, 'embedding'>,
  log: Log,
  watch: WatchEngine,
): Promise<EmbeddingEngine> {
  if (!baseUrl || !model) return noEmbedding(NOT_CONFIGURED);
  const refusal = await prepareAlone(database, logWaiting(log), openVectors);
  if (refusal) {
    const detail = describeRefusal(refusal);
    log.warn(detail);
    return noEmbedding(detail);
  }
  return createEmbeddingEngine({ base_url: baseUrl, api_key: apiKey, model }, watch);
}
