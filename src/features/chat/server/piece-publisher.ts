import type { Context } from '#platform/context.ts';
import type { Live, LiveMessage } from '#platform/live.ts';

/** A piece of a reply's text: it continues the text that ends at `position`. */
export interface Piece {
  id: string;
  attempt: number;
  position: number;
  d: string;
}

/**
 * Other processes get at most one message of a reply per interval. Twelve updates a second still
 * look like typing, and a fast engine sends five or more pieces meanwhile. Milliseconds.
 */
const TOGETHER_MS = 80;

/** Pieces after one that was just sent to other processes. */
interface Window {
  waiting: Piece | undefined;
  timer: NodeJS.Timeout;
}

const windows = new WeakMap<Live, Map<string, Window>>();
const channelOf = (chatId: string): string => `chat:${chatId}`;

/** Publishes to a chat's readers, after all pieces before it. */
export function publishToChat(
  ctx: Pick<Context, 'live'>,
  chatId: string,
  message: LiveMessage,
  hint?: LiveMessage,
): void {
  closeWindow(ctx.live, chatId);
  ctx.live.publish(channelOf(chatId), message, hint);
}

/**
 * Publishes a piece: at once in this process; to others, if the bus carries texts, the first at
 * once and then the pieces of each interval as one.
 */
export function publishPiece(ctx: Pick<Context, 'live'>, chatId: string, piece: Piece): void {
  const { live } = ctx;
  live.deliver(channelOf(chatId), { t: 'd', ...piece });
  if (!live.carriesText) return;
  const window = windows.get(live)?.get(chatId);
  if (!window) {
    openWindow(live, chatId, piece);
    return;
  }
  const { waiting } = window;
  if (waiting && continues(waiting, piece)) waiting.d += piece.d;
  else {
    if (waiting) send(live, chatId, waiting);
    window.waiting = { ...piece };
  }
}

const continues = (before: Piece, piece: Piece): boolean =>
  before.id === piece.id &&
  before.attempt === piece.attempt &&
  before.position + before.d.length === piece.position;

const send = (live: Live, chatId: string, piece: Piece): void =>
  live.hint(channelOf(chatId), { t: 'd', ...piece });

function openWindow(live: Live, chatId: string, first: Piece): void {
  const ofBus = windows.get(live) ?? new Map<string, Window>();
  windows.set(live, ofBus);
  send(live, chatId, first);
  const timer = setTimeout(() => {
    const waiting = ofBus.get(chatId)?.waiting;
    ofBus.delete(chatId);
    if (waiting) openWindow(live, chatId, waiting);
  }, TOGETHER_MS);
  ofBus.set(chatId, { waiting: undefined, timer: timer.unref() });
}

function closeWindow(live: Live, chatId: string): void {
  const window = windows.get(live)?.get(chatId);
  if (!window) return;
  clearTimeout(window.timer);
  windows.get(live)?.delete(chatId);
  if (window.waiting) send(live, chatId, window.waiting);
}
