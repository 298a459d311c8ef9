import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { loadEnvFile } from 'node:process';
import { z } from 'zod';
import { findPaymentContradiction, type GivenPayments } from './payments/settings.ts';

const ROLE_NAMES = ['web', 'api', 'worker'] as const;
export type Role = (typeof ROLE_NAMES)[number];

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
const whole = (fallback: number, min = 0, max = Number.MAX_SAFE_INTEGER) =>
  z.coerce.number().int().min(min).max(max).default(fallback);
const bound = z.coerce.number().int().min(0).max(2_000_000_000).optional();
const number = z.coerce.number().optional();
const server = z.url({ protocol: /^https?$/, error: 'it must begin with http:// or https://' });
const address = (fallback: string) =>
  server.default(fallback).transform((value) => value.replace(/\/+$/, ''));

/** Every setting there is; `.env.example` describes each in one line and a test keeps the two equal. */
const Environment = z.object({
  HOST: text('127.0.0.1'),
  PORT: whole(3000, 0, 65_535),
  DATA_DIR: text('./data'),
  PUBLIC_URL: z.url().optional(),
  APP_NAME: text('Everafter'),
  APP_ENV: z.enum(['development', 'production', 'test']).default('development'),
  ROLES: z
    .string()
    .default('web,api,worker')
    .transform((value) => [...new Set(value.split(',').map((part) => part.trim()))])
    .pipe(z.array(z.enum(ROLE_NAMES)).min(1)),
  TRUST_PROXY: z.stringbool().default(false),
  RATE_LIMITS: z.stringbool().default(true),
  DATABASE_URL: optional,
  REDIS_URL: optional,
  S3_ENDPOINT: server.optional(),
  S3_REGION: optional,
  S3_BUCKET: optional,
  S3_ACCESS_KEY_ID: optional,
  S3_SECRET_ACCESS_KEY: optional,
  S3_PATH_STYLE: z.stringbool().optional(),
  S3_PREFIX: optional,
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
  TEXT_CONTEXT: whole(8192, 2048),
  TEXT_MAX_TOKENS: whole(400, 16),
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
  TEXT_SCRIPTED_DELAY_MS: whole(18),
  IMAGE_ENGINE: z
    .enum(['illustrated', 'openai', 'automatic1111', 'comfyui'])
    .default('illustrated'),
  IMAGE_BASE_URL: server.optional(),
  IMAGE_API_KEY: optional,
  IMAGE_MODEL: optional,
  IMAGE_QUALITY: optional,
  IMAGE_STEPS: whole(28, 1, 150),
  IMAGE_CFG: z.coerce.number().min(0).max(30).default(7),
  IMAGE_SAMPLER: optional,
  IMAGE_SCHEDULER: optional,
  IMAGE_COMFYUI_GRAPH: optional,
  IMAGE_CONCURRENCY: z.coerce.number().int().min(1).max(64).optional(),
  IMAGE_TIMEOUT_SECONDS: whole(300, 10, 3600),
  IMAGE_MAX_PER_HOUR: bound,
  IMAGE_MAX_PER_DAY: bound,
  TEXT_MAX_PER_HOUR: bound,
  TEXT_MAX_PER_DAY: bound,
  PAYMENT_CARD: z.enum(['sandbox', 'verotel', 'ccbill', 'none']).optional(),
  PAYMENT_BANK: z.enum(['sandbox', 'verotel', 'none']).optional(),
  PAYMENT_CRYPTO: z.enum(['sandbox', 'btcpay', 'none']).optional(),
  PAYMENT_VEROTEL_SHOP_ID: optional,
  PAYMENT_VEROTEL_SIGNATURE_KEY: optional,
  PAYMENT_VEROTEL_BANK: z.enum(['DDEU', 'IDEAL']).default('DDEU'),
  PAYMENT_VEROTEL_URL: address('https://secure.verotel.com'),
  PAYMENT_CCBILL_ACCOUNT: optional,
  PAYMENT_CCBILL_SUBACCOUNT: optional,
  PAYMENT_CCBILL_FLEX_ID: optional,
  PAYMENT_CCBILL_SALT: optional,
  PAYMENT_CCBILL_WEBHOOK_SECRET: optional,
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
  AFFILIATE_COMMISSION_BPS: whole(4000, 0, 4000),
  AFFILIATE_FEES_BPS: whole(0, 0, 10_000),
  AFFILIATE_HOLD_DAYS: whole(30, 0, 365),
  AFFILIATE_COOKIE_DAYS: whole(30, 1, 365),
  AFFILIATE_CLICK: z.enum(['first', 'last']).default('first'),
  AFFILIATE_MIN_PAYOUT: whole(5000, 1, 100_000_000),
  FREE_DAILY_MESSAGES: whole(20),
  FREE_DAILY_CREDITS: whole(20, 0, 1_000_000),
  RESTRICTED_OPTIONS: list,
  CLONE_ALLOW_LOOPBACK: z.stringbool().default(false),
  LOG_LEVEL: z.enum(['silent', 'fatal', 'error', 'warn', 'info', 'debug', 'trace']).default('info'),
});

