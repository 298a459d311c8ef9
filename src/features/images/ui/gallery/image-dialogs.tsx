import { useMutation } from '@tanstack/react-query';
import { ConfirmDialog } from '#ui/primitives/confirm-dialog.tsx';
import { notify } from '#ui/toast.ts';
import { GALLERY_TEXT } from '../copy.ts';
import { removeImage, restoreImage } from '../mutations.ts';
import { openImageDialog, useImageDialog } from './dialog-store.ts';
import { usePublishing } from './use-sharing.ts';

const TEXT = GALLERY_TEXT.remove;

/** The confirmation dialogs of image actions. They outlive the card, which a list may unmount. */
export default function ImageDialogs({
  onRemoved,
}: {
  onRemoved?: ((id: string) => void) | undefined;
}) {
  const dialog = useImageDialog();
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
  if (!dialog) return null;
  const { kind, image } = dialog;
  const close = () => openImageDialog(null);
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
