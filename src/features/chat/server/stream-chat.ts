import type { UserContext } from '#platform/context.ts';
import type { Subscription } from '#platform/live.ts';
import { parseEventId } from '../rules.ts';
import { createChatReader } from './chat-reader.ts';
import type { EventWriter } from './event-stream.ts';
import type { ChatRow } from './queries.ts';

/**
 * Sends a chat's events after `lastEventId`: missed ones first, then live ones. It subscribes
 * before it reads the database, so that no event is lost in between, and reads again after a lost
 * bus connection.
 */
export function followChat(
  ctx: UserContext,
  chat: ChatRow,
  lastEventId: string | undefined,
  writer: EventWriter,
): Subscription {
  const known = parseEventId(lastEventId);
  let busy: Promise<void> | undefined;
  // Work that needs the database runs in order; text that continues the reader's position is sent
  // at once.
  const enqueue = (work: () => Promise<void> | void): void => {
    const mine: Promise<void> = (busy ?? Promise.resolve()).then(work).catch((error: unknown) => {
      ctx.log.warn({ err: error, chat: chat.id }, 'event stream ended');
      writer.close();
    });
    busy = mine;
    void mine.then(() => {
      if (busy === mine) busy = undefined;
    });
  };
  const state = {
    rev: known?.rev ?? chat.rev,
    replyId: null,
    attempt: known?.attempt ?? 0,
    position: known?.position ?? 0,
  };
  const reader = createChatReader(ctx, chat.id, state, writer, enqueue);
  const unsubscribe = ctx.live.subscribe(
    `chat:${chat.id}`,
    (message) => {
      if (!busy && reader.sendPiece(message)) return;
      enqueue(() => reader.handle(message));
    },
    () => enqueue(() => reader.catchUp(false)),
  );
  enqueue(async () => {
    await unsubscribe.ready;
    await reader.catchUp(true);
  });
  const end = (): void => {
    unsubscribe();
    reader.close();
  };
  return Object.assign(end, { ready: unsubscribe.ready });
}
