import { randomUUID } from 'node:crypto';
import { stat } from 'node:fs/promises';
import type { Config } from '#platform/config.ts';
import {
  createSpeech,
  createTranscription,
  imageSettings,
  moderationSettings,
  textSettings,
} from '#platform/engine-settings.ts';
import { createMailTransport } from '#platform/mail/index.ts';
import { createImageEngine } from '#platform/models/image/index.ts';
import { createModerationEngine } from '#platform/models/moderation/index.ts';
import type { SpeechEngine } from '#platform/models/speech/index.ts';
import type { TranscriptionEngine } from '#platform/models/transcription/index.ts';
import { createTextEngine } from '#platform/models/text/index.ts';
import { openStorage } from '#platform/open-storage.ts';
import { formatBytes } from '#shared/format-bytes.ts';
import { ok, problem, warning, type Check, type Outcome } from './check.ts';

interface Engine {
  status(): Promise<{ name: string; ready: boolean; detail: string; is_demo?: boolean }>;
  close(): Promise<void>;
}

/** Checks external services: storage, Redis, mail, engines. Sends no mail and costs nothing. */
export const serviceChecks = (config: Config): Check[] => [
  {
    name: 'storage',
    advice: config.s3.bucket
      ? 'Check the S3_* settings and the rights of the key.'
      : 'DATA_DIR/media must be a folder that this user can write.',
    run: () => checkStorage(config),
  },
  ...(config.redisUrl
    ? [
        {
          name: 'Redis',
          advice: 'Start it, or correct REDIS_URL.',
          run: () => checkRedis(config.redisUrl!),
        },
      ]
    : []),
  {
    name: 'mail',
    advice: 'Correct SMTP_URL: address, port, user and password, smtps:// for TLS from the start.',
    run: async () => {
      const mail = await createMailTransport(config);
      try {
        await mail.check();
        return mail.kind === 'smtp'
          ? ok(`${mail.where} accepts mail from ${config.mail.from}`)
          : warning(`mails are files in ${mail.where}, and nobody gets them: set SMTP_URL.`);
      } finally {
        await mail.close();
      }
    },
  },
  {
    name: 'text engine',
    advice: 'Correct TEXT_BASE_URL, TEXT_API_KEY and TEXT_MODEL, or TEXT_GGUF.',
    run: () => checkText(config),
  },
  {
    name: 'image engine',
    advice: 'Correct IMAGE_ENGINE and the settings that belong to it.',
    run: () => checkEngine(createImageEngine(imageSettings(config)), 'IMAGE_*'),
  },
  ...(config.speech.baseUrl
    ? [
        {
          name: 'speech engine',
          advice: 'Correct SPEECH_BASE_URL, SPEECH_API_KEY and SPEECH_MODEL.',
          run: () => checkVoice(createSpeech(config), 'SPEECH_BASE_URL'),
        },
      ]
    : []),
  ...(config.transcription.baseUrl
    ? [
        {
          name: 'transcription engine',
          advice: 'Correct TRANSCRIBE_BASE_URL, TRANSCRIBE_API_KEY and TRANSCRIBE_MODEL.',
          run: () => checkVoice(createTranscription(config), 'TRANSCRIBE_BASE_URL'),
        },
      ]
    : []),
  {
    name: 'moderation',
    advice: 'Correct MODERATION_ENGINE and the settings that belong to it.',
    run: () => checkModeration(config),
  },
];

async function checkStorage(config: Config): Promise<Outcome> {
  const storage = await openStorage(config);
  const key = `doctor/${randomUUID()}`;
  const bytes = Buffer.from(key);
  await storage.put(key, bytes);
  const read = await storage.get(key);
  await storage.remove(key);
  if (!read?.equals(bytes)) return problem('it does not return what was stored.');
  if (await storage.has(key)) return problem('it does not delete: grant permission to delete.');
  return ok(`${storage.status().detail}: stored, read, deleted`);
}

/** Longer than a process waits: the doctor is run when something is slow. */
const REDIS_ANSWERS_WITHIN_MS = 5_000;

async function checkRedis(url: string): Promise<Outcome> {
  const { Redis } = await import('ioredis');
  const redis = new Redis(url, {
    lazyConnect: true,
    retryStrategy: () => null,
    maxRetriesPerRequest: 0,
    commandTimeout: REDIS_ANSWERS_WITHIN_MS,
  });
  let failure: unknown;
  redis.on('error', (error) => (failure = error));
  try {
    await redis.connect().catch((error: unknown) => {
      throw failure ?? error;
    });
    await redis.ping();
    return ok('answers');
  } finally {
    redis.disconnect();
  }
}

/** A model in a file is not loaded: that takes a long time, and memory that the product needs. */
async function checkText(config: Config): Promise<Outcome> {
  const { gguf, ...settings } = textSettings(config);
  if (!gguf) return checkEngine(createTextEngine(settings), 'TEXT_*');
  const { size } = await stat(gguf);
  return ok(`${gguf}, ${formatBytes(size)}`);
}

async function checkEngine(created: Promise<Engine>, settings: string): Promise<Outcome> {
  const engine = await created;
  try {
    const { name, ready, detail, is_demo } = await engine.status();
    if (!ready) return problem(`${name}: ${detail} Start that server, or correct ${settings}.`);
    if (is_demo) return warning(`${name}: a demo engine. Set ${settings} for a real one.`);
    return /does not list/.test(detail)
      ? warning(`${name}: ${detail} Correct TEXT_MODEL unless it is loaded on demand.`)
      : ok(`${name}: ${detail}`);
  } finally {
    await engine.close();
  }
}

async function checkVoice(
  engine: Pick<SpeechEngine | TranscriptionEngine, 'status'>,
  setting: string,
): Promise<Outcome> {
  const { name, ready, detail } = await engine.status();
  return ready
    ? ok(`${name}: ${detail}`)
    : problem(`${name}: ${detail} Start that server, or correct ${setting}.`);
}

async function checkModeration(config: Config): Promise<Outcome> {
  const outcome = await checkEngine(
    createModerationEngine(moderationSettings(config)),
    'MODERATION_*',
  );
  const looksAtNothing = config.image.engine !== 'illustrated' && !config.moderation.vision;
  return outcome.level === 'ok' && looksAtNothing
    ? warning(`${outcome.detail} No model checks finished pictures: set MODERATION_VISION_MODEL.`)
    : outcome;
}
