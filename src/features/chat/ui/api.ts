import type { Character, CharacterList } from '#features/characters/contract.ts';
import type {
  Chat,
  ChatList,
  ChatSummary,
  Message,
  PatchMessage,
  SentMessage,
} from '#features/chat/contract.ts';
import type { GeneratedImage, ImageJob } from '#features/images/contract.ts';
import { api, API_BASE } from '#ui/api-client.ts';
import { createKey } from '#ui/create-key.ts';

const LIST_LIMIT = 50;
const HISTORY_LIMIT = 100;
const OLDER_LIMIT = 50;
const PICKER_LIMIT = 48;

const query = (values: Record<string, string | number | null>) => {
  const set = Object.entries(values).filter(([, value]) => value !== null);
  return new URLSearchParams(set.map(([key, value]) => [key, String(value)])).toString();
};
const chatPath = (id: string) => `/chat/${encodeURIComponent(id)}`;

/** The calls of the chat screens; each throws the client's `ApiError`. */
export const chatApi = {
  listChats: (cursor: string | null, signal?: AbortSignal) =>
    api.get<ChatList>(`/chat/?${query({ limit: LIST_LIMIT, cursor })}`, { signal }),

  /** Opens the chat with a character, making it when there is none. */
  openChat: (slug: string, signal?: AbortSignal) =>
    api.get<Chat>(`/chat/character/${encodeURIComponent(slug)}?limit=${HISTORY_LIMIT}`, { signal }),

  readChat: (id: string, signal?: AbortSignal) =>
    api.get<Chat>(`${chatPath(id)}?limit=${HISTORY_LIMIT}`, { signal }),

  /** Throws 404 when the chat was removed. */
  checkChat: (id: string) => api.get<Chat>(`${chatPath(id)}?limit=1`),

  readOlder: (id: string, cursor: string) =>
    api.get<Chat>(`${chatPath(id)}?${query({ limit: OLDER_LIMIT, cursor })}`),

  send: (id: string, content: string, key: string) =>
    api.post<SentMessage>(`${chatPath(id)}/messages`, { content }, { idempotencyKey: key }),

  regenerate: (id: string, messageId: string) =>
    api.post<Message>(`${chatPath(id)}/messages/${messageId}/regenerate`, undefined, {
      idempotencyKey: createKey(),
    }),

  readImage: (imageId: string) => api.get<GeneratedImage>(`/generate/image/${imageId}`),
  readPictureJob: (jobId: string, signal?: AbortSignal) =>
    api.get<ImageJob>(`/generate/jobs/${jobId}`, { signal }),
  cancelPicture: (jobId: string) => api.post<ImageJob>(`/generate/jobs/${jobId}/cancel`),

  patchMessage: (id: string, messageId: string, patch: PatchMessage) =>
    api.patch<Message>(`${chatPath(id)}/messages/${messageId}`, patch),

  chooseGreeting: (id: string, variant: number) =>
    api.patch<Chat>(`${chatPath(id)}/greeting`, { variant }),

  stop: (id: string) => api.post<{ stopped: boolean }>(`${chatPath(id)}/stop`),
  /** `seen`: the newest message on the screen; null: there is none. */
  markRead: (id: string, seen: string | null) =>
    api.post<void>(`${chatPath(id)}/read${seen === null ? '' : `?seen=${seen}`}`),
  restart: (id: string) => api.patch<Chat>(chatPath(id)),
  remove: (id: string) => api.delete<void>(chatPath(id)),
  restore: (id: string) => api.post<ChatSummary>(`${chatPath(id)}/restore`),

  readCharacter: (slug: string, signal?: AbortSignal) =>
    api.get<Character>(`/characters/${encodeURIComponent(slug)}`, { signal }),

  listCharacters: (cursor: string | null, signal?: AbortSignal) =>
    api.get<CharacterList>(`/characters/?${query({ limit: PICKER_LIMIT, cursor })}`, { signal }),

  listOwnCharacters: (signal?: AbortSignal) =>
    api.get<CharacterList>(`/characters/?limit=${PICKER_LIMIT}&only_private=true`, { signal }),
};

export const eventsUrl = (id: string) => `${API_BASE}${chatPath(id)}/events`;
