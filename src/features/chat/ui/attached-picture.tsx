import { useCallback } from 'react';
import type { Message } from '#features/chat/contract-messages.ts';
import type { ChatPicture } from '#features/chat/contract-attachments.ts';
import { chatCalls } from './chat-calls.ts';
import { ChatImage } from './chat-image.tsx';
import type { ChatSession } from './chat-session.ts';
import { COPY } from './copy.ts';
import { useRenewedLink } from './use-fresh-picture.ts';

/** In rem. Pictures outside these ratios are cropped, so that none becomes a thin strip. */
const MAX = { width: 17, height: 21 };
const RATIO = { min: 0.6, max: 2.4 };

interface AttachedPictureProps {
  message: Message;
  picture: ChatPicture;
  session: ChatSession;
}

/** The picture that the user sent with a message. */
export function AttachedPicture({ message, picture, session }: AttachedPictureProps) {
  const { url, srcset, width, height, thumbhash, alt } = picture;
  const ratio = Math.min(RATIO.max, Math.max(RATIO.min, width / height));
  const shown = Math.min(MAX.width, MAX.height * ratio);

  const refresh = useCallback(async (): Promise<string | null> => {
    try {
      const { messages } = await chatCalls.readAround(session.id, message.id);
      const fresh = messages.find(({ id }) => id === message.id);
      if (fresh) session.dispatch({ type: 'answered', message: fresh });
      return fresh?.attachment?.url ?? null;
    } catch (error) {
      console.debug('picture url', error);
      return null;
    }
  }, [session, message.id]);
  const openRenewed = useRenewedLink(picture, refresh);
  return (
    <ChatImage
      {...{ url, srcset, width, height, thumbhash, refresh }}
      alt={COPY.picture.sent(alt)}
      sizes={`${MAX.width}rem`}
      className="rounded-[calc(var(--radius-card)-0.375rem)]"
      style={{ width: `${shown}rem`, aspectRatio: ratio }}
      imageClass="size-full object-cover"
      onOpen={openRenewed}
    />
  );
}
