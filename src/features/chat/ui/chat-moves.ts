import type { Message } from '#features/chat/contract-messages.ts';
import { stopPlaying } from '#features/voice/ui/opened-players.ts';
import { createKey } from '#ui/create-key.ts';
import { chatCalls } from './chat-calls.ts';
import type { ChatSession } from './chat-session.ts';
import { COPY } from './copy.ts';
import { findLoaded } from './loaded-messages.ts';
import { RECORDING_TEXT } from './recording/copy.ts';
import { recordingKey } from './recording/recording-key.ts';
import { answerMessage } from './reply/reply-choice.ts';
import { takeSpeaker } from './scene/take-speaker.ts';
import { refreshChats } from './chat-list-cache.ts';

/** The user's actions besides writing and reading. Failures are reported by `fail`. */
export interface ChatMoves {
  /** Makes the next message answer this one. */
  answer(message: Message): void;
  /** Moves the focus to the text field, except on a touch screen. */
  focusInput(): void;
  /** True if the message was permanently deleted. */
  remove(message: Message): Promise<boolean>;
  /** True if the message's recording was permanently deleted. */
  removeRecording(message: Message): Promise<boolean>;
  /** The id of the new chat that ends with the message; null if it was not created. */
  branch(message: Message): Promise<string | null>;
  /** Makes the character continue its last message. */
  continueReply(): void;
  /** A draft of the user's next message; null when there is none. */
  suggest(): Promise<string | null>;
}

export function createChatMoves(
  session: ChatSession,
  fail: (title: string, error: unknown) => void,
): ChatMoves {
  return {
    answer: (message) => answerMessage(session, message),
    focusInput: () => session.focusInput(),

    async remove({ id }) {
      try {
        await chatCalls.removeMessage(session.id, id);
        // Its event may arrive later, and includes the picture.
        session.dispatch({ type: 'event', event: { event: 'removed', data: { ids: [id] } } });
        refreshChats();
        return true;
      } catch (error) {
        fail(COPY.moves.removeFailed, error);
        return false;
      }
    },

    async removeRecording({ id, recording }) {
      try {
        await chatCalls.deleteRecording(session.id, recording!.id);
        stopPlaying(recordingKey(id));
        const shown = findLoaded(session.getState(), id);
        if (shown) {
          const { recording: _gone, ...message } = shown;
          session.dispatch({ type: 'answered', message });
        }
        return true;
      } catch (error) {
        fail(RECORDING_TEXT.removeFailed, error);
        return false;
      }
    },

    async branch({ id }) {
      try {
        const chat = await chatCalls.branch(session.id, id);
        refreshChats();
        return chat.id;
      } catch (error) {
        fail(COPY.moves.branchFailed, error);
        return null;
      }
    },

    continueReply() {
      const countBefore = session.getState().count;
      session.dispatch({ type: 'latest-shown' });
      session.focusInput();
      chatCalls
        .continueReply(session.id, createKey(), takeSpeaker(session))
        .then((message) => {
          const isKnown = session.getState().messages.some(({ id }) => id === message.id);
          if (!isKnown)
            session.dispatch({ type: 'event', event: { event: 'message', data: { message } } });
          session.awaitReply(countBefore);
        })
        .catch((error: unknown) => fail(COPY.moves.continueFailed, error));
    },

    async suggest() {
      try {
        return (await chatCalls.suggest(session.id)).content;
      } catch (error) {
        fail(COPY.composer.suggestFailed, error);
        return null;
      }
    },
  };
}
