import { Skeleton } from '#ui/primitives/skeleton.tsx';
import type { CardCharacter } from './card-character.ts';
import { CharacterCard } from './character-card.tsx';

const GRID = 'grid grid-cols-2 gap-3 md:grid-cols-3 md:gap-4 xl:grid-cols-4 2xl:grid-cols-6';

/** Cards in 2 to 6 columns. `first` cards are loaded at once, the others as they come into sight. */
export function CharacterGrid({
  characters,
  first = 0,
}: {
  characters: CardCharacter[];
  first?: number;
}) {
  return (
    <ul className={GRID}>
      {characters.map((character, position) => (
        <li key={character.slug}>
          <CharacterCard character={character} priority={position < first} />
        </li>
      ))}
    </ul>
  );
}

/** The same grid while its characters are on their way. */
export function CharacterGridSkeleton({ cards }: { cards: number }) {
  return (
    <div className={GRID} aria-hidden="true">
      {Array.from({ length: cards }, (_, position) => (
        <Skeleton key={position} className="aspect-[3/4] rounded-card!" />
      ))}
    </div>
  );
}
