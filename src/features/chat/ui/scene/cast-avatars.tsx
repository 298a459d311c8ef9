import type { ChatCharacter } from '#features/chat/contract.ts';
import { Avatar } from '#ui/primitives/avatar.tsx';
import { portraitOf } from '../portrait.ts';

const MAX_SHOWN = 3;
/** The positions and sizes of two and three overlapping portraits, as fractions of the space. */
const PLACES = {
  2: { size: 0.66, at: ['top-0 left-0', 'right-0 bottom-0'] },
  3: { size: 0.56, at: ['top-0 left-1/2 -translate-x-1/2', 'bottom-0 left-0', 'right-0 bottom-0'] },
};

interface CastAvatarsProps {
  cast: readonly ChatCharacter[];
  /** The width and height of the space in pixels, regardless of the number of portraits. */
  size: number;
}

/** The portrait of a chat's character, or up to three overlapping portraits of a scene. */
export function CastAvatars({ cast, size }: CastAvatarsProps) {
  const shown = cast.slice(0, MAX_SHOWN);
  if (shown.length < 2)
    return <Avatar src={portraitOf(cast[0]!.media, 96)} name={cast[0]!.name} size={size} />;
  const places = PLACES[shown.length === 2 ? 2 : 3];
  return (
    <span aria-hidden="true" className="relative shrink-0" style={{ width: size, height: size }}>
      {shown.map(({ slug, name, media }, at) => (
        <Avatar
          key={slug}
          src={portraitOf(media, 96)}
          name={name}
          size={Math.round(size * places.size)}
          className={`absolute ring-2 ring-ground ${places.at[at]}`}
        />
      ))}
    </span>
  );
}
