import type { Character } from '#features/characters/contract.ts';
import { portraitOf } from '#features/chat/ui/portrait.ts';
import { Avatar } from '#ui/primitives/avatar.tsx';

/** The character's face, as round as the light of a lamp. `size` in pixels. */
export function Portrait({ character, size }: { character: Character; size: number }) {
  const { media, name } = character;
  return <Avatar src={portraitOf(media, 2 * size)} name={name} size={size} />;
}
