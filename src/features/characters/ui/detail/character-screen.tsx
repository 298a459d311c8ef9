import { clsx } from 'clsx';
import { Link } from 'react-router';
import { ArrowLeft, Flag, MessageCircle, Pencil, Share2, WandSparkles } from 'lucide-react';
import { useEffect, useLayoutEffect, useRef, useState, type ReactNode } from 'react';
import type { Character } from '#features/characters/contract.ts';
import { ReportHost } from '#features/moderation/ui/report-host.tsx';
import { openReportDialog } from '#features/moderation/ui/report-store.ts';
import { describeError } from '#ui/describe-error.ts';
import { hasLoadFailed } from '#ui/has-load-failed.ts';
import { LazyBoundary, lazyComponent } from '#ui/lazy.tsx';
import { Button, ButtonLink } from '#ui/primitives/button.tsx';
import { PageFailure } from '#ui/primitives/page-failure.tsx';
import { sharePage } from '#ui/share-page.ts';
import { notify } from '#ui/toast.ts';
import { useGoBack } from '#ui/use-go-back.ts';
import { useSingleMutation } from '#ui/use-single-mutation.ts';
import { CARD_TEXT } from '../copy.ts';
import { drawPortrait } from '../mutations.ts';
import { firstLine } from '#shared/first-line.ts';
import { firstName, plainDescription } from '#shared/replace-placeholders.ts';
import { CharacterStory } from './character-story.tsx';
import { CharacterCards } from './character-cards.tsx';
import { DETAIL_COLUMNS, DetailSkeleton } from './detail-skeleton.tsx';
import { ManageSection } from './manage-section.tsx';
import { DETAIL_TEXT } from './copy.ts';
import { Portrait } from './portrait.tsx';
import { useCharacter } from './use-character.ts';

const EditForm = lazyComponent(() => import('./edit-form.tsx'));

/**
 * A character's page in each state: loading, failed, view, edit. `gallery` is shown at the bottom.
 */
export function CharacterScreen({ slug, gallery }: { slug: string; gallery: ReactNode }) {
  const { character, query, progress } = useCharacter(slug);
  const goBack = useGoBack('/characters');
  if (hasLoadFailed(query)) {
    const { failed: title, missing, passing } = DETAIL_TEXT.load;
    const back = (
      <Button variant="secondary" onClick={goBack}>
        {DETAIL_TEXT.goBack}
      </Button>
    );
    return (
      <PageFailure
        query={query}
        missing={{ title, description: missing, action: back }}
        failed={{ title, description: passing, extraAction: back }}
      />
    );
  }
  return (
    <div className="mx-auto max-w-6xl px-4 pt-4 pb-16 md:px-8 md:pt-6">
      <Button variant="quiet" className="mb-3 -ml-3 px-3! text-muted" onClick={goBack}>
        <ArrowLeft aria-hidden="true" strokeWidth={1.5} className="size-5" />
        {DETAIL_TEXT.back}
      </Button>
      {character ? (
        <LoadedCharacter key={slug} character={character} progress={progress} gallery={gallery} />
      ) : (
        <DetailSkeleton />
      )}
    </div>
  );
}

