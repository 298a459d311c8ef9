import { useEffect, useState } from 'react';

/** Skips intermediate pictures while the user moves through choices by arrow key. */
const DEBOUNCE_MS = 140;

export interface SettledPicture {
  /** The newest loaded picture; null until the first one. */
  shown: string | null;
  /** The previous picture, to fade from. */
  before: string | null;
  isDrawing: boolean;
  hasFailed: boolean;
}

/** The picture at `url` once it is loaded; until then the previous one stays. */
export function useSettledPicture(url: string): SettledPicture {
  const [pictures, setPictures] = useState<{ shown: string | null; before: string | null }>({
    shown: null,
    before: null,
  });
  const [failed, setFailed] = useState<string | null>(null);

  useEffect(() => {
    let isWanted = true;
    const image = new Image();
    const begin = () => {
      image.src = url;
      image.decode().then(
        () => {
          if (!isWanted) return;
          setFailed(null);
          setPictures((now) => (now.shown === url ? now : { shown: url, before: now.shown }));
        },
        () => isWanted && setFailed(url),
      );
    };
    const timer = setTimeout(begin, DEBOUNCE_MS);
    return () => {
      isWanted = false;
      clearTimeout(timer);
      image.src = '';
    };
  }, [url]);

  const hasFailed = failed === url;
  return { ...pictures, isDrawing: pictures.shown !== url && !hasFailed, hasFailed };
}
