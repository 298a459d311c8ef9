import { createRoute, z } from '@hono/zod-openapi';
import { MAX_RECORDING_BYTES } from '#features/voice/limits.ts';
import { errorAnswers, jsonAnswer, userContext, type ApiApp } from '#platform/http/app.ts';
import { readForm } from '#platform/http/read-form.ts';
import { Id } from '#shared/contract.ts';
import { KeepRecordingForm, KeptRecording } from '../contract-recordings.ts';
import { deleteRecording } from './recordings/delete-recording.ts';
import { keepRecording } from './recordings/keep-recording.ts';
import { chatParams, ofChat } from './route-parts.ts';

const keep = createRoute({
  ...ofChat,
  method: 'post',
  path: '/chat/{chat_id}/recordings',
  summary: 'Keep the recording of a spoken message',
  description:
    'For users whose plan includes transcription. A message then references it as `recording_id`. One that is not sent within a day is deleted.',
  // The rest of the form is small.
  maxBody: MAX_RECORDING_BYTES + 64 * 1024,
  middleware: [
    readForm(
      'Send the recording as multipart/form-data with a part named audio.',
      'The form could not be read. Send the recording again.',
    ),
  ] as const,
  request: {
    params: chatParams,
    body: { required: true, content: { 'multipart/form-data': { schema: KeepRecordingForm } } },
  },
  responses: {
    201: jsonAnswer(KeptRecording, 'The stored recording'),
    ...errorAnswers(400, 401, 403, 404, 409, 413, 415, 422, 429),
  },
});
const remove = createRoute({
  ...ofChat,
  method: 'delete',
  path: '/chat/{chat_id}/recordings/{recording_id}',
  summary: 'Delete a recording',
  description: 'Permanent, whether or not it was sent. Its message stays.',
  request: { params: z.object({ chat_id: Id, recording_id: Id }) },
  responses: { 204: { description: 'Deleted' }, ...errorAnswers(401, 404, 429) },
});

/** Registers the calls about kept recordings. */
export function registerRecordingRoutes(app: ApiApp): void {
  app.openapi(keep, async (c) =>
    c.json(
      await keepRecording(userContext(c), c.req.valid('param').chat_id, c.req.valid('form').audio),
      201,
    ),
  );
  app.openapi(remove, async (c) => {
    const { chat_id, recording_id } = c.req.valid('param');
    await deleteRecording(userContext(c), chat_id, recording_id);
    return c.body(null, 204);
  });
}
