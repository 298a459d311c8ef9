import type { ChatEvent, Message } from '#features/chat/contract.ts';
import { findChat, followChat, type EventWriter } from '#features/chat/server/index.ts';
import { speakable } from '#features/voice/server/index.ts';
import type { UserContext } from '#platform/context.ts';
import {
  createSentenceCutter,
  isNarration,
  type Piece,
  type SentenceCutter,
} from '../../rules/cut-sentences.ts';

/** How long after a stream of events ended it is opened again. Milliseconds. */
const AGAIN_AFTER_MS = 500;

/** A reply of the call, as far as it was written. */
export interface FollowedReply {
  id: string;
  text: string;
  pieces: Piece[];
  isOpen: boolean;
}

type Known = FollowedReply & { cutter: SentenceCutter };

interface Listener {
  /** A message of the product: the AI disclosure, or help lines. */
  onNotice(message: Message): void;
  onReplyBegins(reply: FollowedReply): void;
  onSentence(reply: FollowedReply, sentence: number, content: string): void;
  /** The reply is written whole, was stopped, or failed. */
  onReplyEnds(reply: FollowedReply, message: Message): void;
  /** The chat is gone. */
  onGone(): void;
}

/** Follows the messages of one call in its chat, whichever process writes them. */
export function followReplies(
  ctx: UserContext,
  { callId, chatId }: { callId: string; chatId: string },
  listener: Listener,
) {
  const replies = new Map<string, Known>();
  const waiting = new Map<string, (() => void)[]>();
  const muted = new Set<string>();
  let current: string | undefined;
  let unfollow = (): void => {};
  let again: NodeJS.Timeout | undefined;
  let isClosed = false;

  const give = (reply: Known, pieces: Piece[]): void => {
    reply.text = reply.cutter.text;
    for (const piece of pieces) {
      const raw = reply.text.slice(piece.start, piece.end);
      reply.pieces.push(piece);
      // Narration at the end of what was said is left out.
      if (reply.pieces.length > 1 && isNarration(raw)) continue;
      const content = speakable(raw).replaceAll('\n', ' ');
      if (content !== '' && !muted.has(reply.id))
        listener.onSentence(reply, reply.pieces.length - 1, content);
    }
  };
  const begin = (id: string): void => {
    const known = replies.get(id);
    if (!known) return;
    current = id;
    // Another attempt begins anew; its sentences get numbers that were not given out.
    const cutter = createSentenceCutter();
    Object.assign(known, { cutter, text: '', isOpen: true });
    listener.onReplyBegins(known);
  };
  const expect = (id: string): Known => {
    const known = replies.get(id) ?? {
      id,
      text: '',
      pieces: [],
      isOpen: true,
      cutter: createSentenceCutter(),
    };
    replies.set(id, known);
    return known;
  };
  const onReply = (message: Message): void => {
    if (message.status === 'pending' || message.status === 'streaming')
      return void expect(message.id);
    const known = replies.get(message.id);
    // What ended before this connection is not said, and an end is told once.
    if (!known?.isOpen) return;
    known.isOpen = false;
    if (message.status === 'done') {
      const { text } = known.cutter;
      const rest = message.content.startsWith(text) ? message.content.slice(text.length) : '';
      give(known, [...known.cutter.push(rest), ...known.cutter.finish()]);
    }
    listener.onReplyEnds(known, message);
    for (const done of waiting.get(message.id) ?? []) done();
    waiting.delete(message.id);
  };
  const onMessage = (message: Message): void => {
    if (message.call_id !== callId || message.content_type !== 'text') return;
    if (message.sender === 'system') listener.onNotice(message);
    else if (message.sender === 'character') onReply(message);
  };
  const writer: EventWriter = {
    write(event, data) {
      // as: the events of a chat's stream, as its contract lists them.
      const one = { event, data } as ChatEvent;
      if (one.event === 'message') onMessage(one.data.message);
      else if (one.event === 'reply') begin(one.data.id);
      else if (one.event === 'd') {
        const reply = current === undefined ? undefined : replies.get(current);
        if (reply) give(reply, reply.cutter.push(one.data.d));
      }
    },
    close() {
      unfollow();
      if (!isClosed) again ??= setTimeout(followAgain, AGAIN_AFTER_MS).unref();
    },
  };
  const follow = async (): Promise<void> => {
    again = undefined;
    const chat = await findChat(ctx.db, ctx.caller.id, chatId);
    if (isClosed) return;
    if (!chat) return listener.onGone();
    const subscription = followChat(ctx, chat, undefined, writer);
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
    /** A reply that was asked for, in case its events come late. */
    expect: (id: string): void => void expect(id),
    /** No further sentence of the open replies is given out: they were interrupted. */
    mute(): void {
      for (const { id, isOpen } of replies.values()) if (isOpen) muted.add(id);
    },
    /** A finished reply of the connection before, parts of which are said again. */
    adopt: ({ id, text, pieces }: FollowedReply): void =>
      void replies.set(id, { id, text, pieces, isOpen: false, cutter: createSentenceCutter() }),
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
