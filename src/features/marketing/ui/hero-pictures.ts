import type { HeroLayer, HeroShape, SlideId } from '../hero-slides.ts';

/** Where the wide pictures begin; hero.css changes the layout at the same width. */
export const WIDE = '(min-width: 48rem)';
const TALL = '(max-width: 47.99rem)';

const addresses = import.meta.glob<string>('./hero-pictures/*.webp', {
  eager: true,
  import: 'default',
  query: '?url',
});

/**
 * The address of one layer of a slide's picture. Its name includes a content hash, so browsers
 * cache it permanently.
 */
export const layerUrl = (id: SlideId, shape: HeroShape, layer: HeroLayer) =>
  addresses[`./hero-pictures/${id}-${shape}-${layer}.webp`];

/** Links that load a slide's place and person before the page's scripts, in the shape that fits the screen. */
export const preloadScene = (id: SlideId) =>
  (['place', 'person'] as const).flatMap((layer) =>
    (['wide', 'tall'] as const).map((shape) => ({
      rel: 'preload',
      as: 'image',
      type: 'image/webp',
      href: layerUrl(id, shape, layer)!,
      media: shape === 'wide' ? WIDE : TALL,
      fetchPriority: 'high' as const,
    })),
  );
