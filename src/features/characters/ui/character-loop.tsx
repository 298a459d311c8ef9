import { useEffect, useRef } from 'react';
import type { MediaItem } from '#features/characters/contract.ts';
import { REDUCED_MOTION } from '#ui/use-media.ts';
import { averageColor } from '#ui/use-thumbhash.ts';

/** A muted loop. It plays only while visible, and never under reduced motion. */
export function CharacterLoop({
  media,
  poster,
  label,
}: {
  media: MediaItem;
  poster: string;
  label: string;
}) {
  const ref = useRef<HTMLVideoElement>(null);
  useEffect(() => {
    const video = ref.current;
    if (!video || window.matchMedia(REDUCED_MOTION).matches) return;
    const observer = new IntersectionObserver(
      ([entry]) => {
        // When the browser refuses to play (battery saver), the poster stays.
        if (entry?.isIntersecting) video.play().catch(() => undefined);
        else video.pause();
      },
      { threshold: 0.4 },
    );
    observer.observe(video);
    return () => observer.disconnect();
  }, []);
  return (
    <video
      ref={ref}
      muted
      loop
      playsInline
      preload="none"
      poster={poster}
      aria-label={label}
      width={media.width}
      height={media.height}
      style={{ backgroundColor: averageColor(media.thumbhash) ?? undefined }}
      className="size-full object-cover object-top"
    >
      <source src={media.url} type={media.mime_type} />
    </video>
  );
}
