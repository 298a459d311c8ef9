import { createRoute } from '@hono/zod-openapi';
import { bearer, errorAnswers, jsonAnswer, userContext, type ApiApp } from '#platform/http/app.ts';
import { SampleParams, VoiceSample } from '../contract.ts';
import { readSample } from './read-sample.ts';

const sample = createRoute({
  tags: ['Voice'],
  security: bearer,
  method: 'get',
  path: '/voices/{sex}/{voice}/sample',
  summary: 'Hear a voice',
  description:
    'A fixed sentence in that voice, free. Without a speech server the response is `browser_voice`, with the words for the browser to say.',
  request: { params: SampleParams },
  responses: {
    200: jsonAnswer(VoiceSample, 'Where the sample is'),
    ...errorAnswers(401, 409, 429, 503),
  },
});

export function registerVoiceRoutes(app: ApiApp): void {
  app.openapi(sample, async (c) =>
    c.json(await readSample(userContext(c), c.req.valid('param')), 200),
  );
}