function LoadedCharacter(props: {
  character: Character;
  progress: number | null;
  gallery: ReactNode;
}) {
  const { character, progress, gallery } = props;
  const [isEditing, setEditing] = useState(false);
  const editButton = useRef<HTMLButtonElement>(null);
  const wasEditing = useRef(false);
  const { slug } = character;
  const called = firstName(character.name);

  useEffect(() => {
    document.title = `${character.name} · ${document.title.split(' · ').at(-1)}`;
  }, [character.name]);
  useLayoutEffect(() => {
    // The form focuses itself; when it closes, the focus returns to the edit button.
    if (wasEditing.current && !isEditing) editButton.current?.focus();
    wasEditing.current = isEditing;
  }, [isEditing]);

  const draw = useSingleMutation({
    ...drawPortrait,
    onError: (error) =>
      notify.error(
        DETAIL_TEXT.update.failedTitle,
        describeError(error) ?? DETAIL_TEXT.portrait.failed,
      ),
  });

  return (
    <>
      <article aria-label={character.name} className={DETAIL_COLUMNS}>
        <div className="md:sticky md:top-[calc(var(--header)+1.5rem)] md:self-start">
          <Portrait
            character={character}
            progress={progress}
            isRetrying={draw.isPending}
            onRetry={() => draw.mutate(slug)}
          />
          <StartChat
            slug={slug}
            isQuiet={isEditing}
            className={clsx('mt-4 w-full', !isEditing && 'max-md:hidden')}
          />
        </div>
        <div className="min-w-0 space-y-6">
          <header>
            <h1 dir="auto" className="display text-3xl wrap-anywhere">
              {CARD_TEXT.nameAndAge(called, character.age)}
            </h1>
          </header>
          {!isEditing && <CharacterStory character={character} />}
          <div className="flex flex-wrap gap-3">
            <ButtonLink to={`/generate/${character.slug}`} variant="secondary">
              <WandSparkles aria-hidden="true" strokeWidth={1.5} className="size-5" />
              {DETAIL_TEXT.generateImage}
            </ButtonLink>
            {character.can_edit && !isEditing && (
              <Button ref={editButton} variant="secondary" onClick={() => setEditing(true)}>
                <Pencil aria-hidden="true" strokeWidth={1.5} className="size-4.5" />
                {DETAIL_TEXT.edit}
              </Button>
            )}
            {character.is_public && !isEditing && <ShareButton character={character} />}
            {!character.is_owner && !isEditing && <ReportButton character={character} />}
          </div>
          {isEditing ? (
            <LazyBoundary
              onFailed={() => setEditing(false)}
              fallback={<CharacterCards character={character} />}
            >
              <EditForm character={character} onClose={() => setEditing(false)} />
            </LazyBoundary>
          ) : (
            <CharacterCards character={character} />
          )}
          {character.can_edit && !isEditing && (
            <ManageSection
              character={character}
              isDrawing={draw.isPending || character.portrait_status === 'pending'}
              onRedraw={() => draw.mutate(slug)}
            />
          )}
        </div>
      </article>
      {!isEditing && (
        <section aria-labelledby="images-title" className="mt-10">
          <div className="mb-2 flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1">
            <h2 id="images-title" className="display text-2xl">
              {DETAIL_TEXT.sections.images}
            </h2>
            <Link
              to={`/character-images/${character.slug}`}
              className="py-2.5 text-sm text-ember-text underline-offset-4 hover:underline"
            >
              {DETAIL_TEXT.allImages(called)}
            </Link>
          </div>
          {gallery}
        </section>
      )}
      {!isEditing && (
        <div
          data-foot-bar
          className="glass sticky bottom-(--bottom-bar) z-20 -mx-4 mt-6 border-t border-line px-4 py-3 md:hidden"
        >
          <StartChat slug={slug} className="w-full" />
        </div>
      )}
    </>
  );
}

function StartChat(props: { slug: string; isQuiet?: boolean; className: string }) {
  return (
    <ButtonLink
      to={`/chat/${props.slug}`}
      prefetch="intent"
      variant={props.isQuiet ? 'secondary' : 'primary'}
      viewTransition
      className={props.className}
    >
      <MessageCircle aria-hidden="true" strokeWidth={1.5} className="size-5" />
      {DETAIL_TEXT.startChat}
    </ButtonLink>
  );
}

function ShareButton({ character: { slug, name, age, description } }: { character: Character }) {
  const COPY = DETAIL_TEXT.share;
  const share = async () => {
    const done = await sharePage(`/character/${slug}`, {
      title: CARD_TEXT.nameAndAge(name, age),
      text: firstLine(plainDescription(name, description)),
    });
    if (done === 'copied') notify.success(COPY.copied);
    else if (done === 'failed') notify.error(COPY.failed);
  };
  return (
    <Button variant="quiet" className="text-muted" onClick={() => void share()}>
      <Share2 aria-hidden="true" strokeWidth={1.5} className="size-4.5" />
      {COPY.label}
    </Button>
  );
}

function ReportButton({ character }: { character: Character }) {
  const report = () =>
    openReportDialog({ type: 'character', id: character.slug, name: character.name });
  return (
    <>
      <Button variant="quiet" className="text-muted" onClick={report}>
        <Flag aria-hidden="true" strokeWidth={1.5} className="size-4.5" />
        {DETAIL_TEXT.report}
      </Button>
      <ReportHost />
    </>
  );
}
