import { openDatabase, type Database } from '#db/client.ts';
import { newId } from '#shared/ids.ts';
import { checkConnections } from './check-connections.ts';
import type { Config } from './config.ts';
import type { Context } from './context.ts';
import { watchPools } from './database-figures.ts';
import type { JobHandler } from './jobs.ts';
import { createPostgresTransport } from './live-postgres.ts';
import { createRedisTransport } from './live-redis.ts';
import {
  createSpeech,
  createTranscription,
  imageSettings,
  moderationSettings,
  textSettings,
} from './engine-settings.ts';
import { exitProcess } from './exit-process.ts';
import { createLive, type LiveTransport } from './live.ts';
import { createLog, type Log } from './log.ts';
import { createMailTransport, type MailTransport } from './mail/index.ts';
import { createImageEngine, watchImages, type ImageEngine } from './models/image/index.ts';
import {
  createModerationEngine,
  watchModeration,
  type ModerationEngine,
} from './models/moderation/index.ts';
import { createModelSetup } from './model-setup.ts';
import {
  countTexts,
  createSwitchableEngine,
  createTextEngine,
  type TextEngine,
} from './models/text/index.ts';
import { openEmbedding } from './open-embedding.ts';
import { prepareDatabase } from './prepare-database.ts';
import { protectDataDir } from './protect-data-dir.ts';
import { createPaymentProviders } from './payments/create-providers.ts';
import { createPaymentSandbox, type PaymentSandbox } from './payments/sandbox/payment-sandbox.ts';
import { toPaymentSettings } from './payments/settings.ts';
import { createRateLimits } from './rate-limits.ts';
import { createSignedAddresses } from './signed-addresses.ts';
import { readSigningSecret } from './signing-secrets.ts';
import { openStorage } from './open-storage.ts';
import { createSpendBreaker, type SpendLimits } from './spend-breaker.ts';
import { createTelemetry } from './telemetry.ts';
import { createTracing } from './tracing/create-tracing.ts';
import { watchEngines } from './watch-engines.ts';

export interface ContextOptions {
  /** Every job handler of the product. */
  jobs: readonly JobHandler<Context>[];
  /** Services that a test replaces. */
  database?: Database;
  text?: TextEngine;
  image?: ImageEngine;
  moderation?: ModerationEngine;
  mail?: MailTransport;
  fetch?: typeof fetch;
  now?: () => Date;
  log?: Log;
  /** Never aborted by default. */
  leaving?: AbortSignal;
}

/**
 * Creates all configured services, prepares the database, and returns the context with a function
 * that closes it.
 */
