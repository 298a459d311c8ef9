import { clsx } from 'clsx';
import { ChevronLeft, ChevronRight, Pause, Play } from 'lucide-react';
import { IconButton } from '#ui/primitives/icon-button.tsx';
import { HERO_SLIDES } from '../hero-slides.ts';
import { HERO_TEXT } from '../copy.ts';

/** Previous, pause, dots, next. The active dot fills until the next slide. */
export function HeroControls({
  position,
  playing,
  running,
  onStep,
  onGo,
  onToggle,
}: {
  position: number;
  playing: boolean;
  running: boolean;
  onStep: (by: number) => void;
  onGo: (position: number) => void;
  onToggle: () => void;
}) {
  return (
    <div className="hero-controls">
      <IconButton
        label={playing ? HERO_TEXT.pause : HERO_TEXT.play}
        onClick={onToggle}
        className="text-text"
      >
        {playing ? <Pause strokeWidth={1.5} /> : <Play strokeWidth={1.5} />}
      </IconButton>
      <IconButton label={HERO_TEXT.previous} onClick={() => onStep(-1)} className="text-text">
        <ChevronLeft strokeWidth={1.5} />
      </IconButton>
      <div className="flex">
        {HERO_SLIDES.map((slide, index) => (
          <button
            key={slide.id}
            type="button"
            aria-label={HERO_TEXT.goTo(index + 1, slide.words.title)}
            aria-current={index === position ? 'true' : undefined}
            onClick={() => onGo(index)}
            className="grid h-11 min-w-7 place-items-center"
          >
            <span
              className={clsx('hero-dot', index === position && 'hero-dot-open')}
              data-running={running}
            />
          </button>
        ))}
      </div>
      <IconButton label={HERO_TEXT.next} onClick={() => onStep(1)} className="text-text">
        <ChevronRight strokeWidth={1.5} />
      </IconButton>
    </div>
  );
}
