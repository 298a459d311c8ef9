import type { ChatEvent } from '#features/chat/contract-events.ts';
import type { Message } from '#features/chat/contract-messages.ts';
import {
  findChat,
  followChat,
  type ChatRow,
  type EventWriter,
} from '#features/chat/server/index.ts';
import { speakable } from '#features/voice/server/index.ts';
import type { UserContext } from '#platform/context.ts';
import {
  createSentenceCutter,
  isNarration,
  type Piece,
  type SentenceCutter,
} from '../../rules/cut-sentences.ts';
import type { CallPosition } from '../../socket-messages.ts';
import { findNewestReply, type StoredReply } from '../queries.ts';

/** How long after a stream of events ended it is opened again. Milliseconds. */
const AGAIN_AFTER_MS = 500;

/** Sentences of an attempt to write a reply; so their numbers are the same in each process. */
const NUMBERS_PER_ATTEMPT = 1000;

/** A reply of the call, as far as it was written. */
export interface FollowedReply {
  id: string;
  /** The text of the current attempt, like its pieces. */
  text: string;
  pieces: Piece[];
  /** The number of its first sentence. */
  first: number;
  isOpen: boolean;
}

interface Known extends FollowedReply {
  cutter: SentenceCutter;
  /** The last sentence that was emitted. */
  given: number;
}

interface Listener {
  /** A message of the product: the AI disclosure, or help lines. */
  onNotice(message: Message): void;
  onReplyBegins(reply: FollowedReply): void;
  onSentence(reply: FollowedReply, sentence: number, content: string): void;
  /** The reply is complete, was stopped, or failed. */
  onReplyEnds(reply: FollowedReply, status: StoredReply['status']): void;
  /** The chat is gone. */
  onGone(): void;
}

interface Followed {
  callId: string;
  chatId: string;
  /** What the client has from the previous connection; undefined if it did not report it. */
  position: CallPosition | undefined;
}

const isWritten = ({ status }: Pick<StoredReply, 'status'>): boolean =>
  status !== 'pending' && status !== 'streaming';

