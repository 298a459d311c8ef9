import { memo } from 'react';
import type { Message } from '#features/chat/contract-messages.ts';
import { LazyBoundary, lazyComponent } from '#ui/lazy.tsx';
import { Avatar } from '#ui/primitives/avatar.tsx';
import type { ChatActions } from './chat-actions.ts';
import type { ChatSession } from './chat-session.ts';
import { formatDay, formatTime, separatorBetween } from './format-time.ts';
import { portraitOf } from './portrait.ts';
import { NoticeBubble, UserBubble, ReplyBubble } from './message-bubble.tsx';

const CallBlock = lazyComponent(() => import('./calls/call-block.tsx'));

interface MessageRowProps {
  message: Message;
  /** The previous message; null for the first loaded one. */
  before: Message | null;
  session: ChatSession;
  actions: ChatActions;
  name: string;
  portrait: string | null;
  /** Several characters speak, so that each turn has its name. */
  isScene: boolean;
  canChange: boolean;
  isStalled: boolean;
  /** For the first message of a call; for a collapsed call only its block is shown. */
  call: 'open' | 'folded' | null;
  onToggleCall(callId: string, isOpen: boolean): void;
}

/**
 * One message with what precedes it: the day, the time after a pause, the portrait of a new turn.
 */
export const MessageRow = memo(function MessageRow(props: MessageRowProps) {
  const { message, before, name, portrait, isScene, call, onToggleCall, ...rest } = props;
  const separator = separatorBetween(before?.created_at ?? null, message.created_at);
  const { speaker } = message;
  const startsTurn =
    separator !== null ||
    before?.sender !== message.sender ||
    before.speaker?.slug !== speaker?.slug;
  const by = speaker?.name ?? name;
  const picture = speaker ? portraitOf(speaker.media ? [speaker.media] : [], 96) : portrait;
  const bubble = { message, name: by, ...rest };
  return (
    <>
      {separator && (
        <p className="pt-6 pb-1 text-center text-xs text-muted">
          {separator === 'day' && (
            <span className="font-semibold">{formatDay(message.created_at)} </span>
          )}
          <time dateTime={message.created_at} className="tabular-nums">
            {formatTime(message.created_at)}
          </time>
        </p>
      )}
      {call && message.call_id && (
        <LazyBoundary fallback={<div className="h-16" />}>
          <CallBlock
            session={rest.session}
            callId={message.call_id}
            at={message.created_at}
            isOpen={call === 'open'}
            onToggle={onToggleCall}
          />
        </LazyBoundary>
      )}
      {call !== 'folded' && (
        <div className={startsTurn ? 'pt-5' : 'pt-2'}>
          {message.sender === 'system' && <NoticeBubble {...bubble} />}
          {message.sender === 'user' && (
            <div className="flex justify-end">
              <UserBubble {...bubble} />
            </div>
          )}
          {message.sender === 'character' && (
            <div className="flex gap-3">
              <span className="w-8 shrink-0">
                {startsTurn && <Avatar src={picture} name={by} size={32} />}
              </span>
              <div className="min-w-0 flex-1">
                {startsTurn && (isScene || speaker) && (
                  // The bubble says the name to assistive technology.
                  <p aria-hidden="true" className="mb-0.5 text-sm font-semibold text-muted">
                    {by}
                  </p>
                )}
                <ReplyBubble {...bubble} />
              </div>
            </div>
          )}
        </div>
      )}
    </>
  );
});
