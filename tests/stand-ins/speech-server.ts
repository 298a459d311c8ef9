import { z } from 'zod';
import {
  sendJson,
  startHttpStandIn,
  type HttpStandIn,
  type StandInRequest,
} from './http-stand-in.ts';
import { answerFault, type ProviderFault } from './provider-faults.ts';
import { makeAac, makeMp3, makeOpus, makeWav } from './sounds.ts';

/**
 * A fault of the next call. `cut`: the connection ends within the audio; `empty`: no byte of it; `slow`:
 * its first byte is late; `stereo`: two channels, as stated in the WAV header.
 */
export type SpeechFault =
  | ProviderFault
  | { kind: 'cut' }
  | { kind: 'empty' }
  | { kind: 'slow'; ms: number }
  | { kind: 'stereo' };
const WITH_SOUND: ReadonlySet<string> = new Set(['cut', 'empty', 'slow', 'stereo']);
/** An odd number, so that chunks end within samples. */
const CHUNK_BYTES = 16_383;

export interface SpeechServerOptions {
  api_key?: string;
  model?: string;
  /** The duration of a text; by default 60 milliseconds per character. */
  secondsOf?: (input: string) => number;
  /** Milliseconds until the first sound; by default none. */
  firstSoundMs?: number;
  /** Milliseconds between two chunks; by default none. */
  chunkMs?: number;
}

export interface SpokenRequest {
  input: string;
  voice: string;
  response_format: string;
  speed: number;
}

export interface SpeechServer extends HttpStandIn {
  /** With `/v1`. */
  base_url: string;
  /** Calls that passed validation, oldest first. */
  spoken: SpokenRequest[];
  fail(fault: SpeechFault, times?: number): void;
  /** When the first sound of each was written, by `Date.now()`. */
  firstSounds: number[];
  /** Texts whose caller disconnected before the end. */
  canceled: string[];
  /** Holds responses until the returned function is called. */
  hold(): () => void;
  /** Sends the first chunk of sound, and nothing more until the returned function is called. */
  holdRest(): () => void;
  /** Sends all sound, and ends no response until the returned function is called. */
  holdEnds(): () => void;
}

const VOICES = [
  'alloy',
  'ash',
  'ballad',
  'coral',
  'echo',
  'fable',
  'onyx',
  'nova',
  'sage',
  'shimmer',
  'verse',
] as const;

const Body = z.strictObject({
  model: z.string(),
  input: z.string().min(1).max(4096),
  voice: z.enum(VOICES),
  instructions: z.string().max(4096).optional(),
  response_format: z.enum(['mp3', 'opus', 'aac', 'flac', 'wav', 'pcm']).default('mp3'),
  speed: z.number().min(0.25).max(4).default(1),
  stream_format: z.enum(['audio', 'sse']).optional(),
});

const SOUNDS: Partial<Record<string, [string, (seconds: number) => Buffer]>> = {
  mp3: ['audio/mpeg', makeMp3],
  opus: ['audio/opus', makeOpus],
  wav: ['audio/wav', (seconds) => makeWav(seconds, 220, true)],
  aac: ['audio/aac', makeAac],
  // Raw samples at 24 kHz, as published.
  pcm: ['audio/pcm', (seconds) => makeWav(seconds).subarray(44)],
};

const made = new Map<(seconds: number) => Buffer, Map<number, Buffer>>();

/** A copy of a sound that is made once for its length, since a benchmark requests it hundreds of times. */
function soundOf(make: (seconds: number) => Buffer, seconds: number): Buffer {
  const ofFormat = made.get(make) ?? new Map<number, Buffer>();
  const sound = ofFormat.get(seconds) ?? make(seconds);
  made.set(make, ofFormat.set(seconds, sound));
  return Buffer.from(sound);
}

