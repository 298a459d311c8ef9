import type { Message } from '#features/chat/contract-messages.ts';
import type { Reaction } from '#features/chat/limits.ts';
import { ApiError } from '#ui/api-client.ts';
import { createKey } from '#ui/create-key.ts';
import { notify } from '#ui/toast.ts';
import { isOffline } from '#ui/use-offline.ts';
import { chatCalls } from './chat-calls.ts';
import { createChatMoves, type ChatMoves } from './chat-moves.ts';
import { createChatPages, type ChatPages } from './chat-pages.ts';
import type { ChatSession, LimitReached } from './chat-session.ts';
import { TEMP_PREFIX, type ChatAction } from './chat-store.ts';
import { COPY } from './copy.ts';
import { findLoaded } from './loaded-messages.ts';
import { createUserMessage, type SentFiles } from './message-order.ts';
import { quoteOf } from './reply/reply-choice.ts';
import { takeSpeaker } from './scene/take-speaker.ts';

/** Why a send returned its text: shown next to the composer, or already reported by a toast. */
export type SendFailure =
  LimitReached | { kind: 'blocked' | 'offline'; detail: string } | { kind: 'other' };

/** The user's actions in an open chat. They report their failures and then restore the state. */
export interface ChatActions extends ChatMoves, ChatPages {
  /** Null when the message is stored; otherwise the reason, and the caller restores the text. */
  send(text: string, files?: SentFiles): Promise<SendFailure | null>;
  stop(): void;
  /** Cancels a picture in progress; its tokens are refunded. */
  cancelPicture(jobId: string): void;
  /** `hint` describes what the new version should do differently. */
  regenerate(message: Message, hint?: string): void;
  showVariant(message: Message, index: number): Promise<void>;
  showGreeting(index: number): Promise<void>;
  rate(message: Message, feedback: Message['feedback']): void;
  /** Null removes the reaction. */
  react(message: Message, reaction: Reaction | null): void;
  /** True when the change is stored; otherwise the text is kept as a draft. */
  edit(message: Message, content: string): Promise<boolean>;
  /** Keeps an edit's text in case its row leaves the screen. */
  storeEdit(message: Message, content: string): void;
  /** The unsaved text of an edit; null when there is none. */
  unsavedEdit(message: Message): string | null;
  discardEdit(): void;
  checkAgain(): void;
}

