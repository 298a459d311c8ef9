import type { PatchMessage } from '#features/chat/contract.ts';
import { api, API_BASE, withKey } from '#ui/api-client.ts';
import { createKey } from '#ui/create-key.ts';

const LIST_LIMIT = 50;
const HISTORY_LIMIT = 100;
const OLDER_LIMIT = 50;
const PICKER_LIMIT = 48;

const CHAT = '/chat/{chat_id}';
const MESSAGE = '/chat/{chat_id}/messages/{message_id}';

const ofChat = (chat_id: string) => ({ params: { path: { chat_id } } });
const ofMessage = (chat_id: string, message_id: string) => ({
  params: { path: { chat_id, message_id } },
});
const ofJob = (job_id: string) => ({ params: { path: { job_id } } });

/** The calls of the chat screens; each throws the client's `ApiError`. */
export const chatApi = {
  listChats: (cursor: string | null, signal?: AbortSignal) =>
    api.get('/chat/', {
      params: { query: { limit: LIST_LIMIT, cursor: cursor ?? undefined } },
      signal,
    }),

  /** Opens the chat with a character, making it when there is none. */
  openChat: (slug: string, signal?: AbortSignal) =>
    api.get('/chat/character/{slug}', {
      params: { path: { slug }, query: { limit: HISTORY_LIMIT } },
      signal,
    }),

  readChat: (id: string, signal?: AbortSignal) =>
    api.get(CHAT, { params: { path: { chat_id: id }, query: { limit: HISTORY_LIMIT } }, signal }),

  /** Throws 404 when the chat was removed. */
  checkChat: (id: string) =>
    api.get(CHAT, { params: { path: { chat_id: id }, query: { limit: 1 } } }),

  readOlder: (id: string, cursor: string) =>
    api.get(CHAT, { params: { path: { chat_id: id }, query: { limit: OLDER_LIMIT, cursor } } }),

  send: (id: string, content: string, key: string) =>
    api.post(`${CHAT}/messages`, {
      params: { path: { chat_id: id }, ...withKey(key) },
      body: { content },
    }),

  regenerate: (id: string, messageId: string) =>
    api.post(`${MESSAGE}/regenerate`, {
      params: { ...ofMessage(id, messageId).params, ...withKey(createKey()) },
    }),

  readImage: (imageId: string) =>
    api.get('/generate/image/{image_id}', { params: { path: { image_id: imageId } } }),
  readPictureJob: (jobId: string, signal?: AbortSignal) =>
    api.get('/generate/jobs/{job_id}', { ...ofJob(jobId), signal }),
  cancelPicture: (jobId: string) => api.post('/generate/jobs/{job_id}/cancel', ofJob(jobId)),

  patchMessage: (id: string, messageId: string, patch: PatchMessage) =>
    api.patch(MESSAGE, { ...ofMessage(id, messageId), body: patch }),

  chooseGreeting: (id: string, variant: number) =>
    api.patch(`${CHAT}/greeting`, { ...ofChat(id), body: { variant } }),

  stop: (id: string) => api.post(`${CHAT}/stop`, ofChat(id)),
  /** `seen`: the newest message on the screen; null: there is none. */
  markRead: (id: string, seen: string | null) =>
    api.post(`${CHAT}/read`, {
      params: { path: { chat_id: id }, query: { seen: seen ?? undefined } },
    }),
  restart: (id: string) => api.patch(CHAT, ofChat(id)),
  remove: (id: string) => api.delete(CHAT, ofChat(id)),
  restore: (id: string) => api.post(`${CHAT}/restore`, ofChat(id)),

  readCharacter: (slug: string, signal?: AbortSignal) =>
    api.get('/characters/{slug}', { params: { path: { slug } }, signal }),

  listCharacters: (cursor: string | null, signal?: AbortSignal) =>
    api.get('/characters/', {
      params: { query: { limit: PICKER_LIMIT, cursor: cursor ?? undefined } },
      signal,
    }),

  listOwnCharacters: (signal?: AbortSignal) =>
    api.get('/characters/', {
      params: { query: { limit: PICKER_LIMIT, only_private: true } },
      signal,
    }),
};

export const eventsUrl = (id: string) => `${API_BASE}/chat/${encodeURIComponent(id)}/events`;