type Environment = z.infer<typeof Environment>;

/** The parsed settings; units: milliseconds unless a name says otherwise. */
export type Config = ReturnType<typeof shape>;

/** A setting that is missing, malformed or contradictory; its message is one sentence for the operator. */
export class ConfigError extends Error {}

function shape(env: Environment) {
  const publicUrl = (
    env.PUBLIC_URL ?? `http://${env.HOST.includes(':') ? `[${env.HOST}]` : env.HOST}:${env.PORT}`
  ).replace(/\/$/, '');
  return {
    host: env.HOST,
    port: env.PORT,
    dataDir: resolve(env.DATA_DIR),
    publicUrl,
    appName: env.APP_NAME,
    appEnv: env.APP_ENV,
    roles: env.ROLES,
    trustProxy: env.TRUST_PROXY,
    rateLimits: env.RATE_LIMITS,
    databaseUrl: env.DATABASE_URL,
    redisUrl: env.REDIS_URL,
    s3: {
      endpoint: env.S3_ENDPOINT,
      region: env.S3_REGION,
      bucket: env.S3_BUCKET,
      accessKeyId: env.S3_ACCESS_KEY_ID,
      secretAccessKey: env.S3_SECRET_ACCESS_KEY,
      pathStyle: env.S3_PATH_STYLE,
      prefix: env.S3_PREFIX,
    },
    adminEmails: env.ADMIN_EMAILS.map((email) => email.toLowerCase()),
    supportEmail: env.SUPPORT_EMAIL,
    mail: {
      smtpUrl: env.SMTP_URL,
      from: env.MAIL_FROM ?? env.SUPPORT_EMAIL,
      outboxDir: join(resolve(env.DATA_DIR), 'outbox'),
    },
    operator: { name: env.OPERATOR_NAME, address: env.OPERATOR_ADDRESS ?? null },
    communityUrl: env.COMMUNITY_URL ?? null,
    messagingHandle: env.MESSAGING_HANDLE ?? null,
    hiringUrl: env.HIRING_URL ?? null,
    google: {
      clientId: env.GOOGLE_CLIENT_ID,
      jwksUrl: env.GOOGLE_JWKS_URL,
      scriptUrl: env.GOOGLE_SCRIPT_URL,
    },
    discord: {
      clientId: env.DISCORD_CLIENT_ID,
      clientSecret: env.DISCORD_CLIENT_SECRET,
      authorizeUrl: env.DISCORD_AUTHORIZE_URL,
      apiUrl: env.DISCORD_API_URL.replace(/\/$/, ''),
    },
    text: {
      baseUrl: env.TEXT_BASE_URL,
      apiKey: env.TEXT_API_KEY,
      models: env.TEXT_MODEL,
      gguf: env.TEXT_GGUF,
      context: env.TEXT_CONTEXT,
      maxTokens: env.TEXT_MAX_TOKENS,
      scriptedDelayMs: env.TEXT_SCRIPTED_DELAY_MS,
      sampling: {
        temperature: env.TEXT_TEMPERATURE,
        top_p: env.TEXT_TOP_P,
        top_k: env.TEXT_TOP_K,
        min_p: env.TEXT_MIN_P,
        repetition_penalty: env.TEXT_REPETITION_PENALTY,
        frequency_penalty: env.TEXT_FREQUENCY_PENALTY,
        presence_penalty: env.TEXT_PRESENCE_PENALTY,
        dry_multiplier: env.TEXT_DRY_MULTIPLIER,
        dry_base: env.TEXT_DRY_BASE,
        dry_allowed_length: env.TEXT_DRY_ALLOWED_LENGTH,
        xtc_probability: env.TEXT_XTC_PROBABILITY,
        xtc_threshold: env.TEXT_XTC_THRESHOLD,
        seed: env.TEXT_SEED,
      },
    },
    image: {
      engine: env.IMAGE_ENGINE,
      baseUrl: env.IMAGE_BASE_URL,
      apiKey: env.IMAGE_API_KEY,
      model: env.IMAGE_MODEL,
      quality: env.IMAGE_QUALITY,
      steps: env.IMAGE_STEPS,
      cfg: env.IMAGE_CFG,
      sampler: env.IMAGE_SAMPLER,
      scheduler: env.IMAGE_SCHEDULER,
      comfyuiGraph: env.IMAGE_COMFYUI_GRAPH,
      concurrency: env.IMAGE_CONCURRENCY,
      timeouts: { total_ms: env.IMAGE_TIMEOUT_SECONDS * 1000 },
    },
    /** As given; what is left out follows from whether the engine costs anything. 0: no bound. */
    spend: {
      image: { hour: env.IMAGE_MAX_PER_HOUR, day: env.IMAGE_MAX_PER_DAY },
      text: { hour: env.TEXT_MAX_PER_HOUR, day: env.TEXT_MAX_PER_DAY },
    },
    payments: shapePayments(env),
    /** Shares are hundredths of a percent; `minPayout` is in minor units of any currency. */
    affiliates: {
      commissionBps: env.AFFILIATE_COMMISSION_BPS,
      feesBps: env.AFFILIATE_FEES_BPS,
      holdDays: env.AFFILIATE_HOLD_DAYS,
      cookieDays: env.AFFILIATE_COOKIE_DAYS,
      click: env.AFFILIATE_CLICK,
      minPayout: env.AFFILIATE_MIN_PAYOUT,
    },
    freeDailyMessages: env.FREE_DAILY_MESSAGES,
    freeDailyCredits: env.FREE_DAILY_CREDITS,
    restrictedOptions: env.RESTRICTED_OPTIONS,
    cloneAllowLoopback: env.CLONE_ALLOW_LOOPBACK,
    logLevel: env.LOG_LEVEL,
  };
}

