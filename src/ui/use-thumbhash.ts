import { useEffect, useRef } from 'react';
import { thumbHashToAverageRGBA, thumbHashToDataURL } from 'thumbhash';

function decode(hash: string): Uint8Array {
  return Uint8Array.from(atob(hash), (char) => char.charCodeAt(0));
}

const channel = (value: number) => Math.round(value * 255);

/** The average color of a picture as `rgb(r g b)`, from its base64 thumbhash; null without one. */
export function averageColor(hash: string | null | undefined): string | null {
  if (!hash) return null;
  try {
    const { r, g, b } = thumbHashToAverageRGBA(decode(hash));
    return `rgb(${channel(r)} ${channel(g)} ${channel(b)})`;
  } catch {
    return null;
  }
}

/** The blurred preview encoded in a thumbhash, as a URL; null if it cannot be read. */
export function thumbhashUrl(hash: string): string | null {
  try {
    return thumbHashToDataURL(decode(hash));
  } catch {
    return null;
  }
}

/**
 * The placeholder of a picture while it loads: its average color at once (also on the server), then
 * its blurred preview once the browser has drawn it, unless the picture has already loaded.
 */
export function useThumbhash(hash: string | null | undefined) {
  const ref = useRef<HTMLImageElement>(null);
  useEffect(() => {
    const element = ref.current;
    if (!hash || !element || element.complete) return;
    const clear = () => element.style.removeProperty('background-image');
    const url = thumbhashUrl(hash);
    // A hash that cannot be read leaves the plain color.
    if (url) {
      element.style.backgroundImage = `url(${url})`;
      element.style.backgroundSize = 'cover';
    }
    element.addEventListener('load', clear, { once: true });
    return () => {
      element.removeEventListener('load', clear);
      clear();
    };
  }, [hash]);
  return { ref, style: { backgroundColor: averageColor(hash) ?? 'var(--overlay)' } };
}
