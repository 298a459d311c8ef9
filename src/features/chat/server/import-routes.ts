import { Readable } from 'node:stream';
import { createRoute, z } from '@hono/zod-openapi';
import { AppError } from '#platform/errors.ts';
import { errorAnswers, jsonAnswer, userContext, type ApiApp } from '#platform/http/app.ts';
import { readForm } from '#platform/http/read-form.ts';
import { rawAnswer } from '#platform/http/raw-answer.ts';
import { Chat } from '../contract.ts';
import { ImportChatForm } from '../contract-import.ts';
import { MAX_IMPORT_BYTES } from '../limits.ts';
import { chatParams, common, ofChat } from './route-parts.ts';
import { exportChat } from './sillytavern/export-chat.ts';
import { importChat } from './sillytavern/import-chat.ts';

/** The limit of the whole form, slightly above that of the file. */
const MAX_UPLOAD_BYTES = MAX_IMPORT_BYTES + 64 * 1024;

const importRoute = createRoute({
  ...common,
  method: 'post',
  path: '/chat/import',
  summary: 'Import a SillyTavern chat',
  description:
    'Stores it as another chat with the character, in the order of the file. If a line is broken or rejected, it is named and nothing is stored.',
  maxBody: MAX_UPLOAD_BYTES,
  middleware: [
    readForm('Send the chat as multipart/form-data with the parts file and character_slug.'),
  ] as const,
  request: {
    body: { required: true, content: { 'multipart/form-data': { schema: ImportChatForm } } },
  },
  responses: {
    201: jsonAnswer(Chat, 'The new chat'),
    ...errorAnswers(400, 401, 404, 413, 429),
  },
});
const exportRoute = createRoute({
  ...ofChat,
  method: 'get',
  path: '/chat/{chat_id}/export.jsonl',
  summary: 'Export a chat for SillyTavern',
  description: 'Fields of an imported chat that the product does not use are included unchanged.',
  request: { params: chatParams },
  responses: {
    200: {
      description: 'JSON Lines: the first line describes the chat, each other line is a message.',
      content: { 'application/jsonl': { schema: z.string() } },
    },
    ...errorAnswers(401, 404),
  },
});

/** Registers import and export of chats. */
export function registerChatFileRoutes(app: ApiApp): void {
  app.openapi(importRoute, async (c) => {
    const { file, character_slug: slug } = c.req.valid('form');
    if (file.size > MAX_IMPORT_BYTES) throw new AppError('payload_too_large');
    const bytes = new Uint8Array(await file.arrayBuffer());
    return c.json(await importChat(userContext(c), { slug, bytes }), 201);
  });
  app.openapi(exportRoute, async (c) => {
    const { filename, lines } = await exportChat(userContext(c), c.req.valid('param').chat_id);
    const body = Readable.toWeb(Readable.from(lines, { objectMode: false })) as ReadableStream;
    return rawAnswer(
      c.body(body, 200, {
        'Content-Type': 'application/jsonl; charset=utf-8',
        'Content-Disposition': `attachment; filename="${filename}"`,
      }),
    );
  });
}
