import { join, resolve } from 'node:path';
import type { Environment } from './environment.ts';
import { shapeKeep } from './keep-settings.ts';
import type { GivenPayments } from './payments/settings.ts';

/** The parsed settings; durations are in milliseconds unless the name says otherwise. */
export type Config = ReturnType<typeof shape>;

export function shape(env: Environment) {
  const publicUrl = (
    env.PUBLIC_URL ?? `http://${env.HOST.includes(':') ? `[${env.HOST}]` : env.HOST}:${env.PORT}`
  ).replace(/\/$/, '');
  return {
    host: env.HOST,
    port: env.PORT,
    operationsPort: env.OPERATIONS_PORT,
    dataDir: resolve(env.DATA_DIR),
    publicUrl,
    appName: env.APP_NAME,
    appEnv: env.APP_ENV,
    allowIncomplete: env.ALLOW_INCOMPLETE,
    roles: env.ROLES,
    /**
     * How long a load balancer needs to notice a stop, and how long work in progress may take to
     * finish.
     */
    stop: {
      delayMs: (env.STOP_DELAY ?? (env.APP_ENV === 'production' ? 5 : 0)) * 1000,
      graceMs: env.STOP_GRACE * 1000,
    },
    /** For how long a cache between this product and browsers may keep a page. */
    sharedCacheSeconds: env.SHARED_CACHE_SECONDS,
    trustProxy: env.TRUST_PROXY,
    rateLimits: env.RATE_LIMITS,
    databaseUrl: env.DATABASE_URL,
    /** For a PostgreSQL server. */
    database: {
      poolSize: env.DATABASE_POOL_SIZE,
      statementTimeoutMs: env.DATABASE_STATEMENT_TIMEOUT * 1000,
    },
    migrateOnStart: env.MIGRATE_ON_START,
    redisUrl: env.REDIS_URL,
    s3: {
      endpoint: env.S3_ENDPOINT,
      region: env.S3_REGION,
      bucket: env.S3_BUCKET,
      accessKeyId: env.S3_ACCESS_KEY_ID,
      secretAccessKey: env.S3_SECRET_ACCESS_KEY,
      pathStyle: env.S3_PATH_STYLE,
      prefix: env.S3_PREFIX,
      publicEndpoint: env.S3_PUBLIC_ENDPOINT,
    },
    /**
     * For how many seconds an address in the bucket is valid; 0: the product sends media itself.
     */
    redirectSeconds: env.S3_REDIRECT_SECONDS,
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
      reasoning: env.TEXT_REASONING,
      modelSampling: env.TEXT_MODEL_SAMPLING,
      /** The models that read pictures; true: all. */
      vision: env.TEXT_VISION,
      concurrency: env.REPLY_CONCURRENCY,
      /** Facts are extracted after this many new messages; 0: never. */
      memoryEvery: env.MEMORY_EVERY,
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
    embedding: {
      baseUrl: env.EMBEDDING_BASE_URL,
      apiKey: env.EMBEDDING_API_KEY,
      model: env.EMBEDDING_MODEL,
    },
    speech: {
      baseUrl: env.SPEECH_BASE_URL,
      apiKey: env.SPEECH_API_KEY,
      model: env.SPEECH_MODEL,
      format: env.SPEECH_FORMAT,
      callFormat: env.SPEECH_CALL_FORMAT,
      voices: env.SPEECH_VOICES,
    },
    transcription: {
      baseUrl: env.TRANSCRIBE_BASE_URL,
      apiKey: env.TRANSCRIBE_API_KEY,
      model: env.TRANSCRIBE_MODEL,
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
    moderation: {
      // Tests default to the rules, since loading the classifier's model is slow.
      engine: env.MODERATION_ENGINE ?? (env.APP_ENV === 'test' ? 'rules' : 'classifier'),
      baseUrl: env.MODERATION_BASE_URL,
      apiKey: env.MODERATION_API_KEY,
      model: env.MODERATION_MODEL,
      streaming: env.MODERATION_STREAMING ?? (env.APP_ENV === 'production' ? 'strict' : 'off'),
      vision: shapeVision(env),
    },
    /** Days for which a strike counts. */
    strikeExpiryDays: env.STRIKE_EXPIRY_DAYS,
    /**
     * The raw values: undefined uses a default that depends on the engine's cost; 0 means no limit.
     */
    spend: {
      image: { hour: env.IMAGE_MAX_PER_HOUR, day: env.IMAGE_MAX_PER_DAY },
      text: { hour: env.TEXT_MAX_PER_HOUR, day: env.TEXT_MAX_PER_DAY },
      speech: { hour: env.SPEECH_MAX_PER_HOUR, day: env.SPEECH_MAX_PER_DAY },
    },
    payments: shapePayments(env),
    /** Shares are in hundredths of a percent; `minPayout` is in minor units of any currency. */
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
    pushAllowLoopback: env.PUSH_ALLOW_LOOPBACK,
    keep: shapeKeep(env),
    tracing: shapeTracing(env),
    logLevel: env.LOG_LEVEL,
  };
}

/**
 * Undefined if no destination for traces is configured. The SDK reads the other OpenTelemetry
 * variables itself.
 */
function shapeTracing(env: Environment) {
  const { OTEL_TRACES_EXPORTER: exporter } = env;
  const endpoint = env.OTEL_EXPORTER_OTLP_TRACES_ENDPOINT ?? env.OTEL_EXPORTER_OTLP_ENDPOINT;
  const isWanted = exporter === undefined ? endpoint !== undefined : exporter === 'otlp';
  if (env.OTEL_SDK_DISABLED || !isWanted) return undefined;
  return { protocol: env.OTEL_EXPORTER_OTLP_TRACES_PROTOCOL ?? env.OTEL_EXPORTER_OTLP_PROTOCOL };
}

/**
 * The vision model defaults to the text engine's server. Another server never receives that
 * server's key.
 */
export function shapeVision(env: Environment) {
  const { MODERATION_VISION_MODEL: model, MODERATION_VISION_BASE_URL: own } = env;
  if (!model) return undefined;
  return {
    model,
    baseUrl: own ?? env.TEXT_BASE_URL,
    apiKey: env.MODERATION_VISION_API_KEY ?? (own ? undefined : env.TEXT_API_KEY),
  };
}

/** The sandbox is the default except in production, where it must be set explicitly. */
export function shapePayments(env: Environment): GivenPayments {
  const fallback = env.APP_ENV === 'production' ? 'none' : 'sandbox';
  return {
    card: env.PAYMENT_CARD ?? fallback,
    bank: env.PAYMENT_BANK ?? fallback,
    crypto: env.PAYMENT_CRYPTO ?? fallback,
    verotel: {
      shopId: env.PAYMENT_VEROTEL_SHOP_ID,
      signatureKey: env.PAYMENT_VEROTEL_SIGNATURE_KEY,
      previous: { signatureKey: env.PAYMENT_VEROTEL_SIGNATURE_KEY_PREVIOUS },
      bankMethod: env.PAYMENT_VEROTEL_BANK,
      baseUrl: env.PAYMENT_VEROTEL_URL,
    },
    ccbill: {
      account: env.PAYMENT_CCBILL_ACCOUNT,
      subaccount: env.PAYMENT_CCBILL_SUBACCOUNT,
      flexId: env.PAYMENT_CCBILL_FLEX_ID,
      salt: env.PAYMENT_CCBILL_SALT,
      webhookSecret: env.PAYMENT_CCBILL_WEBHOOK_SECRET,
      previous: {
        salt: env.PAYMENT_CCBILL_SALT_PREVIOUS,
        webhookSecret: env.PAYMENT_CCBILL_WEBHOOK_SECRET_PREVIOUS,
      },
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
      previous: { webhookSecret: env.PAYMENT_BTCPAY_WEBHOOK_SECRET_PREVIOUS },
    },
  };
}
