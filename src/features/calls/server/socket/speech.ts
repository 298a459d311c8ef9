import { readSpeaker, speakerOf } from '#features/chat/server/index.ts';
import type { UserContext } from '#platform/context.ts';
import { found } from '#platform/errors.ts';
import type { Speaker } from '#platform/models/speech/index.ts';
import type { NoticeKind } from '../../socket-messages.ts';
import { findVoice } from '../queries.ts';
import type { CallConnection } from './connection.ts';
import { createMouth } from './mouth.ts';

interface Parts {
  chatId: string;
  /** How many notices the client has from the connection before. */
  notices: number;
}

/**
 * Speech in a call: replies use their speaker's voice, notices that of the chat's own character.
 */
export function createSpeech(ctx: UserContext, connection: CallConnection, parts: Parts) {
  const mouth = createMouth(ctx, connection);
  let { notices } = parts;
  const own = findVoice(ctx.db, parts.chatId).then((voice) => speakerOf(found(voice)));
  own.catch(() => {});
  const speakers = new Map<string, Promise<Speaker>>();
  const speakerOfReply = (id: string): Promise<Speaker> => {
    const known = speakers.get(id) ?? readSpeaker(ctx, id).then((speaker) => speaker ?? own);
    // A spoken sentence reports the problem if necessary.
    known.catch(() => {});
    speakers.set(id, known);
    return known;
  };
  return {
    mouth,
    /** Looks up the voice of a reply before its first sentence. */
    prepare: (replyId: string): void => void speakerOfReply(replyId),
    reply: (message_id: string, sentence: number, content: string): void =>
      void mouth.say({ message_id, sentence, content, speaker: speakerOfReply(message_id) }),
    /** Shows and speaks a notice. Resolves when it was played or cut off. */
    notice(kind: NoticeKind, content: string, help_lines?: string): Promise<void> {
      connection.send({ type: 'notice', kind, content, ...(help_lines && { help_lines }) });
      const sentence = notices;
      notices += 1;
      return mouth.say({ message_id: null, sentence, content, speaker: own });
    },
  };
}
