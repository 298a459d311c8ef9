import { statfs } from 'node:fs/promises';
import { keepChosenEngine } from './chosen-engine.ts';
import type { Config } from './config.ts';
import { textSettings } from './engine-settings.ts';
import { AppError } from './errors.ts';
import type { Log } from './log.ts';
import {
  bringModel,
  keptBytes,
  createTextEngine,
  findLocalServers,
  ModelError,
  SMALL_MODEL,
  type LocalServer,
  type TextEngine,
} from './models/text/index.ts';
import type { ModelErrorReason } from './models/text/pull-model.ts';

export type SetupFailure = ModelErrorReason | 'not_loaded' | 'unexpected';

/** The setup progress of the small model. */
export type SetupState =
  | { phase: 'idle' | 'installing' | 'loading' | 'canceled' }
  | { phase: 'downloading'; done: number; total: number | null }
  | { phase: 'failed'; reason: SetupFailure };

/** What the small model needs, and what this machine has. Bytes. */
export interface ModelNeeds {
  name: string;
  /** Excluding what an earlier attempt already downloaded. */
  downloadBytes: number;
  memoryBytes: number;
  freeDiskBytes: number;
  freeMemoryBytes: number;
}

/** Replaces the demo script with a real model in this process and for later starts. */
export interface ModelSetup {
  /** False if other processes would continue with the demo script. */
  canSwitch: boolean;
  state(): SetupState;
  findServers(): Promise<LocalServer[]>;
  needs(): Promise<ModelNeeds>;
  /**
   * `beforeSwitch` may refuse by throwing.
   * @throws AppError conflict while the model is being set up
   */
  useServer(server: ServerChoice, beforeSwitch: BeforeSwitch): Promise<void>;
  /** Returns at once. @throws AppError conflict if it is already running */
  bring(beforeSwitch: BeforeSwitch): void;
  /** Keeps what was downloaded; the next attempt resumes there. */
  cancel(): Promise<void>;
  close(): Promise<void>;
}

interface ServerChoice {
  baseUrl: string;
  model: string;
}
type BeforeSwitch = (engine: TextEngine) => Promise<void>;

interface Parts {
  config: Config;
  log: Log;
  fetch: typeof fetch;
  switchTo: (engine: TextEngine) => Promise<void>;
}

export function createModelSetup({ config, log, fetch: get, switchTo }: Parts): ModelSetup {
  const { dataDir } = config;
  let state: SetupState = { phase: 'idle' };
  let running: { abort: AbortController; done: Promise<void> } | null = null;
  let isSwitching = false;

  function requireFree(): void {
    if (running || isSwitching) throw new AppError('conflict');
  }

  async function apply(
    text: Partial<Config['text']>,
    settings: Record<string, string>,
    before: BeforeSwitch,
  ) {
    const engine = await createTextEngine(
      textSettings({ ...config, text: { ...config.text, ...text } }),
    );
    try {
      await before(engine);
      await keepChosenEngine(dataDir, settings);
    } catch (error) {
      await engine.close();
      throw error;
    }
    await switchTo(engine);
    state = { phase: 'idle' };
  }

  async function bringAndApply(signal: AbortSignal, before: BeforeSwitch): Promise<void> {
    const gguf = await bringModel(SMALL_MODEL.reference, {
      dataDir,
      fetch: get,
      signal,
      onInstall: () => void (state = { phase: 'installing' }),
      onProgress: (done, total) => void (state = { phase: 'downloading', done, total }),
    });
    signal.throwIfAborted();
    state = { phase: 'loading' };
    await apply({ gguf }, { TEXT_GGUF: gguf }, before);
  }

  function fail(error: unknown, signal: AbortSignal): void {
    if (signal.aborted) return void (state = { phase: 'canceled' });
    state = { phase: 'failed', reason: reasonOf(error) };
    log.warn({ err: error }, 'the model could not be set up');
  }

  async function cancel(): Promise<void> {
    running?.abort.abort();
    await running?.done;
  }

  return {
    // Only a PostgreSQL server allows split roles, and other processes would not switch.
    canSwitch: !config.databaseUrl,
    state: () => state,
    findServers: () => findLocalServers(undefined, get),
    async needs() {
      const { bavail, bsize } = await statfs(dataDir);
      const kept = await keptBytes(SMALL_MODEL.reference, dataDir);
      return {
        name: SMALL_MODEL.name,
        downloadBytes: Math.max(0, SMALL_MODEL.downloadMb * 1024 ** 2 - kept),
        memoryBytes: SMALL_MODEL.memoryGb * 1024 ** 3,
        freeDiskBytes: bavail * bsize,
        freeMemoryBytes: process.availableMemory(),
      };
    },
    async useServer({ baseUrl, model }, before) {
      requireFree();
      isSwitching = true;
      try {
        const settings = { TEXT_BASE_URL: baseUrl, TEXT_MODEL: model };
        await apply({ baseUrl, models: [model] }, settings, before);
      } finally {
        isSwitching = false;
      }
    },
    bring(before) {
      requireFree();
      const abort = new AbortController();
      state = { phase: 'downloading', done: 0, total: null };
      const done = bringAndApply(abort.signal, before)
        .catch((error: unknown) => fail(error, abort.signal))
        .finally(() => (running = null));
      running = { abort, done };
    },
    cancel,
    close: cancel,
  };
}

function reasonOf(error: unknown): SetupFailure {
  if (error instanceof ModelError) return error.reason;
  const { name, code } = error as NodeJS.ErrnoException;
  if (code === 'ENOSPC' || code === 'EDQUOT') return 'no_space';
  return name === 'TextEngineError' ? 'not_loaded' : 'unexpected';
}
