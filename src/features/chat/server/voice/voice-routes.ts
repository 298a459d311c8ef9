import { createRoute } from '@hono/zod-openapi';
import { Sound, Speech } from '#features/voice/contract.ts';
import { errorAnswers, jsonAnswer, userContext, type ApiApp } from '#platform/http/app.ts';
import { messageParams, ofChat } from '../route-parts.ts';
import { soundMessage, speakMessage } from './speak-message.ts';

const speak = createRoute({
  ...ofChat,
  method: 'post',
  path: '/chat/{chat_id}/messages/{message_id}/speech',
  summary: 'Hear a reply',
  description:
    'Generates and stores speech for a finished reply of the character, in the shown version: a repeated call returns the same audio and costs nothing. Narration, code and emoji are not spoken. Without a speech server the response is `browser_voice`, with the text for the browser to speak.',
  request: { params: messageParams },
  responses: {
    200: jsonAnswer(Speech, 'The audio'),
    ...errorAnswers(400, 401, 403, 404, 409, 429, 503),
  },
});

const sound = createRoute({
  ...ofChat,
  method: 'post',
  path: '/chat/{chat_id}/messages/{message_id}/sound',
  summary: 'Hear a reply while it is spoken',
  description:
    'Like `speech`, but responds with the first sound: the reply can be played at the address while the rest is generated. It is charged and stored once it is complete; interrupted speech is not.',
  request: { params: messageParams },
  responses: {
    200: jsonAnswer(Sound, 'The address of the audio'),
    ...errorAnswers(400, 401, 403, 404, 409, 429, 503),
  },
});

/** Registers the calls that speak a reply. */
export function registerSpeechRoutes(app: ApiApp): void {
  app.openapi(speak, async (c) => {
    const { chat_id, message_id } = c.req.valid('param');
    return c.json(await speakMessage(userContext(c), chat_id, message_id), 200);
  });
  app.openapi(sound, async (c) => {
    const { chat_id, message_id } = c.req.valid('param');
    return c.json(await soundMessage(userContext(c), chat_id, message_id), 200);
  });
}
