import type { Message } from '#features/chat/contract.ts';
import { COPY } from './messages.ts';

/** A picture or video in a conversation: small; a picture opens in a new tab. */
export function MessageMedia({ message, name }: { message: Message; name: string }) {
  const url = safeMediaUrl(message.content);
  if (!url) return null;
  if (message.content_type === 'video') {
    return (
      <video
        src={url}
        aria-label={COPY.message.video(name)}
        controls
        muted
        playsInline
        preload="metadata"
        className="max-h-80 w-full max-w-44 rounded-card bg-overlay"
      />
    );
  }
  return (
    <a
      href={url}
      target="_blank"
      rel="noopener noreferrer"
      className="block w-fit overflow-hidden rounded-card"
    >
      <img
        src={url}
        alt={COPY.message.image(name)}
        loading="lazy"
        decoding="async"
        className="min-h-24 w-full max-w-44 min-w-24 bg-overlay object-cover"
      />
    </a>
  );
}

/** A path of this site or a web address; anything else is not shown. */
function safeMediaUrl(url: string): string | null {
  return /^(?:\/(?!\/)|https?:\/\/)/.test(url) ? url : null;
}