/** Pretended payments are the default where nobody earns by it; in production they have to be asked for. */
function shapePayments(env: Environment): GivenPayments {
  const fallback = env.APP_ENV === 'production' ? 'none' : 'sandbox';
  return {
    card: env.PAYMENT_CARD ?? fallback,
    bank: env.PAYMENT_BANK ?? fallback,
    crypto: env.PAYMENT_CRYPTO ?? fallback,
    verotel: {
      shopId: env.PAYMENT_VEROTEL_SHOP_ID,
      signatureKey: env.PAYMENT_VEROTEL_SIGNATURE_KEY,
      bankMethod: env.PAYMENT_VEROTEL_BANK,
      baseUrl: env.PAYMENT_VEROTEL_URL,
    },
    ccbill: {
      account: env.PAYMENT_CCBILL_ACCOUNT,
      subaccount: env.PAYMENT_CCBILL_SUBACCOUNT,
      flexId: env.PAYMENT_CCBILL_FLEX_ID,
      salt: env.PAYMENT_CCBILL_SALT,
      webhookSecret: env.PAYMENT_CCBILL_WEBHOOK_SECRET,
      dataLinkUser: env.PAYMENT_CCBILL_DATALINK_USER,
      dataLinkPassword: env.PAYMENT_CCBILL_DATALINK_PASSWORD,
      addresses: env.PAYMENT_CCBILL_ADDRESSES,
      formsUrl: env.PAYMENT_CCBILL_FORMS_URL,
      dataLinkUrl: env.PAYMENT_CCBILL_DATALINK_URL,
    },
    btcpay: {
      url: env.PAYMENT_BTCPAY_URL,
      storeId: env.PAYMENT_BTCPAY_STORE_ID,
      apiKey: env.PAYMENT_BTCPAY_API_KEY,
      webhookSecret: env.PAYMENT_BTCPAY_WEBHOOK_SECRET,
    },
  };
}

/**
 * Settings from a map of environment variables (empty values count as absent).
 * @throws ConfigError with one sentence that names the setting.
 */
export function parseConfig(env: Record<string, string | undefined>): Config {
  const given = Object.fromEntries(
    Object.entries(env).filter(([, value]) => value !== undefined && value !== ''),
  );
  const parsed = Environment.safeParse(given);
  if (!parsed.success) {
    const issue = parsed.error.issues[0]!;
    throw new ConfigError(`The setting ${issue.path.join('.')} is not usable: ${issue.message}.`);
  }
  const config = shape(parsed.data);
  const contradiction = findContradiction(config, parsed.data);
  if (contradiction) throw new ConfigError(contradiction);
  return config;
}

