import type { GenerateImage } from '#features/images/contract.ts';
import { api, withKey } from '#ui/api-client.ts';

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

const IMAGE = '/generate/image/{image_id}';
const JOB = '/generate/jobs/{job_id}';

const ofImage = (image_id: string) => ({ params: { path: { image_id } } });
const ofJob = (job_id: string) => ({ params: { path: { job_id } } });

/** The calls about generated images; each throws the client's `ApiError`. */
export const imagesApi = {
  list: ({ characterSlug, source }: GalleryFilter, cursor: string | null) =>
    api.get('/generate/', {
      params: {
        query: { limit: PAGE, character_slug: characterSlug, source, cursor: cursor ?? undefined },
      },
    }),

  read: (id: string, signal?: AbortSignal) => api.get(IMAGE, { ...ofImage(id), signal }),
  remove: (id: string) => api.delete(IMAGE, ofImage(id)),
  restore: (id: string) => api.post(`${IMAGE}/restore`, ofImage(id)),
  share: (id: string, isPublic: boolean) =>
    api.patch(IMAGE, { ...ofImage(id), body: { is_public: isPublic } }),

  /** Begins a request; its pictures come as events. */
  async generate(order: ImageOrder, idempotencyKey: string) {
    const answer = await api.post('/generate/image', {
      params: { header: { ...withKey(idempotencyKey).header, prefer: 'respond-async' } },
      body: order,
    });
    if (!('status' in answer)) throw new Error('The server waited for the pictures.');
    return answer;
  },

  pendingJobs: () => api.get('/generate/jobs'),
  readJob: (id: string) => api.get(JOB, ofJob(id)),
  dismissJob: (id: string) => api.delete(JOB, ofJob(id)),
  cancelJob: (id: string) => api.post(`${JOB}/cancel`, ofJob(id)),
};
