import { lookUp } from '#shared/look-up.ts';
import { CARE_JOBS } from './jobs-care.ts';
import { CRAFT_JOBS } from './jobs-craft.ts';
import { MIND_JOBS } from './jobs-mind.ts';
import type { Job } from './types.ts';

const JOBS: Readonly<Record<string, Job>> = {
  ...CRAFT_JOBS,
  ...CARE_JOBS,
  ...MIND_JOBS,
  commercial_pilot: CRAFT_JOBS.pilot!,
};

/** For an occupation that no list has any more. */
const ANY_JOB: Job = {
  life: 'likes the work well and the hours after it better',
  work: 'in the same place',
  acts: ['sets the day’s work aside', 'stretches and pushes the chair back'],
  off: 'hangs {his} coat over the back of a chair',
  news: ['Long day, good end. It just got better, if I may say so.'],
  talk: ['How was your day?', 'Full. I kept the best part of it free, as you can see.'],
};

export const hasJob = (occupation: string): boolean => Object.hasOwn(JOBS, occupation);
export const jobOf = (occupation: string): Job =>
  hasJob(occupation) ? lookUp(JOBS, occupation)! : ANY_JOB;
