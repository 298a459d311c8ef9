import { mutationOptions } from '@tanstack/react-query';
import type { GenerateImage } from '#features/images/contract.ts';
import { api, ApiError, withKey } from '#ui/api-client.ts';
import { dropImage, forgetJob, patchImage, putImage, storeJob } from './image-cache.ts';

/** A request for pictures; omitted fields use the server's defaults. */
export type ImageOrder = Pick<GenerateImage, 'prompt' | 'nsfw' | 'number_of_images'> &
  Partial<Pick<GenerateImage, 'aspect' | 'character_slug'>>;

const ofImage = (image_id: string) => ({ params: { path: { image_id } } });
const ofJob = (job_id: string) => ({ params: { path: { job_id } } });

/**
 * Starts a request. Its job appears in every matching gallery at once; its pictures arrive as
 * events.
 */
export const generateImages = mutationOptions({
  mutationKey: ['generate-images'],
  async mutationFn({ order, key }: { order: ImageOrder; key: string }) {
    const job = await api.post('/generate/image', {
      params: { header: { ...withKey(key).header, prefer: 'respond-async' } },
      body: order,
    });
    if (!('status' in job)) throw new Error('The server waited for the pictures.');
    storeJob(job);
    return job;
  },
});

export const cancelJob = mutationOptions({
  mutationFn: async (id: string) =>
    storeJob(await api.post('/generate/jobs/{job_id}/cancel', ofJob(id))),
});

/** Dismisses the failures of a job; if the request fails, they are listed again later. */
export const dismissJob = mutationOptions({
  onMutate: (id: string) => forgetJob(id),
  mutationFn: (id: string) => api.delete('/generate/jobs/{job_id}', ofJob(id)),
});

/** Makes an image's page public or private. */
export const shareImage = mutationOptions({
  mutationFn: async ({ id, isPublic }: { id: string; isPublic: boolean }) =>
    patchImage(
      await api.patch('/generate/image/{image_id}', {
        ...ofImage(id),
        body: { is_public: isPublic },
      }),
    ),
});

/** A 404 means that the image was already removed elsewhere, which is the desired result. */
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
