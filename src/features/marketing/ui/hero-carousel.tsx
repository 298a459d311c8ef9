import { clsx } from 'clsx';
import { useCallback, useEffect, useRef, useState } from 'react';
import { useSwipe } from '#features/characters/ui/use-swipe.ts';
import { HERO_SLIDES } from '../hero-slides.ts';
import { HERO_TEXT } from '../copy.ts';
import { HeroControls } from './hero-controls.tsx';
import { HeroSlide } from './hero-slide.tsx';
import { useAutoplay } from './use-autoplay.ts';
import { useStillness } from './use-stillness.ts';

const TOTAL = HERO_SLIDES.length;

/**
 * The five slides, one at a time, advanced every 5 seconds, or by buttons, dots, and swipes.
 * `start` is the first slide, from 1.
 */
export function HeroCarousel({
  start = 1,
  compact = false,
}: {
  start?: number;
  compact?: boolean;
}) {
  const [position, setPosition] = useState(start - 1);
  const [held, setHeld] = useState(false);
  const [seen, setSeen] = useState<ReadonlySet<number>>(() => new Set([start - 1]));
  const step = useCallback((by: number) => setPosition((at) => (at + by + TOTAL) % TOTAL), []);
  const advance = useCallback(() => step(1), [step]);
  const stage = useRef<HTMLDivElement>(null);
  const resting = useStillness(stage);
  const { playing, running, toggle } = useAutoplay(held || resting, position, advance);
  const swipe = useSwipe(step);

  // Preloads the next picture while this one is shown, but not during the initial page load.
  useEffect(() => {
    const timer = setTimeout(
      () => setSeen((before) => new Set([...before, position, (position + 1) % TOTAL])),
      2000,
    );
    return () => clearTimeout(timer);
  }, [position]);

  return (
    <section aria-roledescription={HERO_TEXT.carousel} aria-label={HERO_TEXT.label}>
      <div
        ref={stage}
        role="presentation"
        className={clsx('hero', compact && 'hero-compact')}
        // Words on a picture stay cream in both themes: the room is always an evening's.
        data-theme="dark"
        data-moving={playing && !resting}
        onPointerEnter={(event) => event.pointerType === 'mouse' && setHeld(true)}
        onPointerLeave={() => setHeld(false)}
        onFocus={(event) => event.target.matches(':focus-visible') && setHeld(true)}
        onBlur={() => setHeld(false)}
        {...swipe}
      >
        <ul className="hero-stage" aria-live={running ? 'off' : 'polite'}>
          {HERO_SLIDES.map((slide, index) => (
            <HeroSlide
              key={slide.id}
              slide={slide}
              number={index + 1}
              total={TOTAL}
              open={index === position}
              loaded={index === position || seen.has(index)}
              priority={index === start - 1}
            />
          ))}
        </ul>
        <HeroControls
          position={position}
          playing={playing}
          running={running}
          onStep={step}
          onGo={setPosition}
          onToggle={toggle}
        />
      </div>
    </section>
  );
}
