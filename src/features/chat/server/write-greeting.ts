import type { CharacterRow } from '#features/characters/server/index.ts';
import { expandMacros } from '../prompt/index.ts';

/** The character's first words with their macros filled in; null when it has none. */
export function writeGreeting(character: CharacterRow, userName: string): string | null {
  if (!character.opening_message) return null;
  const { name, personality, scenario, slug } = character;
  return expandMacros(character.opening_message, {
    char: firstName(name),
    user: firstName(userName),
    personality,
    scenario,
    seed: slug,
  });
}

/** How people address each other in a chat. */
export function firstName(fullName: string): string {
  return fullName.trim().split(/\s+/)[0] || fullName;
}
