import { copyText } from './copy-text.ts';

/**
 * Opens the system's share sheet for a page of this site if there is one, otherwise copies its
 * address.
 * @param path of the page, from the root
 * @returns what was done; `closed` when the user left the share sheet
 */
export async function sharePage(
  path: string,
  words: { title: string; text: string },
): Promise<'shared' | 'closed' | 'copied' | 'failed'> {
  const url = window.location.origin + path;
  try {
    if ('share' in navigator) {
      await navigator.share({ ...words, url });
      return 'shared';
    }
  } catch (error) {
    console.debug('share', error);
    if (error instanceof DOMException && error.name === 'AbortError') return 'closed';
  }
  return (await copyText(url)) ? 'copied' : 'failed';
}
