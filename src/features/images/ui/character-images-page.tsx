import { useParams, type MetaArgs } from 'react-router';
import type { User } from '#features/accounts/contract.ts';
import type { Character } from '#features/characters/contract.ts';
import { firstName } from '#shared/replace-placeholders.ts';
import { pageMeta } from '#ui/page-meta.ts';
import { ButtonLink } from '#ui/primitives/button.tsx';
import { ErrorState } from '#ui/primitives/error-state.tsx';
import { RequireUser, useSession } from '#ui/session.tsx';
import { LazyGallery } from './gallery/lazy-gallery.tsx';
import { BackLink } from './studio/back-link.tsx';
import { STUDIO_TEXT } from './studio/copy.ts';
import { PromptPanel } from './studio/prompt-panel.tsx';
import { WithCharacter } from './studio/with-character.tsx';

export { RouteError as ErrorBoundary } from '#ui/route-error.tsx';

const COPY = STUDIO_TEXT.images;

export function meta({ matches, params }: MetaArgs) {
  return pageMeta(matches, {
    title: COPY.title,
    description: STUDIO_TEXT.character.description,
    path: `/character-images/${params.characterSlug ?? ''}`,
    index: false,
  });
}

/** /character-images/{characterSlug}: one character's pictures and the prompt panel. */
export default function CharacterImagesPage() {
  const slug = useParams().characterSlug;
  const { user } = useSession();
  return (
    <RequireUser>
      {slug ? (
        <WithCharacter key={slug} slug={slug}>
          {(character) => user && <CharacterImages character={character} user={user} />}
        </WithCharacter>
      ) : (
        <ErrorState
          heading="h1"
          title={COPY.noSlug}
          description={COPY.noSlugHint}
          action={<ButtonLink to="/generate">{STUDIO_TEXT.generator.characters}</ButtonLink>}
        />
      )}
    </RequireUser>
  );
}

function CharacterImages({ character, user }: { character: Character; user: User }) {
  const { slug, name } = character;
  const called = firstName(name);
  return (
    <div className="mx-auto max-w-7xl px-4 pt-4 pb-16 md:px-8 md:pt-6">
      <BackLink />
      <header className="flex flex-wrap items-end justify-between gap-x-6 gap-y-4 pt-2 pb-6">
        <div className="min-w-0">
          <h1 className="display text-3xl wrap-anywhere">{COPY.heading(called)}</h1>
          <p className="mt-2 text-muted wrap-anywhere">{COPY.lead(called)}</p>
        </div>
        <ButtonLink to={`/character/${slug}`} variant="secondary">
          {STUDIO_TEXT.character.viewDetails}
        </ButtonLink>
      </header>
      <div className="space-y-10">
        <PromptPanel user={user} character={{ slug, firstName: called }} settings="dialog" />
        <section aria-label={COPY.heading(called)}>
          <LazyGallery filter={{ characterSlug: slug }} />
        </section>
      </div>
    </div>
  );
}
