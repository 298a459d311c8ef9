import type { Message } from '#features/chat/contract.ts';
import { ApiError } from '#ui/api-client.ts';
import { createKey } from '#ui/create-key.ts';
import { notify } from '#ui/toast.ts';
import { chatCalls } from './chat-calls.ts';
import type { ChatSession, LimitReached } from './chat-session.ts';
import { TEMP_PREFIX, type ChatAction } from './chat-store.ts';
import { COPY } from './copy.ts';

/** Why words came back: shown beside the composer, or as a toast that was already given. */
export type SendFailure = LimitReached | { kind: 'blocked'; detail: string } | { kind: 'other' };

/** What a person can do in an open chat. Failures are told here; state is as before then. */
export interface ChatActions {
  /** Null when the message is stored; otherwise why not, and the words belong to the input. */
  send(text: string): Promise<SendFailure | null>;
  stop(): void;
  /** Ends the making of a picture; its tokens go back. */
  cancelPicture(jobId: string): void;
  regenerate(message: Message): void;
  showVariant(message: Message, index: number): Promise<void>;
  showGreeting(index: number): Promise<void>;
  rate(message: Message, feedback: Message['feedback']): void;
  /** True when the change is stored; otherwise the words wait. */
  edit(message: Message, content: string): Promise<boolean>;
  /** Keeps words that are being written, should their row leave the screen. */
  keepEdit(message: Message, content: string): void;
  /** The words of a change that waits; null when there are none. */
  waitingEdit(message: Message): string | null;
  forgetEdit(): void;
  loadOlder(): void;
  checkAgain(): void;
}

