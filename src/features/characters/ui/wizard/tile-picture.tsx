import { clsx } from 'clsx';
import { useEffect, useRef, useState } from 'react';
import { createTurns } from './turn-queue.ts';

// A first drawing is slow, and a browser opens at most six connections to a server. Some must stay
// free for the live portrait and the creation call.
const requestTurn = createTurns(3);

interface TilePictureProps {
  src: string;
  className?: string;
  onThere?(): void;
}

/** A tile's picture, loaded when its turn comes and aborted when its step is left. */
export function TilePicture({ src, className = 'inset-0 size-full', onThere }: TilePictureProps) {
  const image = useRef<HTMLImageElement>(null);
  const endTurn = useRef<() => void>(undefined);
  const [isTurn, setTurn] = useState(false);
  const [isThere, setThere] = useState(false);
  useEffect(() => {
    const element = image.current;
    endTurn.current = requestTurn(() => setTurn(true));
    return () => {
      element?.removeAttribute('src');
      endTurn.current?.();
    };
  }, []);
  const end = () => endTurn.current?.();
  return (
    <img
      ref={image}
      src={isTurn ? src : undefined}
      alt=""
      decoding="async"
      onLoad={() => {
        setThere(true);
        end();
        onThere?.();
      }}
      onError={end}
      // While it loads, or when it fails, the tile is a plain panel with its label.
      className={clsx(
        'absolute max-w-none object-cover transition-opacity',
        className,
        !isThere && 'opacity-0',
      )}
    />
  );
}
