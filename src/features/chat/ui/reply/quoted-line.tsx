import type { QuotedMessage } from '#features/chat/contract-quotes.ts';
import { firstName } from '#shared/replace-placeholders.ts';
import { notify } from '#ui/toast.ts';
import type { ChatSession } from '../chat-session.ts';
import { findLoaded } from '../loaded-messages.ts';
import { useChatState } from '../use-chat.ts';
import { REPLY_TEXT } from './copy.ts';
import { quoteOf } from './reply-choice.ts';

interface LineProps {
  quote: QuotedMessage;
  session: ChatSession;
  /** The name of the chat's own character. */
  name: string;
}

/** The answered message, above the answer's text; a click jumps to it. */
export default function QuotedLine({ quote, session, name }: LineProps) {
  // The copy on the page may be newer than the quote.
  const original = useChatState(session, (state) => findLoaded(state, quote.id));
  if (quote.sender === null)
    return <p className={`${LINE} py-2 text-muted italic`}>{REPLY_TEXT.deleted}</p>;
  const { sender, speaker, excerpt } = original ? quoteOf(original) : quote;
  const show = async () => {
    if (!(await session.showMessage(quote.id))) notify.error(REPLY_TEXT.gone);
  };
  return (
    <button
      type="button"
      title={REPLY_TEXT.show}
      onClick={() => void show()}
      className={`${LINE} py-1 transition-colors hover:bg-overlay`}
    >
      <span className="block truncate font-semibold text-ember-text">
        <span className="sr-only">{REPLY_TEXT.answers} </span>
        {sender === 'user' ? REPLY_TEXT.you : firstName(speaker ?? name)}
      </span>
      <span dir="auto" className="block truncate text-muted">
        {excerpt}
      </span>
    </button>
  );
}

const LINE =
  'mb-1.5 block w-full min-w-0 rounded-r-control border-l-2 border-ember bg-overlay/60 px-3 text-left text-sm whitespace-normal';
