import { createStore, type StoreApi } from 'zustand';
import type { ChatPicture } from '#features/chat/contract-attachments.ts';
import { API_BASE, authHeaders } from '#ui/api-client.ts';
import { MAX_PICTURE_BYTES, PICTURE_TYPES } from '../../limits.ts';
import { COPY } from './copy.ts';

export interface UploadState {
  /** `checking`: all bytes are sent, and the server is checking the picture. */
  status: 'uploading' | 'checking' | 'ready' | 'failed';
  /** The share of the bytes that are sent, 0 to 1. */
  progress: number;
  /** Why it failed, in a sentence. */
  error: string | null;
}

export interface PictureUpload {
  name: string;
  /** An address of the file in this browser; '' for a file that is not an image. */
  preview: string;
  state: StoreApi<UploadState>;
  /** The stored picture; null if the upload failed or was canceled. */
  result: Promise<ChatPicture | null>;
  /** Cancels the upload and frees the preview. */
  end(): void;
}

/** Uploads a picture for a chat. Uses XMLHttpRequest, because `fetch` reports no progress of a body. */
export function uploadPicture(chatId: string, file: File): PictureUpload {
  const request = new XMLHttpRequest();
  const state = createStore<UploadState>(() => ({
    status: 'uploading',
    progress: 0,
    error: null,
  }));
  const refusal = PICTURE_TYPES.includes(file.type)
    ? file.size > MAX_PICTURE_BYTES
      ? COPY.tooLarge
      : null
    : COPY.format;
  const preview = file.type.startsWith('image/') ? URL.createObjectURL(file) : '';

  const result = new Promise<ChatPicture | null>((resolve) => {
    const fail = (error: string): void => {
      state.setState({ status: 'failed', error });
      resolve(null);
    };
    if (refusal) return fail(refusal);
    request.upload.addEventListener('progress', ({ loaded, total }) =>
      state.setState({ progress: total > 0 ? loaded / total : 0 }),
    );
    request.upload.addEventListener('load', () =>
      state.setState({ status: 'checking', progress: 1 }),
    );
    request.addEventListener('abort', () => resolve(null));
    request.addEventListener('error', () => fail(COPY.offline));
    request.addEventListener('load', () => {
      if (request.status !== 201) return fail(readError(request.responseText));
      state.setState({ status: 'ready' });
      resolve(JSON.parse(request.responseText) as ChatPicture);
    });
    const form = new FormData();
    form.set('picture', file);
    request.open('POST', `${API_BASE}/chat/${encodeURIComponent(chatId)}/pictures`);
    for (const [name, value] of Object.entries(authHeaders()))
      request.setRequestHeader(name, value);
    request.send(form);
  });

  return {
    name: file.name,
    preview,
    state,
    result,
    end() {
      request.abort();
      if (preview) URL.revokeObjectURL(preview);
    },
  };
}

/** The server's sentence. */
function readError(body: string): string {
  try {
    const { detail } = JSON.parse(body) as { detail?: string | { msg: string }[] };
    return (typeof detail === 'string' ? detail : detail?.[0]?.msg) ?? COPY.failed;
  } catch {
    return COPY.failed;
  }
}
