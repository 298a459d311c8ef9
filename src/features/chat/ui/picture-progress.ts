import { useQuery } from '@tanstack/react-query';
import type { ImageJobNews } from '#features/images/contract.ts';
import { queryClient } from '#ui/query-client.ts';
import { chatApi } from './api.ts';

const keyOf = (jobId: string | null) => ['image-job', jobId, 'progress'];
const known = (jobId: string): number => queryClient.getQueryData<number>(keyOf(jobId)) ?? 0;

/** Takes in how far a job is, from an event; it never goes back. */
export function takeProgress({ id, progress }: Pick<ImageJobNews, 'id' | 'progress'>): void {
  queryClient.setQueryData(keyOf(id), Math.max(known(id), progress));
}

/** How far the job of a picture is, 0 to 1. What passed before this page was open is read once. */
export function usePictureProgress(jobId: string | null): number {
  const { data = 0 } = useQuery({
    queryKey: keyOf(jobId),
    queryFn: async ({ signal }) => {
      const { progress } = await chatApi.readPictureJob(jobId!, signal);
      return Math.max(known(jobId!), progress);
    },
    enabled: jobId !== null,
    staleTime: Infinity,
  });
  return data;
}
