import { z } from 'zod';
import { Id, Time } from '#shared/contract.ts';
import { CALL_STATES, END_REASONS } from './socket-messages.ts';

export const StartCall = z
  .strictObject({
    character_slug: z.string().min(1).max(200).meta({ example: 'elena-marchetti' }),
    chat_id: Id.optional().meta({
      description:
        'A chat with this character; by default the most recently used one. A scene has no calls.',
    }),
  })
  .meta({ id: 'StartCall', example: { character_slug: 'elena-marchetti' } });
export type StartCall = z.infer<typeof StartCall>;

const Part = z.enum(['server', 'browser']);

export const StartedCall = z
  .object({
    id: Id,
    chat_id: Id,
    socket_url: z.string().meta({
      description:
        'A WebSocket path on this origin; valid until the call ends. A second connection takes over the call, and with the parameter `known` continues where the first was lost.',
      example: '/api/v1/calls/01993f5e-7c1a-7000-8a3c-2f1f6f0f9b11/socket?token=call_a_b_c',
    }),
    price_per_minute: z.number().int().meta({ example: 3 }),
    max_seconds: z.number().int().meta({ description: 'What the balance allows.', example: 1200 }),
    speech: Part.meta({ description: 'Who speaks: the server sends sound, or the browser.' }),
    transcription: Part.meta({
      description: 'Who transcribes the user: the server or the browser.',
    }),
  })
  .meta({ id: 'StartedCall' });
export type StartedCall = z.infer<typeof StartedCall>;

export const Call = z
  .object({
    id: Id,
    chat_id: Id,
    character: z.object({
      slug: z.string().meta({ example: 'elena-marchetti' }),
      name: z.string().meta({ example: 'Elena Marchetti' }),
    }),
    state: z.enum(CALL_STATES),
    end_reason: z.enum(END_REASONS).nullable().meta({ example: 'hung_up' }),
    price_per_minute: z.number().int().meta({ example: 3 }),
    minutes: z.number().int().meta({
      description: 'Minutes that were paid; the one in progress is paid when it ends.',
      example: 2,
    }),
    created_at: Time,
    picked_up_at: Time.nullable(),
    ended_at: Time.nullable(),
  })
  .meta({ id: 'Call' });
export type Call = z.infer<typeof Call>;

export const CurrentCall = z
  .object({ call: Call.nullable() })
  .meta({ id: 'CurrentCall', description: 'The open call of the caller, if there is one.' });
export type CurrentCall = z.infer<typeof CurrentCall>;
