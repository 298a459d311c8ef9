import { useVirtualizer } from '@tanstack/react-virtual';
import { useCallback, useEffect, useLayoutEffect, useMemo, useRef } from 'react';
import type { Message } from '#features/chat/contract-messages.ts';
import type { ChatActions } from './chat-actions.ts';
import type { ChatSession } from './chat-session.ts';
import { findLast, isReplying } from './chat-store.ts';
import { startsCall } from './calls/fold-calls.ts';
import { useFolded } from './calls/use-folded.ts';
import { ChatBeginning } from './chat-beginning.tsx';
import { olderCursor, shownMessages } from './loaded-messages.ts';
import { isPicture } from './message-order.ts';
import { JumpToLatest, PagingStatus } from './message-list-overlays.tsx';
import { MessageRow } from './message-row.tsx';
import { nameCast } from './scene/name-cast.ts';
import { useScrollStart } from './use-scroll-start.ts';
import { COPY } from './copy.ts';
import { useChatState, useSessionField } from './use-chat.ts';
import { useAway } from './use-away.ts';
import { useJump } from './use-jump.ts';
import { usePast } from './use-past.ts';
import { useLongPress } from './use-long-press.ts';

interface MessageListProps {
  session: ChatSession;
  actions: ChatActions;
  name: string;
  portrait: string | null;
}

/** A distance in pixels below which the list counts as at its end. */
const AT_END = 32;
/** More messages are loaded when this few rows are left above or below. */
const ROWS_AHEAD = 8;
const BEGINNING_KEY = 'beginning';
/** The row below a reply, in pixels. */
const LISTEN_HEIGHT = 38;

/** The virtualized conversation. It stays at its end when there, and at its position otherwise. */
export function MessageList({ session, actions, name, portrait }: MessageListProps) {
  const { messages, open, setCallOpen, reveal } = useFolded(
    session,
    useChatState(session, shownMessages),
  );
  const rowKeys = useChatState(session, (state) => state.rowKeys);
  const hasOlder = useChatState(session, (state) => olderCursor(state) !== null);
  const isStalled = useChatState(session, (state) => state.stalled);
  const isBusy = useChatState(session, (state) => isReplying(state) || state.sendingId !== null);
  // A reply is the last one even when its picture follows.
  const lastId = useChatState(session, (state) => state.messages.findLast(isNoPicture)?.id);
  const lastOwnId = useChatState(session, (state) => findLast(state, 'user')?.id);
  const sendingId = useChatState(session, (state) => state.sendingId);
  const chat = useChatState(session, (state) => state.chat);
  const older = useSessionField(session, (one) => one.paging.older);
  const newer = useSessionField(session, (one) => one.paging.newer);

  const scrollRef = useRef<HTMLDivElement>(null);
  // The top of the list counts only after the end was reached once.
  const isReady = useRef(false);
  // The character's introduction and greeting precede the first message.
  const offset = hasOlder ? 0 : 1;
  const count = messages.length + offset;

  // The virtualizer requests each key several times, so thousands are cached.
  const keys = useMemo(() => {
    const ofMessages = messages.map(({ id }) => rowKeys.get(id) ?? id);
    return hasOlder ? ofMessages : [BEGINNING_KEY, ...ofMessages];
  }, [messages, rowKeys, hasOlder]);
  const getItemKey = useCallback((index: number) => keys[index] ?? index, [keys]);

  const { isPast, isFollowing } = usePast(session);
  const { isAway, newCount, onDistance } = useAway(session, isPast);
  // The list's object changes in place; no compiler memoizes these components.
  // oxlint-disable-next-line react/incompatible-library
  const virtualizer = useVirtualizer<HTMLDivElement, HTMLDivElement>({
    count,
    getScrollElement: () => scrollRef.current,
    getItemKey,
    estimateSize: (index) => estimateHeight(messages[index - offset]),
    anchorTo: 'end',
    followOnAppend: isFollowing,
    scrollEndThreshold: AT_END,
    overscan: 6,
    paddingStart: 8,
    paddingEnd: 20,
    directDomUpdates: true,
    directDomUpdatesMode: 'position',
    onChange: (instance) => {
      onDistance(instance.getDistanceFromEnd());
      loadAhead(instance.range);
    },
  });

  const loadAhead = (range: typeof virtualizer.range) => {
    if (!isReady.current || !range) return;
    if (range.startIndex < ROWS_AHEAD && hasOlder && older !== 'failed') actions.loadOlder();
    if (range.endIndex > count - ROWS_AHEAD && newer !== 'failed') actions.loadNewer();
  };

  const list = { virtualizer, messages, offset, isReady };
  const { foundId, jump, moveTo } = useJump({ session, actions, reveal, ...list });
  const onToggleCall = useCallback(
    (callId: string, isOpen: boolean) => {
      const first = shownMessages(session.getState()).find(({ call_id: id }) => id === callId);
      setCallOpen(callId, isOpen);
      // The pressed block stays in view, with its transcript below it.
      if (first) moveTo(first.id, isOpen ? 'start' : 'auto');
    },
    [session, setCallOpen, moveTo],
  );
  useScrollStart(virtualizer, scrollRef, isReady, isFollowing, () => {
    loadAhead(virtualizer.range);
    jump();
  });
  const start = useRef<string | null>(null);
  useLayoutEffect(() => {
    // The newest messages replace a part of the past unless they follow it.
    const before = start.current;
    start.current = (isPast && messages[0]?.id) || null;
    if (before && !isPast && messages[0] && messages[0].id > before) virtualizer.scrollToEnd();
  }, [isPast, messages, virtualizer]);
  useEffect(() => {
    // A message that the user sends is always scrolled into view.
    if (sendingId && !virtualizer.isAtEnd()) virtualizer.scrollToEnd();
  }, [sendingId, virtualizer]);

  const { activeKey, pressHandlers } = useLongPress(scrollRef);

  return (
    <div className="relative min-h-0 flex-1">
      <div
        ref={scrollRef}
        role="log"
        aria-live="off"
        aria-label={COPY.conversation.label(nameCast(chat).spoken)}
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
            const before = messages[item.index - offset - 1] ?? null;
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
                    before={before}
                    session={session}
                    actions={actions}
                    name={name}
                    portrait={portrait}
                    isScene={chat.members.length > 0}
                    canChange={!isBusy && (message.id === lastId || message.id === lastOwnId)}
                    isStalled={isStalled}
                    call={callOf(message, before, open)}
                    onToggleCall={onToggleCall}
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
      <PagingStatus side="older" paging={older} onRetry={actions.loadOlder} />
      {isPast && <PagingStatus side="newer" paging={newer} onRetry={actions.loadNewer} />}
      {(isAway || isPast) && (
        <JumpToLatest
          newCount={newCount}
          isPast={isPast}
          onClick={() => (isPast ? actions.showLatest() : virtualizer.scrollToEnd())}
        />
      )}
    </div>
  );
}

const isNoPicture = (message: Message): boolean => !isPicture(message);

/** Whether a row shows the block of a call, and whether that is expanded. */
function callOf(message: Message, before: Message | null, open: ReadonlySet<string>) {
  if (!message.call_id || !startsCall(message, before)) return null;
  return open.has(message.call_id) ? 'open' : 'folded';
}

/** A first estimate of a row's height in pixels, so that measuring moves little. */
function estimateHeight(message: Message | undefined): number {
  if (message && isPicture(message)) return 277;
  const listen = message?.sender === 'character' ? LISTEN_HEIGHT : 0;
  return 44 + listen + Math.ceil((message?.content.length ?? 0) / 72) * 26;
}
