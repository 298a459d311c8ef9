import { useQuery } from '@tanstack/react-query';
import { isOpen } from '../../rules.ts';
import type { JobsState } from '../image-jobs.ts';
import { jobsQuery } from '../jobs-query.ts';

/** True while a request of this screen is open, started in any tab; `slug` as in `useStudio`. */
export function useIsMaking(slug: string | null): boolean {
  const isOfScreen = ({ jobs }: JobsState) =>
    jobs.some(
      ({ job }) => isOpen(job.status) && job.source === 'studio' && job.character_slug === slug,
    );
  return useQuery({ ...jobsQuery, select: isOfScreen }).data ?? false;
}
