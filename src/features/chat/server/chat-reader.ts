import type { UserContext } from '#platform/context.ts';
import type { LiveMessage } from '#platform/live.ts';
import type { Message } from '../contract-messages.ts';
import { formatEventId } from '../rules.ts';
import type { EventWriter } from './event-stream.ts';
import { createDelivery } from './delivery-span.ts';
import { presentMessages } from './present.ts';
import { selectMaking } from './picture-queries.ts';
import type { Piece } from './piece-publisher.ts';
import { findChat } from './queries.ts';
import { readParts, selectChangedMessages, selectOpenReplies } from './message-queries.ts';
import { findActiveReply } from './reply-registry.ts';

/** The reader reloads the chat instead of replaying more changes than this. */
const MAX_REPLAY = 100;
/**
 * Text that was sent before this process listened, or was lost, is in the database with the next
 * batch of its writer, which takes 250 ms. Milliseconds.
 */
const LOOK_AGAIN_AFTER_MS = 500;

/** A reader's position: the revision that it has, and the UTF-16 offset within a reply. */
interface ReaderState {
  rev: number;
  replyId: string | null;
  attempt: number;
  position: number;
}

/** Writes one reader's events from live messages, and fills gaps from the database. */
export function createChatReader(
  ctx: UserContext,
  chatId: string,
  state: ReaderState,
  writer: EventWriter,
  enqueue: (work: () => Promise<void>) => void,
) {
  /** Pieces beyond a gap in the text of the current reply. */
  let held: Piece[] = [];
  let lookingAgain: NodeJS.Timeout | undefined;
  const delivery = createDelivery(ctx.tracing);

  const eventId = (): string =>
    formatEventId({
      rev: state.rev,
      attempt: state.replyId ? state.attempt : 0,
      position: state.position,
    });
  const isCurrent = (id: unknown, attempt: unknown): boolean =>
    id === state.replyId && attempt === state.attempt;

  const sendMessages = (messages: Message[], rev: number): void => {
    if (messages.some((message) => message.id === state.replyId && message.status !== 'streaming'))
      Object.assign(state, { replyId: null, attempt: 0 });
    const ended = state.replyId === null;
    state.rev = Math.max(state.rev, rev);
    // Only the last event carries the id, so that a reader that lost one of several requests all of
    // them again.
    for (const message of messages)
      writer.write('message', { message }, message === messages.at(-1) ? eventId() : undefined);
    if (ended) delivery.end('whole');
  };

  const beginReply = (id: string, attempt: number, origin: unknown): void => {
    delivery.begin(origin);
    held = [];
    Object.assign(state, { replyId: id, attempt, position: 0 });
    writer.write('reply', { id, attempt, text: '' }, eventId());
  };

  const sendText = (text: string): void => {
    if (text === '') return;
    state.position += text.length;
    writer.write('d', { d: text }, eventId());
    delivery.text();
  };

  const stopLooking = (): void => {
    clearTimeout(lookingAgain);
    lookingAgain = undefined;
  };

  const readRest = async (id: string, attempt: number): Promise<void> => {
    sendText(await readParts(ctx.db, id, attempt, state.position));
    held = held.filter((piece) => !sendFrom(piece));
  };

  /** Sends what the database or this process's writer has beyond the reader's position. */
  const sendRest = async (id: string, attempt: number): Promise<void> => {
    const active = findActiveReply(id);
    if (active?.attempt === attempt) return sendText(active.text.slice(state.position));
    await readRest(id, attempt);
    // Without texts, a hint follows each batch.
    if (ctx.live.carriesText) lookAgain(id, attempt);
  };

  const lookAgain = (id: string, attempt: number): void => {
    lookingAgain ??= setTimeout(() => {
      enqueue(async () => {
        lookingAgain = undefined;
        if (!isCurrent(id, attempt)) return;
        await readRest(id, attempt);
        if (held.length > 0) lookAgain(id, attempt);
      });
    }, LOOK_AGAIN_AFTER_MS).unref();
  };

  /** Sends the missing part of a piece of the reader's reply, unless earlier text is missing. */
  const sendFrom = ({ position, d }: Piece): boolean => {
    if (position > state.position) return false;
    sendText(d.slice(state.position - position));
    return true;
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
    Object.assign(state, { rev, replyId: null, attempt: 0 });
    writer.write('reset', {}, eventId());
  };

  return {
    /**
     * Sends what the database has beyond the reader's position; the first time, everything
     * unfinished.
     */
    async catchUp(isFirst: boolean): Promise<void> {
      const before = { ...state };
      await sendChanges();
      const [[open], making] = await Promise.all([
        selectOpenReplies(ctx.db, chatId),
        isFirst ? selectMaking(ctx.db, chatId) : [],
      ]);
      // Pages omit pictures in progress, so a reader of a page gets them here.
      const unknown = making.filter(({ rev }) => rev <= before.rev);
      sendMessages(await presentMessages(ctx, unknown), state.rev);
      if (!open) return;
      // Stored between the two reads: its message must precede its text, and it may have ended by
      // now.
      if (open.rev > state.rev) return this.catchUp(isFirst);
      const isKnown = open.rev <= before.rev;
      if (
        isKnown &&
        open.status === 'streaming' &&
        open.attempt === before.attempt &&
        open.id === (before.replyId ?? open.id)
      ) {
        state.replyId = open.id;
        return sendRest(open.id, open.attempt);
      }
      if (isKnown && isFirst) sendMessages(await presentMessages(ctx, [open]), state.rev);
      if (open.status !== 'streaming') return;
      beginReply(open.id, open.attempt, open.origin);
      await sendRest(open.id, open.attempt);
    },

    /** The fast path: a piece of the reader's current reply without a gap before it. */
    sendPiece(message: LiveMessage): boolean {
      if (message.t !== 'd' || !isCurrent(message.id, message.attempt)) return false;
      const end = state.position;
      // as: `t` identifies its type.
      if (!sendFrom(message as LiveMessage & Piece)) return false;
      // New text that continues the reader's proves that nothing is missing before it.
      if (state.position > end && held.length === 0) stopLooking();
      return true;
    },

    async handle(message: LiveMessage): Promise<void> {
      const { t, id, attempt, rev } = message as {
        t: string;
        id: string;
        attempt: number;
        rev: number;
      };
      if (t === 'd') {
        if (this.sendPiece(message) || !isCurrent(id, attempt)) return;
        held.push(message as LiveMessage & Piece);
        if (!lookingAgain) await sendRest(id, attempt);
      } else if (t === 'parts') {
        if (isCurrent(id, attempt)) await sendRest(id, attempt);
      } else if (t === 'start') {
        // With two processes, the reply may start before the message that it answers is published.
        if (rev > state.rev + 1) await sendChanges();
        if (!isCurrent(id, attempt)) {
          // It arrived late: a later change may be the end of this reply.
          if (rev < state.rev) return this.catchUp(false);
          state.rev = rev;
          beginReply(id, attempt, message.origin);
        }
        // If the bus carries texts, all of them follow their start.
        if (!ctx.live.carriesText || findActiveReply(id)) await sendRest(id, attempt);
      } else if (t === 'changed') {
        if (rev <= state.rev) return;
        if (!message.messages || rev !== state.rev + 1) return sendChanges();
        const changed = message.messages as Message[];
        if (changed.length === 0) state.rev = rev;
        // The last event of a revision carries its id.
        if (message.removed)
          writer.write(
            'removed',
            { ids: message.removed },
            changed.length === 0 ? eventId() : undefined,
          );
        sendMessages(changed, rev);
      } else if (t === 'reset') {
        if (rev > state.rev) reset(rev);
      }
    },

    close(): void {
      stopLooking();
      delivery.end('left');
    },
  };
}
