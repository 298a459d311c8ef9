import { useVirtualizer } from '@tanstack/react-virtual';
import { ArrowDown } from 'lucide-react';
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import type { Message } from '#features/chat/contract.ts';
import { Button } from '#ui/primitives/button.tsx';
import { Spinner } from '#ui/primitives/spinner.tsx';
import type { ChatActions } from './chat-actions.ts';
import type { ChatSession } from './chat-session.ts';
import { findLast, isReplying } from './chat-store.ts';
import { ChatBeginning } from './chat-beginning.tsx';
import { isPicture } from './message-order.ts';
import { MessageRow } from './message-row.tsx';
import { useScrollStart } from './use-scroll-start.ts';
import { useShowMessage } from './use-show-message.ts';
import { COPY } from './copy.ts';
import { useChatState, useSessionField } from './use-chat.ts';
import { useJump } from './use-jump.ts';
import { useLongPress } from './use-long-press.ts';

interface MessageListProps {
  session: ChatSession;
  actions: ChatActions;
  name: string;
  portrait: string | null;
}

/** A distance in pixels below which the list counts as at its end. */
const AT_END = 32;
/** Beyond this distance in pixels, a button to the newest message is shown. */
const FAR_FROM_END = 240;
/** Older messages are loaded when this few rows are left above. */
const ROWS_AHEAD = 8;
const BEGINNING_KEY = 'beginning';
/** The row below a reply, in pixels. */
const LISTEN_HEIGHT = 38;

