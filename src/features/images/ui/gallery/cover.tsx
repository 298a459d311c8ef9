import { useMemo } from 'react';
import { averageColor, thumbhashUrl } from '#ui/use-thumbhash.ts';
import { GALLERY_TEXT } from '../copy.ts';

/** The blurred placeholder of a covered picture. The picture itself is not loaded. */
export function Cover({ hash }: { hash: string }) {
  const url = useMemo(() => thumbhashUrl(hash), [hash]);
  return (
    <span
      aria-hidden="true"
      className="absolute inset-0 block bg-cover bg-center"
      style={{
        backgroundColor: averageColor(hash) ?? 'var(--overlay)',
        ...(url ? { backgroundImage: `url(${url})` } : {}),
      }}
    />
  );
}

/** The text on a covered picture. */
export function NsfwLabel() {
  const { title, text } = GALLERY_TEXT.card.nsfw;
  return (
    <span className="absolute inset-0 grid place-content-center justify-items-center bg-scrim/55 p-3 text-center text-cream">
      <span className="font-semibold">{title}</span>
      <span className="text-sm text-cream-muted">{text}</span>
    </span>
  );
}
