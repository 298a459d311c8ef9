import type { Character } from '#features/characters/contract.ts';
import { firstName, replacePlaceholders } from '#shared/replace-placeholders.ts';
import { useSession } from '#ui/session.tsx';
import { SpokenText } from '#ui/spoken-text.tsx';

/** A character's story, and the first thing they say. */
export function CharacterStory({ character }: { character: Character }) {
  const { user } = useSession();
  const names = { char: firstName(character.name), user: firstName(user?.full_name ?? '') };
  const description = replacePlaceholders(character.description.trim(), names);
  const opening = replacePlaceholders((character.opening_message ?? '').trim(), names);
  return (
    <div className="max-w-prose space-y-4">
      {description && (
        <p dir="auto" className="text-lg whitespace-pre-line wrap-anywhere">
          {description}
        </p>
      )}
      {opening && (
        <blockquote
          dir="auto"
          className="rounded-card rounded-tl-sm bg-raised px-5 py-4 whitespace-pre-line first-letter:uppercase wrap-anywhere"
        >
          <SpokenText text={opening} />
        </blockquote>
      )}
    </div>
  );
}