/** The virtualized conversation. It stays at its end when there, and at its position otherwise. */
export function MessageList({ session, actions, name, portrait }: MessageListProps) {
  const messages = useChatState(session, (state) => state.messages);
  const rowKeys = useChatState(session, (state) => state.rowKeys);
  const hasOlder = useChatState(session, (state) => state.nextCursor !== null);
  const isStalled = useChatState(session, (state) => state.stalled);
  const isBusy = useChatState(session, (state) => isReplying(state) || state.sendingId !== null);
  const lastOwnId = useChatState(session, (state) => findLast(state, 'user')?.id);
  const sendingId = useChatState(session, (state) => state.sendingId);
  const chat = useChatState(session, (state) => state.chat);
  const isLoadingOlder = useSessionField(session, (one) => one.isLoadingOlder);
  const hasOlderFailed = useSessionField(session, (one) => one.hasOlderFailed);

  const scrollRef = useRef<HTMLDivElement>(null);
  // The top of the list counts only after the end was reached once.
  const isReady = useRef(false);
  const [isAway, setAway] = useState(false);
  const [seenId, setSeenId] = useState<string | null>(null);
  // The character's introduction and greeting precede the first message.
  const offset = hasOlder ? 0 : 1;
  const count = messages.length + offset;

  // The virtualizer requests each key several times, so thousands are cached.
  const keys = useMemo(() => {
    const ofMessages = messages.map(({ id }) => rowKeys.get(id) ?? id);
    return hasOlder ? ofMessages : [BEGINNING_KEY, ...ofMessages];
  }, [messages, rowKeys, hasOlder]);
  const getItemKey = useCallback((index: number) => keys[index] ?? index, [keys]);

  // The list's object changes in place; no compiler memoizes these components.
  // oxlint-disable-next-line react/incompatible-library
  const virtualizer = useVirtualizer<HTMLDivElement, HTMLDivElement>({
    count,
    getScrollElement: () => scrollRef.current,
    getItemKey,
    estimateSize: (index) => estimateHeight(messages[index - offset]),
    anchorTo: 'end',
    followOnAppend: true,
    scrollEndThreshold: AT_END,
    overscan: 6,
    paddingStart: 8,
    paddingEnd: 20,
    directDomUpdates: true,
    directDomUpdatesMode: 'position',
    onChange: (instance) => {
      const isFar = instance.getDistanceFromEnd() > FAR_FROM_END;
      setAway(isFar);
      if (!isFar) setSeenId(null);
      askForOlder(instance.range?.startIndex ?? ROWS_AHEAD);
    },
  });

  const askForOlder = (firstRow: number) => {
    const isNear = isReady.current && firstRow < ROWS_AHEAD;
    if (isNear && hasOlder && !hasOlderFailed) actions.loadOlder();
  };

  const { foundId, jump } = useJump(virtualizer, messages, offset, isReady, actions);
  useScrollStart(virtualizer, scrollRef, isReady, () => {
    askForOlder(virtualizer.range?.startIndex ?? ROWS_AHEAD);
    jump();
  });
  useEffect(() => {
    // A message that the user sends is always scrolled into view.
    if (sendingId && !virtualizer.isAtEnd()) virtualizer.scrollToEnd();
  }, [sendingId, virtualizer]);
  useEffect(() => {
    if (isAway) setSeenId((seen) => seen ?? session.getState().messages.at(-1)?.id ?? null);
  }, [isAway, session]);

  useShowMessage(session, virtualizer, offset, scrollRef);
  const { activeKey, pressHandlers } = useLongPress(scrollRef);
  // A reply is the last one even when its picture follows.
  const lastId = messages.findLast((message) => !isPicture(message))?.id;
  const newCount = seenId ? countNew(messages, seenId) : 0;

  return (
    <div className="relative min-h-0 flex-1">
      <div
        ref={scrollRef}
        role="log"
        aria-live="off"
        aria-label={COPY.conversation.label(name)}
        // The conversation is scrolled by keyboard as well.
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
        tabIndex={0}
        className="flex h-full flex-col overflow-y-auto overscroll-contain px-4 outline-offset-[-2px] [overflow-anchor:none] md:px-6"
        {...pressHandlers}
      >
        <div
          ref={virtualizer.containerRef}
          className="relative mx-auto mt-auto w-full max-w-3xl shrink-0"
        >
          {virtualizer.getVirtualItems().map((item) => {
            const message = messages[item.index - offset];
            return (
              <div
                key={item.key}
                ref={virtualizer.measureElement}
                data-index={item.index}
                data-key={item.key}
                data-active={activeKey === item.key || undefined}
                data-found={(message && message.id === foundId) || undefined}
                className="group absolute left-0 w-full"
              >
                {message ? (
                  <MessageRow
                    message={message}
                    before={messages[item.index - offset - 1] ?? null}
                    session={session}
                    actions={actions}
                    name={name}
                    portrait={portrait}
                    isScene={chat.members.length > 0}
                    canChange={!isBusy && (message.id === lastId || message.id === lastOwnId)}
                    isStalled={isStalled}
                  />
                ) : (
                  <ChatBeginning
                    chat={chat}
                    actions={actions}
                    name={name}
                    portrait={portrait}
                    isEmpty={messages.length === 0}
                  />
                )}
              </div>
            );
          })}
        </div>
      </div>

      <output className="sr-only">{foundId !== null && COPY.search.found}</output>
      {isLoadingOlder && (
        <div className="absolute inset-x-0 top-2 grid place-items-center text-muted">
          <Spinner className="size-5" label={COPY.conversation.older} />
        </div>
      )}
      {hasOlderFailed && (
        <div
          role="alert"
          className="absolute inset-x-0 top-2 flex items-center justify-center gap-3 text-sm"
        >
          <span className="rounded-full bg-overlay px-4 py-1.5 shadow-float">
            {COPY.conversation.olderFailed}
          </span>
          <Button size="sm" variant="secondary" onClick={() => actions.loadOlder()}>
            {COPY.tryAgain}
          </Button>
        </div>
      )}
      {isAway && (
        <button
          type="button"
          aria-label={
            newCount > 0
              ? `${COPY.conversation.newest}, ${COPY.conversation.newCount(newCount)}`
              : COPY.conversation.newest
          }
          onClick={() => virtualizer.scrollToEnd({ behavior: 'auto' })}
          className="absolute inset-x-0 bottom-3 mx-auto flex min-h-11 w-fit min-w-11 animate-rise items-center justify-center gap-2 rounded-full bg-overlay px-3 text-sm font-semibold shadow-float"
        >
          <ArrowDown className="size-5" strokeWidth={1.5} aria-hidden="true" />
          {newCount > 0 && <span className="pr-1">{COPY.conversation.newCount(newCount)}</span>}
        </button>
      )}
    </div>
  );
}

/** The number of the character's messages after the last one in view. */
function countNew(messages: readonly Message[], seenId: string): number {
  let count = 0;
  for (let at = messages.length - 1; at >= 0 && messages[at]!.id > seenId; at -= 1) {
    if (messages[at]!.sender !== 'user') count += 1;
  }
  return count;
}

/** A first estimate of a row's height in pixels, so that measuring moves little. */
function estimateHeight(message: Message | undefined): number {
  if (message && isPicture(message)) return 277;
  const listen = message?.sender === 'character' ? LISTEN_HEIGHT : 0;
  return 44 + listen + Math.ceil((message?.content.length ?? 0) / 72) * 26;
}
