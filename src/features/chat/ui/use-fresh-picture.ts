import { useCallback, type MouseEvent } from 'react';
import type { Message } from '#features/chat/contract-messages.ts';
import { useFreshAddresses } from '#features/images/ui/gallery/use-fresh-addresses.ts';
import { imageQuery } from '#features/images/ui/queries.ts';
import { ApiError } from '#ui/api-client.ts';
import { queryClient } from '#ui/query-client.ts';
import type { ChatSession } from './chat-session.ts';

/**
 * Renews a picture's URL for as long as the page is open. `refresh` returns a new one, or null when
 * the picture was deleted; `openRenewed` opens a link whose URL may have expired.
 */
export function useFreshPicture(session: ChatSession, message: Message) {
  const { id: messageId, picture } = message;
  const imageId = picture?.image?.id;

  const refresh = useCallback(async (): Promise<string | null> => {
    if (!imageId) return null;
    try {
      const image = await queryClient.fetchQuery(imageQuery(imageId));
      session.dispatch({ type: 'picture-read', id: messageId, image });
      return image.url;
    } catch (error) {
      if (error instanceof ApiError && error.status === 404)
        session.dispatch({ type: 'picture-read', id: messageId, image: null });
      else console.debug('picture url', error);
      return null;
    }
  }, [session, messageId, imageId]);

  return { refresh, openRenewed: useRenewedLink(picture?.image ?? null, refresh) };
}

/**
 * Renews a picture's addresses before they expire. The result opens a link whose URL may have
 * expired.
 */
export function useRenewedLink(
  picture: { id: string; expires_at: string } | null,
  refresh: () => Promise<string | null>,
) {
  const expiresAt = picture ? Date.parse(picture.expires_at) : Infinity;
  useFreshAddresses(picture ? [picture] : [], () => void refresh());

  return (event: MouseEvent) => {
    if (Date.now() < expiresAt) return;
    event.preventDefault();
    // Open the tab at once: a later call would be blocked as a pop-up.
    const tab = window.open('', '_blank');
    if (tab) tab.opener = null;
    void refresh().then((url) => {
      if (url && tab) tab.location.href = url;
      else tab?.close();
    });
  };
}
