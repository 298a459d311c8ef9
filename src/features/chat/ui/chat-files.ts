import { mutationOptions } from '@tanstack/react-query';
import { api } from '#ui/api-client.ts';
import { describeError } from '#ui/describe-error.ts';
import { notify } from '#ui/toast.ts';
import { refreshChats } from './chat-list-cache.ts';
import { COPY } from './copy.ts';

/** Downloads a chat in SillyTavern's format. */
export const exportChat = mutationOptions({
  async mutationFn(chat_id: string) {
    const params = { path: { chat_id } };
    const { blob, name } = await api.download('/chat/{chat_id}/export.jsonl', { params });
    const address = URL.createObjectURL(blob);
    const link = document.createElement('a');
    link.href = address;
    link.download = name ?? 'chat.jsonl';
    link.click();
    // The browser has started the download by then.
    setTimeout(() => URL.revokeObjectURL(address), 1_000);
  },
  onError: (error) => notify.error(COPY.files.exportFailed, describeError(error)),
});

interface ImportParts {
  file: Blob;
  character_slug: string;
}

/** Imports a SillyTavern file as another chat with a character. */
export const importChat = mutationOptions({
  mutationFn: (body: ImportParts) => api.post('/chat/import', { body, bodySerializer: toForm }),
  onSuccess(chat) {
    refreshChats();
    notify.success(COPY.files.imported(chat.count));
  },
  onError: (error) => notify.error(COPY.files.importFailed, describeError(error)),
});

function toForm({ file, character_slug }: ImportParts): FormData {
  const form = new FormData();
  form.set('character_slug', character_slug);
  form.set('file', file);
  return form;
}

/** Lets the user pick a file; null if none was picked. */
export function pickChatFile(): Promise<File | null> {
  const input = document.createElement('input');
  input.type = 'file';
  input.accept = '.jsonl,.json,.txt,application/jsonl,application/json,text/plain';
  return new Promise((resolve) => {
    input.addEventListener('change', () => resolve(input.files?.[0] ?? null));
    input.addEventListener('cancel', () => resolve(null));
    input.click();
  });
}
