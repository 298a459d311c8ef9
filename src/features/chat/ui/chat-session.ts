import type { Chat } from '#features/chat/contract.ts';
import type { Message } from '#features/chat/contract-messages.ts';
import { createChatState, reduceChat, type ChatAction, type ChatState } from './chat-store.ts';
import type { Connection } from '#ui/event-stream.ts';

type Listener = () => void;

export type Paging = 'idle' | 'loading' | 'failed';

/** The day's free messages are used up. */
export interface LimitReached {
  kind: 'limit';
  retryAfter: number | null;
  upgradeUrl: string;
}

/**
 * One open chat outside React, with two kinds of listeners. `subscribe` reports everything except
 * the text of the streaming reply. `subscribeLive` reports that text, at most once per frame, so
 * that only its bubble renders again.
 */
export class ChatSession {
  readonly id: string;
  connection: Connection = 'connecting';
  /** The loading state of the pages before and after the shown messages. */
  readonly paging: Record<'older' | 'newer', Paging> = { older: 'idle', newer: 'idle' };
  /** Set by the reply stream; called with the message count before a send. */
  awaitReply: (countBefore: number) => void = () => {};
  /** Set by the view; called when a regeneration or edit exceeds the daily limit. */
  onLimitReached: (reached: LimitReached) => void = () => {};
  /** Set by the view; focuses the input when the focused element disappears. */
  focusInput: () => void = () => {};
  /** Set by the composer; adds a picture to the next message. */
  attach: (file: File) => void = () => {};
  /** Set by the list; loads a message, scrolls to it and highlights it. False if it was deleted. */
  showMessage: (id: string) => Promise<boolean> = () => Promise.resolve(false);
  /** The slug of the scene member chosen to reply; null: determined by the order. */
  speaker: string | null = null;
  /** The message that the next one answers. */
  replyTo: Message | null = null;
  /** The key of a failed send, reused when the same message is sent again. */
  failedSend: {
    content: string;
    speaker: string | null;
    pictureId: string | null;
    recordingId: string | null;
    replyToId: string | null;
    key: string;
  } | null = null;
  /** The unsaved text of an edit, restored in its editor. */
  unsavedEdit: { id: string; content: string } | null = null;
  #state: ChatState;
  #listeners = new Set<Listener>();
  #liveListeners = new Set<Listener>();
  #isFrameRequested = false;
  #requestFrame: (paint: () => void) => void;

  constructor(chat: Chat, requestFrame: (paint: () => void) => void = requestPaint) {
    this.id = chat.id;
    this.#state = createChatState(chat);
    this.#requestFrame = requestFrame;
  }

  getState = (): ChatState => this.#state;

  subscribe = (listener: Listener): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  subscribeLive = (listener: Listener): (() => void) => {
    this.#liveListeners.add(listener);
    return () => this.#liveListeners.delete(listener);
  };

  /** The current text of `message`. */
  textOf(message: Message): string {
    const { live } = this.#state;
    return live?.id === message.id ? live.text : message.content;
  }

  dispatch(action: ChatAction): void {
    const before = this.#state;
    this.#state = reduceChat(before, action);
    if (isRestructured(before, this.#state)) this.notify();
    if (before.live !== this.#state.live) this.#notifyLive();
  }

  /** Notifies listeners that a field outside the state has changed. */
  notify(): void {
    for (const listener of this.#listeners) listener();
  }

  #notifyLive(): void {
    if (this.#isFrameRequested) return;
    this.#isFrameRequested = true;
    this.#requestFrame(() => {
      this.#isFrameRequested = false;
      for (const listener of this.#liveListeners) listener();
    });
  }
}

const requestPaint = (paint: () => void) => void requestAnimationFrame(paint);

/** True when more than the live text or the resume position has changed. */
function isRestructured(before: ChatState, after: ChatState): boolean {
  return (
    before.messages !== after.messages ||
    before.sendingId !== after.sendingId ||
    before.nextCursor !== after.nextCursor ||
    before.past !== after.past ||
    before.finishedId !== after.finishedId ||
    before.stalled !== after.stalled ||
    before.chat !== after.chat ||
    before.rowKeys !== after.rowKeys
  );
}
