import { RotateCw } from 'lucide-react';
import type { GeneratedImage } from '#features/images/contract.ts';
import { UI_TEXT } from '#ui/copy.ts';
import { Button } from '#ui/primitives/button.tsx';
import { useThumbhash } from '#ui/use-thumbhash.ts';
import { GALLERY_TEXT } from '../copy.ts';
import { describeImage } from './describe.ts';
import { useImageRetry } from './use-image-retry.ts';

/** The picture of a card, in the best-fitting file; `sizes` is its layout width. */
export function CardPicture({ image, sizes }: { image: GeneratedImage; sizes: string }) {
  const { ref, style } = useThumbhash(image.thumbhash);
  const { attempt, isBroken, onError, tryAgain } = useImageRetry(image.id);
  return (
    <>
      <picture key={attempt}>
        {image.srcset_avif && <source type="image/avif" srcSet={image.srcset_avif} sizes={sizes} />}
        <img
          ref={ref}
          src={image.url}
          srcSet={image.srcset}
          sizes={sizes}
          width={image.width}
          height={image.height}
          alt={describeImage(image)}
          decoding="async"
          draggable={false}
          onError={onError}
          style={style}
          className="size-full object-cover"
        />
      </picture>
      {isBroken && (
        <span className="absolute inset-0 z-10 grid place-content-center justify-items-center gap-2 bg-overlay p-3 text-center text-sm">
          {GALLERY_TEXT.card.broken}
          <Button variant="secondary" size="sm" onClick={tryAgain}>
            <RotateCw aria-hidden="true" strokeWidth={1.5} className="size-4" />
            {UI_TEXT.tryAgain}
          </Button>
        </span>
      )}
    </>
  );
}
