import { useEffect, useState, type RefObject } from 'react';
import { thumbHashToAverageRGBA, thumbHashToDataURL } from 'thumbhash';

function decode(hash: string): Uint8Array {
  return Uint8Array.from(atob(hash), (char) => char.charCodeAt(0));
}

const channel = (value: number) => Math.round(value * 255);

/** The average colour of a picture as `rgb(r g b)`, from its base64 thumbhash; null without one. */
export function averageColor(hash: string | null | undefined): string | null {
  if (!hash) return null;
  try {
    const { r, g, b } = thumbHashToAverageRGBA(decode(hash));
    return `rgb(${channel(r)} ${channel(g)} ${channel(b)})`;
  } catch {
    return null;
  }
}

/**
 * What lies under a picture while it loads: its average colour at once (on the server too), and
 * its blurred likeness as soon as the browser could draw it, unless the picture is there already.
 */
export function useThumbhash(
  hash: string | null | undefined,
  image: RefObject<HTMLImageElement | null>,
) {
  const [likeness, setLikeness] = useState<string | null>(null);
  useEffect(() => {
    if (!hash || image.current?.complete) return;
    try {
      setLikeness(thumbHashToDataURL(decode(hash)));
    } catch {
      setLikeness(null);
    }
  }, [hash, image]);
  return {
    backgroundColor: averageColor(hash) ?? 'var(--overlay)',
    ...(likeness ? { backgroundImage: `url(${likeness})`, backgroundSize: 'cover' } : {}),
  };
}
