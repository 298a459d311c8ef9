import { LRUCache } from 'lru-cache';
import type { PreviewQuery } from './contract.ts';
import { draw } from './draw.ts';

const WIDTH = 480;
const CACHE_BYTES = 24 * 1024 * 1024;

/**
 * Live portraits as WebP, 480 pixels wide. The newest are cached, and concurrent identical requests
 * share one drawing. `admit` is called before a drawing and may throw to refuse it.
 */
export function createPreviews() {
  const cache = new LRUCache<string, Uint8Array>({
    maxSize: CACHE_BYTES,
    sizeCalculation: (picture) => picture.byteLength,
  });
  const drawing = new Map<string, Promise<Uint8Array>>();
  return async (query: PreviewQuery, admit: () => Promise<void>): Promise<Uint8Array> => {
    const key = keyOf(query);
    const found = cache.get(key) ?? drawing.get(key);
    if (found) return found;
    await admit();
    const begun = drawing.get(key);
    if (begun) return begun;
    const { seed, ...person } = query;
    const made = draw(person, seed, WIDTH)
      .then(({ webp }) => {
        cache.set(key, webp);
        return webp;
      })
      .finally(() => drawing.delete(key));
    drawing.set(key, made);
    return made;
  };
}

const keyOf = (query: PreviewQuery) =>
  [
    query.seed,
    query.sex,
    query.style,
    query.age,
    query.ethnicity,
    query.body_type,
    query.hair_color,
    query.hair_style,
    query.eye_color,
    query.clothing,
  ].join(':');
