import { z } from 'zod';
import { parseJson } from '#shared/parse-json.ts';

const Options = z.strictObject({
  temperature: z.number().min(0).max(5).optional(),
  top_p: z.number().min(0).max(1).optional(),
  top_k: z.int().min(0).max(1000).optional(),
  min_p: z.number().min(0).max(1).optional(),
  repetition_penalty: z.number().min(0).max(5).optional(),
  frequency_penalty: z.number().min(-2).max(2).optional(),
  presence_penalty: z.number().min(-2).max(2).optional(),
  dry_multiplier: z.number().min(0).max(10).optional(),
  dry_base: z.number().min(0).max(10).optional(),
  dry_allowed_length: z.int().min(0).max(100).optional(),
  xtc_probability: z.number().min(0).max(1).optional(),
  xtc_threshold: z.number().min(0).max(1).optional(),
  seed: z.int().optional(),
});

/** A setting: sampling options by the name of a model, as JSON. */
export const modelSampling = z
  .string()
  .default('')
  .transform((value, context) => {
    if (value.trim() === '') return new Map<string, z.infer<typeof Options>>();
    const parsed = z.record(z.string(), Options).safeParse(parseJson(value));
    if (parsed.success) return new Map(Object.entries(parsed.data));
    const [issue] = parsed.error.issues;
    const at = issue?.path.join('.');
    context.addIssue({
      code: 'custom',
      message: at
        ? `${at}: ${issue?.message}`
        : 'it is a JSON object such as {"some-model": {"temperature": 0.7}}',
    });
    return z.NEVER;
  });
