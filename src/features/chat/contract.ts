import { z } from 'zod';
import { MediaItem } from '#features/characters/contract.ts';
import { CursorPageQuery, Id, Time } from '#shared/contract.ts';
import { Message, Sender, Variants } from './contract-messages.ts';
import { TurnOrder } from './contract-scenes.ts';

export const ChatCharacter = z
  .object({
    name: z.string().meta({ example: 'Elena Marchetti' }),
    slug: z.string().meta({ example: 'elena-marchetti' }),
    media: z.array(MediaItem),
    age: z.number().int().meta({ example: 34 }),
  })
  .meta({ id: 'ChatCharacter' });
export type ChatCharacter = z.infer<typeof ChatCharacter>;

/** A voice call, as a chat shows it. */
export const ChatCall = z
  .object({
    id: Id,
    started_at: Time,
    minutes: z.number().int().meta({ description: 'Paid minutes.', example: 2 }),
    seconds: z.number().int().nullable().meta({
      description: 'From pickup to the end; null during the call.',
      example: 95,
    }),
  })
  .meta({ id: 'ChatCall' });
export type ChatCall = z.infer<typeof ChatCall>;

export const ChatSummary = z
  .object({
    id: Id,
    character: ChatCharacter,
    members: z
      .array(ChatCharacter)
      .meta({ description: 'The other characters of a scene.', example: [] }),
    last_message: z
      .object({
        content: z.string().meta({ example: 'Good evening. You are early.' }),
        sender: Sender,
        content_type: z.enum(['text', 'image', 'video']),
      })
      .nullable(),
    last_message_at: Time.nullable(),
    unread: z.number().int().meta({ example: 1 }),
    title: z.string().nullable().meta({
      description:
        'The name that the user gave it, which distinguishes chats with the same character.',
      example: 'The harbor story',
    }),
    archived: z.boolean().meta({ description: 'Only listed on request.', example: false }),
    started_at: Time,
  })
  .meta({ id: 'ChatSummary' });
export type ChatSummary = z.infer<typeof ChatSummary>;

export const ChatList = z
  .object({
    data: z.array(ChatSummary),
    count: z.number().int().meta({ example: 3 }),
    archived_count: z.number().int().meta({ description: 'All archived chats.', example: 0 }),
    next_cursor: z.string().nullable().meta({ example: null }),
  })
  .meta({ id: 'ChatList' });
export type ChatList = z.infer<typeof ChatList>;

export const Chat = ChatSummary.extend({
  turn_order: TurnOrder.meta({ description: 'Who speaks next in a scene.', example: 'named' }),
  greeting: z.string().nullable().meta({ example: 'Sit down, the stool only looks dangerous.' }),
  greeting_variants: Variants.meta({
    description:
      'The available greetings while the chat has no messages; afterwards the selected one.',
  }),
  messages: z
    .array(Message)
    .meta({ description: 'Oldest first; limit counts back from the newest after skip.' }),
  calls: z.array(ChatCall).meta({
    description: 'The voice calls to which messages of this page belong, oldest first.',
    example: [],
  }),
  count: z
    .number()
    .int()
    .meta({ description: 'The number of finished messages of the chat.', example: 3 }),
  next_cursor: z.string().nullable().meta({
    description: 'Send it as `cursor` to read the page of older messages.',
    example: null,
  }),
  newer_cursor: z.string().nullable().meta({
    description:
      'Send it as `cursor` to read the page of newer messages; null when the page ends with the newest.',
    example: null,
  }),
  event_id: z.string().meta({
    description: 'Send it as Last-Event-ID to `events` to receive everything after this response.',
    example: '12',
  }),
}).meta({ id: 'Chat' });
export type Chat = z.infer<typeof Chat>;

export const ReadChatQuery = CursorPageQuery;
export type ReadChatQuery = z.infer<typeof ReadChatQuery>;

export const ListChatsQuery = CursorPageQuery.extend({
  archived: z.enum(['true', 'false']).default('false').meta({
    description: 'true: the archived chats instead of the others.',
    example: 'false',
  }),
  character_slug: z.string().min(1).max(200).optional().meta({
    description: 'Only the chats with this character.',
    example: 'elena-marchetti',
  }),
});
export type ListChatsQuery = z.infer<typeof ListChatsQuery>;

export const BranchChat = z
  .object({ message_id: Id.meta({ description: 'The last message of the branch.' }) })
  .meta({ id: 'BranchChat' });

export const ChooseGreeting = z
  .object({ variant: z.number().int().min(0).max(99).meta({ example: 1 }) })
  .meta({ id: 'ChooseGreeting' });
