import { z } from 'zod';
import { MAX_ENDPOINT_LENGTH } from './limits.ts';

/** The bytes of a base64url text without padding. */
const base64url = (length: number) =>
  z.string().regex(new RegExp(`^[\\w-]{${length}}$`), 'This is not a key of a push subscription.');

/** A browser's subscription, as returned by `PushSubscription.toJSON()`. */
export const CreatePushSubscription = z
  .object({
    endpoint: z.url().max(MAX_ENDPOINT_LENGTH).meta({
      description: 'The push service’s address of this browser: https, on a public host.',
      example: 'https://push.example.com/send/kq3vT0b1rXz',
    }),
    keys: z.object({
      p256dh: base64url(87).meta({
        description: 'The browser’s public key.',
        example:
          'BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4',
      }),
      auth: base64url(22).meta({ description: 'Its secret.', example: 'BTBZMqHH6r4Tts7J_aSIgg' }),
    }),
  })
  .meta({ id: 'CreatePushSubscription' });
export type CreatePushSubscription = z.infer<typeof CreatePushSubscription>;

export const PushKey = z
  .object({
    key: z.string().meta({
      description:
        'The installation’s public VAPID key, base64url: the `applicationServerKey` of a subscription.',
      example:
        'BP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3jl7A8',
    }),
  })
  .meta({ id: 'PushKey' });
export type PushKey = z.infer<typeof PushKey>;
