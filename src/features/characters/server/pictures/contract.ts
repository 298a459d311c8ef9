import { z } from '@hono/zod-openapi';
import { Sex, Style } from '../../contract.ts';
import { PICTURE_FIELDS } from '../../option-pictures.ts';
import { optionsFor, type OptionField } from '../../options/index.ts';
import { MAX_AGE, MIN_AGE } from '../../rules.ts';

const choice = (example: string) => z.string().max(60).openapi({ example });

/** Adds an issue with the allowed values when the sex's list lacks the value. */
function checkOption(ctx: z.RefinementCtx, sex: Sex, field: OptionField, id: string, path: string) {
  const ids = (optionsFor(sex)[field] ?? []).map((option) => option.id);
  if (ids.includes(id)) return;
  ctx.addIssue({
    code: 'custom',
    path: [path],
    message: `Not one of the values for a ${sex} character: ${ids.join(', ')}.`,
    input: id,
  });
}

export const OptionPictureQuery = z
  .object({
    sex: Sex,
    style: Style,
    field: z.enum(PICTURE_FIELDS).openapi({ example: 'hair_style' }),
    id: choice('ponytail'),
  })
  .superRefine(({ sex, field, id }, ctx) => checkOption(ctx, sex, field, id, 'id'));
export type OptionPictureQuery = z.infer<typeof OptionPictureQuery>;

export const PreviewQuery = z
  .object({
    sex: Sex,
    style: Style,
    age: z.coerce.number().int().min(MIN_AGE).max(MAX_AGE).openapi({ example: 28 }),
    ethnicity: choice('latina'),
    body_type: choice('slim'),
    hair_color: choice('brunette'),
    hair_style: choice('long'),
    eye_color: choice('brown'),
    clothing: choice('casual'),
    seed: z
      .string()
      .regex(/^[a-z0-9-]{1,60}$/)
      .openapi({ description: 'The same seed gives the same face.', example: 'face-3' }),
  })
  .superRefine((query, ctx) => {
    for (const field of PICTURE_FIELDS)
      if (field !== 'style') checkOption(ctx, query.sex, field, query[field], field);
  });
export type PreviewQuery = z.infer<typeof PreviewQuery>;
