import { CARD_GRID } from '#ui/primitives/cards-skeleton.tsx';
import type { CardCharacter } from './card-character.ts';
import { CharacterCard } from './character-card.tsx';

/**
 * Cards in 2 to 6 columns. The `first` cards load at once, the others when they scroll into view.
 */
export function CharacterGrid({
  characters,
  first = 0,
}: {
  characters: CardCharacter[];
  first?: number;
}) {
  return (
    <ul className={CARD_GRID}>
      {characters.map((character, position) => (
        <li key={character.slug}>
          <CharacterCard character={character} priority={position < first} />
        </li>
      ))}
    </ul>
  );
}
