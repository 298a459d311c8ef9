import type { ReactNode } from 'react';
import type { Character } from '#features/characters/contract.ts';
import { useSession } from '#ui/session.tsx';
import { DETAIL_FIELDS, describeField, PHYSICAL_FIELDS } from './describe-field.ts';
import { DETAIL_TEXT, FIELD_LABELS } from './copy.ts';
import { firstName, sayNames, splitActs } from '#shared/say-names.ts';
import { SectionCard } from '#ui/primitives/section-card.tsx';

const FACTS = 'grid grid-cols-2 gap-x-6 gap-y-4 sm:grid-cols-3';

/** The three read-only cards of a character. */
export function CharacterCards({ character }: { character: Character }) {
  const { sex, hobbies, opening_message: opening } = character;
  const { user } = useSession();
  const names = { char: firstName(character.name), user: firstName(user?.full_name ?? '') };
  const say = (text: string) => sayNames(text.trim(), names);
  const listed = (field: (typeof PHYSICAL_FIELDS | typeof DETAIL_FIELDS)[number]) => (
    <Fact key={field} label={FIELD_LABELS[field]}>
      {describeField(sex, field, character[field])}
    </Fact>
  );
  const hasField = (field: string) =>
    sex === 'female' || (field !== 'breast_size' && field !== 'butt_size');
  return (
    <>
      <SectionCard title={DETAIL_TEXT.sections.information}>
        <dl className={FACTS}>
          <Fact label={FIELD_LABELS.name} wide>
            {character.name}
          </Fact>
          <Fact label={FIELD_LABELS.age}>{String(character.age)}</Fact>
          <Fact label={FIELD_LABELS.sex}>{DETAIL_TEXT.sexes[sex]}</Fact>
          <Fact label={FIELD_LABELS.style}>{describeField(sex, 'style', character.style)}</Fact>
          <Fact label={FIELD_LABELS.description} wide>
            {say(character.description)}
          </Fact>
          <Fact label={FIELD_LABELS.opening_message} wide>
            {opening && <Speech text={say(opening)} />}
          </Fact>
        </dl>
      </SectionCard>
      <SectionCard title={DETAIL_TEXT.sections.physical}>
        <dl className={FACTS}>{PHYSICAL_FIELDS.filter(hasField).map(listed)}</dl>
      </SectionCard>
      <SectionCard title={DETAIL_TEXT.sections.details}>
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
      </SectionCard>
    </>
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
