import { isBlank } from '#features/chat/limits.ts';
import { keepHeard, sendMessage, stopReply } from '#features/chat/server/index.ts';
import type { UserContext } from '#platform/context.ts';
import { AppError } from '#platform/errors.ts';
import { ServiceError } from '#platform/models/service-error.ts';
import { CALL_WORDS } from '../../rules/call-words.ts';
import { heardLength } from '../../rules/heard.ts';
import type { ClientMessage, Heard } from '../../socket-messages.ts';
import type { CallConnection } from './connection.ts';
import type { Mouth } from './mouth.ts';
import type { FollowedReply, followReplies } from './reply-follower.ts';
import { createUtterance } from './utterance.ts';

/** A writer that does not end its stopped reply in time is not waited for. Milliseconds. */
const STOP_WITHIN_MS = 5000;

interface Parts {
  ctx: UserContext;
  callId: string;
  chatId: string;
  /** Two-letter country code, if known; it selects the help lines. */
  country: string | undefined;
  connection: CallConnection;
  mouth: Mouth;
  follower: ReturnType<typeof followReplies>;
  /** Resolves when the follower has loaded the earlier messages. */
  ready: Promise<void>;
  /** The user said something. */
  onWord(): void;
  /** Their words were stored; `isCrisis` with help lines instead of a reply. */
  onSent(isCrisis: boolean): void;
  onRefused(error: unknown): void;
  onHangUp(): void;
}

/** The user's turns in a call, in order: each turn interrupts the current speech. */
export function createTurns(parts: Parts) {
  const { ctx, callId, chatId, connection, mouth, follower } = parts;
  const utterance = createUtterance();
  const left = new AbortController();
  let chain: Promise<void> = parts.ready;
  let isTooLong = false;

  const enqueue = (work: () => Promise<void>): void => {
    chain = chain
      .then(() => (left.signal.aborted ? undefined : work()))
      .catch((error: unknown) => {
        if (!left.signal.aborted) parts.onRefused(error);
      });
  };

  const cut = async (heard: Heard | null, saying: string | undefined): Promise<void> => {
    const target = follower.newest();
    if (!target) return;
    if (target.isOpen) {
      // It may have begun after the interruption.
      follower.mute();
      mouth.silence();
      await stopReply(ctx, chatId);
      await Promise.race([
        follower.settled(),
        new Promise((end) => setTimeout(end, STOP_WITHIN_MS)),
      ]);
    } else if (mouth.isSaying(target.id)) mouth.silence();
    else if (target.id !== saying && heard?.message_id !== target.id) return;
    const kept = await keepHeard(ctx, chatId, {
      message_id: target.id,
      length: lengthHeard(target, heard),
    });
    if (kept !== undefined)
      connection.send({ type: 'reply_cut', message_id: target.id, content: kept });
  };
  const lengthHeard = ({ id, text, pieces, first }: FollowedReply, heard: Heard | null): number => {
    if (heard?.message_id !== id) return pieces[mouth.lastPlayed(id) - first]?.end ?? 0;
    const { sentence, ms } = heard;
    const duration = mouth.durationOf(id, sentence);
    return heardLength(text, pieces, { piece: sentence - first, ms }, duration);
  };
  const interrupt = (heard: Heard | null): void => {
    parts.onWord();
    const newest = follower.newest()?.id;
    const saying = newest !== undefined && mouth.isSaying(newest) ? newest : undefined;
    follower.mute();
    mouth.silence();
    enqueue(() => cut(heard, saying));
  };

  const say = async (number: number, content: string): Promise<void> => {
    if (isBlank(content)) return notUnderstood(number);
    const { country } = parts;
    const sent = await sendMessage(ctx, chatId, { content, call_id: callId, country });
    if (sent.reply_id !== null) follower.expect(sent.reply_id);
    const { id: message_id } = sent;
    connection.send({ type: 'transcript', utterance: number, message_id, content: sent.content });
    parts.onSent(sent.reply_id === null);
  };
  const notUnderstood = (number: number, detail: string = CALL_WORDS.notUnderstood): void =>
    connection.send({ type: 'not_understood', utterance: number, detail });

  const transcribe = async (wav: Uint8Array): Promise<string> => {
    await ctx.limits.consume('call_utterance', ctx.caller.id);
    ctx.spend.require('speech');
    ctx.spend.count('speech');
    return (await ctx.transcription.transcribe(wav, 'audio/wav', left.signal)).text;
  };
  const hear = (number: number): void => {
    const wav = utterance.end();
    if (!wav) return notUnderstood(number);
    if (ctx.transcription.kind === 'browser') return notUnderstood(number, CALL_WORDS.notHeard);
    connection.send({ type: 'listening', utterance: number });
    const asked = transcribe(wav);
    // Awaited only when its turn comes.
    asked.catch(() => {});
    enqueue(async () => {
      let text: string;
      try {
        text = await asked;
      } catch (error) {
        if (left.signal.aborted) return;
        if (!(error instanceof ServiceError || error instanceof AppError)) throw error;
        ctx.log.warn({ err: error }, 'could not transcribe an utterance of a call');
        return notUnderstood(number);
      }
      await say(number, text);
    });
  };

  return {
    onMessage(message: ClientMessage): void {
      switch (message.type) {
        case 'speech_start':
          isTooLong = false;
          utterance.begin();
          return interrupt(message.heard);
        case 'speech_end':
          parts.onWord();
          return hear(message.utterance);
        case 'speech_cancel':
          return utterance.cancel();
        case 'text':
          interrupt(message.heard ?? null);
          return enqueue(() => say(message.utterance, message.content));
        case 'played':
          return mouth.played(message.message_id, message.sentence);
        case 'hang_up':
          return parts.onHangUp();
      }
    },
    onSound(pcm: Buffer): void {
      const taken = utterance.push(pcm);
      if (taken === 'taken') return;
      if (taken === 'not_speaking')
        return connection.refuse(
          'not_speaking',
          'Audio frames are only valid between speech_start and speech_end.',
        );
      if (taken === 'odd_length')
        return connection.refuse('odd_length', 'Audio must have whole 16-bit samples.');
      // The rest of it is dropped, and is not an error each time.
      if (!isTooLong)
        connection.send({ type: 'error', code: 'too_long', detail: CALL_WORDS.tooLong });
      isTooLong = true;
    },
    close: (): void => left.abort('left'),
  };
}
