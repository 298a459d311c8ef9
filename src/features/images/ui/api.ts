import type {
  GeneratedImage,
  GenerateImage,
  ImageJob,
  ImageJobs,
  ImageList,
} from '#features/images/contract.ts';
import { api } from '#ui/api-client.ts';

/** Pictures of one page of a gallery; the most that a gallery reads at once. */
const PAGE = 60;

/** Which pictures a gallery shows; all of one's own when nothing is said. */
export interface GalleryFilter {
  characterSlug?: string | undefined;
  source?: 'studio' | 'chat' | undefined;
}

/** What a request for pictures says; what is left out has the server's default. */
export type ImageOrder = Pick<GenerateImage, 'prompt' | 'nsfw' | 'number_of_images'> &
  Partial<Pick<GenerateImage, 'aspect' | 'character_slug'>>;

const imagePath = (id: string) => `/generate/image/${encodeURIComponent(id)}`;
const jobPath = (id: string) => `/generate/jobs/${encodeURIComponent(id)}`;

/** The calls about generated images; each throws the client's `ApiError`. */
export const imagesApi = {
  list({ characterSlug, source }: GalleryFilter, cursor: string | null) {
    const query = new URLSearchParams({ limit: String(PAGE) });
    if (characterSlug !== undefined) query.set('character_slug', characterSlug);
    if (source) query.set('source', source);
    if (cursor) query.set('cursor', cursor);
    return api.get<ImageList>(`/generate/?${query}`);
  },

  read: (id: string, signal?: AbortSignal) => api.get<GeneratedImage>(imagePath(id), { signal }),
  remove: (id: string) => api.delete(imagePath(id)),
  restore: (id: string) => api.post<GeneratedImage>(`${imagePath(id)}/restore`),
  share: (id: string, isPublic: boolean) =>
    api.patch<GeneratedImage>(imagePath(id), { is_public: isPublic }),

  /** Begins a request; its pictures come as events. */
  generate: (order: ImageOrder, idempotencyKey: string) =>
    api.post<ImageJob>('/generate/image', order, {
      idempotencyKey,
      headers: { prefer: 'respond-async' },
    }),

  pendingJobs: () => api.get<ImageJobs>('/generate/jobs'),
  readJob: (id: string) => api.get<ImageJob>(jobPath(id)),
  dismissJob: (id: string) => api.delete(jobPath(id)),
  cancelJob: (id: string) => api.post<ImageJob>(`${jobPath(id)}/cancel`),
};
