import { CARD_GRID } from '#ui/primitives/cards-skeleton.tsx';
import type { CardCharacter } from './card-character.ts';
import { CharacterCard } from './character-card.tsx';

/** Cards in 2 to 6 columns. `first` cards are loaded at once, the others as they come into sight. */
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
