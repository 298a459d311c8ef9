import type { Chat, Message } from '#features/chat/contract.ts';
import { createChatState, reduceChat, type ChatAction, type ChatState } from './chat-store.ts';
import type { Connection } from '#ui/event-stream.ts';

type Listener = () => void;

/** The free messages of the day are used up. */
export interface LimitReached {
  kind: 'limit';
  retryAfter: number | null;
  upgradeUrl: string;
}

/**
 * One open chat outside React: the reducer's state with two kinds of readers. `subscribe` hears of
 * everything but the words of the reply that is being written; `subscribeLive` hears of those,
 * at most once a frame, so that a growing reply renders its own bubble only.
 */
export class ChatSession {
  readonly id: string;
  connection: Connection = 'connecting';
  isLoadingOlder = false;
  hasOlderFailed = false;
  /** Set by whoever watches for replies: called with the count before a send. */
  awaitReply: (countBefore: number) => void = () => {};
  /** Set by whoever shows it: called when a reply written anew, or to changed words, is past the limit. */
  tellLimit: (reached: LimitReached) => void = () => {};
  /** Set by whoever shows it: gives the focus to the input, where what had it goes away. */
  focusInput: () => void = () => {};
  /** The key of a send that failed, to be used again if the same words are sent again. */
  failedSend: { content: string; key: string } | null = null;
  /** Changed words of a message that are not stored: they wait in its editor. */
  waitingEdit: { id: string; content: string } | null = null;
  #state: ChatState;
  #listeners = new Set<Listener>();
  #liveListeners = new Set<Listener>();
  #isFrameAsked = false;
  #askFrame: (paint: () => void) => void;

  constructor(chat: Chat, askFrame: (paint: () => void) => void = askPaint) {
    this.id = chat.id;
    this.#state = createChatState(chat);
    this.#askFrame = askFrame;
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

  /** The words of `message` as far as they are known now. */
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

  /** Tells readers that a field beside the state has changed. */
  notify(): void {
    for (const listener of this.#listeners) listener();
  }

  #notifyLive(): void {
    if (this.#isFrameAsked) return;
    this.#isFrameAsked = true;
    this.#askFrame(() => {
      this.#isFrameAsked = false;
      for (const listener of this.#liveListeners) listener();
    });
  }
}

const askPaint = (paint: () => void) => void requestAnimationFrame(paint);

/** True when more than the live words or the place to resume from has changed. */
function isRestructured(before: ChatState, after: ChatState): boolean {
  return (
    before.messages !== after.messages ||
    before.sendingId !== after.sendingId ||
    before.nextCursor !== after.nextCursor ||
    before.finishedId !== after.finishedId ||
    before.stalled !== after.stalled ||
    before.chat !== after.chat ||
    before.rowKeys !== after.rowKeys
  );
}
