import { APICallError, type SpeechModelV4 } from '@ai-sdk/provider';
import { readToEnd } from '../../read-to-end.ts';
import { badSpeech } from './speech-error.ts';

/** Five minutes of uncompressed speech are about 30 MB. */
const MAX_AUDIO_BYTES = 40_000_000;
const AUDIO_TYPE = /^(audio\/|application\/(octet-stream|ogg)\b)/i;

/** OpenAI's `/audio/speech` call as a speech model of the AI SDK. */
export function createSpeechModel(
  baseURL: string,
  modelId: string,
  headers: Record<string, string>,
): SpeechModelV4 {
  const url = `${baseURL}/audio/speech`;
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
      const response = await fetch(url, {
        method: 'POST',
        headers: { ...headers, ...withoutGaps(more), 'content-type': 'application/json' },
        body: JSON.stringify(body),
        ...(abortSignal && { signal: abortSignal }),
      });
      const responseHeaders = Object.fromEntries(response.headers);
      if (!response.ok) {
        await response.body?.cancel();
        throw new APICallError({
          message: `status ${response.status}`,
          url,
          // The spoken text stays out of errors.
          requestBodyValues: {},
          statusCode: response.status,
          responseHeaders,
        });
      }
      const type = response.headers.get('content-type') ?? '';
      if (!AUDIO_TYPE.test(type)) {
        await response.body?.cancel();
        throw badSpeech('The speech server sent something other than audio.');
      }
      const audio = response.body ? await readAll(response.body) : new Uint8Array();
      if (audio.length === 0) throw badSpeech('The speech server sent nothing.');
      return { audio, warnings: [], response: { timestamp, modelId, headers: responseHeaders } };
    },
  };
}

const readAll = (body: ReadableStream<Uint8Array>): Promise<Buffer> =>
  readToEnd(body, MAX_AUDIO_BYTES, () => badSpeech('The speech server sends too much.'));

const withoutGaps = (headers: Record<string, string | undefined> = {}): Record<string, string> =>
  Object.fromEntries(
    Object.entries(headers).filter((entry): entry is [string, string] => entry[1] !== undefined),
  );
