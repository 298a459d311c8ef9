import { X } from 'lucide-react';
import type { Message } from '#features/chat/contract-messages.ts';
import { firstName } from '#shared/replace-placeholders.ts';
import { IconButton } from '#ui/primitives/icon-button.tsx';
import type { ChatSession } from '../chat-session.ts';
import { REPLY_TEXT } from './copy.ts';
import { answerMessage, quoteOf } from './reply-choice.ts';

interface TrayProps {
  session: ChatSession;
  message: Message;
}

/**
 * Shown above the text field: the message that the next one answers, with a button to dismiss it.
 */
export default function ReplyTray({ session, message }: TrayProps) {
  const quote = quoteOf(message);
  const name = quote.speaker ?? session.getState().chat.character.name;
  const label = quote.sender === 'user' ? REPLY_TEXT.toYourself : REPLY_TEXT.to(firstName(name));
  return (
    <fieldset
      aria-label={label}
      className="mb-2 flex min-w-0 animate-rise items-center gap-2 rounded-card bg-raised py-1 pr-1 pl-3 shadow-[inset_0_0_0_1px_var(--line)]"
    >
      <output className="min-w-0 flex-1 border-l-2 border-ember py-0.5 pl-3 text-sm">
        <span className="block truncate font-semibold text-ember-text">{label}</span>
        <span dir="auto" className="block truncate text-muted">
          {quote.excerpt}
        </span>
      </output>
      <IconButton
        label={REPLY_TEXT.dismiss}
        onClick={() => {
          answerMessage(session, null);
          session.focusInput();
        }}
      >
        <X strokeWidth={1.5} aria-hidden="true" />
      </IconButton>
    </fieldset>
  );
}
