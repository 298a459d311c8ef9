import type { Chat } from '#features/chat/contract.ts';
import { parseEventId } from '#features/chat/rules.ts';
import { chatCalls } from './chat-calls.ts';
import type { ChatSession } from './chat-session.ts';
import { findLoaded, olderCursor, shownMessages } from './loaded-messages.ts';

/** How often a page is read if it lacks what the event stream has already reported. */
const MAX_READS = 3;

/** Loads the parts of a chat that the page does not have yet. */
export interface ChatPages {
  loadOlder(): void;
  loadNewer(): void;
  /** Shows the part of the chat around this message. False if it was deleted. */
  showPart(messageId: string): Promise<boolean>;
  /** Returns from an older part of the chat to the newest messages. */
  showLatest(): void;
}

export function createChatPages(session: ChatSession): ChatPages {
  /** A later page includes changes reported before their message was loaded. */
  async function readCurrent(read: () => Promise<Chat>): Promise<Chat> {
    const revOf = (eventId: string) => parseEventId(eventId)?.rev ?? 0;
    let chat = await read();
    for (let more = 1; more < MAX_READS; more += 1) {
      if (revOf(chat.event_id) >= revOf(session.getState().lastEventId)) break;
      // oxlint-disable-next-line no-await-in-loop -- read again because the first was too old
      chat = await read();
    }
    return chat;
  }

  function load(side: 'older' | 'newer', cursorOf: () => string | null | undefined): void {
    const cursor = cursorOf();
    if (!cursor || session.paging[side] === 'loading') return;
    session.paging[side] = 'loading';
    session.notify();
    readCurrent(() => chatCalls.readPage(session.id, cursor))
      .then((chat) => {
        session.paging[side] = 'idle';
        // After a reload or a jump in between, this page is outdated.
        if (cursorOf() === cursor) session.dispatch({ type: `${side}-loaded`, chat });
        else session.notify();
      })
      .catch((error: unknown) => {
        console.debug(`${side} messages`, error);
        session.paging[side] = 'failed';
        session.notify();
      });
  }

  return {
    loadOlder: () => load('older', () => olderCursor(session.getState())),
    loadNewer: () => load('newer', () => session.getState().past?.newerCursor),

    async showPart(messageId) {
      const isShown = () => shownMessages(session.getState()).some(({ id }) => id === messageId);
      if (isShown()) return true;
      if (findLoaded(session.getState(), messageId)) {
        session.dispatch({ type: 'latest-shown' });
        return true;
      }
      try {
        const chat = await readCurrent(() => chatCalls.readAround(session.id, messageId));
        Object.assign(session.paging, { older: 'idle', newer: 'idle' });
        session.dispatch({ type: 'around-loaded', chat });
        return isShown();
      } catch (error) {
        console.debug('a message', error);
        return false;
      }
    },

    showLatest: () => session.dispatch({ type: 'latest-shown' }),
  };
}
