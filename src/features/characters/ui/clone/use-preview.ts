import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { clonePreviewQuery } from '../queries.ts';
import { reasonOf } from './reason-of.ts';

export interface Preview {
  /** `empty`: there is no valid URL yet. */
  status: 'empty' | 'loading' | 'loaded' | 'failed';
  /**
   * The picture's URL once fetched; the status becomes `loaded` when the browser has rendered it.
   */
  src: string | null;
  /** The reason of a failure, if the server gave one. */
  reason: string | null;
  onLoad(): void;
  onError(): void;
}

/** Previews the picture at the typed URL, debounced. */
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

/** An object URL for a blob, revoked when it is no longer shown. */
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
