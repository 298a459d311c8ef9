import { clsx } from 'clsx';
import { useEffect, useRef, useState, type CSSProperties, type MouseEvent } from 'react';
import { Button } from '#ui/primitives/button.tsx';
import { useThumbhash } from '#ui/use-thumbhash.ts';
import { COPY } from './copy.ts';
import { PictureNote } from './picture-note.tsx';

interface ChatImageProps {
  url: string;
  srcset: string | undefined;
  width: number;
  height: number;
  thumbhash: string | null;
  alt: string;
  title?: string;
  sizes: string;
  /** For the link around the picture. */
  className: string;
  style?: CSSProperties;
  imageClass: string;
  /** Returns a new address; null if the picture was deleted. */
  refresh(): Promise<string | null>;
  onOpen(event: MouseEvent): void;
}

/** A picture in a conversation; a click opens the full size in a new tab. */
export function ChatImage(props: ChatImageProps) {
  const { url, srcset, width, height, thumbhash, alt, title, sizes, refresh, onOpen } = props;
  const { ref, style } = useThumbhash(thumbhash);
  const [isBroken, setBroken] = useState(false);
  const [isLoaded, setLoaded] = useState(false);
  const hasRenewed = useRef(false);
  useEffect(() => setBroken(false), [url]);

  // The file may be deleted or its URL expired, so renew the URL once before showing the error.
  const onError = async () => {
    if (hasRenewed.current) return setBroken(true);
    hasRenewed.current = true;
    const renewed = await refresh();
    if (renewed === null || renewed === url) setBroken(true);
  };
  if (isBroken)
    return (
      <PictureNote>
        <p>{COPY.picture.notLoaded}</p>
        <Button
          variant="secondary"
          size="sm"
          onClick={() => void refresh().then(() => setBroken(false))}
        >
          {COPY.tryAgain}
        </Button>
      </PictureNote>
    );
  return (
    <a
      href={url}
      target="_blank"
      rel="noopener noreferrer"
      onClick={onOpen}
      title={title}
      className={clsx('block max-w-full overflow-hidden', props.className)}
      style={props.style}
    >
      <img
        ref={ref}
        src={url}
        srcSet={srcset}
        sizes={sizes}
        width={width}
        height={height}
        alt={alt}
        loading="lazy"
        decoding="async"
        onError={() => void onError()}
        onLoad={() => {
          hasRenewed.current = false;
          setLoaded(true);
        }}
        // Until then it shimmers in the colors of the background.
        className={clsx(props.imageClass, !isLoaded && 'animate-shimmer')}
        style={style}
      />
    </a>
  );
}
