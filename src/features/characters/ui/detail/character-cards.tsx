import type { ReactNode } from 'react';
import type { Character } from '#features/characters/contract.ts';
import { FoldMark } from '#ui/primitives/fold-mark.tsx';
import { DETAIL_FIELDS, describeField, PHYSICAL_FIELDS } from './describe-field.ts';
import { DETAIL_TEXT, FIELD_LABELS } from './copy.ts';

const FACTS = 'grid grid-cols-2 gap-x-6 gap-y-4 sm:grid-cols-3';

/** The three read-only cards of a character, folded: the story comes first. */
export function CharacterCards({ character }: { character: Character }) {
  const { sex, hobbies } = character;
  const listed = (field: (typeof PHYSICAL_FIELDS | typeof DETAIL_FIELDS)[number]) => (
    <Fact key={field} label={FIELD_LABELS[field]}>
      {describeField(sex, field, character[field])}
    </Fact>
  );
  const hasField = (field: string) =>
    sex === 'female' || (field !== 'breast_size' && field !== 'butt_size');
  return (
    <div className="space-y-3">
      <FoldedCard title={DETAIL_TEXT.sections.information}>
        <dl className={FACTS}>
          <Fact label={FIELD_LABELS.name} wide>
            {character.name}
          </Fact>
          <Fact label={FIELD_LABELS.age}>{String(character.age)}</Fact>
          <Fact label={FIELD_LABELS.sex}>{DETAIL_TEXT.sexes[sex]}</Fact>
          <Fact label={FIELD_LABELS.style}>{describeField(sex, 'style', character.style)}</Fact>
        </dl>
      </FoldedCard>
      <FoldedCard title={DETAIL_TEXT.sections.physical}>
        <dl className={FACTS}>{PHYSICAL_FIELDS.filter(hasField).map(listed)}</dl>
      </FoldedCard>
      <FoldedCard title={DETAIL_TEXT.sections.details}>
        <dl className={FACTS}>
          {DETAIL_FIELDS.map(listed)}
          <Fact label={FIELD_LABELS.hobbies} wide>
            {hobbies.length > 0 && (
              <ul className="flex flex-wrap gap-2 pt-1">
                {hobbies.map((hobby) => (
                  <li
                    key={hobby}
                    className="rounded-full bg-ember-wash px-3 py-1 text-sm text-ember-text"
                  >
                    {describeField(sex, 'hobbies', hobby)}
                  </li>
                ))}
              </ul>
            )}
          </Fact>
        </dl>
      </FoldedCard>
    </div>
  );
}

function FoldedCard({ title, children }: { title: string; children: ReactNode }) {
  return (
    <details className="group rounded-card bg-raised shadow-[inset_0_0_0_1px_var(--line)]">
      <summary className="flex min-h-14 cursor-pointer list-none items-center justify-between gap-3 rounded-card px-5 md:px-6 [&::-webkit-details-marker]:hidden">
        <h2 className="display text-lg">{title}</h2>
        <FoldMark />
      </summary>
      <div className="px-5 pb-5 md:px-6 md:pb-6">{children}</div>
    </details>
  );
}

function Fact({ label, wide, children }: { label: string; wide?: boolean; children?: ReactNode }) {
  return (
    <div className={wide ? 'col-span-full' : undefined}>
      <dt className="text-sm text-muted">{label}</dt>
      <dd dir="auto" className="mt-0.5 whitespace-pre-line first-letter:uppercase wrap-anywhere">
        {children || <span className="text-muted">{DETAIL_TEXT.empty}</span>}
      </dd>
    </div>
  );
}
