import type { Character } from '#features/characters/contract.ts';
import { firstName, sayNames, splitActs } from '#shared/say-names.ts';
import { useSession } from '#ui/session.tsx';

/** A character's story, and the first thing they say. */
export function CharacterStory({ character }: { character: Character }) {
  const { user } = useSession();
  const names = { char: firstName(character.name), user: firstName(user?.full_name ?? '') };
  const description = sayNames(character.description.trim(), names);
  const opening = sayNames((character.opening_message ?? '').trim(), names);
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
          <Speech text={opening} />
        </blockquote>
      )}
    </div>
  );
}

/** Dialogue text with actions styled as in a chat. */
function Speech({ text }: { text: string }) {
  return splitActs(text).map((part, place) =>
    place % 2 === 1 ? (
      <em key={place} className="text-muted">
        {part}
      </em>
    ) : (
      part
    ),
  );
}
