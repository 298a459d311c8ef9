import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import { api } from '#ui/api-client.ts';
import { toPage } from './gallery/gallery-pages.ts';

/** Pictures per page of a gallery. */
const PAGE = 60;

/** The pictures that a gallery shows; without a field, all of the user's pictures. */
export interface GalleryFilter {
  characterSlug?: string | undefined;
  source?: 'studio' | 'chat' | undefined;
}

/** The query key prefix of all galleries; the filter follows. */
export const GALLERIES = ['gallery'] as const;

/** The signed-in user's matching pictures, newest first. Events keep the cached pages current. */
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

/** One picture, the user's own or a shared one. */
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

/** The prompt suggestions; read once per page load. */
export const suggestionsQuery = queryOptions({
  queryKey: ['image-suggestions'],
  queryFn: ({ signal }) => api.get('/generate/suggestions', { signal }),
  staleTime: Infinity,
});
