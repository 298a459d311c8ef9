import { z } from 'zod';
import { Id, Time } from '#shared/contract.ts';
import { CHECKS } from './fields.ts';

const fields = {
  name: z
    .string()
    .check(...CHECKS.name)
    .meta({ description: 'What characters call the user.', example: 'Captain Vale' }),
  pronouns: z
    .string()
    .check(...CHECKS.pronouns)
    .meta({ example: 'she/her' }),
  description: z
    .string()
    .check(...CHECKS.description)
    .meta({ example: 'Sails alone, is thirty-four, and hates small talk.' }),
  is_default: z.boolean().meta({
    description: 'Used in every chat that names no other persona; one at most.',
    example: true,
  }),
};

export const Persona = z
  .object({ id: Id, ...fields, created_at: Time, updated_at: Time })
  .meta({ id: 'Persona' });
export type Persona = z.infer<typeof Persona>;

export const PersonaList = z
  .object({ data: z.array(Persona), count: z.number().int().meta({ example: 1 }) })
  .meta({ id: 'PersonaList' });
export type PersonaList = z.infer<typeof PersonaList>;

export const CreatePersona = z
  .strictObject({
    name: fields.name,
    pronouns: fields.pronouns.default(''),
    description: fields.description.default(''),
    is_default: z.boolean().optional().meta({
      description: 'Left out: true for the first persona.',
      example: true,
    }),
  })
  .meta({ id: 'CreatePersona' });
export type CreatePersona = z.infer<typeof CreatePersona>;

export const ChangePersona = z
  .strictObject(fields)
  .partial()
  .refine((change) => Object.keys(change).length > 0, 'Send at least one changed field.')
  .meta({ id: 'ChangePersona' });
export type ChangePersona = z.infer<typeof ChangePersona>;
