import type { Config } from './config-shape.ts';
import { ROLE_NAMES, type Environment } from './environment.ts';
import { findPaymentContradiction } from './payments/settings.ts';

/**
 * Describes conflicting settings in one sentence for the operator; undefined without a conflict.
 */
export function findContradiction(config: Config, env: Environment): string | undefined {
  if (config.roles.length < ROLE_NAMES.length && !config.databaseUrl)
    return 'ROLES splits the product over processes, which the embedded database cannot serve: set DATABASE_URL to a PostgreSQL server, or leave ROLES out.';
  if (config.operationsPort && config.operationsPort === config.port)
    return 'OPERATIONS_PORT and PORT are the same: give one of them another number.';
  if (config.mail.smtpUrl && !env.MAIL_FROM)
    return 'SMTP_URL needs MAIL_FROM: the address that mails are sent from.';
  if (config.text.baseUrl && config.text.gguf)
    return 'TEXT_BASE_URL and TEXT_GGUF name two text engines: keep one of them.';
  if (config.text.baseUrl && config.text.models.length === 0)
    return 'TEXT_BASE_URL needs TEXT_MODEL: the name of the model to ask that server for.';
  const visionError = findVisionContradiction(config.text);
  if (visionError) return visionError;
  if (Boolean(config.embedding.baseUrl) !== Boolean(config.embedding.model))
    return 'EMBEDDING_BASE_URL and EMBEDDING_MODEL belong together: set both or neither.';
  if (Boolean(config.speech.baseUrl) !== Boolean(config.speech.model))
    return 'SPEECH_BASE_URL and SPEECH_MODEL belong together: set both or neither.';
  if (config.speech.apiKey && !config.speech.baseUrl)
    return 'SPEECH_API_KEY is for a server, but none is configured: set SPEECH_BASE_URL and SPEECH_MODEL.';
  if (containsPassword(config.speech.baseUrl))
    return 'SPEECH_BASE_URL holds a password: put the key into SPEECH_API_KEY.';
  const { transcription } = config;
  if (Boolean(transcription.baseUrl) !== Boolean(transcription.model))
    return 'TRANSCRIBE_BASE_URL and TRANSCRIBE_MODEL belong together: set both or neither.';
  if (transcription.apiKey && !transcription.baseUrl)
    return 'TRANSCRIBE_API_KEY is for a server, but none is configured: set TRANSCRIBE_BASE_URL and TRANSCRIBE_MODEL.';
  if (containsPassword(transcription.baseUrl))
    return 'TRANSCRIBE_BASE_URL holds a password: put the key into TRANSCRIBE_API_KEY.';
  if (Boolean(config.discord.clientId) !== Boolean(config.discord.clientSecret))
    return 'DISCORD_CLIENT_ID and DISCORD_CLIENT_SECRET belong together: set both or neither.';
  if (config.cloneAllowLoopback && config.appEnv === 'production')
    return 'CLONE_ALLOW_LOOPBACK lets users reach this machine from inside and is for tests only: leave it out in production.';
  if (config.pushAllowLoopback && config.appEnv === 'production')
    return 'PUSH_ALLOW_LOOPBACK sends notifications to servers on this machine and is for tests only: leave it out in production.';
  if ((config.text.maxTokens + config.text.reasoning) * 2 > config.text.context)
    return 'TEXT_MAX_TOKENS and TEXT_REASONING must be at most half of TEXT_CONTEXT together, or no room is left for the conversation.';
  return (
    findS3Contradiction(config) ??
    findImageContradiction(config.image) ??
    findModerationContradiction(config.moderation, env) ??
    findPaymentContradiction(config.payments)
  );
}

