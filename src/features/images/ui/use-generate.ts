import { useMutation } from '@tanstack/react-query';
import { useRef } from 'react';
import type { ImageJob } from '#features/images/contract.ts';
import { ApiError } from '#ui/api-client.ts';
import { createKey } from '#ui/create-key.ts';
import { imagesApi, type ImageOrder } from './api.ts';
import { imageStore } from './image-store.ts';

/**
 * Begins requests for pictures. The job that is answered stands in front of every gallery it belongs
 * to at once. `generate` throws ApiError, for the caller to show.
 */
export function useGenerate(): {
  generate(order: ImageOrder): Promise<ImageJob>;
  isStarting: boolean;
} {
  const unanswered = useRef<{ body: string; key: string } | null>(null);

  const { mutateAsync, isPending } = useMutation({
    async mutationFn(order: ImageOrder) {
      const body = JSON.stringify(order);
      // Without a clear answer the job may be stored all the same: the same key makes it one.
      const known = unanswered.current;
      const key = known?.body === body ? known.key : createKey();
      try {
        const job = await imagesApi.generate(order, key);
        unanswered.current = null;
        imageStore.putJob(job);
        return job;
      } catch (error) {
        const isUnclear = error instanceof ApiError && (error.status === 0 || error.status >= 500);
        unanswered.current = isUnclear ? { body, key } : null;
        throw error;
      }
    },
  });
  return { generate: mutateAsync, isStarting: isPending };
}
