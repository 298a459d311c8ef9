/** A character's greeting and its alternates. */
interface Greeting {
  opening_message: string | null;
  alternate_greetings?: readonly string[] | null;
  card?: { alternate_greetings: readonly string[] };
}

/**
 * All greetings of a character (a stored row, or the contract's `Character`) in order, without
 * blank and repeated ones. Macros are not expanded.
 */
export function greetingsOf(character: Greeting): string[] {
  const alternates = character.alternate_greetings ?? character.card?.alternate_greetings ?? [];
  const all = [character.opening_message ?? '', ...alternates];
  return [...new Set(all.filter((greeting) => greeting.trim() !== ''))];
}
