import { DEFAULT_RETRY, type RetryPolicy } from '../retry-policy.ts';
import { createTextEngine, type TextEngine } from '../text/index.ts';
import { askWithin } from './ask-within.ts';
import { createClassifier } from './classifier/classifier.ts';
import { describeEngine, type PartStatus } from './describe-engine.ts';
import { askForDescription } from './describe-picture.ts';
import { askLlamaGuard } from './llama-guard.ts';
import { ModerationError } from './moderation-error.ts';
import { askModerations } from './openai-moderations.ts';
import {
  CLASSIFIER_TIMEOUT_MS,
  DEFAULT_MODERATION_TIMEOUTS,
  type ModelServer,
  type ModerationEngine,
  type ModerationSettings,
} from './types.ts';
import { askForAges } from './vision-check.ts';

const OPENAI_URL = 'https://api.openai.com/v1';
const OPENAI_MODEL = 'omni-moderation-latest';

type Scores = Record<string, number>;

/** What the configured engine can do in one attempt. */
interface Labels {
  server: { status(): Promise<PartStatus>; close(): Promise<void> };
  name: string;
  ofText(text: string, signal: AbortSignal): Promise<Scores>;
  suspects?: (sentence: string) => boolean;
  mayHarm?: (text: string) => boolean;
  ofPicture?: (jpeg: Uint8Array, signal: AbortSignal) => Promise<Scores>;
}

/**
 * Creates the configured models; without any, the engine judges nothing and reports that.
 * @throws ModerationError when a required server or model is not set
 */
export async function createModerationEngine(
  settings: ModerationSettings,
  retry: RetryPolicy = DEFAULT_RETRY,
): Promise<ModerationEngine> {
  const { engine: kind, vision } = settings;
  const timeouts = {
    ...DEFAULT_MODERATION_TIMEOUTS,
    ...(kind === 'classifier' && { text_ms: CLASSIFIER_TIMEOUT_MS }),
    ...settings.timeouts,
  };
  const labels = await openLabels(settings);
  const visionEngine = vision ? await openServer(vision) : undefined;
  const name = labels?.name ?? 'rules';

  const closing = new AbortController();
  const running = new Set<Promise<unknown>>();
  async function runWhileOpen<T>(
    signal: AbortSignal | undefined,
    work: (signal: AbortSignal) => Promise<T>,
  ): Promise<T> {
    const combined = signal ? AbortSignal.any([signal, closing.signal]) : closing.signal;
    combined.throwIfAborted();
    const promise = work(combined);
    running.add(promise);
    return promise.finally(() => running.delete(promise));
  }

  return {
    name,
    kind,
    is_demo: false,
    reads_text: labels !== undefined,
    suspects: labels?.suspects ?? null,
    mayHarm: labels?.mayHarm ?? (() => true),
    labels_pictures: labels?.ofPicture !== undefined,
    sees_ages: visionEngine !== undefined,
    async status() {
      const [labelStatus, visionStatus] = await Promise.all([
        labels?.server.status(),
        visionEngine?.status(),
      ]);
      return { name, kind, is_demo: false, ...describeEngine(kind, labelStatus, visionStatus) };
    },
    judgeText: ({ text, signal, timeout_ms = timeouts.text_ms }) =>
      runWhileOpen(signal, async (open) => {
        if (!labels || text.trim() === '') return { scores: {} };
        const options = { timeout_ms, signal: open, retry };
        // Strict servers reject half of a surrogate pair, which a cut text can contain.
        const whole = text.toWellFormed();
        const scores = await askWithin('The moderation model', options, (within) =>
          labels.ofText(whole, within),
        );
        return { scores };
      }),
    judgePicture: ({ jpeg, signal, timeout_ms = timeouts.picture_ms }) =>
      runWhileOpen(signal, async (open) => {
        const failed = new AbortController();
        const combined = AbortSignal.any([open, failed.signal]);
        const options = { timeout_ms, signal: combined, retry };
        const label = labels?.ofPicture;
        try {
          const [scores, adults] = await Promise.all([
            label
              ? askWithin('The moderation model', options, (within) => label(jpeg, within))
              : {},
            visionEngine
              ? askWithin('The vision model of moderation', options, (within) =>
                  askForAges(visionEngine, jpeg, within),
                )
              : null,
          ]);
          return { scores, adults };
        } finally {
          // Cancels the other request after a failure.
          failed.abort();
        }
      }),
    describePicture: ({ jpeg, signal, timeout_ms = timeouts.picture_ms }) =>
      runWhileOpen(signal, async (open) => {
        if (!visionEngine) return null;
        const within = AbortSignal.any([open, AbortSignal.timeout(timeout_ms)]);
        try {
          return (await askForDescription(visionEngine, jpeg, within)) || null;
        } catch {
          open.throwIfAborted();
          return null;
        }
      }),
    async close() {
      closing.abort(
        new ModerationError('The moderation engine is closed.', { code: 'engine_unavailable' }),
      );
      await Promise.allSettled(running);
      await Promise.all([labels?.server.close(), visionEngine?.close()]);
    },
  };
}

async function openLabels(settings: ModerationSettings): Promise<Labels | undefined> {
  const { engine, apiKey } = settings;
  if (engine === 'rules') return undefined;
  if (engine === 'classifier') return openClassifier();
  if (engine === 'openai') {
    const { baseUrl = OPENAI_URL, model = OPENAI_MODEL } = settings;
    const modelServer = { baseUrl: baseUrl.replace(/\/+$/, ''), apiKey, model };
    return {
      server: await openServer(modelServer),
      name: model,
      ofText: (text, signal) => askModerations(modelServer, { text }, signal),
      ofPicture: (jpeg, signal) => askModerations(modelServer, { jpeg }, signal),
    };
  }
  const { baseUrl, model } = settings;
  if (!baseUrl || !model)
    throw new ModerationError('Llama Guard needs the address of its server and its name there.', {
      code: 'engine_bad_response',
    });
  const server = await openServer({ baseUrl, apiKey, model });
  return { server, name: model, ofText: (text, signal) => askLlamaGuard(server, text, signal) };
}

function openClassifier(): Labels {
  const classifier = createClassifier();
  const status = async () => ({
    ready: true,
    detail: 'the embedded classifier, in addition to the rules.',
  });
  return {
    server: { status, close: () => classifier.close() },
    name: 'classifier',
    ofText: (text, signal) => classifier.score(text, signal),
    suspects: (sentence) => classifier.suspects(sentence),
    mayHarm: (text) => classifier.mayHarm(text),
  };
}

const openServer = ({ baseUrl, apiKey, model }: ModelServer): Promise<TextEngine> =>
  createTextEngine({
    base_url: baseUrl,
    models: [model],
    ...(apiKey ? { api_key: apiKey } : {}),
  });
