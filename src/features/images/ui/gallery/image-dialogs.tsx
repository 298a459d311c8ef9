import { ConfirmDialog } from '#ui/primitives/confirm-dialog.tsx';
import { GALLERY_TEXT } from '../copy.ts';
import { askAbout, useQuestion } from './dialog-store.ts';
import { publishImage, removeImage } from './image-actions.ts';

/** The questions that acts on images ask first. They outlive the card, which a list may take away. */
export default function ImageDialogs({
  onRemoved,
}: {
  onRemoved?: ((id: string) => void) | undefined;
}) {
  const question = useQuestion();
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
        onConfirm={() => publishImage(image)}
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
        await removeImage(image);
        onRemoved?.(image.id);
      }}
    />
  );
}
