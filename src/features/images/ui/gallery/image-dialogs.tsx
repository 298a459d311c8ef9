import { useMutation } from '@tanstack/react-query';
import { ConfirmDialog } from '#ui/primitives/confirm-dialog.tsx';
import { notify } from '#ui/toast.ts';
import { GALLERY_TEXT } from '../copy.ts';
import { removeImage, restoreImage } from '../mutations.ts';
import { askAbout, useQuestion } from './dialog-store.ts';
import { usePublishing } from './use-sharing.ts';

const TEXT = GALLERY_TEXT.remove;

/** The questions that acts on images ask first. They outlive the card, which a list may take away. */
export default function ImageDialogs({
  onRemoved,
}: {
  onRemoved?: ((id: string) => void) | undefined;
}) {
  const question = useQuestion();
  const publish = usePublishing();
  const { mutate: restore } = useMutation({
    ...restoreImage,
    onError: () => notify.error(TEXT.restoreFailed.title, TEXT.restoreFailed.text),
  });
  const { mutateAsync: remove } = useMutation({
    ...removeImage,
    onSuccess: (_, id) => notify.undo(TEXT.done, TEXT.undo, () => restore(id)),
    onError: () => notify.error(TEXT.failed.title, TEXT.failed.text),
  });
  if (!question) return null;
  const { kind, image } = question;
  const close = () => askAbout(null);
  if (kind === 'share')
    return (
      <ConfirmDialog
        open
        onOpenChange={close}
        title={GALLERY_TEXT.share.ask}
        description={GALLERY_TEXT.share.explain}
        confirmLabel={GALLERY_TEXT.share.confirm}
        onConfirm={() => publish(image)}
      />
    );
  return (
    <ConfirmDialog
      open
      onOpenChange={close}
      title={GALLERY_TEXT.remove.title}
      description={GALLERY_TEXT.remove.text}
      confirmLabel={GALLERY_TEXT.remove.confirm}
      danger
      onConfirm={async () => {
        await remove(image.id);
        onRemoved?.(image.id);
      }}
    />
  );
}
