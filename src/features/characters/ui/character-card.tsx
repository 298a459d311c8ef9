import { clsx } from 'clsx';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { useId, useState } from 'react';
import { Link, useViewTransitionState } from 'react-router';
import type { CardCharacter } from './card-character.ts';
import { CardMedia } from './card-media.tsx';
import { CARD_TEXT } from './copy.ts';
import { useSwipe } from './use-swipe.ts';

const ARROW =
  'absolute top-1/2 grid size-11 -translate-y-1/2 place-items-center text-cream opacity-0 transition-opacity group-focus-within:opacity-100 group-hover:opacity-100 max-md:hidden [&_svg]:rounded-full [&_svg]:bg-scrim/70 [&_svg]:p-1';

/** A character as a 3:4 portrait; the whole card links to the chat. */
export function CharacterCard({
  character,
  priority = false,
}: {
  character: CardCharacter;
  /** True for cards in the first view. */
  priority?: boolean;
}) {
  const { slug, firstName, age, description, tags, media } = character;
  const id = useId();
  const to = `/chat/${slug}`;
  const travels = useViewTransitionState(to);
  const [index, setIndex] = useState(0);
  const [seen, setSeen] = useState(1);
  const count = media.length;
  function step(by: 1 | -1) {
    if (count < 2) return;
    const next = (index + by + count) % count;
    setIndex(next);
    setSeen(Math.max(seen, next + 1));
  }
  const swipe = useSwipe(step);

  return (
    <article className="character-card group relative isolate aspect-[3/4] overflow-hidden rounded-card bg-raised">
      <Link
        to={to}
        prefetch="intent"
        viewTransition
        aria-labelledby={`${id}-name`}
        aria-describedby={`${id}-text`}
        draggable={false}
        className="absolute inset-0 touch-pan-y rounded-card -outline-offset-3"
        style={{ viewTransitionName: travels ? 'portrait' : undefined }}
        {...swipe}
      >
        <CardMedia character={character} index={index} seen={seen} priority={priority} />
        <div className="card-scrim absolute inset-x-0 bottom-0 px-3.5 pt-20 pb-3.5 text-cream md:px-4">
          <h3 id={`${id}-name`} dir="auto" className="display line-clamp-2 text-xl wrap-anywhere">
            {CARD_TEXT.nameAndAge(firstName, age)}
          </h3>
          <div className="card-more">
            <div className="min-h-0 overflow-hidden">
              <p
                id={`${id}-text`}
                dir="auto"
                className="mt-1 line-clamp-2 text-xs wrap-anywhere text-cream-muted md:line-clamp-3 md:text-sm"
              >
                {description || CARD_TEXT.fallbackDescription}
              </p>
              {tags.length > 0 && (
                <ul className="mt-2 flex flex-wrap gap-1.5 max-md:hidden">
                  {tags.map((tag) => (
                    <li
                      key={tag}
                      className="rounded-full bg-cream/14 px-2.5 py-0.5 text-xs text-cream"
                    >
                      {tag}
                    </li>
                  ))}
                </ul>
              )}
            </div>
          </div>
        </div>
        {count > 1 && (
          <span aria-hidden="true" className="card-dots absolute inset-x-0 top-0 flex gap-1 p-3">
            {media.map((item, position) => (
              <span
                key={item.id}
                className={clsx(
                  'h-0.75 flex-1 rounded-full bg-cream transition-opacity',
                  position === index ? 'opacity-95' : 'opacity-35',
                )}
              />
            ))}
          </span>
        )}
      </Link>
      {count > 1 && (
        <>
          <button
            type="button"
            aria-label={CARD_TEXT.previousPicture(firstName)}
            className={clsx(ARROW, 'left-0')}
            onClick={() => step(-1)}
          >
            <ChevronLeft aria-hidden="true" strokeWidth={1.5} className="size-7" />
          </button>
          <button
            type="button"
            aria-label={CARD_TEXT.nextPicture(firstName)}
            className={clsx(ARROW, 'right-0')}
            onClick={() => step(1)}
          >
            <ChevronRight aria-hidden="true" strokeWidth={1.5} className="size-7" />
          </button>
        </>
      )}
    </article>
  );
}
