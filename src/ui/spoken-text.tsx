import { splitActs } from '#shared/say-names.ts';

/** What a character says, with the actions between asterisks set apart as in a chat. */
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
