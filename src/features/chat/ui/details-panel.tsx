import { useQuery } from '@tanstack/react-query';
import { characterQuery } from '#features/characters/ui/queries.ts';
import { labelOf, type OptionField } from '#features/characters/options/index.ts';
import type { Character } from '#features/characters/contract.ts';
import { plainDescription } from '#shared/replace-placeholders.ts';
import { hasLoadFailed } from '#ui/has-load-failed.ts';
import { ButtonLink } from '#ui/primitives/button.tsx';
import { QueryFailure } from '#ui/primitives/query-failure.tsx';
import { Skeleton } from '#ui/primitives/skeleton.tsx';
import { COPY } from './copy.ts';
import { portraitOf } from './portrait.ts';

/** The portrait and facts of a companion. */
export default function DetailsPanel({ slug }: { slug: string }) {
  const query = useQuery({ ...characterQuery(slug), staleTime: 300_000 });
  const { data } = query;
  if (hasLoadFailed(query))
    return (
      <QueryFailure
        query={query}
        text={COPY.details.failed}
        className="justify-center p-6 text-sm"
      />
    );
  if (!data) {
    return (
      <div className="space-y-4 p-5">
        <Skeleton className="aspect-3/4 w-full rounded-card" />
        <Skeleton className="h-7 w-3/5" />
        <Skeleton className="h-20 w-full" />
      </div>
    );
  }
  const portrait = portraitOf(data.media, 720);
  const description = plainDescription(data.name, data.description);
  return (
    <div className="p-5">
      {portrait && (
        <img
          src={portrait}
          alt=""
          width={data.media[0]?.width}
          height={data.media[0]?.height}
          className="aspect-3/4 w-full rounded-card bg-overlay object-cover object-top"
        />
      )}
      <h2 className="display mt-5 text-2xl">
        {data.name}
        <span className="text-muted">, {data.age}</span>
      </h2>
      {description && <p className="mt-3 leading-relaxed wrap-anywhere">{description}</p>}
      <ButtonLink to={`/character/${data.slug}`} variant="secondary" size="sm" className="mt-4">
        {COPY.conversation.viewCharacter}
      </ButtonLink>
      <dl className="mt-5 divide-y divide-line border-t border-line text-sm">
        {listFacts(data).map(({ name, value }) => (
          <div key={name} className="flex gap-4 py-2.5">
            <dt className="w-26 shrink-0 text-muted">{name}</dt>
            <dd className="min-w-0 flex-1 first-letter:uppercase wrap-anywhere">{value}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}

function listFacts(character: Character): { name: string; value: string }[] {
  const label = (field: OptionField, value: string) =>
    value ? labelOf(character.sex, field, value) : '';
  const names = COPY.details.facts;
  return [
    { name: names.occupation, value: label('occupation', character.occupation) },
    { name: names.personality, value: label('personality', character.personality) },
    { name: names.relationship, value: label('relationship', character.relationship) },
    {
      name: names.hobbies,
      value: character.hobbies.map((hobby) => label('hobbies', hobby)).join(', '),
    },
    { name: names.body_type, value: label('body_type', character.body_type) },
    {
      name: names.hair,
      value: [
        label('hair_color', character.hair_color),
        label('hair_style', character.hair_style).toLowerCase(),
      ]
        .filter(Boolean)
        .join(', '),
    },
    { name: names.eye_color, value: label('eye_color', character.eye_color) },
  ].filter((fact) => fact.value);
}
