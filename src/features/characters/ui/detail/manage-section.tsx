import { useMutation } from '@tanstack/react-query';
import { Trash2 } from 'lucide-react';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import type { Character } from '#features/characters/contract.ts';
import { describeError } from '#ui/describe-error.ts';
import { LazyBoundary, lazyComponent } from '#ui/lazy.tsx';
import { Button } from '#ui/primitives/button.tsx';
import { ConfirmDialog } from '#ui/primitives/confirm-dialog.tsx';
import { notify } from '#ui/toast.ts';
import { deleteCharacter } from '../mutations.ts';
import { removeCachedCharacter } from '../queries.ts';
import { DETAIL_TEXT } from './copy.ts';
import { PublicationPanel } from './publication-panel.tsx';
import { SectionCard } from '#ui/primitives/section-card.tsx';
import { useStillHere } from '#ui/use-still-here.ts';

const ExportCardMenu = lazyComponent(async () => ({
  default: (await import('../cards/export-card-menu.tsx')).ExportCardMenu,
}));

const ROW = 'flex flex-wrap items-center justify-between gap-x-6 gap-y-3 border-t border-line pt-5';

/** Actions on a whole character for its owner and superusers. */
export function ManageSection(props: {
  character: Character;
  isDrawing: boolean;
  onRedraw: () => void;
}) {
  const { character, isDrawing, onRedraw } = props;
  const { slug, name } = character;
  const navigate = useNavigate();
  const isStillHere = useStillHere();
  const [isAsking, setAsking] = useState(false);

  const { mutateAsync: remove } = useMutation({
    mutationFn: deleteCharacter,
    async onSuccess() {
      // Navigate first, because this page shows the character until then.
      if (isStillHere()) await navigate('/my-characters', { replace: true });
      void removeCachedCharacter(slug);
      notify.success(DETAIL_TEXT.remove.done(name));
    },
    onError: (error) =>
      notify.error(
        DETAIL_TEXT.update.failedTitle,
        describeError(error) ?? DETAIL_TEXT.remove.failed,
      ),
  });

  return (
    <SectionCard title={DETAIL_TEXT.sections.manage}>
      <div className="space-y-5">
        <PublicationPanel character={character} />
        <div className={ROW}>
          <Notice
            title={DETAIL_TEXT.portrait.title}
            text={
              character.offers_redraw
                ? DETAIL_TEXT.portrait.redrawOtherHint
                : DETAIL_TEXT.portrait.redrawHint
            }
          />
          <Button variant="secondary" disabled={isDrawing} onClick={onRedraw}>
            {character.offers_redraw
              ? DETAIL_TEXT.portrait.redrawOther
              : DETAIL_TEXT.portrait.redraw}
          </Button>
        </div>
        <div className={ROW}>
          <Notice title={DETAIL_TEXT.copies.title} text={DETAIL_TEXT.copies.text} />
          <LazyBoundary fallback={<span className="h-11" />}>
            <ExportCardMenu slug={slug} />
          </LazyBoundary>
        </div>
        <div className={ROW}>
          <Notice title={DETAIL_TEXT.remove.title} text={DETAIL_TEXT.remove.short} />
          <Button
            variant="secondary"
            className="text-danger!"
            aria-haspopup="dialog"
            onClick={() => setAsking(true)}
          >
            <Trash2 aria-hidden="true" strokeWidth={1.5} className="size-4.5" />
            {DETAIL_TEXT.remove.title}
          </Button>
        </div>
      </div>
      <ConfirmDialog
        open={isAsking}
        onOpenChange={setAsking}
        title={DETAIL_TEXT.remove.title}
        description={DETAIL_TEXT.remove.ask(name)}
        confirmLabel={DETAIL_TEXT.remove.confirm}
        danger
        onConfirm={() => remove(slug)}
      />
    </SectionCard>
  );
}

function Notice({ title, text }: { title: string; text: string }) {
  return (
    <div className="min-w-56 flex-1">
      <h3 className="font-semibold">{title}</h3>
      <p className="mt-0.5 text-sm text-muted">{text}</p>
    </div>
  );
}
