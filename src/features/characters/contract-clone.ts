import { z } from 'zod';
import { LIKENESS_WORDING, CLONE_STAGES } from './clone-wording.ts';
import { CharacterName, Sex } from './contract.ts';
import { CHARACTER_CHECKS } from './fields.ts';

const ImageUrl = z
  .string()
  .check(...CHARACTER_CHECKS.image_url)
  .meta({ example: 'https://pictures.example/me.jpg' });

export const CloneCharacter = z
  .object({
    image_url: ImageUrl,
    likeness_consent: z
      .literal(true, { error: 'Confirm that the person in the picture agreed and is an adult.' })
      .meta({ description: `Stored with the time and these words: “${LIKENESS_WORDING}”` }),
    name: CharacterName.optional().meta({ example: 'Mara' }),
    sex: Sex.optional().meta({
      description: 'By default a vision model decides from the picture; without one, `female`.',
    }),
    is_public: z
      .literal(false, { error: 'A clone begins private. Ask to publish it afterwards.' })
      .optional()
      .meta({ example: false }),
  })
  .meta({ id: 'CloneCharacter' });
export type CloneCharacter = z.infer<typeof CloneCharacter>;

export const ClonePreviewQuery = z.object({ url: ImageUrl });

/** `event: clone` of `GET /events`: the stage of the request with this Idempotency-Key. */
export const CloneProgress = z
  .object({
    request: z.string().meta({ example: '6f1c0e9a' }),
    stage: z.enum(CLONE_STAGES).meta({ example: 'looking' }),
  })
  .meta({ id: 'CloneProgress' });
export type CloneProgress = z.infer<typeof CloneProgress>;