/** Follows the messages of one call in its chat, from any process. */
export function followReplies(
  ctx: UserContext,
  { callId, chatId, position }: Followed,
  listener: Listener,
) {
  const replies = new Map<string, Known>();
  const waiting = new Map<string, (() => void)[]>();
  const muted = new Set<string>();
  let current: Known | undefined;
  /** The chat when its events were first requested, and the last event since. */
  let chat: ChatRow | undefined;
  let lastEventId: string | undefined;
  let unfollow = (): void => {};
  let again: NodeJS.Timeout | undefined;
  let isClosed = false;

  const give = (reply: Known, pieces: Piece[]): void => {
    reply.text = reply.cutter.text;
    for (const piece of pieces) {
      const raw = reply.text.slice(piece.start, piece.end);
      const number = reply.first + reply.pieces.length;
      reply.pieces.push(piece);
      // Trailing narration is omitted.
      if (reply.pieces.length > 1 && isNarration(raw)) continue;
      const content = speakable(raw).replaceAll('\n', ' ');
      if (content === '' || muted.has(reply.id) || number <= reply.given) continue;
      reply.given = number;
      listener.onSentence(reply, number, content);
    }
  };
  const expect = (id: string): Known => {
    const received = position?.reply?.message_id === id ? position.reply.received : -1;
    const known = replies.get(id) ?? {
      id,
      text: '',
      pieces: [],
      first: 0,
      isOpen: true,
      cutter: createSentenceCutter(),
      given: received,
    };
    replies.set(id, known);
    return known;
  };
  /** Each attempt starts over. */
  const begin = (reply: Known, attempt: number): void => {
    const first = Math.max(0, attempt - 1) * NUMBERS_PER_ATTEMPT;
    const cutter = createSentenceCutter();
    Object.assign(reply, { cutter, text: '', pieces: [], first, isOpen: true });
    listener.onReplyBegins(reply);
  };
  const complete = (reply: Known, content: string): void => {
    const { text } = reply.cutter;
    const rest = content.startsWith(text) ? content.slice(text.length) : '';
    give(reply, [...reply.cutter.push(rest), ...reply.cutter.finish()]);
  };
  const end = (reply: Known, status: StoredReply['status']): void => {
    reply.isOpen = false;
    listener.onReplyEnds(reply, status);
    for (const done of waiting.get(reply.id) ?? []) done();
    waiting.delete(reply.id);
  };
  const onReply = (message: Message): void => {
    if (isWritten(message)) {
      // A reply that ended before this connection is not spoken, and an end is sent once.
      const known = replies.get(message.id);
      if (!known?.isOpen) return;
      if (message.status === 'done') complete(known, message.content);
      end(known, message.status);
    } else expect(message.id);
  };
  /** Resumes a reply that ended while there was no connection. */
  const resumeReply = async (): Promise<void> => {
    const newest = await findNewestReply(ctx.db, callId);
    if (!newest) return;
    const known = expect(newest.id);
    // Its events will follow.
    if (!isWritten(newest)) return;
    const isSaid = position !== undefined && newest.status !== 'stopped';
    if (!isSaid) muted.add(newest.id);
    begin(known, newest.attempt);
    complete(known, newest.content);
    if (isSaid) end(known, newest.status);
    else known.isOpen = false;
  };
  const onMessage = (message: Message): void => {
    if (message.call_id !== callId || message.content_type !== 'text') return;
    if (message.sender === 'system') listener.onNotice(message);
    else if (message.sender === 'character') onReply(message);
  };
  const writer: EventWriter = {
    write(event, data, id) {
      lastEventId = id ?? lastEventId;
      // as: the events of a chat's stream, as its contract lists them.
      const one = { event, data } as ChatEvent;
      if (one.event === 'message') onMessage(one.data.message);
      else if (one.event === 'reply') {
        // Undefined for a reply outside the call: its text follows.
        current = replies.get(one.data.id);
        if (current) begin(current, one.data.attempt);
      } else if (one.event === 'd' && current) give(current, current.cutter.push(one.data.d));
    },
    close() {
      unfollow();
      if (!isClosed) again ??= setTimeout(followAgain, AGAIN_AFTER_MS).unref();
    },
  };
  const follow = async (): Promise<void> => {
    again = undefined;
    const found = await findChat(ctx.db, ctx.caller.id, chatId);
    if (isClosed) return;
    if (!found) return listener.onGone();
    if (!chat) await resumeReply();
    if (isClosed) return;
    chat ??= found;
    // When reopened, it resumes: nothing arrives twice, and no end is missed.
    const subscription = followChat(ctx, chat, lastEventId, writer);
    unfollow = subscription;
    await subscription.ready.catch(() => writer.close());
  };

  const followAgain = (): void =>
    void follow().catch((error: unknown) => {
      ctx.log.warn({ err: error, call: callId }, 'a call could not follow its chat');
      writer.close();
    });

  return {
    follow,
    /** A requested reply, in case its events arrive late. */
    expect: (id: string): void => void expect(id),
    /** Emits no more sentences of the open replies, because they were interrupted. */
    mute(): void {
      for (const { id, isOpen } of replies.values()) if (isOpen) muted.add(id);
    },
    /** The newest reply of the call. */
    newest: (): FollowedReply | undefined => [...replies.values()].at(-1),
    /** Resolves when no reply of the call is being written. */
    async settled(): Promise<void> {
      const open = [...replies.values()].filter(({ isOpen }) => isOpen);
      await Promise.all(
        open.map(
          ({ id }) =>
            new Promise<void>((resolve) => waiting.set(id, [...(waiting.get(id) ?? []), resolve])),
        ),
      );
    },
    close(): void {
      isClosed = true;
      clearTimeout(again);
      unfollow();
      for (const done of [...waiting.values()].flat()) done();
    },
  };
}
