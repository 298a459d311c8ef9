import { z } from 'zod';
import { isRange } from './ip-ranges.ts';
import { keepSettings } from './keep-settings.ts';
import { modelSampling } from './model-sampling.ts';
import { modelVision } from './model-vision.ts';
import { SPEECH_CALL_FORMATS, SPEECH_FORMATS } from './models/speech/index.ts';
import { speechVoices } from './speech-voices.ts';

export const ROLE_NAMES = ['web', 'api', 'worker'] as const;
export type Role = (typeof ROLE_NAMES)[number];

/** Production does not start without these, unless ALLOW_INCOMPLETE names them. */
export const INCOMPLETE = [
  'no-sign-in',
  'demo-text',
  'demo-images',
  'sandbox-money',
  'example-mail',
  'no-mail',
  'local-address',
] as const;
export type Incomplete = (typeof INCOMPLETE)[number];

const text = (fallback: string) => z.string().trim().default(fallback);
const optional = z
  .string()
  .trim()
  .transform((value) => value || undefined)
  .optional();
const list = z
  .string()
  .default('')
  .transform((value) =>
    value
      .split(',')
      .map((part) => part.trim())
      .filter(Boolean),
  );
const integer = (fallback: number, min = 0, max = Number.MAX_SAFE_INTEGER) =>
  z.coerce.number().int().min(min).max(max).default(fallback);
const bound = z.coerce.number().int().min(0).max(2_000_000_000).optional();
const seconds = z.coerce.number().int().min(0).max(3600);
const number = z.coerce.number().optional();
const server = z.url({ protocol: /^https?$/, error: 'it must begin with http:// or https://' });
const otlp = z.enum(['http/protobuf', 'http/json']);
const address = (fallback: string) =>
  server.default(fallback).transform((value) => value.replace(/\/+$/, ''));

/** Which proxies to trust: a number of hops from the right, or their addresses. */
type Proxies = { hops: number } | { ranges: string[] };

function parseProxies(value: string): Proxies | undefined {
  const word = z.stringbool().safeParse(value);
  if (word.success) return { hops: word.data ? 1 : 0 };
  if (/^\d$/.test(value)) return { hops: Number(value) };
  const ranges = value.split(',').map((part) => part.trim());
  return ranges.every(isRange) ? { ranges } : undefined;
}

/**
 * Every setting by its environment variable; `.env.example` describes each in one line, and a test
 * keeps both in sync.
 */
