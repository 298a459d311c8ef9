import { createRoute } from '@hono/zod-openapi';
import {
  errorAnswers,
  jsonAnswer,
  jsonBody,
  userContext,
  type ApiApp,
} from '#platform/http/app.ts';
import { idempotency } from '#shared/contract.ts';
import { BranchChat, Chat } from '../contract.ts';
import {
  Message,
  PatchMessage,
  RegenerateReply,
  SendMessage,
  SentMessage,
  Suggestion,
} from '../contract-messages.ts';
import { ContinueReply } from '../contract-scenes.ts';
import { FoundMessages, SearchMessagesQuery } from '../contract-search.ts';
import { countryOf } from '../rules.ts';
import { branchChat } from './branch-chat.ts';
import { changeMessage } from './change-message.ts';
import { continueReply } from './continue-reply.ts';
import { deleteMessage } from './delete-message.ts';
import { regenerateReply } from './regenerate-reply.ts';
import { chatParams, common, messageParams, ofChat } from './route-parts.ts';
import { searchMessages } from './search-messages.ts';
import { sendMessage } from './send-message.ts';
import { suggestMessage } from './suggest-message.ts';

const search = createRoute({
  ...common,
  method: 'get',
  path: '/chat/search',
  summary: 'Search the user’s chats',
  description:
    'Finds messages that contain every word; the last word may be unfinished. Removed chats are excluded, archived ones are included.',
  request: { query: SearchMessagesQuery },
  responses: { 200: jsonAnswer(FoundMessages, 'The messages'), ...errorAnswers(400, 401, 429) },
});
const send = createRoute({
  ...ofChat,
  method: 'post',
  path: '/chat/{chat_id}/messages',
  summary: 'Send a message',
  description:
    'Returns the stored message; the reply arrives as events, or by polling the chat. If the message requests a picture, it follows the reply.',
  request: { params: chatParams, headers: idempotency, body: jsonBody(SendMessage) },
  responses: {
    201: jsonAnswer(SentMessage, 'The stored message'),
    ...errorAnswers(400, 401, 403, 404, 409, 413, 429, 503),
  },
});
const regenerate = createRoute({
  ...ofChat,
  method: 'post',
  path: '/chat/{chat_id}/messages/{message_id}/regenerate',
  summary: 'Regenerate the last reply',
  description:
    'Also retries a failed picture in its place, at the price of a picture in a chat. A hint says what the new version should do differently.',
  request: {
    params: messageParams,
    headers: idempotency,
    body: { ...jsonBody(RegenerateReply), required: false },
  },
  responses: {
    201: jsonAnswer(Message, 'The reply, waiting to be written'),
    ...errorAnswers(400, 401, 403, 404, 409, 413, 429, 503),
  },
});
const change = createRoute({
  ...ofChat,
  method: 'patch',
  path: '/chat/{chat_id}/messages/{message_id}',
  summary: 'Edit a message, select a variant, give feedback, or react',
  description:
    'A new text for the user’s last message regenerates its reply. For any other message only the text changes; for a reply with variants, the selected one.',
  request: { params: messageParams, body: jsonBody(PatchMessage, { variant: 1 }) },
  responses: {
    200: jsonAnswer(Message, 'The message'),
    ...errorAnswers(400, 401, 403, 404, 409, 413, 429, 503),
  },
});
const remove = createRoute({
  ...ofChat,
  method: 'delete',
  path: '/chat/{chat_id}/messages/{message_id}',
  summary: 'Delete a message',
  description:
    'Permanently deletes a message of either side; deleting a reply also removes the picture that followed it, which stays in the collection. Later messages stay. An open reply must be stopped first.',
  request: { params: messageParams },
  responses: { 204: { description: 'Deleted' }, ...errorAnswers(401, 403, 404, 409, 429) },
});
const branch = createRoute({
  ...ofChat,
  method: 'post',
  path: '/chat/{chat_id}/branch',
  summary: 'Branch a chat',
  description:
    'Creates another chat with the messages up to and including one; both continue independently.',
  request: { params: chatParams, body: jsonBody(BranchChat) },
  responses: { 201: jsonAnswer(Chat, 'The new chat'), ...errorAnswers(400, 401, 404, 409, 429) },
});
const goOn = createRoute({
  ...ofChat,
  method: 'post',
  path: '/chat/{chat_id}/continue',
  summary: 'Continue the character’s last message',
  description:
    'Writes another reply after it; in a scene, `speaker` may be another character. Counts as a message of the daily allowance.',
  request: {
    params: chatParams,
    headers: idempotency,
    body: { ...jsonBody(ContinueReply), required: false },
  },
  responses: {
    201: jsonAnswer(Message, 'The reply, waiting to be written'),
    ...errorAnswers(400, 401, 404, 409, 429, 503),
  },
});
const suggest = createRoute({
  ...ofChat,
  method: 'post',
  path: '/chat/{chat_id}/suggestion',
  summary: 'Suggest the user’s next message',
  description: 'A draft for the user to change or send. It is neither stored nor counted.',
  request: { params: chatParams },
  responses: {
    200: jsonAnswer(Suggestion, 'The draft'),
    ...errorAnswers(400, 401, 404, 409, 429, 503),
  },
});

/** Registers the calls about messages; must precede `GET /chat/{chat_id}`. */
export function registerMessageRoutes(app: ApiApp): void {
  app.openapi(search, async (c) =>
    c.json(await searchMessages(userContext(c), c.req.valid('query')), 200),
  );
  app.openapi(send, async (c) => {
    const { chat_id } = c.req.valid('param');
    return c.json(
      await sendMessage(userContext(c), chat_id, {
        ...c.req.valid('json'),
        key: c.req.valid('header')['idempotency-key'],
        country: countryOf(c.req.header('accept-language')),
      }),
      201,
    );
  });
  app.openapi(regenerate, async (c) => {
    const { chat_id, message_id } = c.req.valid('param');
    return c.json(
      await regenerateReply(
        userContext(c),
        chat_id,
        message_id,
        c.req.valid('header')['idempotency-key'],
        c.req.valid('json')?.hint,
      ),
      201,
    );
  });
  app.openapi(change, async (c) => {
    const { chat_id, message_id } = c.req.valid('param');
    return c.json(
      await changeMessage(userContext(c), chat_id, message_id, c.req.valid('json')),
      200,
    );
  });
  app.openapi(remove, async (c) => {
    const { chat_id, message_id } = c.req.valid('param');
    await deleteMessage(userContext(c), chat_id, message_id);
    return c.body(null, 204);
  });
  app.openapi(branch, async (c) =>
    c.json(
      await branchChat(
        userContext(c),
        c.req.valid('param').chat_id,
        c.req.valid('json').message_id,
      ),
      201,
    ),
  );
  app.openapi(goOn, async (c) =>
    c.json(
      await continueReply(
        userContext(c),
        c.req.valid('param').chat_id,
        c.req.valid('header')['idempotency-key'],
        c.req.valid('json')?.speaker,
      ),
      201,
    ),
  );
  app.openapi(suggest, async (c) =>
    c.json(
      await suggestMessage(userContext(c), c.req.valid('param').chat_id, c.req.raw.signal),
      200,
    ),
  );
}
