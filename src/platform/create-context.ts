import { join } from 'node:path';
import { migrateDatabase, openDatabase, type Database } from '#db/client.ts';
import { newId } from '#shared/ids.ts';
import type { Config } from './config.ts';
import type { Context } from './context.ts';
import { createJobs, type JobDefinition } from './jobs.ts';
import {
  createLive,
  createPostgresTransport,
  createRedisTransport,
  type LiveTransport,
} from './live.ts';
import { createLog, type Log } from './log.ts';
import { createImageEngine, type ImageEngine, type ImageSettings } from './models/image/index.ts';
import { createTextEngine, resolveModelPath, type TextEngine } from './models/text/index.ts';
import { createRateLimits } from './rate-limits.ts';
import { createSignedAddresses, readSigningSecret } from './signed-addresses.ts';
import { createFileStorage } from './storage.ts';
import { createTelemetry } from './telemetry.ts';

export interface ContextOptions {
  /** Every kind of background work of the product. */
  jobs: JobDefinition<never>[];
  /** Parts that a test brings itself. */
  database?: Database;
  text?: TextEngine;
  image?: ImageEngine;
  fetch?: typeof fetch;
  now?: () => Date;
  log?: Log;
}

/** Opens every part that the settings name, migrates the database, and returns them with their end. */
export async function createContext(
  config: Config,
  options: ContextOptions,
): Promise<{ ctx: Context; close(): Promise<void> }> {
  const log = options.log ?? createLog(config.logLevel);
  const processId = newId();
  const database =
    options.database ??
    (await openDatabase({ databaseUrl: config.databaseUrl, dataDir: config.dataDir }));
  database.pool.on('error', (error) => log.warn({ err: error }, 'database connection'));
  await migrateDatabase(database);
  const live = await createLive(await chooseTransport(config, database, processId, log));
  const jobs = await createJobs(database, log, options.jobs);
  const text = options.text ?? (await createTextEngine(textSettings(config)));
  const image = options.image ?? (await createImageEngine(imageSettings(config)));
  const limits = await createRateLimits(config);
  const ctx: Context = {
    config,
    database,
    db: database.db,
    jobs,
    live,
    log,
    telemetry: createTelemetry(),
    text,
    image,
    storage: createFileStorage(join(config.dataDir, 'media')),
    addresses: createSignedAddresses(await readSigningSecret(database.db, 'media')),
    limits,
    fetch: options.fetch ?? fetch,
    now: options.now ?? (() => new Date()),
    processId,
  };
  return {
    ctx,
    async close() {
      await jobs.close();
      await live.close();
      await limits.close();
      await text.close();
      await image.close();
      await database.close();
    },
  };
}

async function chooseTransport(
  config: Config,
  database: Database,
  processId: string,
  log: Log,
): Promise<LiveTransport | undefined> {
  if (config.redisUrl) return createRedisTransport(config.redisUrl, processId, log);
  return database.kind === 'postgres'
    ? createPostgresTransport(database.pool, processId, log)
    : undefined;
}

function imageSettings({ image }: Config): ImageSettings {
  const given = Object.entries(image).filter(([, value]) => value !== undefined);
  return Object.fromEntries(given) as unknown as ImageSettings;
}

function textSettings(config: Config) {
  const { baseUrl, apiKey, models, gguf, context, maxTokens, sampling, scriptedDelayMs } =
    config.text;
  const given = Object.fromEntries(
    Object.entries(sampling).filter(([, value]) => value !== undefined),
  );
  return {
    ...(baseUrl ? { base_url: baseUrl } : {}),
    ...(apiKey ? { api_key: apiKey } : {}),
    ...(gguf ? { gguf: resolveModelPath(gguf, join(config.dataDir, 'models')) } : {}),
    models,
    plugin_dir: join(config.dataDir, 'plugins', 'node-llama-cpp'),
    context,
    max_tokens: maxTokens,
    sampling: given,
    scripted: { delay_ms: scriptedDelayMs },
  };
}
