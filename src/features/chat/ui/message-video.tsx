import type { Message } from '#features/chat/contract-messages.ts';
import { COPY } from './copy.ts';

/** A small video in a conversation. */
export function MessageVideo({ message, name }: { message: Message; name: string }) {
  // Only a path of this site or an http(s) URL is shown.
  if (!/^(?:\/(?!\/)|https?:\/\/)/.test(message.content)) return null;
  return (
    <video
      src={message.content}
      aria-label={COPY.message.video(name)}
      controls
      muted
      playsInline
      preload="metadata"
      className="max-h-80 w-full max-w-44 rounded-card bg-overlay"
    />
  );
}
