import type { Context, UserContext } from '#platform/context.ts';
import type { Live, LiveMessage } from '#platform/live.ts';
import { selectEndedSessions } from './session-queries.ts';
import { SESSION_CHANNEL } from './session-store.ts';

/** Also catches changes that were not announced, such as manual edits of the database. */
const POLL_INTERVAL_MS = 700;

interface WatchedSession {
  sessionId: string;
  userId: string;
  end: () => void;
}

/** One per process, keyed by its live bus: contexts are copied, the bus is not. */
const watches = new WeakMap<Live, (watched: WatchedSession) => () => void>();

/**
 * Calls `end` within a second after the caller's session ends (signed out, revoked, expired) or its
 * user may no longer act (suspended, deactivated, leaving, erased), in any process.
 * @returns a function that stops watching
 */
export function onSessionEnd(ctx: UserContext, end: () => void): () => void {
  let watch = watches.get(ctx.live);
  if (!watch) watches.set(ctx.live, (watch = createWatch(ctx)));
  return watch({ sessionId: ctx.caller.sessionId, userId: ctx.caller.id, end });
}

function createWatch(ctx: Pick<Context, 'db' | 'live' | 'log' | 'now'>) {
  const all = new Set<WatchedSession>();
  let timer: NodeJS.Timeout | undefined;
  let isPolling = false;

  const closeEnded = async (some: WatchedSession[]): Promise<void> => {
    if (some.length === 0) return;
    const ids = [...new Set(some.map(({ sessionId }) => sessionId))];
    const ended = new Set(await selectEndedSessions(ctx.db, ids, ctx.now()));
    for (const watched of some) if (ended.has(watched.sessionId)) watched.end();
  };
  const warn = (error: unknown) => ctx.log.warn({ err: error }, 'session check failed');

  const onChange = ({ sessionId, userId }: LiveMessage): void => {
    const changed = [...all].filter(
      (watched) => watched.sessionId === sessionId || watched.userId === userId,
    );
    closeEnded(changed).catch(warn);
  };
  const poll = (): void => {
    if (isPolling) return;
    isPolling = true;
    closeEnded([...all])
      .catch(warn)
      .finally(() => (isPolling = false));
  };
  ctx.live.subscribe(SESSION_CHANNEL, onChange, poll);

  return (watched: WatchedSession) => {
    all.add(watched);
    timer ??= setInterval(poll, POLL_INTERVAL_MS).unref();
    return () => {
      all.delete(watched);
      if (all.size > 0) return;
      clearInterval(timer);
      timer = undefined;
    };
  };
}
