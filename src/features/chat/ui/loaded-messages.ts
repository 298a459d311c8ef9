import type { Chat } from '#features/chat/contract.ts';
import type { Message } from '#features/chat/contract-messages.ts';
import { sortById, upsert } from './message-order.ts';

/** The messages of a chat that the page has. */
export interface LoadedMessages {
  /** Up to the newest one, without a gap. Ascending by id (UUIDv7, so by time); unsent ones last. */
  messages: readonly Message[];
  /** The cursor of the messages before `messages`; null if there are none. */
  nextCursor: string | null;
  /** An older part of the chat that is shown instead, until its newer pages reach `messages`. */
  past: PastMessages | null;
}

interface PastMessages {
  messages: readonly Message[];
  olderCursor: string | null;
  newerCursor: string | null;
}

export type MessagePage = Pick<Chat, 'messages' | 'next_cursor' | 'newer_cursor'>;

/** The messages that the list shows. */
export const shownMessages = ({ messages, past }: LoadedMessages): readonly Message[] =>
  past ? past.messages : messages;

/** The cursor of the page before the shown messages. */
export const olderCursor = ({ nextCursor, past }: LoadedMessages): string | null =>
  past ? past.olderCursor : nextCursor;

/** Searches from the end, where changes happen. */
export const findLoaded = (loaded: LoadedMessages, id: string): Message | undefined =>
  loaded.messages.findLast((one) => one.id === id) ??
  loaded.past?.messages.findLast((one) => one.id === id);

/** True for a message in a part of the chat that is not loaded; its page includes it later. */
export function isBeyond({ messages, nextCursor, past }: LoadedMessages, id: string): boolean {
  const isBefore = nextCursor !== null && messages[0] !== undefined && id < messages[0].id;
  return isBefore && !(past && isWithin(past, id));
}

/** Inserts or replaces a message at its position; messages outside the loaded part are ignored. */
export function place(loaded: LoadedMessages, message: Message): LoadedMessages {
  const { messages, nextCursor, past } = loaded;
  if (past && isWithin(past, message.id))
    return { messages, nextCursor, past: { ...past, messages: upsert(past.messages, message) } };
  if (isBeyond(loaded, message.id)) return loaded;
  return { messages: upsert(messages, message), nextCursor, past };
}

export function withoutMessages(
  { messages, nextCursor, past }: LoadedMessages,
  ids: ReadonlySet<string>,
): LoadedMessages {
  const without = (list: readonly Message[]) =>
    list.flatMap((one) => (ids.has(one.id) ? [] : forgetQuote(one, ids)));
  return {
    messages: without(messages),
    nextCursor,
    past: past && { ...past, messages: without(past.messages) },
  };
}

/** Marks the quote of a deleted message as deleted, as the server will. */
function forgetQuote(message: Message, gone: ReadonlySet<string>): Message {
  const { reply_to: quote } = message;
  if (!quote || !gone.has(quote.id)) return message;
  return { ...message, reply_to: { id: quote.id, sender: null, speaker: null, excerpt: null } };
}

/** The page before the shown messages. */
export function addOlder(loaded: LoadedMessages, page: MessagePage): LoadedMessages {
  const { messages, nextCursor, past } = loaded;
  if (!past)
    return { messages: unite(page.messages, messages), nextCursor: page.next_cursor, past };
  const united = unite(page.messages, past.messages);
  return {
    messages,
    nextCursor,
    past: { ...past, messages: united, olderCursor: page.next_cursor },
  };
}

/** The page after the shown messages of the past. */
export function addNewer(loaded: LoadedMessages, page: MessagePage): LoadedMessages {
  const { past } = loaded;
  if (!past) return loaded;
  const messages = unite(past.messages, page.messages);
  return join(loaded, { ...past, messages, newerCursor: page.newer_cursor });
}

/** A page around a message. */
export const addAround = (loaded: LoadedMessages, page: MessagePage): LoadedMessages =>
  join(loaded, {
    messages: page.messages,
    olderCursor: page.next_cursor,
    newerCursor: page.newer_cursor,
  });

/** Shows a part of the past, or puts it before the newest messages once it reaches them. */
function join(loaded: LoadedMessages, past: PastMessages): LoadedMessages {
  const { messages, nextCursor } = loaded;
  const [first] = messages;
  const last = past.messages.at(-1);
  const touches = first !== undefined && last !== undefined && last.id >= first.id;
  if (past.newerCursor !== null && !touches) return { messages, nextCursor, past };
  const startsEarlier = !first || (past.messages[0] && past.messages[0].id < first.id);
  return {
    messages: unite(past.messages, messages),
    nextCursor: startsEarlier ? past.olderCursor : nextCursor,
    past: null,
  };
}

/** Merges both without duplicates, preferring the version in `known`. */
function unite(page: readonly Message[], known: readonly Message[]): readonly Message[] {
  const ids = new Set(known.map(({ id }) => id));
  const added = page.filter(({ id }) => !ids.has(id));
  return added.length > 0 ? sortById([...added, ...known]) : known;
}

const isWithin = ({ messages }: PastMessages, id: string): boolean =>
  messages.length > 0 && messages[0]!.id <= id && id <= messages.at(-1)!.id;
