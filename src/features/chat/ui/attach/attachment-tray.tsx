import PictureChip from './picture-chip.tsx';
import PictureOffer from './picture-offer.tsx';
import type { Attachment } from './use-attachment.ts';

/** What stands above the text field once a picture was chosen: the picture, or the offer of Premium. */
export default function AttachmentTray({ attachment }: { attachment: Attachment }) {
  const { upload, isHolding, isOffered, remove } = attachment;
  if (isOffered) return <PictureOffer onDismiss={remove} />;
  return (
    upload && <PictureChip key={upload.preview} {...{ upload, isHolding }} onRemove={remove} />
  );
}
