import type { Context, UserContext } from '#platform/context.ts';
import type { Live } from '#platform/live.ts';
import { selectEndedSessions } from './session-queries.ts';
import { SESSION_CHANNEL } from './session-store.ts';

/** The net under announcements: finds what nobody announced, such as a change made in the database by hand. */
const LOOK_EVERY_MS = 700;

interface Held {
  sessionId: string;
  userId: string;
  end: () => void;
}

/** One per process, by its live bus: contexts are copied, the bus is not. */
const watches = new WeakMap<Live, (held: Held) => () => void>();

/**
 * Calls `end` within a second after the caller's session has ended (signed out, revoked, expired) or
 * its user may no longer act (suspended, deactivated, leaving, erased), in whichever process that happened.
 * @returns what stops watching
 */
export function whenSessionEnds(ctx: UserContext, end: () => void): () => void {
  let watch = watches.get(ctx.live);
  if (!watch) watches.set(ctx.live, (watch = createWatch(ctx)));
  return watch({ sessionId: ctx.caller.sessionId, userId: ctx.caller.id, end });
}

function createWatch(ctx: Pick<Context, 'db' | 'live' | 'log' | 'now'>) {
  const all = new Set<Held>();
  let timer: NodeJS.Timeout | undefined;
  let looking = false;

  const endOver = async (some: Held[]): Promise<void> => {
    if (some.length === 0) return;
    const ids = [...new Set(some.map(({ sessionId }) => sessionId))];
    const ended = new Set(await selectEndedSessions(ctx.db, ids, ctx.now()));
    for (const held of some) if (ended.has(held.sessionId)) held.end();
  };
  const warn = (error: unknown) => ctx.log.warn({ err: error }, 'sessions not checked');

  ctx.live.subscribe(SESSION_CHANNEL, ({ sessionId, userId }) => {
    const changed = [...all].filter(
      (held) => held.sessionId === sessionId || held.userId === userId,
    );
    endOver(changed).catch(warn);
  });
  const look = (): void => {
    if (looking) return;
    looking = true;
    endOver([...all])
      .catch(warn)
      .finally(() => (looking = false));
  };

  return (held: Held) => {
    all.add(held);
    timer ??= setInterval(look, LOOK_EVERY_MS).unref();
    return () => {
      all.delete(held);
      if (all.size > 0) return;
      clearInterval(timer);
      timer = undefined;
    };
  };
}
