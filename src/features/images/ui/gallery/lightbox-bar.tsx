import {
  Copy,
  Download,
  Eye,
  EyeOff,
  Link2Off,
  Share2,
  Trash2,
  WandSparkles,
  X,
  ZoomIn,
  ZoomOut,
} from 'lucide-react';
import type { ComponentProps, RefObject } from 'react';
import { useNavigate } from 'react-router';
import type { ZoomRef } from 'yet-another-react-lightbox';
import type { GeneratedImage } from '#features/images/contract.ts';
import { IconButton } from '#ui/primitives/icon-button.tsx';
import { GALLERY_TEXT } from '../copy.ts';
import { useCover } from './cover-store.ts';
import { openImageDialog } from './dialog-store.ts';
import { copyPrompt, downloadImage, offerShare, studioOf } from './image-actions.ts';
import { useStopSharing } from './use-sharing.ts';

const TEXT = GALLERY_TEXT;

interface LightboxBarProps {
  image: GeneratedImage;
  position: string;
  zoom: number;
  zooming: RefObject<ZoomRef | null>;
  onClose: () => void;
  onLeave: () => void;
}

/** The head of the lightbox: the position and the actions for the picture. */
export function LightboxBar(props: LightboxBarProps) {
  const { image, position, zoom, zooming, onClose, onLeave } = props;
  const { isCovered, toggle } = useCover(image);
  const navigate = useNavigate();
  const stopSharing = useStopSharing();
  return (
    <div className="flex flex-wrap items-center justify-end px-1.5 pt-1.5 md:px-3">
      <p className="mr-auto px-2.5 text-sm text-cream-muted tabular-nums" role="status">
        {position}
      </p>
      {!isCovered && !image.is_blurred && (
        <span className="flex max-md:hidden">
          <BarButton
            label={TEXT.lightbox.zoomOut}
            disabled={zoom <= 1}
            onClick={() => zooming.current?.zoomOut()}
          >
            <ZoomOut strokeWidth={1.5} />
          </BarButton>
          <BarButton label={TEXT.lightbox.zoomIn} onClick={() => zooming.current?.zoomIn()}>
            <ZoomIn strokeWidth={1.5} />
          </BarButton>
        </span>
      )}
      {image.is_nsfw && !image.is_blurred && (
        <BarButton label={isCovered ? TEXT.card.reveal : TEXT.card.blur} onClick={toggle}>
          {isCovered ? <Eye strokeWidth={1.5} /> : <EyeOff strokeWidth={1.5} />}
        </BarButton>
      )}
      <BarButton label={TEXT.actions.share} onClick={() => offerShare(image)}>
        <Share2 strokeWidth={1.5} />
      </BarButton>
      {image.is_public && (
        <BarButton label={TEXT.actions.stopSharing} onClick={() => stopSharing(image.id)}>
          <Link2Off strokeWidth={1.5} />
        </BarButton>
      )}
      <BarButton label={TEXT.actions.copyPrompt} onClick={() => void copyPrompt(image)}>
        <Copy strokeWidth={1.5} />
      </BarButton>
      <BarButton
        label={TEXT.actions.usePrompt}
        onClick={() => {
          // The target can be the page behind the lightbox, so the lightbox closes.
          onLeave();
          void navigate(studioOf(image), { state: { prompt: image.prompt } });
        }}
      >
        <WandSparkles strokeWidth={1.5} />
      </BarButton>
      <BarButton label={TEXT.actions.download} onClick={() => downloadImage(image)}>
        <Download strokeWidth={1.5} />
      </BarButton>
      <BarButton
        label={TEXT.actions.remove}
        onClick={() => openImageDialog({ kind: 'remove', image })}
      >
        <Trash2 strokeWidth={1.5} />
      </BarButton>
      <BarButton label={TEXT.lightbox.close} onClick={onClose}>
        <X strokeWidth={1.5} />
      </BarButton>
    </div>
  );
}

/** A button on the lightbox's background, which is dark in both themes. */
function BarButton(props: ComponentProps<typeof IconButton>) {
  return (
    <IconButton {...props} className="text-cream-muted! hover:bg-cream/12! hover:text-cream!" />
  );
}
