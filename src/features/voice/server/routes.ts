import { createRoute } from '@hono/zod-openapi';
import { bearer, errorAnswers, jsonAnswer, userContext, type ApiApp } from '#platform/http/app.ts';
import { readForm } from '#platform/http/read-form.ts';
import { SampleParams, VoiceSample } from '../contract.ts';
import { Microphone, TranscribeForm, Transcription } from '../contract-transcription.ts';
import { MAX_RECORDING_BYTES } from '../limits.ts';
import { readSample } from './read-sample.ts';
import { readMicrophone, transcribe } from './transcribe.ts';

const sample = createRoute({
  tags: ['Voice'],
  security: bearer,
  method: 'get',
  path: '/voices/{sex}/{voice}/sample',
  summary: 'Hear a voice',
  description:
    'A sample sentence in that voice, free. Without a speech server the response is `browser_voice`, with the text for the browser to speak.',
  request: { params: SampleParams },
  responses: {
    200: jsonAnswer(VoiceSample, 'Where the sample is'),
    ...errorAnswers(401, 409, 429, 503),
  },
});

const microphone = createRoute({
  tags: ['Voice'],
  security: bearer,
  method: 'get',
  path: '/transcriptions',
  summary: 'Read who transcribes spoken messages',
  responses: { 200: jsonAnswer(Microphone, 'The server, or the browser'), ...errorAnswers(401) },
});
const transcription = createRoute({
  tags: ['Voice'],
  security: bearer,
  method: 'post',
  path: '/transcriptions',
  summary: 'Transcribe a recording',
  description:
    'The text is the speaker’s to correct and to send as a message. Nothing is stored. Part of Premium; without a transcription server the response is `browser_recognition`.',
  // The form around the file is small.
  maxBody: MAX_RECORDING_BYTES + 64 * 1024,
  middleware: [
    readForm('Send the recording as multipart/form-data with a part named audio.'),
  ] as const,
  request: {
    body: { required: true, content: { 'multipart/form-data': { schema: TranscribeForm } } },
  },
  responses: {
    200: jsonAnswer(Transcription, 'The transcript'),
    ...errorAnswers(400, 401, 403, 409, 413, 415, 422, 429, 503),
  },
});

export function registerVoiceRoutes(app: ApiApp): void {
  app.openapi(microphone, (c) => c.json(readMicrophone(userContext(c)), 200));
  app.openapi(transcription, async (c) =>
    c.json(await transcribe(userContext(c), c.req.valid('form').audio), 200),
  );
  app.openapi(sample, async (c) =>
    c.json(await readSample(userContext(c), c.req.valid('param')), 200),
  );
}
