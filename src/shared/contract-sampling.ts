import { z } from 'zod';
import {
  SAMPLING_OPTIONS,
  SAMPLING_RANGES,
  samplingProblem,
  type SamplingOption,
} from './sampling.ts';

const bounded = (option: SamplingOption) => {
  const { min, max, step } = SAMPLING_RANGES[option];
  const problem = samplingProblem(option);
  const number = step === 1 ? z.int(problem) : z.number(problem);
  return number.min(min, problem).max(max, problem).optional();
};

/** The given options only; an option that is left out comes from the next level. */
export const SamplingChoice = z
  .strictObject(
    Object.fromEntries(SAMPLING_OPTIONS.map((option) => [option, bounded(option)])) as Record<
      SamplingOption,
      ReturnType<typeof bounded>
    >,
  )
  .meta({ id: 'SamplingChoice', example: { temperature: 0.9, min_p: 0.05 } });
export type SamplingChoice = z.infer<typeof SamplingChoice>;
