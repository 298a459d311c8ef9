import type { TranscriptionModelV4 } from '@ai-sdk/provider';
import { z } from 'zod';
import { fetchService, withoutGaps } from '../call-service.ts';
import { badResponse } from '../service-error.ts';
import { readToEnd } from '../../read-to-end.ts';

const MAX_RESPONSE_BYTES = 1_000_000;
/** File names by which servers recognize formats; OpenAI's call rejects a file without one. */
const EXTENSIONS = new Map([
  ['audio/wav', 'wav'],
  ['audio/webm', 'webm'],
  ['audio/ogg', 'ogg'],
  ['audio/mp4', 'm4a'],
  ['audio/mpeg', 'mp3'],
]);

/** Servers report more if they can: the published format `json` contains only the text. */
const Response = z.object({ text: z.string(), duration: z.coerce.number().min(0).optional() });

/** OpenAI's `/audio/transcriptions` call as a transcription model of the AI SDK. */
export function createTranscriptionModel(
  baseURL: string,
  modelId: string,
  headers: Record<string, string>,
): TranscriptionModelV4 {
  return {
    specificationVersion: 'v4',
    provider: 'openai_compatible',
    modelId,
    async doGenerate({ audio, mediaType, abortSignal, headers: more }) {
      const timestamp = new Date();
      const bytes = typeof audio === 'string' ? Buffer.from(audio, 'base64') : audio;
      const form = new FormData();
      const file = new Blob([new Uint8Array(bytes)], { type: mediaType });
      form.set('file', file, `recording.${EXTENSIONS.get(mediaType) ?? 'wav'}`);
      form.set('model', modelId);
      // All models of the published call know this format.
      form.set('response_format', 'json');
      const response = await fetchService(`${baseURL}/audio/transcriptions`, {
        method: 'POST',
        headers: { ...headers, ...withoutGaps(more) },
        body: form,
        ...(abortSignal && { signal: abortSignal }),
      });
      const { text, duration } = await readTranscript(response);
      return {
        text: text.trim(),
        segments: [],
        language: undefined,
        durationInSeconds: duration,
        warnings: [],
        response: { timestamp, modelId, headers: Object.fromEntries(response.headers) },
      };
    },
  };
}

async function readTranscript({ body }: globalThis.Response): Promise<z.infer<typeof Response>> {
  if (!body) throw badResponse('The transcription server sent nothing.');
  const bytes = await readToEnd(body, MAX_RESPONSE_BYTES, () =>
    badResponse('The transcription server sent a response that is too large.'),
  );
  try {
    return Response.parse(JSON.parse(bytes.toString('utf8')));
  } catch (cause) {
    throw badResponse('The transcription server sent something other than a transcript.', cause);
  }
}
