import type { GeneratedImage } from '#features/images/contract.ts';
import { ApiError } from '#ui/api-client.ts';
import { copyText } from '#ui/copy-text.ts';
import { notify } from '#ui/toast.ts';
import { imagesApi } from '../api.ts';
import { imageStore } from '../image-store.ts';
import { GALLERY_TEXT } from '../copy.ts';
import { askAbout } from './dialog-store.ts';

const TEXT = GALLERY_TEXT;

/** Shares an image's page; of an own private image it is asked first, since others will see it. */
export function shareImage(image: GeneratedImage): void {
  if (image.is_owner && !image.is_public) askAbout({ kind: 'share', image });
  else void shareLink(image);
}

/** Makes an image public, then shares its page. @throws ApiError, which was told */
export async function publishImage(image: GeneratedImage): Promise<void> {
  try {
    imageStore.patch(await imagesApi.share(image.id, true));
  } catch (error) {
    tell(TEXT.share.failed, error);
    throw error;
  }
  await shareLink(image);
}

/** The system's share sheet where there is one, else the clipboard. */
async function shareLink({ id, prompt }: GeneratedImage): Promise<void> {
  const url = `${window.location.origin}/image/${id}`;
  const text = prompt || TEXT.share.text;
  try {
    if ('share' in navigator) return await navigator.share({ title: TEXT.share.title, text, url });
  } catch (error) {
    console.debug('share', error);
    // Closed by the person: nothing is wanted any more.
    if (error instanceof DOMException && error.name === 'AbortError') return;
  }
  if (await copyText(url)) notify.success(TEXT.share.copied);
  else console.debug('share: the clipboard refused');
}

export async function stopSharing(image: GeneratedImage): Promise<void> {
  try {
    imageStore.patch(await imagesApi.share(image.id, false));
    notify.success(TEXT.share.stopped);
  } catch (error) {
    tell(TEXT.share.stopFailed, error);
  }
}

export async function copyPrompt({ prompt }: GeneratedImage): Promise<void> {
  if (await copyText(prompt)) notify.success(TEXT.copy.done);
  else notify.error(TEXT.copy.failed);
}

/** The image's address in a new tab, from where the browser saves it. */
export function downloadImage({ url }: GeneratedImage): void {
  window.open(url, '_blank', 'noopener');
}

/** Removes an image and offers to take that back. @throws ApiError, which was told */
export async function removeImage({ id }: GeneratedImage): Promise<void> {
  try {
    await imagesApi.remove(id);
  } catch (error) {
    // Removed elsewhere meanwhile: that is what was wanted.
    if (!(error instanceof ApiError) || error.status !== 404) {
      notify.error(TEXT.remove.failed.title, TEXT.remove.failed.text);
      throw error;
    }
  }
  imageStore.drop(id);
  notify.undo(TEXT.remove.done, TEXT.remove.undo, () => {
    imagesApi
      .restore(id)
      .then((image) => imageStore.put(image))
      .catch(() => notify.error(TEXT.remove.restoreFailed.title, TEXT.remove.restoreFailed.text));
  });
}

/** Where an image's prompt can be used again. */
export const studioOf = ({ character_slug }: GeneratedImage): string =>
  character_slug ? `/generate/${character_slug}` : '/generator';

function tell(failed: { title: string; text: string }, error: unknown): void {
  const isRefusal = error instanceof ApiError && error.status === 403;
  notify.error(failed.title, isRefusal ? error.detail : failed.text);
}
