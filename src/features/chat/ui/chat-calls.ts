import type { PatchMessage } from '#features/chat/contract-messages.ts';
import { toRecordingForm } from '#features/voice/ui/recording-form.ts';
import { api, API_BASE, withKey } from '#ui/api-client.ts';
import { createKey } from '#ui/create-key.ts';
import { HISTORY_LIMIT } from './queries.ts';

const PAGE_LIMIT = 50;

const CHAT = '/chat/{chat_id}';
const MESSAGE = '/chat/{chat_id}/messages/{message_id}';

const ofChat = (chat_id: string) => ({ params: { path: { chat_id } } });
const ofMessage = (chat_id: string, message_id: string) => ({
  params: { path: { chat_id, message_id } },
});

/** What a message includes in addition to its text. */
interface SentWith {
  speaker?: string | undefined;
  pictureId?: string | undefined;
  recordingId?: string | undefined;
  replyToId?: string | undefined;
}

/** The calls whose responses the reducer of an open chat applies; each throws `ApiError`. */
export const chatCalls = {
  read: (id: string, signal?: AbortSignal) =>
    api.get(CHAT, { params: { path: { chat_id: id }, query: { limit: HISTORY_LIMIT } }, signal }),

  /** Throws 404 when the chat was removed. */
  check: (id: string) => api.get(CHAT, { params: { path: { chat_id: id }, query: { limit: 1 } } }),

  /** The page at a cursor, in either direction. */
  readPage: (id: string, cursor: string) =>
    api.get(CHAT, { params: { path: { chat_id: id }, query: { limit: PAGE_LIMIT, cursor } } }),

  send: (
    id: string,
    content: string,
    key: string,
    { speaker, pictureId, recordingId, replyToId }: SentWith = {},
  ) =>
    api.post(`${CHAT}/messages`, {
      params: { path: { chat_id: id }, ...withKey(key) },
      body: {
        content,
        ...(speaker && { speaker }),
        ...(pictureId && { picture_id: pictureId }),
        ...(recordingId && { recording_id: recordingId }),
        ...(replyToId && { reply_to_id: replyToId }),
      },
    }),

  keepRecording: (id: string, audio: Blob) =>
    api.post(`${CHAT}/recordings`, {
      ...ofChat(id),
      body: { audio },
      bodySerializer: toRecordingForm,
    }),

  deleteRecording: (id: string, recording_id: string) =>
    api.delete(`${CHAT}/recordings/{recording_id}`, {
      params: { path: { chat_id: id, recording_id } },
    }),

  regenerate: (id: string, messageId: string, hint?: string) =>
    api.post(`${MESSAGE}/regenerate`, {
      params: { ...ofMessage(id, messageId).params, ...withKey(createKey()) },
      ...(hint && { body: { hint } }),
    }),

  readAround: (id: string, around: string) =>
    api.get(CHAT, { params: { path: { chat_id: id }, query: { limit: HISTORY_LIMIT, around } } }),

  removeMessage: (id: string, messageId: string) => api.delete(MESSAGE, ofMessage(id, messageId)),

  branch: (id: string, message_id: string) =>
    api.post(`${CHAT}/branch`, { ...ofChat(id), body: { message_id } }),

  continueReply: (id: string, key: string, speaker?: string) =>
    api.post(`${CHAT}/continue`, {
      params: { path: { chat_id: id }, ...withKey(key) },
      ...(speaker && { body: { speaker } }),
    }),

  suggest: (id: string) => api.post(`${CHAT}/suggestion`, ofChat(id)),

  cancelPicture: (jobId: string) =>
    api.post('/generate/jobs/{job_id}/cancel', { params: { path: { job_id: jobId } } }),

  patchMessage: (id: string, messageId: string, patch: PatchMessage) =>
    api.patch(MESSAGE, { ...ofMessage(id, messageId), body: patch }),

  chooseGreeting: (id: string, variant: number) =>
    api.patch(`${CHAT}/greeting`, { ...ofChat(id), body: { variant } }),

  stop: (id: string) => api.post(`${CHAT}/stop`, ofChat(id)),
};

export const eventsUrl = (id: string) => `${API_BASE}/chat/${encodeURIComponent(id)}/events`;
