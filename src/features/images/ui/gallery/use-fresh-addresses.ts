import { useEffect, useRef } from 'react';
import type { GeneratedImage } from '#features/images/contract.ts';

const LOOK_EVERY_MS = 30_000;

type Addressed = Pick<GeneratedImage, 'id' | 'expires_at'>;

/** Whether an image's addresses are good for less than a minute. */
export function isExpiring(
  { expires_at }: Pick<Addressed, 'expires_at'>,
  now = Date.now(),
): boolean {
  return Date.parse(expires_at) - now < 60_000;
}

/** Signed addresses end after some hours: of pictures that are still seen they are read anew before. */
export function useFreshAddresses(
  inSight: readonly Addressed[],
  onExpiring: (ids: string[]) => void,
): void {
  const latest = useRef({ inSight, onExpiring });
  // Each address is asked about once: with a clock that is wrong every one seems to have ended.
  const asked = useRef(new Set<string>());
  useEffect(() => {
    latest.current = { inSight, onExpiring };
    look();
  });
  const look = () => {
    if (document.hidden) return;
    const now = Date.now();
    const old = latest.current.inSight.filter(
      (image) => isExpiring(image, now) && !asked.current.has(image.id + image.expires_at),
    );
    if (old.length === 0) return;
    for (const { id, expires_at } of old) asked.current.add(id + expires_at);
    latest.current.onExpiring(old.map(({ id }) => id));
  };
  const lookLater = useRef(look);
  useEffect(() => {
    const again = () => lookLater.current();
    const timer = setInterval(again, LOOK_EVERY_MS);
    document.addEventListener('visibilitychange', again);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', again);
    };
  }, []);
}
