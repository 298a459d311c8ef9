import type { CSSProperties } from 'react';
import { HERO_LAYERS, type HERO_SLIDES } from '../hero-slides.ts';
import { layerUrl, WIDE } from './hero-pictures.ts';

/** A slide's picture: a place, the person in it, a table in front of both, and the light of the lamp. */
export function HeroScene({
  slide: { id, scene },
  priority,
}: {
  slide: (typeof HERO_SLIDES)[number];
  /** True if it is the first content of the page. */
  priority: boolean;
}) {
  const { wide, tall } = scene.lamp;
  const lamp = {
    '--wide-x': `${wide[0]}%`,
    '--wide-y': `${wide[1]}%`,
    '--tall-x': `${tall[0]}%`,
    '--tall-y': `${tall[1]}%`,
  } as CSSProperties;
  return (
    <div className="hero-scene">
      <div className="hero-frame" style={lamp}>
        {HERO_LAYERS.map((layer) => (
          <picture key={layer}>
            <source media={WIDE} srcSet={layerUrl(id, 'wide', layer)} />
            <img
              src={layerUrl(id, 'tall', layer)}
              alt={layer === 'place' ? scene.alt : ''}
              // All layers appear in one frame: a place without its person would flash.
              decoding="sync"
              fetchPriority={priority ? 'high' : 'low'}
              draggable={false}
              className={`hero-layer hero-${layer}`}
            />
          </picture>
        ))}
        <div className="hero-lamp" />
      </div>
    </div>
  );
}
