import { splitActs } from '#shared/replace-placeholders.ts';

/** A character's text, with actions between asterisks styled as in a chat. */
export function SpokenText({ text }: { text: string }) {
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
