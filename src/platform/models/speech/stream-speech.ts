import { createWavReader } from '../../audio/wav-reader.ts';
import { fetchService } from '../call-service.ts';
import { badResponse } from '../service-error.ts';
import type { SpeechCallFormat, SpeechStream } from './types.ts';

/** The published contract's rate of `pcm`. */
const PCM_RATE = 24_000;
/** Five minutes at that rate. */
const MAX_AUDIO_BYTES = 15_000_000;
const PCM_TYPE = /^(audio\/|application\/octet-stream\b)/i;

interface SpeechRequest {
  url: string;
  headers: Record<string, string>;
  body: Record<string, unknown>;
  format: SpeechCallFormat;
  signal: AbortSignal;
  /** The error thrown to the consumer when the response fails in mid-stream. */
  toError(error: unknown): unknown;
}

/** Requests speech and resolves when its first samples arrive. */
export async function openSpeech(request: SpeechRequest): Promise<SpeechStream> {
  const response = await fetchService(request.url, {
    method: 'POST',
    headers: { ...request.headers, 'content-type': 'application/json' },
    body: JSON.stringify(request.body),
    signal: request.signal,
  });
  if (!PCM_TYPE.test(response.headers.get('content-type') ?? '')) {
    await response.body?.cancel();
    throw badResponse('The speech server sent something other than audio.');
  }
  const samples = readSamples(response, request);
  const first = await samples.next();
  if (first.done) throw badResponse('The speech server sent nothing.');
  return { sample_rate: first.value.rate, chunks: resume(first.value.bytes, samples, request) };
}

interface Samples {
  rate: number;
  bytes: Uint8Array;
}

/** Whole 16-bit samples: a network chunk may end within one. */
async function* readSamples(
  { body }: Response,
  { format }: SpeechRequest,
): AsyncGenerator<Samples, void> {
  if (!body) return;
  const wav = format === 'wav' ? createWavReader() : undefined;
  let rest = new Uint8Array();
  let total = 0;
  for await (const chunk of body) {
    total += chunk.length;
    if (total > MAX_AUDIO_BYTES)
      throw badResponse('The speech server sent a response that is too large.');
    const sound = wav ? wav.push(chunk) : chunk;
    if (sound === 'unreadable')
      throw badResponse(
        'The speech server sent something that is not a WAV file of 16 bits, mono.',
      );
    const bytes = rest.length === 0 ? sound : Buffer.concat([rest, sound]);
    const whole = bytes.length - (bytes.length % 2);
    rest = new Uint8Array(bytes.subarray(whole));
    if (whole > 0) yield { rate: wav?.rate ?? PCM_RATE, bytes: bytes.subarray(0, whole) };
  }
}

async function* resume(
  first: Uint8Array,
  rest: AsyncGenerator<Samples, void>,
  { toError }: SpeechRequest,
): AsyncGenerator<Uint8Array, void> {
  yield first;
  try {
    for await (const { bytes } of rest) yield bytes;
  } catch (error) {
    throw toError(error);
  }
}
