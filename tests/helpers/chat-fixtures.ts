import type { Chat } from '#features/chat/contract.ts';
import type { Message } from '#features/chat/contract-messages.ts';

/** A user's finished message, as the API presents it. */
export const messageFixture = (over: Partial<Message> = {}): Message => ({
  id: '01993f5e-7c1a-7000-8a3c-000000000001',
  sender: 'user',
  content: 'Hello',
  content_type: 'text',
  created_at: '2026-11-21T18:30:00.000Z',
  status: 'done',
  variants: { count: 1, index: 0 },
  feedback: null,
  edited: false,
  call_id: null,
  speaker: null,
  ...over,
});

/** A chat with all of these messages, as the API presents it. */
export const chatFixture = (messages: Message[] = [], over: Partial<Chat> = {}): Chat => ({
  id: 'c',
  character: { name: 'Elena', slug: 'elena', media: [], age: 27 },
  last_message: null,
  last_message_at: null,
  unread: 0,
  title: null,
  archived: false,
  started_at: '2026-11-21T18:30:00.000Z',
  members: [],
  turn_order: 'named',
  greeting: null,
  greeting_variants: { count: 0, index: 0 },
  messages,
  count: messages.length,
  next_cursor: null,
  newer_cursor: null,
  calls: [],
  event_id: '1',
  ...over,
});
