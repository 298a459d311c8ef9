import { clsx } from 'clsx';
import type { CardCharacter } from './card-character.ts';
import { placeholderUrl } from './card-character.ts';
import { CharacterLoop } from './character-loop.tsx';
import { CharacterPicture } from './character-picture.tsx';
import { CARD_TEXT } from './copy.ts';

/** Two columns on a phone, up to six on a wide screen. */
const SIZES = '(min-width: 1536px) 15vw, (min-width: 1280px) 20vw, (min-width: 768px) 28vw, 44vw';

/** The layers of a card: the current picture, and the previous ones. */
export function CardMedia({
  character,
  index,
  seen,
  priority,
}: {
  character: CardCharacter;
  index: number;
  /** The number of items shown so far; the others are not loaded yet. */
  seen: number;
  priority: boolean;
}) {
  const { media, slug, firstName } = character;
  const alt = CARD_TEXT.portraitOf(firstName);
  if (media.length === 0) {
    return (
      <CharacterPicture media={undefined} slug={slug} alt={alt} sizes={SIZES} priority={priority} />
    );
  }
  const poster = media.find((item) => item.media_type === 'image')?.url ?? placeholderUrl(slug);
  return media.map((item, position) => {
    if (position !== index && position >= seen) return null;
    return (
      <div
        key={item.id}
        aria-hidden={position !== index}
        className={clsx(
          'absolute inset-0 transition-opacity duration-200',
          position !== index && 'opacity-0',
        )}
      >
        {item.media_type === 'video' ? (
          <CharacterLoop media={item} poster={poster} label={item.alt ?? alt} />
        ) : (
          <CharacterPicture
            media={item}
            slug={slug}
            alt={item.alt ?? alt}
            sizes={SIZES}
            priority={priority && position === 0}
          />
        )}
      </div>
    );
  });
}