export async function createContext(
  config: Config,
  options: ContextOptions,
): Promise<{ ctx: Context; close(): Promise<void> }> {
  const log = options.log ?? createLog(config.logLevel);
  const processId = newId();
  protectDataDir(config.dataDir, log);
  const storage = await openStorage(config);
  const database =
    options.database ??
    (await openDatabase({
      databaseUrl: config.databaseUrl,
      dataDir: config.dataDir,
      ...config.database,
      onEnd(error) {
        log.fatal({ err: error }, 'the embedded database exited, so this process exits too');
        exitProcess(1);
      },
    }));
  for (const pool of new Set([database.pool, database.patient.pool]))
    pool.on('error', (error) => log.warn({ err: error }, 'database connection'));
  await checkConnections(database, config, log);
  const kinds = options.jobs.map(({ settings }) => settings);
  const telemetry = createTelemetry(config);
  watchPools(database, telemetry);
  const tracing = await createTracing(config, { processId, log, telemetry });
  const watch = watchEngines(telemetry, tracing);
  const jobs = await prepareDatabase(database, config, log, kinds, { telemetry, tracing });
  const live = await createLive(await chooseTransport(config, database, processId, log));
  const firstText = options.text ?? (await createTextEngine(textSettings(config)));
  const image = watchImages(
    options.image ?? (await createImageEngine(imageSettings(config))),
    watch,
  );
  const moderation = watchModeration(
    options.moderation ?? (await createModerationEngine(moderationSettings(config))),
    watch,
  );
  const embedding = await openEmbedding(database, config, log, watch);
  const speech = createSpeech(config, watch);
  const transcription = createTranscription(config, watch);
  const isVoiceFree = speech.is_demo && transcription.is_demo;
  const mail = options.mail ?? (await createMailTransport(config));
  const limits = await createRateLimits(config);
  const now = options.now ?? (() => new Date());
  const spend = await createSpendBreaker({
    db: database.db,
    limits: {
      image: limitsOf(config.spend.image, image.is_demo ? FREE : { hour: 500, day: 3000 }),
      speech: limitsOf(config.spend.speech, isVoiceFree ? FREE : { hour: 2000, day: 12_000 }),
      text: textLimits(config, firstText),
    },
    telemetry,
    log,
    now,
  });
  const beforeAsking = () => {
    spend.require('text');
    spend.count('text');
  };
  const counted = (engine: TextEngine) => countTexts(engine, beforeAsking, watch);
  const { engine: text, switchTo } = createSwitchableEngine(counted(firstText));
  const fetchOut = options.fetch ?? fetch;
  const modelSetup = createModelSetup({
    config,
    log,
    fetch: fetchOut,
    async switchTo(next) {
      spend.setLimits('text', textLimits(config, next));
      await switchTo(counted(next));
    },
  });
  let sandbox: PaymentSandbox | null = null;
  const { current: sandboxSecret } = await readSigningSecret(database.db, 'sandbox-payments');
  const payments = createPaymentProviders(toPaymentSettings(config.payments), {
    createSandbox() {
      sandbox = createPaymentSandbox({
        db: database.db,
        fetch: fetchOut,
        now,
        log,
        publicUrl: config.publicUrl,
        webhookUrl: `${apiAddress(config)}/api/v1/billing/webhooks/sandbox`,
        secret: sandboxSecret,
      });
      return sandbox.provider;
    },
  });
  const ctx: Context = {
    config,
    database,
    db: database.db,
    jobs,
    live,
    log,
    telemetry,
    tracing,
    text,
    modelSetup,
    embedding,
    image,
    speech,
    transcription,
    moderation,
    mail,
    storage,
    addresses: createSignedAddresses(await readSigningSecret(database.db, 'media')),
    limits,
    spend,
    payments,
    sandbox,
    fetch: fetchOut,
    now,
    leaving: options.leaving ?? new AbortController().signal,
    processId,
  };
  return {
    ctx,
    async close() {
      await jobs.close();
      await modelSetup.close();
      await spend.close();
      await live.close();
      await limits.close();
      await payments.close();
      await text.close();
      await image.close();
      await moderation.close();
      await mail.close();
      await tracing.close();
      await database.close();
    },
  };
}

const FREE: SpendLimits = { hour: null, day: null };

const textLimits = (config: Config, engine: TextEngine): SpendLimits =>
  limitsOf(config.spend.text, engine.is_demo ? FREE : { hour: 10_000, day: 60_000 });

/** Applies the configured limits over the engine's defaults; 0 means no limit. */
function limitsOf(configured: Config['spend']['image'], defaults: SpendLimits): SpendLimits {
  const pick = (window: 'hour' | 'day') => {
    const limit = configured[window];
    return limit === undefined ? defaults[window] : limit === 0 ? null : limit;
  };
  return { hour: pick('hour'), day: pick('day') };
}

/**
 * The address at which this process reaches the API: itself, or the public URL if another process
 * serves it.
 */
function apiAddress({ host, port, roles, publicUrl }: Config): string {
  if (!roles.includes('api') || port === 0) return publicUrl;
  const loopback = host === '0.0.0.0' || host === '::' ? '127.0.0.1' : host;
  return `http://${loopback.includes(':') ? `[${loopback}]` : loopback}:${port}`;
}

async function chooseTransport(
  config: Config,
  database: Database,
  processId: string,
  log: Log,
): Promise<LiveTransport | undefined> {
  if (config.redisUrl) return createRedisTransport(config.redisUrl, processId, log);
  return database.kind === 'postgres'
    ? createPostgresTransport(database.patient.pool, processId, log)
    : undefined;
}
