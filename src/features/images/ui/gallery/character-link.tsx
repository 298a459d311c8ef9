import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { characterQuery } from '#features/characters/ui/queries.ts';
import { GALLERY_TEXT } from '../copy.ts';

/** Links to a picture's character; renders nothing if the character was deleted. */
export function CharacterLink({ slug, onLeave }: { slug: string; onLeave?: () => void }) {
  const { data } = useQuery(characterQuery(slug));
  if (!data) return null;
  return (
    <Link to={`/character/${slug}`} onClick={onLeave} className="underline underline-offset-4">
      {GALLERY_TEXT.lightbox.openCharacter(data.name)}
    </Link>
  );
}
