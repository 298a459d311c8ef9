import { clsx } from 'clsx';
import { EllipsisVertical, Eye, EyeOff, Link2 } from 'lucide-react';
import { memo, useState, type ReactNode } from 'react';
import type { GeneratedImage } from '#features/images/contract.ts';
import { LazyBoundary, lazyComponent } from '#ui/lazy.tsx';
import { IconButton } from '#ui/primitives/icon-button.tsx';
import { GALLERY_TEXT } from '../copy.ts';
import { CardPicture } from './card-picture.tsx';
import { Cover, NsfwLabel } from './cover.tsx';
import { useCover } from './cover-store.ts';
import { describeImage } from './describe.ts';
import { HiddenNotice } from './hidden-notice.tsx';

const ImageMenu = lazyComponent(() => import('./image-menu.tsx'));

const TEXT = GALLERY_TEXT.card;
/** A small disc inside a larger touch target. */
const DISC = 'grid size-8 place-items-center rounded-full bg-scrim/60 text-cream [&_svg]:size-4.5';
/** The focus ring is inset, because the card clips its overflow. */
const TARGET = 'pointer-events-auto group/disc -outline-offset-4 hover:bg-transparent';
/** With a mouse, secondary controls appear only on hover or focus. */
const ON_HOVER =
  'transition-opacity pointer-fine:opacity-0 pointer-fine:group-hover:opacity-100 pointer-fine:group-focus-within:opacity-100 pointer-fine:aria-expanded:opacity-100';

interface ImageCardProps {
  image: GeneratedImage;
  /** The layout width of the picture, from which the browser picks the file. */
  sizes: string;
  onOpen: (id: string) => void;
}

/** One picture of a gallery: covered if it is NSFW, opened by a click, with a menu of actions. */
export const ImageCard = memo(function ImageCard({ image, sizes, onOpen }: ImageCardProps) {
  const { isCovered, toggle } = useCover(image);
  const isClearable = image.is_nsfw && !image.is_blurred;
  return (
    <article className="group relative size-full overflow-hidden rounded-card bg-overlay">
      <button
        type="button"
        data-image={image.id}
        onClick={isCovered ? toggle : () => onOpen(image.id)}
        className="absolute inset-0 rounded-card text-left focus-visible:outline-offset-[-3px]"
      >
        {isCovered ? (
          <>
            <Cover hash={image.thumbhash} />
            <NsfwLabel />
          </>
        ) : (
          <CardPicture image={image} sizes={sizes} />
        )}
      </button>
      {image.is_blurred && <HiddenNotice image={image} />}
      {!isCovered && !image.is_blurred && image.prompt && (
        <p
          aria-hidden="true"
          className={clsx(
            'card-scrim pointer-events-none absolute inset-x-0 bottom-0 px-3 pt-10 pb-3 text-sm text-cream',
            'opacity-0 transition-opacity pointer-fine:group-focus-within:opacity-100 pointer-fine:group-hover:opacity-100',
          )}
        >
          <span className="line-clamp-2 wrap-anywhere">{image.prompt}</span>
        </p>
      )}
      <div className="pointer-events-none absolute inset-x-0 top-0 flex items-start">
        {image.is_public && (
          <span title={TEXT.shared} className={clsx(DISC, 'm-1.5')}>
            <Link2 aria-hidden="true" strokeWidth={1.5} />
            <span className="sr-only">{TEXT.shared}</span>
          </span>
        )}
        <span className="ml-auto" />
        <MenuButton image={image} />
        {isClearable && (
          <IconButton
            label={isCovered ? TEXT.reveal : TEXT.blur}
            onClick={toggle}
            className={clsx(TARGET, !isCovered && ON_HOVER)}
          >
            <Disc>{isCovered ? <Eye strokeWidth={1.5} /> : <EyeOff strokeWidth={1.5} />}</Disc>
          </IconButton>
        )}
      </div>
    </article>
  );
});

const Disc = ({ children }: { children: ReactNode }) => (
  <span className={clsx(DISC, 'transition-colors group-hover/disc:bg-scrim/90')}>{children}</span>
);

/** The menu and its icons are loaded on first use. */
function MenuButton({ image }: { image: GeneratedImage }) {
  const [isWanted, setWanted] = useState(false);
  const trigger = (
    <IconButton
      label={TEXT.menu(describeImage(image))}
      aria-haspopup="menu"
      className={clsx(TARGET, ON_HOVER)}
      onPointerEnter={ImageMenu.preload}
      onFocus={ImageMenu.preload}
      onClick={isWanted ? undefined : () => setWanted(true)}
    >
      <Disc>
        <EllipsisVertical strokeWidth={1.5} />
      </Disc>
    </IconButton>
  );
  if (!isWanted) return trigger;
  return (
    <LazyBoundary onFailed={() => setWanted(false)} fallback={trigger}>
      <ImageMenu image={image} trigger={trigger} />
    </LazyBoundary>
  );
}
