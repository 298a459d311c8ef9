import { z } from 'zod';
import { cursorPage, cursorQuery, Id, Time } from '#shared/contract.ts';
import { Provider } from './contract.ts';

export const SecurityEventKind = z.enum([
  'signed_in',
  'sign_in_refused',
  'signed_in_again',
  'provider_linked',
  'provider_removed',
  'email_change_asked',
  'email_changed',
  'export_asked',
  'deletion_asked',
  'change_undone',
  'rights_given',
  'rights_taken',
  'suspended',
  'deactivated',
  'reactivated',
  'kept',
]);
export type SecurityEventKind = z.infer<typeof SecurityEventKind>;

export const SecurityEventsQuery = z.object(cursorQuery);
export type SecurityEventsQuery = z.infer<typeof SecurityEventsQuery>;

export const SecurityEvent = z
  .object({
    id: Id,
    kind: SecurityEventKind,
    created_at: Time,
    device: z.string().nullable().meta({ example: 'Firefox on Linux' }),
    place: z.string().nullable().meta({
      description: 'The network address, without its last digits.',
      example: '203.0.113.x',
    }),
    provider: Provider.nullable().meta({ example: 'google' }),
    by: z.enum(['you', 'team']).meta({ description: 'Who did it.', example: 'you' }),
  })
  .meta({ id: 'SecurityEvent' });
export type SecurityEvent = z.infer<typeof SecurityEvent>;

export const SecurityEvents = z
  .object({ data: z.array(SecurityEvent), ...cursorPage })
  .meta({ id: 'SecurityEvents' });
export type SecurityEvents = z.infer<typeof SecurityEvents>;
