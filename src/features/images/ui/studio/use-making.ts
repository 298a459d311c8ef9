import { useQuery } from '@tanstack/react-query';
import { isOpen } from '../../rules.ts';
import type { JobsState } from '../image-jobs.ts';
import { jobsQuery } from '../jobs-query.ts';

/**
 * The progress, 0 to 1, of the open request of this screen, started in any tab; null without one.
 * `slug` as in `useStudio`.
 */
export function useMaking(slug: string | null): number | null {
  const ofScreen = ({ jobs }: JobsState) =>
    jobs.find(
      ({ job }) => isOpen(job.status) && job.source === 'studio' && job.character_slug === slug,
    )?.job.progress ?? null;
  return useQuery({ ...jobsQuery, select: ofScreen }).data ?? null;
}
