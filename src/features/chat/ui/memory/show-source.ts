import { chatCalls } from '../chat-calls.ts';
import { findChat } from '../queries.ts';

/** Scrolls an open chat to a message, after loading the pages up to it. Returns false if it is gone. */
export async function showSource(chatId: string, messageId: string): Promise<boolean> {
  const session = findChat(chatId);
  if (!session) return false;
  const isLoaded = () => session.getState().messages.some(({ id }) => id === messageId);
  for (;;) {
    const { nextCursor, messages } = session.getState();
    // Ids are in the order of the chat.
    if (isLoaded() || !nextCursor || (messages[0] && messages[0].id < messageId)) break;
    // oxlint-disable-next-line no-await-in-loop
    const chat = await chatCalls.readOlder(chatId, nextCursor);
    if (session.getState().nextCursor === nextCursor)
      session.dispatch({ type: 'older-loaded', chat });
  }
  if (!isLoaded()) return false;
  session.showMessage(messageId);
  return true;
}
