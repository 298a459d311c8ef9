import type { CSSProperties } from 'react';
import { ButtonLink } from '#ui/primitives/button.tsx';
import type { HERO_SLIDES } from '../hero-slides.ts';
import { HERO_TEXT } from '../copy.ts';
import { HeroScene } from './hero-scene.tsx';

/** Lets both buttons fit side by side on a phone. */
const COMPACT_ON_PHONES = 'max-sm:px-3 max-sm:text-sm';

/** One slide: a person in a place, a heading, a text, and two buttons. */
export function HeroSlide({
  slide,
  number,
  total,
  open,
  loaded,
  priority,
}: {
  slide: (typeof HERO_SLIDES)[number];
  number: number;
  total: number;
  open: boolean;
  /** True if its picture may be loaded. */
  loaded: boolean;
  /** True if its picture is the first content of the page. */
  priority: boolean;
}) {
  return (
    <li
      aria-roledescription={HERO_TEXT.slide}
      aria-label={HERO_TEXT.position(number, total)}
      className="hero-slide"
      data-open={open}
      inert={!open}
      style={{ '--shade': slide.scene.shade } as CSSProperties}
    >
      {loaded && <HeroScene slide={slide} priority={priority} />}
      <div className="hero-words">
        <h2 className="display text-3xl xl:text-4xl">{slide.words.title}</h2>
        <p className="mt-3 max-w-md text-base text-cream xl:text-lg">{slide.words.sentence}</p>
        <div className="mt-6 flex flex-wrap gap-3 max-sm:gap-2">
          <ButtonLink to={slide.to} variant="inverse" className={COMPACT_ON_PHONES}>
            {slide.words.action}
          </ButtonLink>
          {slide.to !== '/characters' && (
            <ButtonLink to="/characters" variant="secondary" className={COMPACT_ON_PHONES}>
              {HERO_TEXT.browseAll}
            </ButtonLink>
          )}
        </div>
      </div>
    </li>
  );
}
