import { Copy, Download, Link2Off, Share2, Trash2, WandSparkles } from 'lucide-react';
import { useState, type ReactElement } from 'react';
import { useNavigate } from 'react-router';
import type { GeneratedImage } from '#features/images/contract.ts';
import { DropdownMenu, MenuItem, MenuSeparator } from '#ui/primitives/dropdown-menu.tsx';
import { GALLERY_TEXT } from '../copy.ts';
import { openImageDialog } from './dialog-store.ts';
import { copyPrompt, downloadImage, offerShare, studioOf } from './image-actions.ts';
import { useStopSharing } from './use-sharing.ts';

const TEXT = GALLERY_TEXT.actions;

/** The actions for one image. Opens as soon as it is loaded. */
export default function ImageMenu({
  image,
  trigger,
}: {
  image: GeneratedImage;
  trigger: ReactElement;
}) {
  const [isOpen, setOpen] = useState(true);
  const navigate = useNavigate();
  const stopSharing = useStopSharing();
  return (
    <DropdownMenu trigger={trigger} open={isOpen} onOpenChange={setOpen}>
      <MenuItem onSelect={() => offerShare(image)}>
        <Share2 strokeWidth={1.5} />
        {TEXT.share}
      </MenuItem>
      {image.is_public && (
        <MenuItem onSelect={() => stopSharing(image.id)}>
          <Link2Off strokeWidth={1.5} />
          {TEXT.stopSharing}
        </MenuItem>
      )}
      <MenuItem onSelect={() => void copyPrompt(image)}>
        <Copy strokeWidth={1.5} />
        {TEXT.copyPrompt}
      </MenuItem>
      <MenuItem
        onSelect={() => void navigate(studioOf(image), { state: { prompt: image.prompt } })}
      >
        <WandSparkles strokeWidth={1.5} />
        {TEXT.usePrompt}
      </MenuItem>
      <MenuItem onSelect={() => downloadImage(image)}>
        <Download strokeWidth={1.5} />
        {TEXT.download}
      </MenuItem>
      <MenuSeparator />
      <MenuItem danger onSelect={() => openImageDialog({ kind: 'remove', image })}>
        <Trash2 strokeWidth={1.5} />
        {TEXT.remove}
      </MenuItem>
    </DropdownMenu>
  );
}
