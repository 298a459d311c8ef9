import { Link } from 'react-router';
import type { CharacterSummary, MediaItem } from '#features/characters/contract.ts';
import { CharacterPicture } from '#features/characters/ui/character-picture.tsx';
import { firstName } from '#shared/replace-placeholders.ts';
import { STUDIO_TEXT } from './copy.ts';

/** The fields of a character that the picker shows; no others are sent with the page. */
export interface Choice {
  slug: string;
  firstName: string;
  age: number;
  portrait: MediaItem | null;
}

export const toChoice = ({ slug, name, age, media }: CharacterSummary): Choice => ({
  slug,
  firstName: firstName(name),
  age,
  portrait: media.find((item) => item.media_type === 'image') ?? null,
});

const SIZES = '(min-width: 1280px) 12rem, (min-width: 768px) 17vw, 30vw';

/** A character in the picker; links to its studio. */
export function CharacterTile({ choice, priority }: { choice: Choice; priority: boolean }) {
  const { slug, age, portrait } = choice;
  return (
    <Link
      to={`/generate/${slug}`}
      className="character-card group relative isolate block aspect-3/4 overflow-hidden rounded-card bg-raised"
    >
      <CharacterPicture
        media={portrait ?? undefined}
        slug={slug}
        alt=""
        sizes={SIZES}
        priority={priority}
      />
      <span className="card-scrim absolute inset-x-0 bottom-0 px-2.5 pt-10 pb-2.5 text-cream md:px-3">
        <span className="display line-clamp-2 text-lg leading-tight wrap-anywhere">
          {STUDIO_TEXT.picker.choose(choice.firstName, age)}
        </span>
      </span>
    </Link>
  );
}
