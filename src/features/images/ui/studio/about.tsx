import type { Character } from '#features/characters/contract.ts';
import { labelOf, type OptionField } from '#features/characters/options/index.ts';
import { firstName, plainDescription } from '#shared/replace-placeholders.ts';
import { Badge } from '#ui/primitives/badge.tsx';
import { FoldMark } from '#ui/primitives/fold-mark.tsx';
import { useMedia } from '#ui/use-media.ts';
import { STUDIO_TEXT } from './copy.ts';

const COPY = STUDIO_TEXT.character;
const NEXT_TO_PROMPT = '(min-width: 64rem)';
const FIELDS = [
  'body_type',
  'ethnicity',
  'relationship',
  'occupation',
] as const satisfies readonly OptionField[];

/** A short description of a character; collapsed where it is above the prompt. */
export function About({ character }: { character: Character }) {
  const { sex, age, name, hobbies, personality, description } = character;
  const word = (field: OptionField, value: string) => labelOf(sex, field, value);
  const facts = [
    { field: COPY.fields.age, text: COPY.age(age) },
    ...FIELDS.filter((field) => character[field]).map((field) => ({
      field: COPY.fields[field],
      text: word(field, character[field]),
    })),
    ...hobbies.map((hobby) => ({ field: COPY.fields.hobbies, text: word('hobbies', hobby) })),
  ];
  const plainText = plainDescription(name, description);
  const isWide = useMedia(NEXT_TO_PROMPT);
  const heading = (
    <h2 className="display min-w-0 flex-1 text-xl wrap-anywhere">{COPY.about(firstName(name))}</h2>
  );
  const details = (
    <>
      <ul className="mt-3 flex flex-wrap gap-2">
        {facts.map(({ field, text }) => (
          <li key={`${field} ${text}`}>
            <Badge className="text-sm! font-medium! wrap-anywhere">
              <span className="sr-only">{field}: </span>
              {text}
            </Badge>
          </li>
        ))}
      </ul>
      {personality && (
        <p className="mt-4">
          <span className="text-muted">{COPY.personality}: </span>
          {word('personality', personality)}
        </p>
      )}
      {plainText && <p className="mt-2 text-muted wrap-anywhere">{plainText}</p>}
    </>
  );
  if (isWide)
    return (
      <section>
        {heading}
        {details}
      </section>
    );
  return (
    <details className="group border-y border-line">
      <summary className="flex min-h-11 list-none items-center gap-3 py-2">
        {heading}
        <FoldMark />
      </summary>
      <div className="pb-4">{details}</div>
    </details>
  );
}
