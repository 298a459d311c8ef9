import type { GeneratedImage } from '#features/images/contract.ts';
import { copyText } from '#ui/copy-text.ts';
import { notify } from '#ui/toast.ts';
import { GALLERY_TEXT } from '../copy.ts';
import { askAbout } from './dialog-store.ts';

const TEXT = GALLERY_TEXT;

/** Shares an image's page; of an own private image it is asked first, since others will see it. */
export function offerShare(image: GeneratedImage): void {
  if (image.is_owner && !image.is_public) askAbout({ kind: 'share', image });
  else void shareLink(image);
}

/** The system's share sheet where there is one, else the clipboard. */
export async function shareLink({ id, prompt }: GeneratedImage): Promise<void> {
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

export async function copyPrompt({ prompt }: GeneratedImage): Promise<void> {
  if (await copyText(prompt)) notify.success(TEXT.copy.done);
  else notify.error(TEXT.copy.failed);
}

/** The image's address in a new tab, from where the browser saves it. */
export function downloadImage({ url }: GeneratedImage): void {
  window.open(url, '_blank', 'noopener');
}

/** Where an image's prompt can be used again. */
export const studioOf = ({ character_slug }: GeneratedImage): string =>
  character_slug ? `/generate/${character_slug}` : '/generator';
