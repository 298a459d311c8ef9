import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { ConfigError, parseConfig } from './config.ts';
import { SETTING_NAMES } from './environment.ts';

const VISION = { MODERATION_VISION_MODEL: 'eyes' };
const TEXT = { TEXT_BASE_URL: 'http://gpu:1/v1', TEXT_MODEL: 'm', TEXT_API_KEY: 'text-key' };
const GUARD = { MODERATION_ENGINE: 'llama_guard' };
const S3 = { S3_BUCKET: 'media', S3_ACCESS_KEY_ID: 'k', S3_SECRET_ACCESS_KEY: 's' };

describe('settings', () => {
  it('match the names in .env.example', () => {
    const named = [...readFileSync('.env.example', 'utf8').matchAll(/^# ([A-Z][A-Z0-9_]+)=/gm)].map(
      (match) => match[1],
    );
    expect(named.toSorted()).toEqual(SETTING_NAMES.toSorted());
  });

  it('have the defaults that .env.example shows', () => {
    const shown = Object.fromEntries(
      [...readFileSync('.env.example', 'utf8').matchAll(/^# ([A-Z][A-Z0-9_]+)=(.*)$/gm)].map(
        (match) => [match[1], match[2]],
      ),
    );
    expect(parseConfig(shown)).toEqual(parseConfig({}));
  });

  it.each([
    [{}, undefined],
    [{ OTEL_TRACES_EXPORTER: 'otlp' }, 'http/protobuf'],
    [{ OTEL_EXPORTER_OTLP_ENDPOINT: 'http://collector:4318' }, 'http/protobuf'],
    [
      {
        OTEL_EXPORTER_OTLP_TRACES_ENDPOINT: 'http://collector:4318/v1/traces',
        OTEL_EXPORTER_OTLP_TRACES_PROTOCOL: 'http/json',
      },
      'http/json',
    ],
    [
      { OTEL_EXPORTER_OTLP_ENDPOINT: 'http://collector:4318', OTEL_TRACES_EXPORTER: 'none' },
      undefined,
    ],
    [
      { OTEL_EXPORTER_OTLP_ENDPOINT: 'http://collector:4318', OTEL_SDK_DISABLED: 'true' },
      undefined,
    ],
  ])('trace only with an address or an exporter: %j', (env, protocol) => {
    expect(parseConfig(env).tracing?.protocol).toBe(protocol);
  });

  it.each([
    { OTEL_EXPORTER_OTLP_PROTOCOL: 'grpc' },
    { OTEL_TRACES_SAMPLER: 'jaeger_remote' },
    { OTEL_EXPORTER_OTLP_ENDPOINT: 'collector:4318' },
  ])('reject what tracing does not support: %j', (env) => {
    expect(() => parseConfig(env)).toThrow(Object.keys(env)[0]);
  });

  it('override some voices of the speech server and keep the other defaults', () => {
    const { voices } = parseConfig({
      SPEECH_VOICES: 'female/voice_1=af_bella(2)+af_sky(1), male/voice_2=am_adam',
    }).speech;
    expect(voices).toMatchObject({
      'female/voice_1': 'af_bella(2)+af_sky(1)',
      'female/voice_2': 'nova',
      'male/voice_2': 'am_adam',
    });
  });

  it('count as absent when empty', () => {
    expect(parseConfig({ DATABASE_URL: '', PORT: '', TEXT_MODEL: '' })).toEqual(parseConfig({}));
  });

  it('derive the public URL from host and port', () => {
    expect(parseConfig({ PORT: '4000' }).publicUrl).toBe('http://127.0.0.1:4000');
    expect(parseConfig({ HOST: '::1' }).publicUrl).toBe('http://[::1]:3000');
    expect(parseConfig({ PUBLIC_URL: 'https://ever.example/' }).publicUrl).toBe(
      'https://ever.example',
    );
  });

  it('default the vision model to the text engine’s server, and send its key nowhere else', () => {
    expect(parseConfig({ ...TEXT, ...VISION }).moderation.vision).toEqual({
      model: 'eyes',
      baseUrl: 'http://gpu:1/v1',
      apiKey: 'text-key',
    });
    const elsewhere = { ...TEXT, ...VISION, MODERATION_VISION_BASE_URL: 'http://gpu:2/v1' };
    expect(parseConfig(elsewhere).moderation.vision).toEqual({
      model: 'eyes',
      baseUrl: 'http://gpu:2/v1',
      apiKey: undefined,
    });
    expect(
      parseConfig({ ...elsewhere, MODERATION_VISION_API_KEY: 'own' }).moderation.vision?.apiKey,
    ).toBe('own');
    expect(parseConfig(TEXT).moderation.vision).toBeUndefined();
  });

  it.each<[string, Record<string, string>, RegExp]>([
    ['an invalid port', { PORT: 'http' }, /PORT/],
    ['an unknown environment', { APP_ENV: 'staging' }, /APP_ENV/],
    [
      'one port for two listeners',
      { PORT: '3001', OPERATIONS_PORT: '3001' },
      /OPERATIONS_PORT and PORT/,
    ],
    ['an unknown role', { ROLES: 'web,mail' }, /ROLES/],
    ['split roles on the embedded database', { ROLES: 'api' }, /DATABASE_URL/],
    [
      'two text engines',
      { TEXT_BASE_URL: 'http://127.0.0.1:1', TEXT_MODEL: 'm', TEXT_GGUF: 'x.gguf' },
      /keep one/,
    ],
    ['a server without a model', { TEXT_BASE_URL: 'http://127.0.0.1:1' }, /TEXT_MODEL/],
    ['half of Discord’s keys', { DISCORD_CLIENT_ID: '1' }, /DISCORD_CLIENT_SECRET/],
    ['an unknown image engine', { IMAGE_ENGINE: 'dall-e' }, /IMAGE_ENGINE/],
    ['an image server without its kind', { IMAGE_BASE_URL: 'http://gpu:7860' }, /IMAGE_ENGINE/],
    ['an image server that is not a URL', { IMAGE_BASE_URL: 'gpu:7860' }, /IMAGE_BASE_URL.*http/],
    ['a web UI without its address', { IMAGE_ENGINE: 'automatic1111' }, /IMAGE_BASE_URL/],
    ['ComfyUI without its address', { IMAGE_ENGINE: 'comfyui' }, /IMAGE_BASE_URL/],
    [
      'ComfyUI without a checkpoint or a graph',
      { IMAGE_ENGINE: 'comfyui', IMAGE_BASE_URL: 'http://gpu:8188' },
      /IMAGE_MODEL.*IMAGE_COMFYUI_GRAPH/,
    ],
    ['a graph for another engine', { IMAGE_COMFYUI_GRAPH: 'my.json' }, /IMAGE_COMFYUI_GRAPH/],
    ['OpenAI images without a key', { IMAGE_ENGINE: 'openai' }, /IMAGE_API_KEY/],
    [
      'OpenAI images without a model',
      { IMAGE_ENGINE: 'openai', IMAGE_API_KEY: 'k' },
      /IMAGE_MODEL/,
    ],
    [
      'a password in an address',
      { IMAGE_ENGINE: 'automatic1111', IMAGE_BASE_URL: 'http://me:secret@gpu:7860' },
      /IMAGE_API_KEY/,
    ],
    [
      'a reply larger than the context holds',
      { TEXT_CONTEXT: '2048', TEXT_MAX_TOKENS: '2000' },
      /TEXT_MAX_TOKENS/,
    ],
    [
      'thoughts larger than the context holds',
      { TEXT_CONTEXT: '4096', TEXT_REASONING: '4000' },
      /TEXT_REASONING/,
    ],
    [
      'sampling options that are not JSON',
      { TEXT_MODEL_SAMPLING: 'temperature=1' },
      /TEXT_MODEL_SAMPLING .* it is a JSON object/,
    ],
    [
      'sampling options with an unknown one',
      { TEXT_MODEL_SAMPLING: '{"some-model": {"warmth": 1}}' },
      /TEXT_MODEL_SAMPLING .* some-model.*warmth/,
    ],
    ['vision without a server', { TEXT_VISION: 'true' }, /TEXT_VISION needs TEXT_BASE_URL/],
    [
      'vision for a model that is not configured',
      { TEXT_BASE_URL: 'http://gpu:8080/v1', TEXT_MODEL: 'one,two', TEXT_VISION: 'one,three' },
      /TEXT_VISION names three/,
    ],
    [
      'an embedding server without a model',
      { EMBEDDING_BASE_URL: 'http://gpu:8080/v1' },
      /EMBEDDING_MODEL/,
    ],
    ['a speech server without a model', { SPEECH_BASE_URL: 'http://gpu:8880/v1' }, /SPEECH_MODEL/],
    ['a speech key without a server', { SPEECH_API_KEY: 'k' }, /SPEECH_BASE_URL/],
    ['an unknown format of speech', { SPEECH_FORMAT: 'midi' }, /SPEECH_FORMAT/],
    ['an unknown format of calls', { SPEECH_CALL_FORMAT: 'mp3' }, /SPEECH_CALL_FORMAT/],
    ['a voice without a speaker', { SPEECH_VOICES: 'robot/voice_1=hal' }, /SPEECH_VOICES.*female/],
    ['a speaker without a voice', { SPEECH_VOICES: 'female/voice_1=' }, /SPEECH_VOICES/],
    [
      'a speech server with a password in its address',
      { SPEECH_BASE_URL: 'https://me:secret@gpu/v1', SPEECH_MODEL: 'm' },
      /SPEECH_BASE_URL.*SPEECH_API_KEY/,
    ],
    ['an unknown moderation engine', { MODERATION_ENGINE: 'perspective' }, /MODERATION_ENGINE/],
    [
      'a moderation server without its kind',
      { MODERATION_BASE_URL: 'http://gpu:8000/v1' },
      /MODERATION_BASE_URL.*MODERATION_ENGINE/,
    ],
    [
      'a moderation key without its engine',
      { MODERATION_API_KEY: 'k' },
      /MODERATION_API_KEY.*MODERATION_ENGINE/,
    ],
    [
      'a moderation model without its engine',
      { MODERATION_MODEL: 'm' },
      /MODERATION_MODEL.*MODERATION_ENGINE/,
    ],
    [
      'OpenAI’s moderation without a key',
      { MODERATION_ENGINE: 'openai' },
      /MODERATION_API_KEY.*MODERATION_BASE_URL/,
    ],
    ['Llama Guard without its address', { ...GUARD, MODERATION_MODEL: 'm' }, /MODERATION_BASE_URL/],
    [
      'Llama Guard without its name',
      { ...GUARD, MODERATION_BASE_URL: 'http://gpu:8000/v1' },
      /MODERATION_MODEL/,
    ],
    [
      'a moderation server that is not a URL',
      { ...GUARD, MODERATION_BASE_URL: 'gpu:8000' },
      /MODERATION_BASE_URL.*http/,
    ],
    [
      'a password in the address of moderation',
      { MODERATION_ENGINE: 'openai', MODERATION_BASE_URL: 'http://me:secret@gpu:8000' },
      /MODERATION_API_KEY/,
    ],
    ['a vision model without a server', VISION, /MODERATION_VISION_BASE_URL.*TEXT_BASE_URL/],
    [
      'a vision server without a model name',
      { ...TEXT, MODERATION_VISION_BASE_URL: 'http://gpu:2/v1' },
      /MODERATION_VISION_BASE_URL.*MODERATION_VISION_MODEL/,
    ],
    [
      'a vision key without a model name',
      { ...TEXT, MODERATION_VISION_API_KEY: 'k' },
      /MODERATION_VISION_API_KEY.*MODERATION_VISION_MODEL/,
    ],
    [
      'a password in the address of a vision model',
      { ...VISION, MODERATION_VISION_BASE_URL: 'http://me:secret@gpu:2/v1' },
      /MODERATION_VISION_API_KEY/,
    ],
    ['keys of S3 without a bucket', { S3_ACCESS_KEY_ID: 'k' }, /S3_BUCKET/],
    ['a bucket without keys', { S3_BUCKET: 'media', S3_REGION: 'eu-west-1' }, /S3_ACCESS_KEY_ID/],
    ['a bucket without a region or endpoint', S3, /S3_REGION.*S3_ENDPOINT/],
    ['a bucket with an invalid name', { ...S3, S3_BUCKET: 'My/Media' }, /S3_BUCKET/],
    [
      'an S3 address with a bucket in it',
      { ...S3, S3_ENDPOINT: 'https://s3.example.org/media' },
      /S3_ENDPOINT.*S3_BUCKET/,
    ],
    [
      'an S3 address with a password in it',
      { ...S3, S3_ENDPOINT: 'https://me:secret@s3.example.org' },
      /S3_ENDPOINT.*S3_ACCESS_KEY_ID/,
    ],
    [
      'a prefix that escapes the bucket',
      { ...S3, S3_REGION: 'x', S3_PREFIX: 'a/../b' },
      /S3_PREFIX/,
    ],
    ['redirects to no bucket', { S3_REDIRECT_SECONDS: '300' }, /S3_REDIRECT_SECONDS.*S3_BUCKET/],
    [
      'redirects that expire too soon',
      { ...S3, S3_REGION: 'x', S3_REDIRECT_SECONDS: '5' },
      /S3_REDIRECT_SECONDS/,
    ],
    [
      'a public address for a bucket without redirects',
      { ...S3, S3_REGION: 'x', S3_PUBLIC_ENDPOINT: 'https://media.example.org' },
      /S3_PUBLIC_ENDPOINT/,
    ],
    [
      'refusals kept longer than the policy promises',
      { KEEP_REFUSALS_DAYS: '731' },
      /KEEP_REFUSALS_DAYS/,
    ],
    ['finished jobs kept for a day', { KEEP_JOBS_HOURS: '24' }, /KEEP_JOBS_HOURS/],
    ['a prefix with a slash before it', { ...S3, S3_REGION: 'x', S3_PREFIX: '/a' }, /S3_PREFIX/],
  ])('reject %s with one sentence that names the setting', (_name, env, sentence) => {
    expect(() => parseConfig(env)).toThrow(ConfigError);
    expect(() => parseConfig(env)).toThrow(sentence);
  });
});
