import { afterEach, describe, expect, it } from 'vitest';
import {
  startModerationsStandIn,
  type ModerationsStandIn,
} from '#tests/stand-ins/openai-moderations.ts';
import { startOpenAiStandIn, type OpenAiStandIn } from '#tests/stand-ins/openai-server.ts';
import { createModerationEngine, ModerationError } from './index.ts';

let chat: OpenAiStandIn | undefined;
let labels: ModerationsStandIn | undefined;
afterEach(async () => {
  await chat?.close();
  await labels?.close();
});

const startChat = async () => {
  chat = await startOpenAiStandIn({ models: ['guard', 'eyes'] });
  return chat.base_url;
};

describe('the status of an engine', () => {
  it('without a model: nothing is read or viewed', async () => {
    const engine = await createModerationEngine({ engine: 'rules' });
    expect(engine).toMatchObject({ reads_text: false, labels_pictures: false, sees_ages: false });
    expect(await engine.status()).toEqual({
      name: 'rules',
      kind: 'rules',
      is_demo: false,
      ready: true,
      detail: 'Embedded rules; no model reads texts, no model looks at pictures.',
    });
    expect(await engine.judgeText({ text: 'Hello' })).toEqual({ scores: {} });
    expect(await engine.judgePicture({ jpeg: new Uint8Array() })).toEqual({
      scores: {},
      adults: null,
    });
  });

  it('with the embedded classifier: texts are read, sentences suspected, pictures not viewed', async () => {
    const engine = await createModerationEngine({ engine: 'classifier' });
    expect(engine).toMatchObject({ reads_text: true, sees_ages: false });
    expect(engine.suspects!('Women like that belong in a kennel.')).toBe(true);
    expect(engine.suspects!('Good evening, how was your day?')).toBe(false);
    expect(await engine.status()).toEqual({
      name: 'classifier',
      kind: 'classifier',
      is_demo: false,
      ready: true,
      detail:
        'Texts: the embedded classifier, in addition to the rules. No model looks at pictures.',
    });
    await engine.close();
  });

  it('with OpenAI’s API: pictures are not checked for minors', async () => {
    labels = await startModerationsStandIn();
    const engine = await createModerationEngine({ engine: 'openai', baseUrl: labels.base_url });
    expect(engine).toMatchObject({ reads_text: true, labels_pictures: true, sees_ages: false });
    expect(await engine.status()).toEqual({
      name: 'omni-moderation-latest',
      kind: 'openai',
      is_demo: false,
      ready: true,
      detail:
        'Texts and pictures: Serving omni-moderation-latest. No model looks for minors in pictures.',
    });
  });

  it('with Llama Guard and a vision model: which model does what', async () => {
    const baseUrl = await startChat();
    const engine = await createModerationEngine({
      engine: 'llama_guard',
      baseUrl,
      model: 'guard',
      vision: { baseUrl, model: 'eyes' },
    });
    expect(engine).toMatchObject({ reads_text: true, labels_pictures: false, sees_ages: true });
    expect(await engine.status()).toMatchObject({
      ready: true,
      detail: 'Texts: Serving guard. Ages in pictures: Serving eyes.',
    });
  });

  it('with Llama Guard alone: pictures are not viewed', async () => {
    const engine = await createModerationEngine({
      engine: 'llama_guard',
      baseUrl: await startChat(),
      model: 'guard',
    });
    expect(await engine.status()).toMatchObject({
      detail: 'Texts: Serving guard. No model looks at pictures.',
    });
  });

  it('with a vision model alone: not ready while it is unreachable', async () => {
    const baseUrl = await startChat();
    await chat!.close();
    const engine = await createModerationEngine({
      engine: 'rules',
      vision: { baseUrl, model: 'eyes' },
    });
    expect(await engine.status()).toMatchObject({
      name: 'rules',
      ready: false,
      detail:
        'Embedded rules; no model reads texts. Ages in pictures: The server cannot be reached.',
    });
  });
});

it('does not start without a required server', async () => {
  await expect(createModerationEngine({ engine: 'llama_guard', model: 'guard' })).rejects.toThrow(
    ModerationError,
  );
});
