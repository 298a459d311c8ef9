import { useEffect } from 'react';
import type { ChatEvent } from '#features/chat/contract-events.ts';
import { ApiError, authHeaders } from '#ui/api-client.ts';
import { openEventStream } from '#ui/event-stream.ts';
import { waitFor } from '#ui/wait-for.ts';
import { chatCalls, eventsUrl } from './chat-calls.ts';
import type { ChatSession } from './chat-session.ts';
import { isAwaiting } from './chat-store.ts';
import { pollReply } from './poll-reply.ts';

const NAMES = new Set<string | undefined>(['message', 'removed', 'reply', 'd', 'reset']);

/**
 * The API client has signed out or redirected to the account's standing; later calls would end the
 * same way.
 */
const isSessionOver = (error: unknown): boolean =>
  error instanceof ApiError && (error.status === 401 || error.status === 403);

/**
 * Keeps `session` in sync with the server while it is shown; calls `onGone` when the chat was
 * removed.
 */
export function useReplyStream(session: ChatSession, onGone: () => void): void {
  useEffect(() => watchReplies(session, onGone), [session, onGone]);
}

/**
 * Follows the chat's event stream, reloads the chat after a `reset` event, and polls for a reply
 * while the stream is unavailable. Returns the function that ends all of it.
 */
export function watchReplies(session: ChatSession, onGone: () => void): () => void {
  const closed = new AbortController();
  let closeStream = () => {};
  let polling: AbortController | null = null;

  function open(): void {
    closeStream();
    closeStream = openEventStream({
      url: eventsUrl(session.id),
      headers: authHeaders,
      lastEventId: () => session.getState().lastEventId,
      onEvent(name, data, eventId) {
        if (!NAMES.has(name)) return;
        const event = { event: name, data } as ChatEvent;
        if (event.event === 'reset') void reload();
        else session.dispatch({ type: 'event', event, eventId });
      },
      onConnection(connection) {
        if (connection === session.connection) return;
        session.connection = connection;
        session.notify();
        if (connection === 'open') polling?.abort();
        else if (isAwaiting(session.getState())) void poll(-1);
      },
      onRefused(status) {
        if (status === 404) onGone();
        // The session ended elsewhere: any API call detects that and signs out.
        else chatCalls.check(session.id).catch((error: unknown) => console.debug('chat', error));
      },
    });
  }

  async function reload(): Promise<void> {
    closeStream();
    for (let delay = 1_000; !closed.signal.aborted; delay = Math.min(delay * 2, 15_000)) {
      try {
        const chat = await chatCalls.read(session.id, closed.signal);
        session.dispatch({ type: 'loaded', chat });
        return open();
      } catch (error) {
        if (closed.signal.aborted) return;
        if (error instanceof ApiError && error.status === 404) return onGone();
        if (isSessionOver(error)) return;
        console.debug('chat reload', error);
        await waitFor(delay, closed.signal);
      }
    }
  }

  async function poll(countBefore: number): Promise<void> {
    polling?.abort();
    const current = (polling = new AbortController());
    const hasArrived = await pollReply(
      countBefore,
      {
        readChat: () => chatCalls.read(session.id, current.signal),
        onChat: (chat) => session.dispatch({ type: 'polled', chat }),
        isDone: () => !isAwaiting(session.getState()),
        wait: waitFor,
        onError: (error) => {
          console.debug('chat polling', error);
          if (isSessionOver(error)) current.abort();
        },
      },
      current.signal,
    );
    if (!current.signal.aborted && !hasArrived)
      session.dispatch({ type: 'stalled', stalled: true });
  }

  session.connection = 'connecting';
  session.awaitReply = (countBefore) => {
    session.dispatch({ type: 'stalled', stalled: false });
    if (session.connection === 'lost') void poll(countBefore);
  };
  open();
  return () => {
    closed.abort();
    polling?.abort();
    closeStream();
    session.awaitReply = () => {};
  };
}