/** The acts of one chat; safe to keep for as long as the session. */
export function createChatActions(session: ChatSession): ChatActions {
  const answered = (message: Message) => session.dispatch({ type: 'answered', message });
  const shownOf = ({ id }: Message) => session.getState().messages.findLast((m) => m.id === id);
  /** Shows `ahead` before the answer. What it gives takes that back, unless the server's own news came since. */
  const foresee = (message: Message, ahead: ChatAction): (() => void) => {
    session.dispatch(ahead);
    const shown = shownOf(message);
    return () => {
      if (shown && shownOf(message) === shown) session.dispatch({ type: 'reverted', message });
    };
  };
  /** A change asks for a reply, and counts as a message does. */
  const tellChange = (title: string, error: unknown) => {
    const limit = limitIn(error);
    if (limit) session.tellLimit(limit);
    else tell(title, error);
  };

  return {
    async send(text) {
      const content = text.trim();
      if (!content || session.getState().sendingId) return { kind: 'other' };
      const countBefore = session.getState().count;
      const isAgain = session.failedSend?.content === content;
      const key = (isAgain && session.failedSend?.key) || createKey();
      const tempId = `${TEMP_PREFIX}${createKey()}`;
      session.dispatch({ type: 'send-started', message: createOwnMessage(tempId, content) });
      try {
        const sent = await chatCalls.send(session.id, content, key);
        session.failedSend = null;
        session.dispatch({ type: 'send-acknowledged', tempId, sent });
        if (sent.reply_id) session.awaitReply(countBefore);
        return null;
      } catch (error) {
        // Without a clear answer the message may be stored all the same: its event tells, else the same key makes it one.
        const isUnclear = !isRefusal(error);
        const isStored = isUnclear && !session.getState().messages.some(({ id }) => id === tempId);
        session.failedSend = isUnclear && !isStored ? { content, key } : null;
        session.dispatch({ type: 'send-failed', tempId });
        return isStored ? null : explain(error);
      }
    },

    stop() {
      chatCalls.stop(session.id).catch((error: unknown) => tell(COPY.message.stopFailed, error));
    },

    cancelPicture(jobId) {
      chatCalls
        .cancelPicture(jobId)
        .then(() => session.awaitReply(-1))
        .catch((error: unknown) => tell(COPY.picture.cancelFailed, error));
    },

    regenerate(message) {
      const revert = foresee(message, { type: 'reply-restarted', id: message.id });
      session.focusInput();
      chatCalls
        .regenerate(session.id, message.id)
        .then((answer) => {
          answered(answer);
          session.awaitReply(-1);
        })
        .catch((error: unknown) => {
          revert();
          const what = message.picture ? COPY.picture.retryFailed : COPY.message.regenerateFailed;
          tellChange(what, error);
        });
    },

    async showVariant(message, index) {
      try {
        answered(await chatCalls.patchMessage(session.id, message.id, { variant: index }));
      } catch (error) {
        tell(COPY.message.variantFailed, error);
      }
    },

    async showGreeting(index) {
      try {
        const chat = await chatCalls.chooseGreeting(session.id, index);
        // Its words alone: a message sent meanwhile is not in this answer.
        session.dispatch({ type: 'greeting-chosen', chat });
      } catch (error) {
        tell(COPY.message.variantFailed, error);
      }
    },

    rate(message, feedback) {
      const revert = foresee(message, { type: 'answered', message: { ...message, feedback } });
      chatCalls
        .patchMessage(session.id, message.id, { feedback })
        .then(answered)
        .catch((error: unknown) => {
          revert();
          tell(COPY.message.feedbackFailed, error);
        });
    },

    async edit(message, content) {
      session.waitingEdit = null;
      const changed = { ...message, content, edited: true };
      const revert = foresee(message, { type: 'answered', message: changed });
      try {
        answered(await chatCalls.patchMessage(session.id, message.id, { content }));
        session.awaitReply(-1);
        return true;
      } catch (error) {
        revert();
        // Its event told that it is stored, whatever became of the answer.
        if (!isRefusal(error) && shownOf(message)?.content === content) return true;
        session.waitingEdit = { id: message.id, content };
        tellChange(COPY.message.editFailed, error);
        return false;
      }
    },

    keepEdit({ id }, content) {
      session.waitingEdit = { id, content };
    },

    waitingEdit({ id }) {
      return session.waitingEdit?.id === id ? session.waitingEdit.content : null;
    },

    forgetEdit() {
      session.waitingEdit = null;
    },

    loadOlder() {
      const cursor = session.getState().nextCursor;
      if (!cursor || session.isLoadingOlder) return;
      session.isLoadingOlder = true;
      session.hasOlderFailed = false;
      session.notify();
      chatCalls
        .readOlder(session.id, cursor)
        .then((chat) => {
          session.isLoadingOlder = false;
          // A reload in between has its own place to read on from.
          const isCurrent = session.getState().nextCursor === cursor;
          if (isCurrent) session.dispatch({ type: 'older-loaded', chat });
          else session.notify();
        })
        .catch((error: unknown) => {
          console.debug('older messages', error);
          session.isLoadingOlder = false;
          session.hasOlderFailed = true;
          session.notify();
        });
    },

    checkAgain() {
      session.awaitReply(-1);
    },
  };
}

function createOwnMessage(id: string, content: string): Message {
  return {
    id,
    sender: 'user',
    content,
    content_type: 'text',
    created_at: new Date().toISOString(),
    status: 'pending',
    variants: { count: 1, index: 0 },
    feedback: null,
    edited: false,
  };
}

function limitIn(error: unknown): LimitReached | null {
  if (!(error instanceof ApiError) || error.code !== 'daily_message_limit') return null;
  const { retryAfter, upgradeUrl } = error;
  return { kind: 'limit', retryAfter, upgradeUrl: upgradeUrl ?? '/premium' };
}

function explain(error: unknown): SendFailure {
  const limit = limitIn(error);
  if (limit) return limit;
  if (error instanceof ApiError && error.code === 'content_blocked') {
    return { kind: 'blocked', detail: error.detail };
  }
  tell(COPY.composer.failed, error);
  return { kind: 'other' };
}

/** The server understood and said no; its sentence is fit to be shown. */
function isRefusal(error: unknown): error is ApiError {
  return error instanceof ApiError && error.status >= 400 && error.status < 500;
}

/** A toast with the server's own sentence beneath, when it gave a clear one. */
function tell(title: string, error: unknown): void {
  notify.error(title, isRefusal(error) ? error.detail : undefined);
}
