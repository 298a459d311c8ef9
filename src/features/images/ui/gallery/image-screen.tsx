import { useQuery } from '@tanstack/react-query';
import { Download, Flag, Link2Off, Share2 } from 'lucide-react';
import type { GeneratedImage } from '#features/images/contract.ts';
import { ReportHost } from '#features/moderation/ui/report-host.tsx';
import { openReportDialog } from '#features/moderation/ui/report-store.ts';
import { isMissing } from '#ui/describe-error.ts';
import { hasLoadFailed } from '#ui/has-load-failed.ts';
import { Button, ButtonLink } from '#ui/primitives/button.tsx';
import { PageFailure } from '#ui/primitives/page-failure.tsx';
import { Skeleton } from '#ui/primitives/skeleton.tsx';
import { GALLERY_TEXT, IMAGE_TEXT } from '../copy.ts';
import { imageQuery } from '../queries.ts';
import { CardPicture } from './card-picture.tsx';
import { CharacterLink } from './character-link.tsx';
import { Cover, NsfwLabel } from './cover.tsx';
import { useCover } from './cover-store.ts';
import { HiddenNotice } from './hidden-notice.tsx';
import { downloadImage, offerShare } from './image-actions.ts';
import { ImageDialogHost } from './image-dialog-host.tsx';
import { useStopSharing } from './use-sharing.ts';
import { useFreshAddresses } from './use-fresh-addresses.ts';

/**
 * The page of one picture in each state: loading, missing, failed, or seen by its maker or by
 * others.
 */
export function ImageScreen({ id }: { id: string }) {
  const query = useQuery(imageQuery(id));
  const { data, error, refetch } = query;
  useFreshAddresses(data ? [data] : [], () => void refetch());
  const isGone = isMissing(error);
  // Cached data is shown during a refetch, but not once the picture is no longer shared.
  if (data && !isGone) return <LoadedImage image={data} />;
  if (!isGone && !hasLoadFailed(query))
    return (
      <div role="status" className="mx-auto max-w-xl px-4 py-8">
        <span className="sr-only">{IMAGE_TEXT.loading}</span>
        <Skeleton className="aspect-[832/1216] w-full rounded-card!" />
      </div>
    );
  const { title, text, action } = IMAGE_TEXT.missing;
  const home = (
    <ButtonLink to="/" variant="secondary">
      {action}
    </ButtonLink>
  );
  return (
    <PageFailure
      query={query}
      missing={{ title, description: text, action: home }}
      failed={{ title: IMAGE_TEXT.failed.title, description: IMAGE_TEXT.failed.text }}
    />
  );
}

function LoadedImage({ image }: { image: GeneratedImage }) {
  const { width, height, is_owner, is_public } = image;
  const stopSharing = useStopSharing();
  const ownText = is_public ? IMAGE_TEXT.ownShared : IMAGE_TEXT.own;
  return (
    <div
      className="mx-auto px-4 py-6 md:py-8"
      // As large as fits above the fold, with room for the text below.
      style={{ maxWidth: `max(20rem, min(${width}px, calc(74dvh * ${width / height})))` }}
    >
      <h1 className="sr-only">{IMAGE_TEXT.title}</h1>
      <Picture image={image} />
      <div className="mt-4 space-y-2">
        {image.prompt && <p className="wrap-anywhere">{image.prompt}</p>}
        <p className="flex flex-wrap gap-x-3 text-sm text-muted">
          {is_owner ? ownText : IMAGE_TEXT.shared}
          {image.character_slug && <CharacterLink slug={image.character_slug} />}
        </p>
        <p className="text-sm text-muted">{IMAGE_TEXT.aiMade}</p>
        <div className="-ml-3 flex flex-wrap gap-1 pt-2">
          <Button variant="quiet" size="sm" onClick={() => offerShare(image)}>
            <Share2 aria-hidden="true" strokeWidth={1.5} className="size-4.5" />
            {GALLERY_TEXT.actions.share}
          </Button>
          {is_owner && is_public && (
            <Button variant="quiet" size="sm" onClick={() => stopSharing(image.id)}>
              <Link2Off aria-hidden="true" strokeWidth={1.5} className="size-4.5" />
              {GALLERY_TEXT.actions.stopSharing}
            </Button>
          )}
          <Button variant="quiet" size="sm" onClick={() => downloadImage(image)}>
            <Download aria-hidden="true" strokeWidth={1.5} className="size-4.5" />
            {GALLERY_TEXT.actions.download}
          </Button>
          {!is_owner && <ReportButton id={image.id} />}
        </div>
      </div>
      <ImageDialogHost />
    </div>
  );
}

function Picture({ image }: { image: GeneratedImage }) {
  const { isCovered, toggle } = useCover(image);
  return (
    <div
      className="relative overflow-hidden rounded-card bg-overlay"
      style={{ aspectRatio: image.width / image.height }}
    >
      {isCovered ? (
        <button type="button" onClick={toggle} className="absolute inset-0">
          <Cover hash={image.thumbhash} />
          <NsfwLabel />
        </button>
      ) : (
        <CardPicture image={image} sizes={`(min-width: 768px) ${image.width}px, 100vw`} />
      )}
      {image.is_blurred && <HiddenNotice image={image} />}
    </div>
  );
}

function ReportButton({ id }: { id: string }) {
  return (
    <>
      <Button
        variant="quiet"
        size="sm"
        className="text-muted"
        onClick={() => openReportDialog({ type: 'image', id, name: '' })}
      >
        <Flag aria-hidden="true" strokeWidth={1.5} className="size-4.5" />
        {IMAGE_TEXT.report}
      </Button>
      <ReportHost />
    </>
  );
}
