import { useMutation } from '@tanstack/react-query';
import type { GeneratedImage } from '#features/images/contract.ts';
import { ApiError } from '#ui/api-client.ts';
import { notify } from '#ui/toast.ts';
import { GALLERY_TEXT } from '../copy.ts';
import { shareImage } from '../mutations.ts';
import { shareLink } from './image-actions.ts';

const TEXT = GALLERY_TEXT.share;

/** Makes an image public, then shares its page. Rejects after it has shown the failure. */
export function usePublishing(): (image: GeneratedImage) => Promise<void> {
  const { mutateAsync } = useMutation({
    ...shareImage,
    onError: (error) => notifyFailure(TEXT.failed, error),
  });
  return async (image) => {
    await mutateAsync({ id: image.id, isPublic: true });
    await shareLink(image);
  };
}

export function useStopSharing(): (id: string) => void {
  const { mutate } = useMutation({
    ...shareImage,
    onSuccess: () => notify.success(TEXT.stopped),
    onError: (error) => notifyFailure(TEXT.stopFailed, error),
  });
  return (id) => mutate({ id, isPublic: false });
}

function notifyFailure(failed: { title: string; text: string }, error: unknown): void {
  const isRefusal = error instanceof ApiError && error.status === 403;
  notify.error(failed.title, isRefusal ? error.detail : failed.text);
}
