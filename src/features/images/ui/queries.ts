import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import { api } from '#ui/api-client.ts';
import { toPage } from './gallery/gallery-pages.ts';

/** Pictures of one page of a gallery. */
const PAGE = 60;

/** Which pictures a gallery shows; all of one's own when nothing is said. */
export interface GalleryFilter {
  characterSlug?: string | undefined;
  source?: 'studio' | 'chat' | undefined;
}

/** What all galleries are stored under; the filter follows. */
export const GALLERIES = ['gallery'] as const;

/** The signed-in person's pictures that match, the newest first. Events keep what was read current. */
export const galleryQuery = ({ characterSlug, source }: GalleryFilter) =>
  infiniteQueryOptions({
    queryKey: [...GALLERIES, { characterSlug, source }],
    queryFn: async ({ pageParam, signal }) => {
      const query = {
        limit: PAGE,
        character_slug: characterSlug,
        source,
        cursor: pageParam ?? undefined,
      };
      return toPage(await api.get('/generate/', { params: { query }, signal }));
    },
    initialPageParam: null as string | null,
    getNextPageParam: (page) => page.next_cursor,
    staleTime: 0,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  });

/** One picture, one's own or a shared one. */
export const imageQuery = (id: string) =>
  queryOptions({
    queryKey: ['image', id],
    queryFn: ({ signal }) =>
      api.get('/generate/image/{image_id}', { params: { path: { image_id: id } }, signal }),
    staleTime: 0,
  });

/** One request for pictures. */
export const jobQuery = (id: string) =>
  queryOptions({
    queryKey: ['image-job', id],
    queryFn: ({ signal }) =>
      api.get('/generate/jobs/{job_id}', { params: { path: { job_id: id } }, signal }),
    staleTime: 0,
  });

/** What a prompt can be put together from; read once while the site is open. */
export const suggestionsQuery = queryOptions({
  queryKey: ['image-suggestions'],
  queryFn: ({ signal }) => api.get('/generate/suggestions', { signal }),
  staleTime: Infinity,
});
