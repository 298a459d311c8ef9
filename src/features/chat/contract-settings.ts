import { z } from 'zod';
import { MAX_CHAT_LOREBOOKS } from '#features/personas/limits.ts';
import { Id } from '#shared/contract.ts';
import { SamplingChoice } from '#shared/contract-sampling.ts';
import { SETTINGS_CHECKS } from './fields.ts';
import { TurnOrder } from './contract-scenes.ts';
import { MAX_MEMBERS, MAX_NOTE_DEPTH } from './limits.ts';

const title = z
  .string()
  .check(...SETTINGS_CHECKS.title)
  .transform((text) => (text === '' ? null : text))
  .nullable()
  .meta({ example: 'The harbor story' });

export const CreateChat = z
  .strictObject({
    character_slug: z.string().min(1).max(200).meta({ example: 'elena-marchetti' }),
    title: title.optional(),
  })
  .meta({ id: 'CreateChat' });
export type CreateChat = z.infer<typeof CreateChat>;

export const ReplyLength = z.enum(['short', 'medium', 'long']);
export type ReplyLength = z.infer<typeof ReplyLength>;

const settings = {
  title: title,
  archived: z.boolean().meta({ example: false }),
  persona_id: Id.nullable().meta({
    description: 'Who the user is in this chat; null: the default persona.',
    example: null,
  }),
  note: z
    .string()
    .check(...SETTINGS_CHECKS.note)
    .meta({
      description: 'A direction that the model reads near the end of the conversation.',
      example: 'They are snowed in and running out of candles.',
    }),
  note_depth: z.int().min(0).max(MAX_NOTE_DEPTH).meta({
    description: 'How many messages before the end the note is placed.',
    example: 4,
  }),
  reply_length: ReplyLength.nullable().meta({
    description: 'null: the character’s default.',
    example: 'short',
  }),
  reply_style: z
    .string()
    .check(...SETTINGS_CHECKS.reply_style)
    .meta({ example: 'playful, first person' }),
  sampling: SamplingChoice.meta({
    description: 'Overrides the character’s and the configuration’s.',
  }),
  voice_replies: z.boolean().meta({
    description: 'New replies are spoken as well, each at the price of a voice message.',
    example: false,
  }),
  recalls_other_chats: z.boolean().meta({
    description:
      'Memories from the user’s other chats with this character are available here too; not the other way around.',
    example: false,
  }),
  lorebook_ids: z
    .array(Id)
    .max(MAX_CHAT_LOREBOOKS, `At most ${MAX_CHAT_LOREBOOKS} lorebooks can be on in a chat.`)
    .meta({ description: 'The user’s own lorebooks that are on in this chat.', example: [] }),
  members: z
    .array(z.string().min(1).max(200).meta({ example: 'marek-novak' }))
    .max(MAX_MEMBERS, `At most ${MAX_MEMBERS} other characters can be in a scene.`)
    .meta({
      description: 'The slugs of the other characters that take part, in order.',
      example: [],
    }),
  turn_order: TurnOrder.meta({
    description:
      'Who replies in a scene. `named`: the character named in the message, otherwise the last speaker; `turns`: one after another; `chosen`: the `speaker` of the message, otherwise the last speaker.',
    example: 'named',
  }),
};

export const ChatSettings = z
  .object({ ...settings, title: z.string().nullable().meta({ example: 'The harbor story' }) })
  .meta({ id: 'ChatSettings' });
export type ChatSettings = z.infer<typeof ChatSettings>;

export const ChangeChatSettings = z
  .strictObject(settings)
  .partial()
  .refine((change) => Object.keys(change).length > 0, 'Send at least one changed field.')
  .meta({ id: 'ChangeChatSettings' });
export type ChangeChatSettings = z.infer<typeof ChangeChatSettings>;
