import { z } from 'zod';
import { lookUp } from '#shared/look-up.ts';
import jobs from './data/jobs.json' with { type: 'json' };
import { Job } from './types.ts';

const JOBS: Readonly<Record<string, Job>> = z.record(z.string(), Job).parse(jobs);

/** Option ids that share another id's texts. */
const ALIASES: Readonly<Record<string, string>> = { commercial_pilot: 'pilot' };

/** For an unknown occupation. */
const ANY_JOB: Job = {
  life: 'likes the work well and the hours after it better',
  work: 'in the same place',
  acts: ['sets the day’s work aside', 'stretches and pushes the chair back'],
  off: 'hangs {his} coat over the back of a chair',
  news: ['Long day, good end. It just got better, if I may say so.'],
  talk: ['How was your day?', 'Full. I kept the best part of it free, as you can see.'],
};

const find = (occupation: string): Job | undefined =>
  lookUp(JOBS, lookUp(ALIASES, occupation) ?? occupation);

export const hasJob = (occupation: string): boolean => find(occupation) !== undefined;
export const jobOf = (occupation: string): Job => find(occupation) ?? ANY_JOB;