/** OpenAI's `/audio/speech` on a free local port. Validates requests as the published reference requires. */
export async function startSpeechServer(options: SpeechServerOptions = {}): Promise<SpeechServer> {
  const faults: SpeechFault[] = [];
  const spoken: SpokenRequest[] = [];
  const firstSounds: number[] = [];
  const canceled: string[] = [];
  let held = Promise.resolve();
  let rest = Promise.resolve();
  let unfinished = Promise.resolve();
  const {
    model = 'speaker',
    api_key,
    secondsOf = ({ length }) => Math.max(0.5, Math.min(20, 0.06 * length)),
  } = options;

  async function speak({ request, response, body }: StandInRequest): Promise<void> {
    const fault = faults.shift();
    if (fault && !WITH_SOUND.has(fault.kind) && answerFault(response, fault as ProviderFault))
      return;
    if (!request.headers['content-type']?.startsWith('application/json'))
      return refuse(response, 400, 'Unsupported content type.');
    const parsed = Body.safeParse(parseJson(body));
    if (!parsed.success) return refuse(response, 400, parsed.error.issues[0]!.message);
    if (parsed.data.model !== model)
      return refuse(response, 404, `The model '${parsed.data.model}' does not exist.`);
    const { input, voice, response_format, speed } = parsed.data;
    const sound = SOUNDS[response_format];
    if (!sound) return refuse(response, 400, `The stand-in makes no ${response_format}.`);
    spoken.push({ input, voice, response_format, speed });
    standIn.checkWaiters();
    await held;
    const ms = fault?.kind === 'slow' ? fault.ms : options.firstSoundMs;
    if (ms) await new Promise((resolve) => setTimeout(resolve, ms));
    const [type, make] = sound;
    const audio =
      fault?.kind === 'empty' ? Buffer.alloc(0) : soundOf(make, secondsOf(input) / speed);
    if (fault?.kind === 'stereo') audio.writeUInt16LE(2, 22);
    response.on('close', () => {
      if (!response.writableFinished) canceled.push(input);
      standIn.checkWaiters();
    });
    response.writeHead(200, { 'content-type': type, 'transfer-encoding': 'chunked' });
    if (fault?.kind === 'cut')
      return void response.write(audio.subarray(0, audio.length / 2), () => response.destroy());
    for (let at = 0; at < audio.length && !response.destroyed; at += CHUNK_BYTES) {
      if (at > 0 && options.chunkMs)
        await new Promise((resolve) => setTimeout(resolve, options.chunkMs));
      if (at === 0) firstSounds.push(Date.now());
      else await rest;
      response.write(audio.subarray(at, at + CHUNK_BYTES));
    }
    await unfinished;
    response.end();
  }

  const base = await startHttpStandIn(async (incoming) => {
    const { request, response, method, path } = incoming;
    if (api_key && request.headers.authorization !== `Bearer ${api_key}`)
      return refuse(response, 401, 'Incorrect API key provided.');
    if (method === 'GET' && path === '/v1/models')
      return sendJson(response, 200, {
        object: 'list',
        data: [{ id: model, object: 'model', created: 1, owned_by: 'stand-in' }],
      });
    if (method === 'POST' && path === '/v1/audio/speech') return speak(incoming);
    refuse(response, 404, `Invalid URL (${method} ${path})`);
  });
  const standIn: SpeechServer = Object.assign(base, {
    base_url: `${base.origin}/v1`,
    spoken,
    firstSounds,
    canceled,
    fail: (fault: SpeechFault, times = 1) =>
      void faults.push(...Array<SpeechFault>(times).fill(fault)),
    hold() {
      const { promise, resolve } = Promise.withResolvers<void>();
      held = promise;
      return resolve;
    },
    holdRest() {
      const { promise, resolve } = Promise.withResolvers<void>();
      rest = promise;
      return resolve;
    },
    holdEnds() {
      const { promise, resolve } = Promise.withResolvers<void>();
      unfinished = promise;
      return resolve;
    },
  });
  return standIn;
}

const refuse = (response: StandInRequest['response'], status: number, message: string) =>
  sendJson(response, status, {
    error: { message, type: 'invalid_request_error', param: null, code: null },
  });

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
