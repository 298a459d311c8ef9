import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { useCallback, useEffect, useMemo } from 'react';
import { hasLoadFailed } from '#ui/has-load-failed.ts';
import { notify } from '#ui/toast.ts';
import { GALLERY_TEXT } from '../copy.ts';
import { belongsTo, NO_JOBS } from '../image-jobs.ts';
import { jobsQuery } from '../jobs-query.ts';
import { galleryQuery, type GalleryFilter } from '../queries.ts';
import { useImageEvents } from '../use-image-events.ts';
import { imagesOf } from './gallery-pages.ts';

/** A gallery's pictures and jobs, updated while it is shown. */
export function useGallery({ characterSlug, source }: GalleryFilter) {
  const query = useInfiniteQuery(galleryQuery({ characterSlug, source }));
  const { data, isLoadingError, errorUpdatedAt, refetch, fetchNextPage } = query;
  const { hasNextPage, isFetching, isFetchingNextPage, isFetchNextPageError } = query;
  const { data: { jobs } = NO_JOBS } = useQuery(jobsQuery);
  useImageEvents();

  useEffect(() => {
    if (isLoadingError) notify.error(GALLERY_TEXT.loadFailed.title, GALLERY_TEXT.loadFailed.text);
  }, [isLoadingError, errorUpdatedAt]);

  const load = useCallback(() => void refetch(), [refetch]);
  const tryMore = useCallback(() => void fetchNextPage(), [fetchNextPage]);
  // A failed page is retried only by the user.
  const canRead = hasNextPage && !isFetching && !isFetchNextPageError;
  const loadMore = useCallback(() => {
    if (canRead) tryMore();
  }, [canRead, tryMore]);

  const isFailed = hasLoadFailed(query);

  const images = useMemo(() => imagesOf(data), [data]);
  const shownJobs = useMemo(
    () => jobs.filter(({ job }) => belongsTo(job, { characterSlug, source })),
    [jobs, characterSlug, source],
  );
  return {
    /** Identifies this gallery among others. */
    name: `${source ?? '*'} ${characterSlug ?? '*'}`,
    images,
    jobs: shownJobs,
    hasMore: hasNextPage,
    isLoading: query.isPending && !isFailed,
    isFailed,
    isRetrying: isFetching,
    isLoadingMore: isFetchingNextPage,
    hasMoreFailed: isFetchNextPageError,
    load,
    loadMore,
    tryMore,
  };
}
