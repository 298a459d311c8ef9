import type { ImageChange, ImageJobEvent } from '#features/images/contract.ts';
import type { SpeechFailure } from '#features/voice/contract.ts';
import type { MemoriesChange } from './contract-memories.ts';
import type { Message } from './contract-messages.ts';

/**
 * Server-sent events of GET /chat/{id}/events. Each has an `id` to resume from.
 * - `message` {message}: a new or changed message; replace it by id.
 * - `removed` {ids}: messages were deleted (an edit deletes those after it).
 * - `reply` {id, attempt, text}: a reply starts or restarts; the following pieces belong to it.
 * - `d` {d}: the next piece of that reply's text.
 * - `reset` {}: too much was missed, or the chat was restarted; reload it.
 */
export type ChatEvent =
  | { event: 'message'; data: { message: Message } }
  | { event: 'removed'; data: { ids: string[] } }
  | { event: 'reply'; data: { id: string; attempt: number; text: string } }
  | { event: 'd'; data: { d: string } }
  | { event: 'reset'; data: Record<string, never> };

/**
 * Server-sent events of GET /events that chats use: `unread` {chat_id, unread}; `chats` {}: the
 * list changed, reload it; `memories`: what a chat remembers changed; `image_job`: progress of
 * pictures; `images`: one was deleted, restored or changed; `speech`: a reply could not be spoken in
 * the background.
 */
export type UserEvent =
  | { event: 'image_job'; data: ImageJobEvent }
  | { event: 'images'; data: ImageChange }
  | { event: 'unread'; data: { chat_id: string; unread: number } }
  | { event: 'chats'; data: Record<string, never> }
  | { event: 'memories'; data: MemoriesChange }
  | { event: 'speech'; data: SpeechFailure };
