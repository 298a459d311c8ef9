import { mutationOptions } from '@tanstack/react-query';
import { api } from '#ui/api-client.ts';
import { describeError } from '#ui/describe-error.ts';
import { saveFile } from '#ui/save-file.ts';
import { notify } from '#ui/toast.ts';
import { refreshChats } from './chat-list-cache.ts';
import { COPY } from './copy.ts';

/** Downloads a chat in SillyTavern's format. */
export const exportChat = mutationOptions({
  async mutationFn(chat_id: string) {
    const params = { path: { chat_id } };
    const { blob, name } = await api.download('/chat/{chat_id}/export.jsonl', { params });
    saveFile(blob, name ?? 'chat.jsonl');
  },
  onError: (error) => notify.error(COPY.files.exportFailed, describeError(error)),
});

interface ImportParts {
  file: Blob;
  character_slug: string;
}

/** The types of a SillyTavern file, for the file picker. */
export const CHAT_FILE_TYPES = '.jsonl,.json,.txt,application/jsonl,application/json,text/plain';

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
