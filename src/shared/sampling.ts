/** Sampling options that users may set, each with its bounds and the step of its field. */
export const SAMPLING_RANGES = {
  temperature: { min: 0, max: 2, step: 0.05 },
  top_p: { min: 0.05, max: 1, step: 0.05 },
  top_k: { min: 0, max: 500, step: 1 },
  min_p: { min: 0, max: 1, step: 0.01 },
  repetition_penalty: { min: 0.5, max: 2, step: 0.01 },
  frequency_penalty: { min: -2, max: 2, step: 0.05 },
  presence_penalty: { min: -2, max: 2, step: 0.05 },
  dry_multiplier: { min: 0, max: 5, step: 0.1 },
  xtc_probability: { min: 0, max: 1, step: 0.05 },
  xtc_threshold: { min: 0, max: 0.5, step: 0.01 },
} as const satisfies Record<string, { min: number; max: number; step: number }>;

export type SamplingOption = keyof typeof SAMPLING_RANGES;
export const SAMPLING_OPTIONS = Object.keys(SAMPLING_RANGES) as SamplingOption[];

/** The message for a value out of bounds. */
export const samplingProblem = (option: SamplingOption): string => {
  const { min, max, step } = SAMPLING_RANGES[option];
  return `Enter a ${step === 1 ? 'whole number' : 'number'} from ${min} to ${max}.`;
};
