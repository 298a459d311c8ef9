import { useEffect, useEffectEvent, useRef } from 'react';
import type { GeneratedImage } from '#features/images/contract.ts';

const CHECK_EVERY_MS = 30_000;

type Addressed = Pick<GeneratedImage, 'id' | 'expires_at'>;

/** True if an image's addresses expire in less than a minute. */
export function isExpiring(
  { expires_at }: Pick<Addressed, 'expires_at'>,
  now = Date.now(),
): boolean {
  return Date.parse(expires_at) - now < 60_000;
}

/** Reports visible images whose signed addresses expire soon, so that they can be read again. */
export function useFreshAddresses(
  inSight: readonly Addressed[],
  onExpiring: (ids: string[]) => void,
): void {
  // Reports each address once: with a wrong clock every address would seem expired.
  const reported = useRef(new Set<string>());
  const check = useEffectEvent(() => {
    if (document.hidden) return;
    const now = Date.now();
    const old = inSight.filter(
      (image) => isExpiring(image, now) && !reported.current.has(image.id + image.expires_at),
    );
    if (old.length === 0) return;
    for (const { id, expires_at } of old) reported.current.add(id + expires_at);
    onExpiring(old.map(({ id }) => id));
  });
  useEffect(() => check(), [inSight]);
  useEffect(() => {
    const onTime = () => check();
    const timer = setInterval(onTime, CHECK_EVERY_MS);
    document.addEventListener('visibilitychange', onTime);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', onTime);
    };
  }, []);
}