function findContradiction(config: Config, env: Environment): string | undefined {
  if (config.roles.length < ROLE_NAMES.length && !config.databaseUrl)
    return 'ROLES splits the product over processes, which the embedded database cannot serve: set DATABASE_URL to a PostgreSQL server, or leave ROLES out.';
  if (config.mail.smtpUrl && !env.MAIL_FROM)
    return 'SMTP_URL needs MAIL_FROM: the address that mails are sent from.';
  if (config.text.baseUrl && config.text.gguf)
    return 'TEXT_BASE_URL and TEXT_GGUF name two text engines: keep one of them.';
  if (config.text.baseUrl && config.text.models.length === 0)
    return 'TEXT_BASE_URL needs TEXT_MODEL: the name of the model to ask that server for.';
  if (Boolean(config.discord.clientId) !== Boolean(config.discord.clientSecret))
    return 'DISCORD_CLIENT_ID and DISCORD_CLIENT_SECRET belong together: set both or neither.';
  if (config.cloneAllowLoopback && config.appEnv === 'production')
    return 'CLONE_ALLOW_LOOPBACK lets users reach this machine from inside and is for tests only: leave it out in production.';
  if (config.text.maxTokens * 2 > config.text.context)
    return 'TEXT_MAX_TOKENS must be at most half of TEXT_CONTEXT, or no room is left for the conversation.';
  return (
    findS3Contradiction(config.s3) ??
    findImageContradiction(config.image) ??
    findPaymentContradiction(config.payments)
  );
}

function findS3Contradiction(s3: Config['s3']): string | undefined {
  const { bucket, endpoint, prefix = '' } = s3;
  const others = Object.values(s3).some((value) => value !== undefined);
  if (!bucket)
    return others
      ? 'The S3_* settings name a service, but not where in it: set S3_BUCKET, or leave them all out.'
      : undefined;
  if (!/^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/.test(bucket))
    return 'S3_BUCKET is not the name of a bucket: 3 to 63 small letters, digits, dots and hyphens.';
  if (!s3.accessKeyId || !s3.secretAccessKey)
    return 'S3_BUCKET needs S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY: the keys for that bucket.';
  if (!endpoint && !s3.region)
    return 'S3_BUCKET needs S3_REGION (a region of AWS), or the S3_ENDPOINT of another service.';
  if (endpoint && endpoint.replace(/\/$/, '') !== new URL(endpoint).origin)
    return 'S3_ENDPOINT is the address of the service alone, such as https://s3.example.org: the bucket goes into S3_BUCKET, keys into S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY.';
  if (!/^([\w!.*'()-]+\/)*[\w!.*'()-]*$/.test(prefix) || /(^|\/)\.\.?(\/|$)/.test(prefix))
    return 'S3_PREFIX is a folder in the bucket, such as everafter or sites/everafter, without a slash before it.';
  return undefined;
}

function findImageContradiction(image: Config['image']): string | undefined {
  const { engine, baseUrl, model, comfyuiGraph } = image;
  if (engine === 'illustrated' && baseUrl)
    return 'IMAGE_BASE_URL names a server, but not of which kind: set IMAGE_ENGINE to openai, automatic1111 or comfyui.';
  if ((engine === 'automatic1111' || engine === 'comfyui') && !baseUrl)
    return `IMAGE_ENGINE=${engine} needs IMAGE_BASE_URL: the address of that server.`;
  if (engine === 'openai' && !baseUrl && !image.apiKey)
    return 'IMAGE_ENGINE=openai needs IMAGE_API_KEY for api.openai.com, or the IMAGE_BASE_URL of another server.';
  if (engine === 'openai' && !model)
    return 'IMAGE_ENGINE=openai needs IMAGE_MODEL: the name of the model to ask that server for.';
  if (comfyuiGraph && engine !== 'comfyui')
    return 'IMAGE_COMFYUI_GRAPH is a graph for IMAGE_ENGINE=comfyui: leave one of them out, or set both.';
  if (engine === 'comfyui' && !model && !comfyuiGraph)
    return 'IMAGE_ENGINE=comfyui needs IMAGE_MODEL (a checkpoint for the graph that ships) or IMAGE_COMFYUI_GRAPH.';
  if (baseUrl && (new URL(baseUrl).username || new URL(baseUrl).password))
    return 'IMAGE_BASE_URL holds a password: put it into IMAGE_API_KEY as user:password.';
  return undefined;
}

/** The names of all settings, for the test that compares them with `.env.example`. */
export const SETTING_NAMES = Object.keys(Environment.shape);

/** Settings of this process: `.env` of the working directory, overridden by the environment. */
export function loadConfig(): Config {
  if (existsSync('.env')) loadEnvFile('.env');
  return parseConfig(process.env);
}
