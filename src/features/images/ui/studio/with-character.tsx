import type { ReactNode } from 'react';
import type { Character } from '#features/characters/contract.ts';
import { useCharacter } from '#features/characters/ui/detail/use-character.ts';
import { isMissing } from '#ui/describe-error.ts';
import { hasLoadFailed } from '#ui/has-load-failed.ts';
import { Button } from '#ui/primitives/button.tsx';
import { ErrorState } from '#ui/primitives/error-state.tsx';
import { Skeleton } from '#ui/primitives/skeleton.tsx';
import { useGoBack } from '#ui/use-go-back.ts';
import { STUDIO_TEXT } from './copy.ts';

const COPY = STUDIO_TEXT.missing;

interface WithCharacterProps {
  slug: string;
  children(character: Character): ReactNode;
}

/** Loads a character and renders its children with it, or the reason why it cannot be shown. */
export function WithCharacter({ slug, children }: WithCharacterProps) {
  const { character, query } = useCharacter(slug);
  const goBack = useGoBack('/generate');
  if (character) return children(character);
  if (!hasLoadFailed(query)) return <Loading />;
  const isGone = isMissing(query.error);
  const back = (
    <Button variant="secondary" onClick={goBack}>
      {COPY.goBack}
    </Button>
  );
  return (
    <ErrorState
      heading="h1"
      title={isGone ? COPY.title : COPY.failed}
      description={isGone ? COPY.text : COPY.passing}
      query={query}
      {...(isGone ? { action: back } : { extraAction: back })}
    />
  );
}

function Loading() {
  return (
    <div role="status" className="mx-auto max-w-7xl space-y-6 px-4 pt-6 pb-16 md:px-8">
      <span className="sr-only">{COPY.loading}</span>
      <Skeleton className="h-9 w-48" />
      <Skeleton className="h-96 w-full rounded-card!" />
    </div>
  );
}
