import type { ReactNode } from 'react';
import type { Character } from '#features/characters/contract.ts';
import { useCharacter } from '#features/characters/ui/detail/use-character.ts';
import { ApiError } from '#ui/api-client.ts';
import { UI_TEXT } from '#ui/copy.ts';
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
  const { character, error, isFetching, reload } = useCharacter(slug);
  const goBack = useGoBack('/generate');
  if (character) return children(character);
  if (!error) return <Loading />;
  const isMissing = error instanceof ApiError && error.status === 404;
  return (
    <ErrorState
      heading="h1"
      title={isMissing ? COPY.title : COPY.failed}
      description={isMissing ? COPY.text : COPY.passing}
      action={
        <div className="flex flex-wrap justify-center gap-3">
          <Button variant="secondary" onClick={goBack}>
            {COPY.goBack}
          </Button>
          {!isMissing && (
            <Button loading={isFetching} onClick={reload}>
              {UI_TEXT.tryAgain}
            </Button>
          )}
        </div>
      }
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
