import { CharacterPicture } from '#features/characters/ui/character-picture.tsx';
import type { MediaItem } from '#features/characters/contract.ts';
import { useSession } from '#ui/session.tsx';
import { PREMIUM_TEXT } from '../copy.ts';

/** The character whose portrait is shown next to a moment. */
export interface MomentCharacter {
  slug: string;
  firstName: string;
  portrait: MediaItem | undefined;
}

/**
 * Examples of Premium above the prices, each told by one of the characters. Not shown to
 * subscribers.
 */
export function PremiumMoments({ characters }: { characters: readonly MomentCharacter[] }) {
  const isPremium = useSession().user?.plan === 'premium';
  if (isPremium || characters.length < PREMIUM_TEXT.moments.length) return null;
  return (
    <ul className="mb-10 grid gap-4 md:grid-cols-3">
      {PREMIUM_TEXT.moments.map(({ said, title, text }, place) => {
        const { slug, firstName, portrait } = characters[place]!;
        return (
          <li
            key={title}
            className="flex overflow-hidden rounded-card bg-raised shadow-[inset_0_0_0_1px_var(--line)] md:flex-col"
          >
            <div className="relative w-28 shrink-0 md:aspect-4/3 md:w-full">
              <CharacterPicture
                media={portrait}
                slug={slug}
                alt=""
                sizes="(min-width: 768px) 320px, 112px"
                priority
                className="absolute inset-0"
              />
            </div>
            <div className="min-w-0 p-4 md:p-5">
              <blockquote className="text-lg">
                <p>“{said}”</p>
                <footer className="mt-1 text-sm text-muted">{firstName}</footer>
              </blockquote>
              <h2 className="mt-3 font-medium">{title}</h2>
              <p className="mt-1 text-sm text-muted">{text}</p>
            </div>
          </li>
        );
      })}
    </ul>
  );
}
