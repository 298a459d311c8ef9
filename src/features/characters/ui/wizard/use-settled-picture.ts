import { useEffect, useState } from 'react';

/** A run through choices by arrow key asks for the last picture only. */
const PAUSE_MILLIS = 140;

export interface SettledPicture {
  /** The newest picture that is there; null until the first one. */
  shown: string | null;
  /** The one before it, to fade from. */
  before: string | null;
  isDrawing: boolean;
  hasFailed: boolean;
}

/** The picture at `url` once it is loaded whole; until then the one before stays. */
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
    const timer = setTimeout(begin, PAUSE_MILLIS);
    return () => {
      isWanted = false;
      clearTimeout(timer);
      image.src = '';
    };
  }, [url]);

  const hasFailed = failed === url;
  return { ...pictures, isDrawing: pictures.shown !== url && !hasFailed, hasFailed };
}
