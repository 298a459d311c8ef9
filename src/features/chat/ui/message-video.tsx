import type { Message } from '#features/chat/contract.ts';
import { COPY } from './copy.ts';

/** A video in a conversation, small. */
export function MessageVideo({ message, name }: { message: Message; name: string }) {
  // A path of this site or a web address; anything else is not shown.
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
