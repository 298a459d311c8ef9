import { ChevronLeft, ChevronRight } from 'lucide-react';
import { Dialog } from 'radix-ui';
import { useEffect, useMemo, useRef, useState, type KeyboardEvent } from 'react';
import Carousel, {
  createModule,
  LightboxRoot,
  MODULE_NO_SCROLL,
  MODULE_PORTAL,
  type ComponentProps,
  type ControllerRef,
  type Plugin,
  type SlideImage,
  type ZoomRef,
} from 'yet-another-react-lightbox';
import Zoom from 'yet-another-react-lightbox/plugins/zoom';
import 'yet-another-react-lightbox/styles.css';
import type { GeneratedImage } from '#features/images/contract.ts';
import { GALLERY_TEXT } from '../copy.ts';
import { describeImage } from './describe.ts';
import { LightboxBar } from './lightbox-bar.tsx';
import { LightboxCaption } from './lightbox-caption.tsx';
import { LightboxSlide } from './lightbox-slide.tsx';
import { useFreshAddresses } from './use-fresh-addresses.ts';

declare module 'yet-another-react-lightbox' {
  interface SlideImage {
    image?: GeneratedImage;
  }
}

const TEXT = GALLERY_TEXT.lightbox;
/** More pictures are requested when this many remain. */
const AHEAD = 6;

const Frame = ({ children }: ComponentProps) => (
  <LightboxRoot className="size-full">{children}</LightboxRoot>
);
/**
 * Our dialog provides the frame, the focus trap, and the scroll lock; the library only moves the
 * pictures.
 */
const Framed: Plugin = ({ replace, remove }) => {
  remove(MODULE_NO_SCROLL);
  replace(MODULE_PORTAL, createModule('frame', Frame));
};

interface LightboxProps {
  images: readonly GeneratedImage[];
  openId: string;
  hasMore: boolean;
  onEnd: () => void;
  onExpiring: (ids: string[]) => void;
  /** Called with the id of the image that was seen last. */
  onClose: (id: string) => void;
  /** Closes the lightbox for another element of the page, which takes the focus. */
  onLeave: () => void;
}

/** The index of an image, or of the next older one if it was removed. */
function placeOf(images: readonly GeneratedImage[], id: string): number {
  const place = images.findIndex((image) => image.id <= id);
  return place < 0 ? images.length - 1 : place;
}

/**
 * Full-size pictures one at a time, by arrow keys, swipe, pinch, wheel, double tap, + - 0, and
 * Escape.
 */
export default function Lightbox(props: LightboxProps) {
  const { images, openId, hasMore, onEnd, onExpiring, onClose, onLeave } = props;
  const [seenId, setSeenId] = useState(openId);
  const [zoom, setZoom] = useState(1);
  const controller = useRef<ControllerRef>(null);
  const zooming = useRef<ZoomRef>(null);
  const index = placeOf(images, seenId);
  const image = images[index];
  const slides = useMemo(
    () =>
      images.map((one): SlideImage => ({
        src: one.url,
        alt: describeImage(one),
        width: one.width,
        height: one.height,
        image: one,
      })),
    [images],
  );
  const inSight = useMemo(() => images.slice(Math.max(0, index - 1), index + 2), [images, index]);
  useFreshAddresses(inSight, onExpiring);
  useEffect(() => {
    // The last picture was deleted, here or in another tab.
    if (!image) onClose(seenId);
  }, [image, onClose, seenId]);

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const isInside = (event.target as Element).closest('.yarl__container') !== null;
    if (event.key === '0') zooming.current?.changeZoom(1);
    else if (event.key === '=' || (event.key === '+' && !isInside)) zooming.current?.zoomIn();
    else if (event.key === '-' && !isInside) zooming.current?.zoomOut();
    else if (event.key === 'ArrowLeft' && !isInside) controller.current?.prev();
    else if (event.key === 'ArrowRight' && !isInside) controller.current?.next();
    else return;
    event.preventDefault();
  };

  return (
    <Dialog.Root open onOpenChange={() => onClose(seenId)}>
      <Dialog.Portal>
        <Dialog.Content
          aria-describedby={undefined}
          className="veil lightbox fixed inset-0 z-50 flex flex-col bg-scrim text-cream focus:outline-none"
          onKeyDown={onKeyDown}
          onOpenAutoFocus={(event) => {
            event.preventDefault();
            controller.current?.focus();
          }}
          onCloseAutoFocus={(event) => event.preventDefault()}
          // A toast can be used without closing the lightbox.
          onInteractOutside={(event) => event.preventDefault()}
        >
          <Dialog.Title className="sr-only">{TEXT.title}</Dialog.Title>
          {image && (
            <LightboxBar
              image={image}
              position={
                hasMore ? TEXT.positionOpen(index + 1) : TEXT.position(index + 1, images.length)
              }
              zoom={zoom}
              zooming={zooming}
              onClose={() => onClose(seenId)}
              onLeave={onLeave}
            />
          )}
          <div className="relative min-h-0 flex-1">
            <Carousel
              open
              close={() => onClose(seenId)}
              index={index}
              slides={slides}
              plugins={[Framed, Zoom]}
              carousel={{ finite: true, preload: 1, padding: '8px', spacing: '24px' }}
              controller={{ ref: controller, focus: false, closeOnPullDown: true }}
              zoom={{ ref: zooming, maxZoomPixelRatio: 4, scrollToZoom: true, pinchZoomV4: true }}
              toolbar={{ buttons: [] }}
              render={{
                slide: ({ slide, offset, rect }) => (
                  <LightboxSlide slide={slide} offset={offset} rect={rect} />
                ),
                iconPrev: () => (
                  <ChevronLeft aria-hidden="true" strokeWidth={1.5} className="size-8" />
                ),
                iconNext: () => (
                  <ChevronRight aria-hidden="true" strokeWidth={1.5} className="size-8" />
                ),
                buttonZoom: () => null,
              }}
              labels={{
                Previous: TEXT.previous,
                Next: TEXT.next,
                'Photo gallery': TEXT.carousel,
                Slide: TEXT.slide,
              }}
              on={{
                view: ({ index: next }) => {
                  const seen = images[next];
                  if (seen) setSeenId(seen.id);
                  if (hasMore && next >= images.length - AHEAD) onEnd();
                },
                zoom: ({ zoom: now }) => setZoom(now),
              }}
            />
          </div>
          {image && (
            <LightboxCaption key={image.id} image={image} onLeave={() => onClose(seenId)} />
          )}
        </Dialog.Content>
      </Dialog.Portal>
    </Dialog.Root>
  );
}
