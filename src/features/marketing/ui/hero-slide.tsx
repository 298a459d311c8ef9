import type { CSSProperties } from 'react';
import { CharacterPicture } from '#features/characters/ui/character-picture.tsx';
import { CARD_TEXT } from '#features/characters/ui/copy.ts';
import { averageColor } from '#ui/use-thumbhash.ts';
import { ButtonLink } from '#ui/primitives/button.tsx';
import type { HERO_SLIDES } from '../hero-slides.ts';
import type { SlidePortrait } from '../load-characters.ts';
import { HERO_TEXT } from '../copy.ts';

/** A slide's color if its portrait has none. */
const HUES = {
  create: 'oklch(0.62 0.11 50)',
  girlfriend: 'oklch(0.6 0.12 20)',
  image: 'oklch(0.6 0.09 300)',
  boyfriend: 'oklch(0.58 0.08 240)',
  anime: 'oklch(0.62 0.1 340)',
};

/** Lets both buttons fit side by side on a phone. */
const COMPACT_ON_PHONES = 'max-sm:px-3.5 max-sm:text-sm';

/** One slide: a large portrait, a heading, a text, and two buttons. */
export function HeroSlide({
  slide,
  number,
  total,
  portrait,
  open,
  loaded,
  priority,
}: {
  slide: (typeof HERO_SLIDES)[number];
  number: number;
  total: number;
  portrait: SlidePortrait | undefined;
  open: boolean;
  /** True if its picture may be loaded. */
  loaded: boolean;
  /** True if its picture is the first content of the page. */
  priority: boolean;
}) {
  const color = averageColor(portrait?.media?.thumbhash) ?? HUES[slide.id];
  return (
    <li
      aria-roledescription={HERO_TEXT.slide}
      aria-label={HERO_TEXT.position(number, total)}
      className="hero-slide"
      data-open={open}
      inert={!open}
      style={{ '--slide': color } as CSSProperties}
    >
      <div className="hero-portrait">
        {portrait && loaded && (
          <CharacterPicture
            media={portrait.media}
            slug={portrait.slug}
            alt={CARD_TEXT.portraitOf(portrait.firstName)}
            sizes="(min-width: 1280px) 672px, (min-width: 768px) 54vw, 100vw"
            priority={priority}
          />
        )}
      </div>
      <div className="hero-words">
        <h2 className="display text-3xl xl:text-4xl">{slide.words.title}</h2>
        <p className="mt-3 max-w-md text-base text-muted xl:text-lg">{slide.words.sentence}</p>
        <div className="mt-6 flex flex-wrap gap-3">
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
