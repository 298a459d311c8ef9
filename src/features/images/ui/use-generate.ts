import { useMutation } from '@tanstack/react-query';
import { useRef } from 'react';
import type { ImageJob } from '#features/images/contract.ts';
import { ApiError } from '#ui/api-client.ts';
import { createKey } from '#ui/create-key.ts';
import { generateImages, type ImageOrder } from './mutations.ts';

/**
 * Starts requests for pictures. The returned job appears in every matching gallery at once.
 * `generate` throws ApiError, which the caller must show.
 */
export function useGenerate(): {
  generate(order: ImageOrder): Promise<ImageJob>;
  isStarting: boolean;
} {
  const unconfirmed = useRef<{ body: string; key: string } | null>(null);
  const { mutateAsync, isPending } = useMutation(generateImages);

  async function generate(order: ImageOrder): Promise<ImageJob> {
    const body = JSON.stringify(order);
    // After an unclear failure the job may be stored anyway; reusing the key prevents a second one.
    const last = unconfirmed.current;
    const key = last?.body === body ? last.key : createKey();
    try {
      const job = await mutateAsync({ order, key });
      unconfirmed.current = null;
      return job;
    } catch (error) {
      const isUnclear = error instanceof ApiError && (error.status === 0 || error.status >= 500);
      unconfirmed.current = isUnclear ? { body, key } : null;
      throw error;
    }
  }
  return { generate, isStarting: isPending };
}
