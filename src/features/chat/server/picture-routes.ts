import { createRoute } from '@hono/zod-openapi';
import { errorAnswers, jsonAnswer, userContext, type ApiApp } from '#platform/http/app.ts';
import { readForm } from '#platform/http/read-form.ts';
import { ChatPicture, UploadPictureForm } from '../contract-attachments.ts';
import { MAX_PICTURE_BYTES } from '../limits.ts';
import { receivePicture } from './attachments/receive-picture.ts';
import { chatParams, ofChat } from './route-parts.ts';

/** The limit of the whole form, slightly above that of the file. */
const MAX_UPLOAD_BYTES = MAX_PICTURE_BYTES + 64 * 1024;

const upload = createRoute({
  ...ofChat,
  method: 'post',
  path: '/chat/{chat_id}/pictures',
  summary: 'Upload a picture to send it',
  description:
    'Included in Premium. The picture is checked and stored without metadata; a message then names it as `picture_id`. One that is not sent within a day is deleted.',
  maxBody: MAX_UPLOAD_BYTES,
  middleware: [
    readForm(
      'Send the picture as multipart/form-data with the part picture.',
      'The form could not be read. Send the picture again.',
    ),
  ] as const,
  request: {
    params: chatParams,
    body: { required: true, content: { 'multipart/form-data': { schema: UploadPictureForm } } },
  },
  responses: {
    201: jsonAnswer(ChatPicture, 'The stored picture'),
    ...errorAnswers(400, 401, 403, 404, 413, 429, 503),
  },
});

/** Registers the upload of pictures. */
export function registerPictureRoutes(app: ApiApp): void {
  app.openapi(upload, async (c) =>
    c.json(
      await receivePicture(
        userContext(c),
        c.req.valid('param').chat_id,
        c.req.valid('form').picture,
      ),
      201,
    ),
  );
}