export const Environment = z.object({
  HOST: text('127.0.0.1'),
  PORT: integer(3000, 0, 65_535),
  OPERATIONS_PORT: z.coerce.number().int().min(0).max(65_535).optional(),
  DATA_DIR: text('./data'),
  PUBLIC_URL: z.url().optional(),
  APP_NAME: text('Everafter'),
  APP_ENV: z.enum(['development', 'production', 'test']).default('development'),
  ALLOW_INCOMPLETE: list.pipe(z.array(z.enum(INCOMPLETE))),
  ROLES: z
    .string()
    .default('web,api,worker')
    .transform((value) => [...new Set(value.split(',').map((part) => part.trim()))])
    .pipe(z.array(z.enum(ROLE_NAMES)).min(1)),
  STOP_DELAY: seconds.optional(),
  STOP_GRACE: seconds.default(30),
  SHARED_CACHE_SECONDS: integer(10, 0, 86_400),
  TRUST_PROXY: z
    .string()
    .default('false')
    .transform((value, context) => {
      const proxies = parseProxies(value.trim().toLowerCase());
      if (proxies) return proxies;
      context.addIssue({
        code: 'custom',
        message: 'it is true, false, a number of proxies, or their addresses, separated by commas',
      });
      return z.NEVER;
    }),
  RATE_LIMITS: z.stringbool().default(true),
  DATABASE_URL: optional,
  DATABASE_POOL_SIZE: integer(20, 1, 10_000),
  DATABASE_STATEMENT_TIMEOUT: seconds.default(30),
  MIGRATE_ON_START: z.stringbool().default(true),
  REDIS_URL: optional,
  S3_ENDPOINT: server.optional(),
  S3_REGION: optional,
  S3_BUCKET: optional,
  S3_ACCESS_KEY_ID: optional,
  S3_SECRET_ACCESS_KEY: optional,
  S3_PATH_STYLE: z.stringbool().optional(),
  S3_PREFIX: optional,
  S3_REDIRECT_SECONDS: integer(0, 0, 3600),
  S3_PUBLIC_ENDPOINT: server.optional(),
  GOOGLE_CLIENT_ID: optional,
  GOOGLE_JWKS_URL: z.url().default('https://www.googleapis.com/oauth2/v3/certs'),
  GOOGLE_SCRIPT_URL: z.url().default('https://accounts.google.com/gsi/client'),
  DISCORD_CLIENT_ID: optional,
  DISCORD_CLIENT_SECRET: optional,
  DISCORD_AUTHORIZE_URL: z.url().default('https://discord.com/oauth2/authorize'),
  DISCORD_API_URL: z.url().default('https://discord.com/api/v10'),
  ADMIN_EMAILS: list,
  SUPPORT_EMAIL: z.email().default('support@example.test'),
  SMTP_URL: z
    .url({ protocol: /^smtps?$/, error: 'it must begin with smtp:// or smtps://' })
    .optional(),
  MAIL_FROM: z.email({ error: 'it must be one e-mail address' }).optional(),
  OPERATOR_NAME: text('the operator of this installation'),
  OPERATOR_ADDRESS: optional,
  COMMUNITY_URL: optional,
  MESSAGING_HANDLE: optional,
  HIRING_URL: optional,
  TEXT_BASE_URL: optional,
  TEXT_API_KEY: optional,
  TEXT_MODEL: list,
  TEXT_GGUF: optional,
  TEXT_CONTEXT: integer(8192, 2048),
  TEXT_MAX_TOKENS: integer(400, 16),
  TEXT_REASONING: integer(0, 0),
  TEXT_MODEL_SAMPLING: modelSampling,
  TEXT_VISION: modelVision,
  TEXT_TEMPERATURE: number,
  TEXT_TOP_P: number,
  TEXT_TOP_K: number,
  TEXT_MIN_P: number,
  TEXT_REPETITION_PENALTY: number,
  TEXT_FREQUENCY_PENALTY: number,
  TEXT_PRESENCE_PENALTY: number,
  TEXT_DRY_MULTIPLIER: number,
  TEXT_DRY_BASE: number,
  TEXT_DRY_ALLOWED_LENGTH: number,
  TEXT_XTC_PROBABILITY: number,
  TEXT_XTC_THRESHOLD: number,
  TEXT_SEED: number,
  MEMORY_EVERY: integer(2, 0, 1000),
  REPLY_CONCURRENCY: z.coerce.number().int().min(1).max(10_000).optional(),
  TEXT_SCRIPTED_DELAY_MS: integer(18),
  EMBEDDING_BASE_URL: server.optional(),
  EMBEDDING_API_KEY: optional,
  EMBEDDING_MODEL: optional,
  SPEECH_BASE_URL: server.optional(),
  SPEECH_API_KEY: optional,
  SPEECH_MODEL: optional,
  SPEECH_FORMAT: z.enum(SPEECH_FORMATS).default('mp3'),
  SPEECH_CALL_FORMAT: z.enum(SPEECH_CALL_FORMATS).default('pcm'),
  SPEECH_VOICES: speechVoices,
  TRANSCRIBE_BASE_URL: server.optional(),
  TRANSCRIBE_API_KEY: optional,
  TRANSCRIBE_MODEL: optional,
  IMAGE_ENGINE: z
    .enum(['illustrated', 'openai', 'automatic1111', 'comfyui'])
    .default('illustrated'),
  IMAGE_BASE_URL: server.optional(),
  IMAGE_API_KEY: optional,
  IMAGE_MODEL: optional,
  IMAGE_QUALITY: optional,
  IMAGE_STEPS: integer(28, 1, 150),
  IMAGE_CFG: z.coerce.number().min(0).max(30).default(7),
  IMAGE_SAMPLER: optional,
  IMAGE_SCHEDULER: optional,
  IMAGE_COMFYUI_GRAPH: optional,
  IMAGE_CONCURRENCY: z.coerce.number().int().min(1).max(64).optional(),
  IMAGE_TIMEOUT_SECONDS: integer(300, 10, 3600),
  MODERATION_ENGINE: z.enum(['classifier', 'rules', 'openai', 'llama_guard']).optional(),
  MODERATION_BASE_URL: server.optional(),
  MODERATION_API_KEY: optional,
  MODERATION_MODEL: optional,
  MODERATION_STREAMING: z.enum(['strict', 'off']).optional(),
  MODERATION_VISION_MODEL: optional,
  MODERATION_VISION_BASE_URL: server.optional(),
  MODERATION_VISION_API_KEY: optional,
  STRIKE_EXPIRY_DAYS: integer(90, 1, 3650),
  IMAGE_MAX_PER_HOUR: bound,
  IMAGE_MAX_PER_DAY: bound,
  TEXT_MAX_PER_HOUR: bound,
  TEXT_MAX_PER_DAY: bound,
  SPEECH_MAX_PER_HOUR: bound,
  SPEECH_MAX_PER_DAY: bound,
  PAYMENT_CARD: z.enum(['sandbox', 'verotel', 'ccbill', 'none']).optional(),
  PAYMENT_BANK: z.enum(['sandbox', 'verotel', 'none']).optional(),
  PAYMENT_CRYPTO: z.enum(['sandbox', 'btcpay', 'none']).optional(),
  PAYMENT_VEROTEL_SHOP_ID: optional,
  PAYMENT_VEROTEL_SIGNATURE_KEY: optional,
  PAYMENT_VEROTEL_SIGNATURE_KEY_PREVIOUS: optional,
  PAYMENT_VEROTEL_BANK: z.enum(['DDEU', 'IDEAL']).default('DDEU'),
  PAYMENT_VEROTEL_URL: address('https://secure.verotel.com'),
  PAYMENT_CCBILL_ACCOUNT: optional,
  PAYMENT_CCBILL_SUBACCOUNT: optional,
  PAYMENT_CCBILL_FLEX_ID: optional,
  PAYMENT_CCBILL_SALT: optional,
  PAYMENT_CCBILL_SALT_PREVIOUS: optional,
  PAYMENT_CCBILL_WEBHOOK_SECRET: optional,
  PAYMENT_CCBILL_WEBHOOK_SECRET_PREVIOUS: optional,
  PAYMENT_CCBILL_DATALINK_USER: optional,
  PAYMENT_CCBILL_DATALINK_PASSWORD: optional,
  PAYMENT_CCBILL_ADDRESSES: list.prefault(
    '64.38.212.0/24,64.38.215.0/24,64.38.240.0/24,64.38.241.0/24',
  ),
  PAYMENT_CCBILL_FORMS_URL: address('https://api.ccbill.com'),
  PAYMENT_CCBILL_DATALINK_URL: address('https://datalink.ccbill.com'),
  PAYMENT_BTCPAY_URL: server.transform((value) => value.replace(/\/+$/, '')).optional(),
  PAYMENT_BTCPAY_STORE_ID: optional,
  PAYMENT_BTCPAY_API_KEY: optional,
  PAYMENT_BTCPAY_WEBHOOK_SECRET: optional,
  PAYMENT_BTCPAY_WEBHOOK_SECRET_PREVIOUS: optional,
  AFFILIATE_COMMISSION_BPS: integer(4000, 0, 4000),
  AFFILIATE_FEES_BPS: integer(0, 0, 10_000),
  AFFILIATE_HOLD_DAYS: integer(30, 0, 365),
  AFFILIATE_COOKIE_DAYS: integer(30, 1, 365),
  AFFILIATE_CLICK: z.enum(['first', 'last']).default('first'),
  AFFILIATE_MIN_PAYOUT: integer(5000, 1, 100_000_000),
  FREE_DAILY_MESSAGES: integer(20),
  FREE_DAILY_CREDITS: integer(20, 0, 1_000_000),
  RESTRICTED_OPTIONS: list,
  CLONE_ALLOW_LOOPBACK: z.stringbool().default(false),
  PUSH_ALLOW_LOOPBACK: z.stringbool().default(false),
  ...keepSettings,
  OTEL_SDK_DISABLED: z.stringbool().default(false),
  OTEL_TRACES_EXPORTER: z.enum(['otlp', 'none']).optional(),
  OTEL_EXPORTER_OTLP_ENDPOINT: server.optional(),
  OTEL_EXPORTER_OTLP_TRACES_ENDPOINT: server.optional(),
  OTEL_EXPORTER_OTLP_PROTOCOL: otlp.default('http/protobuf'),
  OTEL_EXPORTER_OTLP_TRACES_PROTOCOL: otlp.optional(),
  OTEL_EXPORTER_OTLP_HEADERS: optional,
  OTEL_SERVICE_NAME: optional,
  OTEL_RESOURCE_ATTRIBUTES: optional,
  OTEL_TRACES_SAMPLER: z
    .enum([
      'always_on',
      'always_off',
      'traceidratio',
      'parentbased_always_on',
      'parentbased_always_off',
      'parentbased_traceidratio',
    ])
    .optional(),
  OTEL_TRACES_SAMPLER_ARG: z.coerce.number().min(0).max(1).optional(),
  LOG_LEVEL: z.enum(['silent', 'fatal', 'error', 'warn', 'info', 'debug', 'trace']).default('info'),
});

export type Environment = z.infer<typeof Environment>;

/** The names of all settings, for the test that compares them with `.env.example`. */
export const SETTING_NAMES = Object.keys(Environment.shape);
