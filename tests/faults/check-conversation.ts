import type { Message } from '#features/chat/contract-messages.ts';
import type { ApiUser, ChatReader } from '../load/product-client.ts';

/** Returns all messages of a chat from the API, oldest first. */
export async function readWholeChat(user: ApiUser, chatId: string): Promise<Message[]> {
  const messages: Message[] = [];
  let query: string | null = 'limit=200';
  while (query !== null) {
    const chat = await user.readChat(chatId, query);
    messages.unshift(...chat.messages);
    query = chat.next_cursor && `limit=200&cursor=${encodeURIComponent(chat.next_cursor)}`;
  }
  return messages;
}

/** The checked fields of a message, from the API or from the database. */
export type StoredMessage = Pick<Message, 'id' | 'sender' | 'status' | 'content'>;

export interface Expected {
  /** Ids of the acknowledged messages by text. */
  acknowledged: Map<string, string>;
  /** The complete reply to a message. */
  replyTo: (words: string) => string;
}

/**
 * Finds problems in a conversation in which all replies should be finished: lost or duplicated
 * messages, lost, duplicated, failed or damaged replies, and replies in the wrong place.
 */
export function findProblems(
  messages: readonly StoredMessage[],
  { acknowledged, replyTo }: Expected,
): string[] {
  const problems: string[] = [];
  const turns = messages.filter((message) => message.sender !== 'system');
  const seen = new Map<string, number>();
  for (const { sender, content } of turns)
    if (sender === 'user') seen.set(content, (seen.get(content) ?? 0) + 1);
  for (const [words, id] of acknowledged) {
    if (!seen.has(words)) problems.push(`lost: "${words}"`);
    if (!turns.some((turn) => turn.id === id))
      problems.push(`the acknowledged id of "${words}" is gone`);
  }
  for (const [words, times] of seen)
    if (times > 1) problems.push(`stored ${times} times: "${words}"`);
  for (const [at, turn] of turns.entries()) {
    if (turn.sender === 'user') {
      if (turns[at + 1]?.sender !== 'character')
        problems.push(`without a reply: "${turn.content}"`);
      continue;
    }
    const question = turns[at - 1];
    if (question?.sender !== 'user')
      problems.push(`a reply too many: "${turn.content.slice(0, 30)}"`);
    else if (turn.status !== 'done')
      problems.push(`${turn.status}: the reply to "${question.content}"`);
    else if (turn.content !== replyTo(question.content))
      problems.push(
        `damaged: the reply to "${question.content}" is "${turn.content.slice(0, 60)}…"`,
      );
  }
  return problems;
}

/** Finds differences between the events of a reader, over all of its connections, and the stored messages. */
export function findReaderProblems(
  { messages, streamed }: Pick<ChatReader, 'messages' | 'streamed'>,
  stored: readonly Message[],
): string[] {
  const problems: string[] = [];
  for (const message of stored) {
    const seen = messages.get(message.id);
    if (JSON.stringify(seen) !== JSON.stringify(message))
      problems.push(
        `the reader saw "${seen?.content.slice(0, 40)}" (${seen?.status}) for "${message.content.slice(0, 40)}"`,
      );
  }
  for (const [id, text] of streamed) {
    const message = stored.find((one) => one.id === id);
    // A reply that another process finished arrives complete, so the streamed text is only a prefix.
    if (message && !message.content.startsWith(text))
      problems.push(`streamed "${text.slice(-40)}" of "${message.content.slice(-40)}"`);
  }
  return problems;
}
