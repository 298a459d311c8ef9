import type { UserContext } from '#platform/context.ts';
import type { LiveMessage } from '#platform/live.ts';
import type { Message } from '../contract.ts';
import { formatEventId, parseEventId } from '../rules.ts';
import type { EventWriter } from './event-stream.ts';
import { presentMessage, presentMessages } from './present.ts';
import { selectMaking } from './picture-queries.ts';
import {
  findChat,
  readParts,
  selectChangedMessages,
  selectOpenReplies,
  type ChatRow,
} from './queries.ts';
import { findActiveReply } from './reply-registry.ts';

/** The reader reloads the chat instead of replaying more changes than this. */
const MAX_REPLAY = 100;

/** A reader's position: the revision that it knows, and the UTF-16 offset within a reply. */
interface ReaderState {
  rev: number;
  replyId: string | null;
  attempt: number;
  position: number;
}

/**
 * Sends a chat's events after `lastEventId`: missed ones first, then live ones. Subscribes before
 * it reads the database, so that no event is lost in between.
 */
export function followChat(
  ctx: UserContext,
  chat: ChatRow,
  lastEventId: string | undefined,
  writer: EventWriter,
): () => void {
  const known = parseEventId(lastEventId);
  const state: ReaderState = {
    rev: known?.rev ?? chat.rev,
    replyId: null,
    attempt: known?.attempt ?? 0,
    position: known?.position ?? 0,
  };
  const reader = createReader(ctx, chat.id, state, writer);
  let busy: Promise<void> | undefined = reader.catchUp();
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
  enqueue(() => {});
  return ctx.live.subscribe(`chat:${chat.id}`, (message) => {
    if (!busy && reader.sendPiece(message)) return;
    enqueue(() => reader.handle(message));
  });
}

function createReader(ctx: UserContext, chatId: string, state: ReaderState, writer: EventWriter) {
  const eventId = (): string =>
    formatEventId({
      rev: state.rev,
      attempt: state.replyId ? state.attempt : 0,
      position: state.position,
    });

  const sendMessages = (messages: Message[], rev: number): void => {
    if (messages.some((message) => message.id === state.replyId && message.status !== 'streaming'))
      state.replyId = null;
    state.rev = Math.max(state.rev, rev);
    // Only the last event carries the id: a reader that lost one of several requests all of them
    // again.
    for (const message of messages)
      writer.write('message', { message }, message === messages.at(-1) ? eventId() : undefined);
  };

  const beginReply = (id: string, attempt: number, text: string): void => {
    Object.assign(state, { replyId: id, attempt, position: text.length });
    writer.write('reply', { id, attempt, text }, eventId());
  };

  const sendText = (text: string): void => {
    if (text === '') return;
    state.position += text.length;
    writer.write('d', { d: text }, eventId());
  };

  /** Sends what the database or this process's writer has beyond the reader's position. */
  const sendRest = async (id: string, attempt: number): Promise<void> => {
    const active = findActiveReply(id);
    if (active?.attempt === attempt) sendText(active.text.slice(state.position));
    else sendText(await readParts(ctx.db, id, attempt, state.position));
  };

  const sendChanges = async (): Promise<void> => {
    const chat = await findChat(ctx.db, ctx.caller.id, chatId);
    if (!chat) return writer.close();
    if (chat.reset_rev > state.rev) return reset(chat.reset_rev);
    const changed = await selectChangedMessages(ctx.db, chatId, state.rev, MAX_REPLAY + 1);
    if (changed.length > MAX_REPLAY) return reset(chat.rev);
    if (changed.length > 0) sendMessages(await presentMessages(ctx, changed), changed.at(-1)!.rev);
  };

  const reset = (rev: number): void => {
    Object.assign(state, { rev, replyId: null });
    writer.write('reset', {}, eventId());
  };

  return {
    async catchUp(): Promise<void> {
      const before = { ...state };
      await sendChanges();
      const [[open], making] = await Promise.all([
        selectOpenReplies(ctx.db, chatId),
        selectMaking(ctx.db, chatId),
      ]);
      // Pages omit pictures in progress, so a reader of a page gets them here.
      const unknown = making.filter(({ rev }) => rev <= before.rev);
      sendMessages(
        unknown.map((row) => presentMessage(row)),
        state.rev,
      );
      if (!open) return;
      // Stored between the two reads: its message precedes its text.
      if (open.rev > state.rev) await sendChanges();
      if (
        open.rev <= before.rev &&
        open.status === 'streaming' &&
        open.attempt === before.attempt
      ) {
        state.replyId = open.id;
        return sendRest(open.id, open.attempt);
      }
      if (open.rev <= before.rev) sendMessages([presentMessage(open)], state.rev);
      if (open.status !== 'streaming') return;
      beginReply(open.id, open.attempt, '');
      await sendRest(open.id, open.attempt);
    },

    /** The fast path: the next piece of the reader's current reply. */
    sendPiece(message: LiveMessage): boolean {
      if (message.t !== 'd') return false;
      if (
        message.id !== state.replyId ||
        message.attempt !== state.attempt ||
        message.position !== state.position
      )
        return false;
      sendText(message.d as string);
      return true;
    },

    async handle(message: LiveMessage): Promise<void> {
      const { t, id, attempt, rev } = message as {
        t: string;
        id: string;
        attempt: number;
        rev: number;
      };
      if (t === 'd' || t === 'parts') {
        if (this.sendPiece(message)) return;
        if (id === state.replyId && attempt === state.attempt) await sendRest(id, attempt);
      } else if (t === 'start') {
        // With two processes, the reply may start before the message that it answers is published.
        if (rev > state.rev + 1) await sendChanges();
        state.rev = Math.max(state.rev, rev);
        if (id !== state.replyId || attempt !== state.attempt) beginReply(id, attempt, '');
        await sendRest(id, attempt);
      } else if (t === 'changed') {
        if (rev <= state.rev) return;
        if (!message.messages || rev !== state.rev + 1) return sendChanges();
        if (message.removed) writer.write('removed', { ids: message.removed });
        sendMessages(message.messages as Message[], rev);
      } else if (t === 'reset') {
        if (rev > state.rev) reset(rev);
      }
    },
  };
}