function findVisionContradiction({ vision, baseUrl, models }: Config['text']): string | undefined {
  if (vision !== true && vision.length === 0) return undefined;
  if (!baseUrl)
    return 'TEXT_VISION needs TEXT_BASE_URL: only the models of a server can read pictures.';
  const unknown = vision === true ? undefined : vision.find((name) => !models.includes(name));
  return unknown === undefined
    ? undefined
    : `TEXT_VISION names ${unknown}, which TEXT_MODEL does not: use true, false, or names from TEXT_MODEL.`;
}

function findS3Contradiction({
  s3,
  redirectSeconds,
}: Pick<Config, 's3' | 'redirectSeconds'>): string | undefined {
  const { bucket, endpoint, prefix = '' } = s3;
  const others = Object.values(s3).some((value) => value !== undefined);
  if (!bucket && redirectSeconds > 0)
    return 'S3_REDIRECT_SECONDS sends browsers to a bucket, and S3_BUCKET names none: set it, or leave the other out.';
  if (redirectSeconds > 0 && redirectSeconds < 30)
    return 'S3_REDIRECT_SECONDS is too short for a slow connection: make it 30 to 3600, or 0 for no redirects.';
  if (s3.publicEndpoint && redirectSeconds === 0)
    return 'S3_PUBLIC_ENDPOINT is where browsers reach the bucket, which they do with S3_REDIRECT_SECONDS alone: set both or neither.';
  if (!bucket)
    return others
      ? 'The S3_* settings name a service, but not where in it: set S3_BUCKET, or leave them all out.'
      : undefined;
  if (!/^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/.test(bucket))
    return 'S3_BUCKET is not a valid bucket name: 3 to 63 lowercase letters, digits, dots and hyphens.';
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
    return 'IMAGE_BASE_URL names a server, but not its kind: set IMAGE_ENGINE to openai, automatic1111 or comfyui.';
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
  if (containsPassword(baseUrl))
    return 'IMAGE_BASE_URL holds a password: put it into IMAGE_API_KEY as user:password.';
  return undefined;
}

function findModerationContradiction(
  { engine, baseUrl, apiKey, model, vision }: Config['moderation'],
  env: Environment,
): string | undefined {
  const { MODERATION_VISION_BASE_URL: visionUrl, MODERATION_VISION_API_KEY: visionKey } = env;
  const stray = baseUrl ? 'BASE_URL' : apiKey ? 'API_KEY' : model ? 'MODEL' : undefined;
  if ((engine === 'rules' || engine === 'classifier') && stray)
    return `MODERATION_${stray} is for a model, but MODERATION_ENGINE names no server: set it to openai or llama_guard.`;
  if (engine === 'openai' && !baseUrl && !apiKey)
    return 'MODERATION_ENGINE=openai needs MODERATION_API_KEY for api.openai.com, or the MODERATION_BASE_URL of another server.';
  if (engine === 'llama_guard' && !baseUrl)
    return 'MODERATION_ENGINE=llama_guard needs MODERATION_BASE_URL: the address of the server that has it.';
  if (engine === 'llama_guard' && !model)
    return 'MODERATION_ENGINE=llama_guard needs MODERATION_MODEL: its name on that server.';
  if (containsPassword(baseUrl))
    return 'MODERATION_BASE_URL holds a password: put the key into MODERATION_API_KEY.';
  if (!vision && (visionUrl || visionKey))
    return `MODERATION_VISION_${visionUrl ? 'BASE_URL' : 'API_KEY'} needs MODERATION_VISION_MODEL: the name of the model that looks at pictures.`;
  if (vision && !vision.baseUrl)
    return 'MODERATION_VISION_MODEL needs MODERATION_VISION_BASE_URL, or a TEXT_BASE_URL whose server has it too.';
  if (containsPassword(visionUrl))
    return 'MODERATION_VISION_BASE_URL holds a password: put the key into MODERATION_VISION_API_KEY.';
  return undefined;
}

function containsPassword(address: string | undefined): boolean {
  if (!address) return false;
  const { username, password } = new URL(address);
  return Boolean(username || password);
}
