import { mutationOptions } from '@tanstack/react-query';
import type { GenerateImage } from '#features/images/contract.ts';
import { api, ApiError, withKey } from '#ui/api-client.ts';
import { dropImage, forgetJob, patchImage, putImage, takeJob } from './image-cache.ts';

/** What a request for pictures says; what is left out has the server's default. */
export type ImageOrder = Pick<GenerateImage, 'prompt' | 'nsfw' | 'number_of_images'> &
  Partial<Pick<GenerateImage, 'aspect' | 'character_slug'>>;

const ofImage = (image_id: string) => ({ params: { path: { image_id } } });
const ofJob = (job_id: string) => ({ params: { path: { job_id } } });

/** Begins a request; its pictures come as events. The job stands in every gallery it belongs to at once. */
export const generateImages = mutationOptions({
  mutationKey: ['generate-images'],
  async mutationFn({ order, key }: { order: ImageOrder; key: string }) {
    const job = await api.post('/generate/image', {
      params: { header: { ...withKey(key).header, prefer: 'respond-async' } },
      body: order,
    });
    if (!('status' in job)) throw new Error('The server waited for the pictures.');
    takeJob(job);
    return job;
  },
});

export const cancelJob = mutationOptions({
  mutationFn: async (id: string) =>
    takeJob(await api.post('/generate/jobs/{job_id}/cancel', ofJob(id))),
});

/** Its failures were read; should the server not hear of it, they are told again another time. */
export const dismissJob = mutationOptions({
  onMutate: (id: string) => forgetJob(id),
  mutationFn: (id: string) => api.delete('/generate/jobs/{job_id}', ofJob(id)),
});

/** Makes an image's page public, or private again. */
export const shareImage = mutationOptions({
  mutationFn: async ({ id, isPublic }: { id: string; isPublic: boolean }) =>
    patchImage(
      await api.patch('/generate/image/{image_id}', {
        ...ofImage(id),
        body: { is_public: isPublic },
      }),
    ),
});

/** One that was removed elsewhere meanwhile is removed: that is what was wanted. */
export const removeImage = mutationOptions({
  async mutationFn(id: string) {
    await api.delete('/generate/image/{image_id}', ofImage(id)).catch((error: unknown) => {
      if (!(error instanceof ApiError && error.status === 404)) throw error;
    });
    dropImage(id);
  },
});

export const restoreImage = mutationOptions({
  mutationFn: async (id: string) =>
    putImage(await api.post('/generate/image/{image_id}/restore', ofImage(id))),
});
