import { useState } from 'react';
import type { Character } from '#features/characters/contract.ts';
import { ApiError } from '#ui/api-client.ts';
import { describeError } from '#ui/describe-error.ts';
import { LazyBoundary, lazyComponent } from '#ui/lazy.tsx';
import { Badge } from '#ui/primitives/badge.tsx';
import { Button } from '#ui/primitives/button.tsx';
import { useSession } from '#ui/session.tsx';
import { notify } from '#ui/toast.ts';
import { useSingleMutation } from '#ui/use-single-mutation.ts';
import { changePublication } from '../mutations.ts';
import { reloadCharacter } from '../queries.ts';
import { DETAIL_TEXT } from './copy.ts';
import { publicationActions, type PublicationAction } from './publication-rules.ts';

const DeclineDialog = lazyComponent(() => import('./decline-dialog.tsx'));
const COPY = DETAIL_TEXT.publication;

/** The visibility of the character, and the actions that change it. */
export function PublicationPanel({ character }: { character: Character }) {
  const { slug, publication, publication_note: note } = character;
  const isSuperuser = useSession().user?.is_superuser ?? false;
  const [isDeclining, setDeclining] = useState(false);

  const change = useSingleMutation({
    ...changePublication,
    onSuccess: (_, { change: { action } }) => notify.success(COPY.done[action]),
    onError(error) {
      // Shows the current version, so that it can be reviewed again.
      if (error instanceof ApiError && error.code === 'conflict') reloadCharacter(slug);
      notify.error(DETAIL_TEXT.update.failedTitle, describeError(error) ?? COPY.failed);
    },
  });
  const stepOf = (action: PublicationAction, words = '') => ({
    slug,
    change: { action, ...(words ? { note: words } : {}) },
    // A withdrawal applies to any version.
    version: action === 'withdraw' ? undefined : character.version,
  });
  const act = (action: PublicationAction) => {
    if (action === 'decline') setDeclining(true);
    else change.mutate(stepOf(action));
  };

  return (
    <div className="flex flex-wrap items-start justify-between gap-x-6 gap-y-3">
      <div className="min-w-56 flex-1">
        <div className="flex flex-wrap items-center gap-3">
          <h3 className="font-semibold">{COPY.title}</h3>
          <span role="status">
            <Badge tone={publication === 'private' ? 'plain' : 'ember'}>
              {COPY.states[publication]}
            </Badge>
          </span>
        </div>
        <p className="mt-1 text-sm text-muted">{COPY.texts[publication]}</p>
        {publication === 'declined' && note && (
          <p className="mt-3 border-l-2 border-ember pl-3 text-sm wrap-anywhere">
            <span className="block text-muted">{COPY.note}</span>
            {note}
          </p>
        )}
      </div>
      <div className="flex flex-wrap gap-2">
        {publicationActions(character, isSuperuser).map((action) => (
          <Button
            key={action}
            variant="secondary"
            loading={change.isPending && change.variables.change.action === action}
            disabled={change.isPending}
            {...(action === 'decline' ? { 'aria-haspopup': 'dialog' as const } : {})}
            onClick={() => act(action)}
          >
            {COPY.actions[action]}
          </Button>
        ))}
      </div>
      {isDeclining && (
        <LazyBoundary onFailed={() => setDeclining(false)}>
          <DeclineDialog
            onClose={() => setDeclining(false)}
            onDecline={(words) => change.mutateAsync(stepOf('decline', words))}
          />
        </LazyBoundary>
      )}
    </div>
  );
}
