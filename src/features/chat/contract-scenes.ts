import { z } from 'zod';
import { MediaItem } from '#features/characters/contract.ts';

export const MessageSpeaker = z
  .object({
    name: z.string().meta({ example: 'Marek Novak' }),
    slug: z.string().meta({ example: 'marek-novak' }),
    media: MediaItem.nullable(),
  })
  .meta({ id: 'MessageSpeaker' });
export type MessageSpeaker = z.infer<typeof MessageSpeaker>;

export const TurnOrder = z.enum(['named', 'turns', 'chosen']);

export const SpeakerSlug = z.string().min(1).max(200).meta({
  description: 'The slug of the scene’s character that replies, regardless of the order.',
  example: 'marek-novak',
});

export const ContinueReply = z
  .object({ speaker: SpeakerSlug.optional() })
  .meta({ id: 'ContinueReply', example: {} });
