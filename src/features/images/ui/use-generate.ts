import { useMutation } from '@tanstack/react-query';
import { useRef } from 'react';
import type { ImageJob } from '#features/images/contract.ts';
import { ApiError } from '#ui/api-client.ts';
import { createKey } from '#ui/create-key.ts';
import { generateImages, type ImageOrder } from './mutations.ts';

/**
 * Begins requests for pictures. The job that is answered stands in front of every gallery it belongs
 * to at once. `generate` throws ApiError, for the caller to show.
 */
export function useGenerate(): {
  generate(order: ImageOrder): Promise<ImageJob>;
  isStarting: boolean;
} {
  const unanswered = useRef<{ body: string; key: string } | null>(null);
  const { mutateAsync, isPending } = useMutation(generateImages);

  async function generate(order: ImageOrder): Promise<ImageJob> {
    const body = JSON.stringify(order);
    // Without a clear answer the job may be stored all the same: the same key makes it one.
    const known = unanswered.current;
    const key = known?.body === body ? known.key : createKey();
    try {
      const job = await mutateAsync({ order, key });
      unanswered.current = null;
      return job;
    } catch (error) {
      const isUnclear = error instanceof ApiError && (error.status === 0 || error.status >= 500);
      unanswered.current = isUnclear ? { body, key } : null;
      throw error;
    }
  }
  return { generate, isStarting: isPending };
}
