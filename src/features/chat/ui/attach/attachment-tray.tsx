import { PremiumOffer } from '#ui/primitives/premium-offer.tsx';
import { COPY } from './copy.ts';
import PictureChip from './picture-chip.tsx';
import type { Attachment } from './use-attachment.ts';

/** Shown above the text field once a picture is chosen: the picture, or the offer of Premium. */
export default function AttachmentTray({ attachment }: { attachment: Attachment }) {
  const { upload, isHolding, isOffered, remove } = attachment;
  if (isOffered) return <PremiumOffer copy={COPY.offer} onDismiss={remove} />;
  return (
    upload && <PictureChip key={upload.preview} {...{ upload, isHolding }} onRemove={remove} />
  );
}
