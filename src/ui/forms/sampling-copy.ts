import type { SamplingOption } from '#shared/sampling.ts';

export const SAMPLING_TEXT = {
  title: 'Sampling',
  hint: 'How the model picks its words. An empty field changes nothing.',
  range: (min: number, max: number) => `${min} to ${max}`,
  options: {
    temperature: 'Temperature',
    top_p: 'Top P',
    top_k: 'Top K',
    min_p: 'Min P',
    repetition_penalty: 'Repetition penalty',
    frequency_penalty: 'Frequency penalty',
    presence_penalty: 'Presence penalty',
    dry_multiplier: 'DRY multiplier',
    xtc_probability: 'XTC probability',
    xtc_threshold: 'XTC threshold',
  } satisfies Record<SamplingOption, string>,
} as const;