/** The actions of one chat; stable for the lifetime of the session. */
export function createChatActions(session: ChatSession): ChatActions {
  const answered = (message: Message) => session.dispatch({ type: 'answered', message });
  const findShown = ({ id }: Message) => findLoaded(session.getState(), id);
  /**
   * Applies `ahead` optimistically. Returns a function that reverts it unless the server changed it
   * since.
   */
  const applyOptimistically = (message: Message, ahead: ChatAction): (() => void) => {
    session.dispatch(ahead);
    const shown = findShown(message);
    return () => {
      if (shown && findShown(message) === shown) session.dispatch({ type: 'reverted', message });
    };
  };
  const mark = (message: Message, patch: Pick<Message, 'feedback'> | Pick<Message, 'reaction'>) => {
    const changed = { ...message, ...patch };
    const revert = applyOptimistically(message, { type: 'answered', message: changed });
    chatCalls
      .patchMessage(session.id, message.id, patch)
      .then(answered)
      .catch((error: unknown) => {
        revert();
        notifyError(COPY.message.feedbackFailed, error);
      });
  };
  /** An edit or regeneration also counts against the daily limit. */
  const notifyChangeFailed = (title: string, error: unknown) => {
    const limit = limitIn(error);
    if (limit) session.onLimitReached(limit);
    else notifyError(title, error);
  };

  return {
    ...createChatMoves(session, notifyChangeFailed),
    ...createChatPages(session),

    async send(text, files = {}) {
      const content = text.trim();
      if (!(content || files.attachment) || session.getState().sendingId) return { kind: 'other' };
      const countBefore = session.getState().count;
      const speaker = takeSpeaker(session);
      const { replyTo } = session;
      session.replyTo = null;
      const failed = session.failedSend;
      const pictureId = files.attachment?.id ?? null;
      const recordingId = files.recording?.id ?? null;
      const replyToId = replyTo?.id ?? null;
      const isAgain =
        failed?.content === content &&
        failed.speaker === (speaker ?? null) &&
        failed.pictureId === pictureId &&
        failed.recordingId === recordingId &&
        failed.replyToId === replyToId;
      const key = (isAgain && failed.key) || createKey();
      const tempId = `${TEMP_PREFIX}${createKey()}`;
      session.dispatch({
        type: 'send-started',
        message: createUserMessage(tempId, content, {
          ...files,
          ...(replyTo && { reply_to: quoteOf(replyTo) }),
        }),
      });
      try {
        const sent = await chatCalls.send(session.id, content, key, {
          speaker,
          pictureId: files.attachment?.id,
          recordingId: files.recording?.id,
          replyToId: replyTo?.id,
        });
        session.failedSend = null;
        session.dispatch({ type: 'send-acknowledged', tempId, sent });
        if (sent.reply_id) session.awaitReply(countBefore);
        return null;
      } catch (error) {
        // Without a clear response the message may be stored: its event shows that, or a retry with
        // the same key.
        const isUnclear = !isRefusal(error);
        const isStored = isUnclear && !session.getState().messages.some(({ id }) => id === tempId);
        session.failedSend =
          isUnclear && !isStored
            ? { content, speaker: speaker ?? null, pictureId, recordingId, replyToId, key }
            : null;
        if (!isStored) Object.assign(session, { speaker: speaker ?? null, replyTo });
        session.dispatch({ type: 'send-failed', tempId });
        return isStored ? null : explain(error);
      }
    },

    stop() {
      chatCalls
        .stop(session.id)
        .catch((error: unknown) => notifyError(COPY.message.stopFailed, error));
    },

    cancelPicture(jobId) {
      chatCalls
        .cancelPicture(jobId)
        .then(() => session.awaitReply(-1))
        .catch((error: unknown) => notifyError(COPY.picture.cancelFailed, error));
    },

    regenerate(message, hint) {
      const revert = applyOptimistically(message, { type: 'reply-restarted', id: message.id });
      session.focusInput();
      chatCalls
        .regenerate(session.id, message.id, hint)
        .then((answer) => {
          answered(answer);
          session.awaitReply(-1);
        })
        .catch((error: unknown) => {
          revert();
          const what = message.picture ? COPY.picture.retryFailed : COPY.message.regenerateFailed;
          notifyChangeFailed(what, error);
        });
    },

    async showVariant(message, index) {
      try {
        answered(await chatCalls.patchMessage(session.id, message.id, { variant: index }));
      } catch (error) {
        notifyError(COPY.message.variantFailed, error);
      }
    },

    async showGreeting(index) {
      try {
        const chat = await chatCalls.chooseGreeting(session.id, index);
        // Only the greeting: this response lacks messages sent in the meantime.
        session.dispatch({ type: 'greeting-chosen', chat });
      } catch (error) {
        notifyError(COPY.message.variantFailed, error);
      }
    },

    rate: (message, feedback) => mark(message, { feedback }),
    react: (message, reaction) => mark(message, { reaction }),

    async edit(message, content) {
      session.unsavedEdit = null;
      const changed = { ...message, content, edited: true };
      const revert = applyOptimistically(message, { type: 'answered', message: changed });
      try {
        answered(await chatCalls.patchMessage(session.id, message.id, { content }));
        session.awaitReply(-1);
        return true;
      } catch (error) {
        revert();
        // An event reported it as stored, although the response was lost.
        if (!isRefusal(error) && findShown(message)?.content === content) return true;
        session.unsavedEdit = { id: message.id, content };
        notifyChangeFailed(COPY.message.editFailed, error);
        return false;
      }
    },

    storeEdit({ id }, content) {
      session.unsavedEdit = { id, content };
    },

    unsavedEdit({ id }) {
      return session.unsavedEdit?.id === id ? session.unsavedEdit.content : null;
    },

    discardEdit() {
      session.unsavedEdit = null;
    },

    checkAgain() {
      session.awaitReply(-1);
    },
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
  // The toaster may not have been loaded yet.
  if (error instanceof ApiError && error.status === 0 && isOffline())
    return { kind: 'offline', detail: COPY.composer.offline };
  notifyError(COPY.composer.failed, error);
  return { kind: 'other' };
}

/** Whether the server refused the request; its detail can then be shown. */
function isRefusal(error: unknown): error is ApiError {
  return error instanceof ApiError && error.status >= 400 && error.status < 500;
}

/** A toast with the server's detail when it gave one. */
function notifyError(title: string, error: unknown): void {
  notify.error(title, isRefusal(error) ? error.detail : undefined);
}
