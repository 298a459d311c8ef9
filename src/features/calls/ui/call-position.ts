import type { CallPosition, NoticeKind } from '../socket-messages.ts';
import type { Place } from './audio/heard.ts';

/** What has arrived in a call and what was heard, for the next connection. */
export function createCallPosition() {
  let reply: CallPosition['reply'] = null;
  let notices = 0;
  /** The number of the AI disclosure among the notices. */
  let disclosure: number | undefined;
  let isDisclosed = false;

  return {
    /** A notice, whose sentence follows. */
    noticed(kind: NoticeKind): void {
      if (kind === 'disclosure') disclosure = notices;
    },
    received({ messageId, sentence }: Place): void {
      if (messageId === null) notices = Math.max(notices, sentence + 1);
      else if (reply?.message_id === messageId) reply.received = sentence;
      else reply = { message_id: messageId, received: sentence, played: -1 };
    },
    played({ messageId, sentence }: Place): void {
      if (messageId === null) isDisclosed ||= sentence === disclosure;
      else if (reply?.message_id === messageId) reply.played = sentence;
    },
    /** The connection was lost before these sentences arrived completely. */
    lost(places: readonly Place[]): void {
      for (const { messageId, sentence } of places)
        if (reply?.message_id === messageId)
          reply.received = Math.min(reply.received, sentence - 1);
    },
    read: (): CallPosition => ({
      reply: reply && { ...reply },
      notices,
      is_disclosed: isDisclosed,
    }),
  };
}
