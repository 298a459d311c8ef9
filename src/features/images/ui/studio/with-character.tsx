import type { ReactNode } from 'react';
import type { Character } from '#features/characters/contract.ts';
import { useCharacter } from '#features/characters/ui/detail/use-character.ts';
import { hasLoadFailed } from '#ui/has-load-failed.ts';
import { Button } from '#ui/primitives/button.tsx';
import { PageFailure } from '#ui/primitives/page-failure.tsx';
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
  const back = (
    <Button variant="secondary" onClick={goBack}>
      {COPY.goBack}
    </Button>
  );
  return (
    <PageFailure
      query={query}
      missing={{ title: COPY.title, description: COPY.text, action: back }}
      failed={{ title: COPY.failed, description: COPY.passing, extraAction: back }}
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
