import type { GeneratedImage } from '#features/images/contract.ts';
import { copyText } from '#ui/copy-text.ts';
import { sharePage } from '#ui/share-page.ts';
import { notify } from '#ui/toast.ts';
import { GALLERY_TEXT } from '../copy.ts';
import { openImageDialog } from './dialog-store.ts';

const TEXT = GALLERY_TEXT;

/**
 * Shares an image's page; asks first for the user's own private image, since others will see it.
 */
export function offerShare(image: GeneratedImage): void {
  if (image.is_owner && !image.is_public) openImageDialog({ kind: 'share', image });
  else void shareLink(image);
}

/** Shares an image's page, or copies its address. */
export async function shareLink({ id, prompt }: GeneratedImage): Promise<void> {
  const { title, text, copied } = TEXT.share;
  const done = await sharePage(`/image/${id}`, { title, text: prompt || text });
  if (done === 'copied') notify.success(copied);
  else if (done === 'failed') console.debug('share: the clipboard refused');
}

export async function copyPrompt({ prompt }: GeneratedImage): Promise<void> {
  if (await copyText(prompt)) notify.success(TEXT.copy.done);
  else notify.error(TEXT.copy.failed);
}

/** Opens the image in a new tab, where the browser can save it. */
export function downloadImage({ url }: GeneratedImage): void {
  window.open(url, '_blank', 'noopener');
}

/** The page on which an image's prompt can be used again. */
export const studioOf = ({ character_slug }: GeneratedImage): string =>
  character_slug ? `/generate/${character_slug}` : '/generator';
