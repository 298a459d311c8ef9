import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { clonePreviewQuery } from '../queries.ts';
import { reasonOf } from './reason-of.ts';

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

/** The picture behind what is typed, asked for once typing rests. */
export function usePreview(url: string): Preview {
  const isValid = URL.canParse(url);
  const { data, error } = useQuery({ ...clonePreviewQuery(url), enabled: isValid });
  const src = useObjectUrl(isValid ? data : undefined);
  const [drawn, setDrawn] = useState<{ src: string; status: 'loaded' | 'failed' } | null>(null);
  const settle = (status: 'loaded' | 'failed') => src && setDrawn({ src, status });

  const statusNow = (): Preview['status'] => {
    if (!isValid) return 'empty';
    if (error) return 'failed';
    return src && drawn?.src === src ? drawn.status : 'loading';
  };
  return {
    status: statusNow(),
    src,
    reason: isValid && error ? reasonOf(error) : null,
    onLoad: () => settle('loaded'),
    onError: () => settle('failed'),
  };
}

/** An address for a file that the page holds, for as long as it shows it. */
function useObjectUrl(blob: Blob | undefined): string | null {
  const [shown, setShown] = useState<{ blob: Blob; src: string } | null>(null);
  useEffect(() => {
    if (!blob) return;
    const src = URL.createObjectURL(blob);
    setShown({ blob, src });
    return () => URL.revokeObjectURL(src);
  }, [blob]);
  return blob && shown?.blob === blob ? shown.src : null;
}
