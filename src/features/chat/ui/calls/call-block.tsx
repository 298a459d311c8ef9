import { ChevronDown, Phone } from 'lucide-react';
import type { ChatSession } from '../chat-session.ts';
import { formatTime } from '../format-time.ts';
import { useChatState } from '../use-chat.ts';
import { CALL_BLOCK_TEXT as TEXT } from './copy.ts';

interface CallBlockProps {
  session: ChatSession;
  callId: string;
  /** The time of its first message, used until the call itself is loaded. */
  at: string;
  isOpen: boolean;
  onToggle(callId: string, isOpen: boolean): void;
}

/** A call as one line of the conversation that expands to its transcript. */
export default function CallBlock({ session, callId, at, isOpen, onToggle }: CallBlockProps) {
  const call = useChatState(session, ({ calls }) => calls.get(callId));
  const startedAt = call?.started_at ?? at;
  return (
    <div className="flex justify-center pt-5">
      <button
        type="button"
        aria-expanded={isOpen}
        title={isOpen ? TEXT.close : TEXT.open}
        onClick={() => onToggle(callId, !isOpen)}
        className="flex min-h-11 items-center gap-2.5 rounded-full border border-line px-4 text-sm transition-colors hover:border-line-strong hover:bg-overlay/60"
      >
        <Phone aria-hidden="true" strokeWidth={1.5} className="size-4 text-ember-text" />
        <span className="font-semibold">{TEXT.title(call?.seconds)}</span>
        <time dateTime={startedAt} className="text-muted tabular-nums">
          {formatTime(startedAt)}
        </time>
        <ChevronDown
          aria-hidden="true"
          strokeWidth={1.5}
          className={`size-4 text-muted transition-transform ${isOpen ? 'rotate-180' : ''}`}
        />
      </button>
    </div>
  );
}
