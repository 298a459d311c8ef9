import type { SpeechModelV4 } from '@ai-sdk/provider';
import { readToEnd } from '../../read-to-end.ts';
import { fetchService, withoutGaps } from '../call-service.ts';
import { badResponse } from '../service-error.ts';

/** Five minutes of uncompressed speech are about 30 MB. */
const MAX_AUDIO_BYTES = 40_000_000;
const AUDIO_TYPE = /^(audio\/|application\/(octet-stream|ogg)\b)/i;

/**
 * OpenAI's `/audio/speech` call as a speech model of the AI SDK. `onChunk` receives its audio as it
 * arrives.
 */
export function createSpeechModel(
  baseURL: string,
  modelId: string,
  headers: Record<string, string>,
  onChunk?: (chunk: Uint8Array) => void,
): SpeechModelV4 {
  return {
    specificationVersion: 'v4',
    provider: 'openai_compatible',
    modelId,
    async doGenerate({ text, voice, outputFormat, speed, abortSignal, headers: more }) {
      const timestamp = new Date();
      const body = {
        model: modelId,
        input: text,
        voice,
        ...(outputFormat && { response_format: outputFormat }),
        ...(speed !== undefined && { speed }),
      };
      const response = await fetchService(`${baseURL}/audio/speech`, {
        method: 'POST',
        headers: { ...headers, ...withoutGaps(more), 'content-type': 'application/json' },
        body: JSON.stringify(body),
        ...(abortSignal && { signal: abortSignal }),
      });
      const type = response.headers.get('content-type') ?? '';
      if (!AUDIO_TYPE.test(type)) {
        await response.body?.cancel();
        throw badResponse('The speech server sent something other than audio.');
      }
      const audio = response.body ? await readAll(response.body, onChunk) : new Uint8Array();
      if (audio.length === 0) throw badResponse('The speech server sent nothing.');
      const responseHeaders = Object.fromEntries(response.headers);
      return { audio, warnings: [], response: { timestamp, modelId, headers: responseHeaders } };
    },
  };
}

const readAll = (
  body: ReadableStream<Uint8Array>,
  onChunk: ((chunk: Uint8Array) => void) | undefined,
): Promise<Buffer> =>
  readToEnd(
    body,
    MAX_AUDIO_BYTES,
    () => badResponse('The speech server sent a response that is too large.'),
    onChunk,
  );
