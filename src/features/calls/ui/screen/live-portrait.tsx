import { useEffect, useRef } from 'react';
import type { Character } from '#features/characters/contract.ts';
import { REDUCED_MOTION, useMedia } from '#ui/use-media.ts';
import { Portrait } from './portrait.tsx';

/** How much of the level before stays in the next frame, so that the light does not flicker. */
const INERTIA = 0.8;

interface LivePortraitProps {
  character: Character;
  size: number;
  isSpeaking: boolean;
  level(): number;
}

/** A portrait in a light that follows the voice. Where motion is reduced, the light is on or off. */
export function LivePortrait({ character, size, isSpeaking, level }: LivePortraitProps) {
  const isStill = useMedia(REDUCED_MOTION);
  const light = useRef<HTMLSpanElement>(null);
  useEffect(() => {
    if (isStill) return;
    let frame = 0;
    let shown = 0;
    const draw = () => {
      const now = level();
      shown = Math.max(now, shown * INERTIA + now * (1 - INERTIA));
      light.current?.style.setProperty('--level', shown.toFixed(3));
      frame = requestAnimationFrame(draw);
    };
    frame = requestAnimationFrame(draw);
    return () => cancelAnimationFrame(frame);
  }, [isStill, level]);
  return (
    <span
      ref={light}
      className="call-light"
      data-speaking={isSpeaking || undefined}
      data-still={isStill || undefined}
    >
      <Portrait character={character} size={size} />
    </span>
  );
}
