import { ImageSlide, type RenderSlideProps } from 'yet-another-react-lightbox';
import type { GeneratedImage } from '#features/images/contract.ts';
import { UI_TEXT } from '#ui/copy.ts';
import { Button } from '#ui/primitives/button.tsx';
import { GALLERY_TEXT } from '../copy.ts';
import { Cover, NsfwLabel } from './cover.tsx';
import { useCover } from './cover-store.ts';
import { HiddenNotice } from './hidden-notice.tsx';
import { useImageRetry } from './use-image-retry.ts';

/** One picture of the lightbox, covered until it is revealed, as on its card. */
export function LightboxSlide(props: RenderSlideProps) {
  const { image } = props.slide;
  return image && <Slide {...props} image={image} />;
}

function Slide({ image, ...props }: RenderSlideProps & { image: GeneratedImage }) {
  const { isCovered, toggle } = useCover(image);
  const { attempt, isBroken, onError, tryAgain } = useImageRetry(image.id);
  if (isCovered)
    return (
      <button
        type="button"
        onClick={toggle}
        className="relative max-h-full max-w-full overflow-hidden rounded-card"
        style={fit(image, props.rect)}
      >
        <Cover hash={image.thumbhash} />
        <NsfwLabel />
      </button>
    );
  if (isBroken)
    return (
      <div className="grid justify-items-center gap-3">
        <p>{GALLERY_TEXT.card.broken}</p>
        <Button variant="secondary" size="sm" onClick={tryAgain}>
          {UI_TEXT.tryAgain}
        </Button>
      </div>
    );
  return (
    <>
      <ImageSlide key={attempt} {...props} onError={onError} />
      {image.is_blurred && <HiddenNotice image={image} />}
    </>
  );
}

/** The size in pixels at which a picture fits into a box; never above its own size. */
function fit(
  { width, height }: { width: number; height: number },
  rect: { width: number; height: number },
): { width: number; height: number } {
  const scale = Math.min(1, rect.width / width, rect.height / height);
  return { width: Math.round(width * scale), height: Math.round(height * scale) };
}
