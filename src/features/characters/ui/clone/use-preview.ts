import { useEffect, useState } from 'react';
import { cloneApi, reasonOf } from './api.ts';

/** Milliseconds without typing after which an address is asked for. */
const QUIET = 450;

export interface Preview {
  /** `empty`: there is no address yet, or none that parses. */
  status: 'empty' | 'loading' | 'loaded' | 'failed';
  /** The picture, once it came; `loaded` follows when the browser has drawn it. */
  src: string | null;
  /** Why it failed, where the server told. */
  reason: string | null;
  onLoad(): void;
  onError(): void;
}

interface Found {
  url: string;
  status: Preview['status'];
  src: string | null;
  reason: string | null;
}

/** The picture behind what is typed, asked for once typing rests. */
export function usePreview(url: string): Preview {
  const [found, setFound] = useState<Found | null>(null);
  const isValid = URL.canParse(url);

  useEffect(() => {
    if (!isValid) return;
    const left = new AbortController();
    let src: string | null = null;
    const timer = setTimeout(() => {
      cloneApi
        .preview(url, left.signal)
        .then((picture) => {
          if (left.signal.aborted) return;
          src = URL.createObjectURL(picture);
          setFound({ url, status: 'loading', src, reason: null });
        })
        .catch((error: unknown) => {
          if (left.signal.aborted) return;
          setFound({ url, status: 'failed', src: null, reason: reasonOf(error) });
        });
    }, QUIET);
    return () => {
      clearTimeout(timer);
      left.abort();
      if (src) URL.revokeObjectURL(src);
      setFound(null);
    };
  }, [url, isValid]);

  // What is known of an address before the last keystroke says nothing of this one.
  const known = found?.url === url ? found : null;
  const settle = (status: 'loaded' | 'failed') =>
    setFound((now) => (now?.url === url ? { ...now, status } : now));
  return {
    status: isValid ? (known?.status ?? 'loading') : 'empty',
    src: known?.src ?? null,
    reason: known?.reason ?? null,
    onLoad: () => settle('loaded'),
    onError: () => settle('failed'),
  };
}
