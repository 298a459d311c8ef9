import { clsx } from 'clsx';
import { useEffect, useRef, useState } from 'react';
import { createTurns } from './turn-queue.ts';

// A first drawing takes a while, and a browser holds six connections to one server: some of them
// must stay free for the live portrait and for the call that creates the character.
const takeTurn = createTurns(3);

/** The picture of a tile, loaded when it is its turn and given up when its question is left. */
export function TilePicture({ src }: { src: string }) {
  const image = useRef<HTMLImageElement>(null);
  const endTurn = useRef<() => void>(undefined);
  const [isTurn, setTurn] = useState(false);
  const [isThere, setThere] = useState(false);
  useEffect(() => {
    const element = image.current;
    endTurn.current = takeTurn(() => setTurn(true));
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
      }}
      onError={end}
      // Until it is there, or where it fails, the tile is a quiet panel with its word.
      className={clsx(
        'absolute inset-0 size-full object-cover transition-opacity',
        !isThere && 'opacity-0',
      )}
    />
  );
}
