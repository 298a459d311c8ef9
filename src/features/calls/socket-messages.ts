import * as z from 'zod/mini';
import { MAX_MESSAGE_LENGTH } from '#features/chat/limits.ts';

/*
 * The messages of a call's socket, as JSON text frames, for both sides. Binary frames are sound: from
 * the client PCM s16le at 16 kHz, mono, between `speech_start` and `speech_end`; from the server 4
 * bytes with the number of the stream (uint32, little-endian), then PCM s16le, mono.
 */

const count = () => z.int().check(z.minimum(0));

/**
 * The sentence that was playing, and how much of it was played. Sentences of a reply are numbered
 * upwards; another attempt to write it begins at the next thousand.
 */
export const Heard = z.object({ message_id: z.uuid(), sentence: count(), ms: count() });
export type Heard = z.infer<typeof Heard>;

/**
 * What a reconnecting client already has of the call, as JSON in the parameter `known`: the server
 * continues from there. Without it, only a reply in progress is spoken, from its beginning.
 */
export const CallPosition = z.object({
  /** The newest reply of which a sentence came. -1: before the first sentence. */
  reply: z.nullable(
    z.object({
      message_id: z.uuid(),
      /** The last sentence that came with all of its sound. */
      received: z.int().check(z.minimum(-1)),
      /** The last one that was played to its end. */
      played: z.int().check(z.minimum(-1)),
    }),
  ),
  /** How many notices came. */
  notices: count(),
  /** Whether the AI disclosure was played to its end; otherwise it is repeated. */
  is_disclosed: z.boolean(),
});
export type CallPosition = z.infer<typeof CallPosition>;

/** From the client. */
export const ClientMessage = z.discriminatedUnion('type', [
  /** The user starts to speak: the current reply stops, and its heard part stays. */
  z.object({ type: z.literal('speech_start'), heard: z.nullable(Heard) }),
  z.object({ type: z.literal('speech_end'), utterance: count() }),
  /** It was no speech; nothing is transcribed. */
  z.object({ type: z.literal('speech_cancel') }),
  z.object({
    type: z.literal('text'),
    utterance: count(),
    content: z.string().check(z.maxLength(MAX_MESSAGE_LENGTH)),
    heard: z.optional(z.nullable(Heard)),
  }),
  /** A sentence was played, or shown for long enough, to its end; null: of a notice. */
  z.object({ type: z.literal('played'), message_id: z.nullable(z.uuid()), sentence: count() }),
  z.object({ type: z.literal('hang_up') }),
]);
export type ClientMessage = z.infer<typeof ClientMessage>;

export const CALL_STATES = ['ringing', 'active', 'ended'] as const;
export const END_REASONS = [
  'hung_up',
  'unanswered',
  'out_of_tokens',
  'lost',
  'idle',
  'failed',
  'not_allowed',
] as const;
export type EndReason = (typeof END_REASONS)[number];

export const NOTICE_KINDS = [
  'disclosure',
  'minute_left',
  'crisis',
  'refused',
  'goodbye',
  'idle',
] as const;
export type NoticeKind = (typeof NOTICE_KINDS)[number];

/** From the server. Sentences and sounds of a notice have `message_id: null`. */
export const ServerMessage = z.discriminatedUnion('type', [
  z.object({
    type: z.literal('state'),
    state: z.enum(CALL_STATES),
    /** Since the call was picked up. */
    seconds: count(),
    /** Minutes that began, each paid when it ends or the call does. */
    minutes: count(),
    price_per_minute: count(),
    /** What the balance allows from now on. */
    seconds_left: count(),
    reason: z.nullable(z.enum(END_REASONS)),
    /** A sentence about the end. */
    detail: z.nullable(z.string()),
  }),
  z.object({ type: z.literal('listening'), utterance: count() }),
  z.object({
    type: z.literal('transcript'),
    utterance: count(),
    message_id: z.uuid(),
    content: z.string(),
  }),
  z.object({ type: z.literal('not_understood'), utterance: count(), detail: z.string() }),
  /** A caption. `sample_rate` null: no sound follows, the browser speaks it. */
  z.object({
    type: z.literal('sentence'),
    message_id: z.nullable(z.uuid()),
    sentence: count(),
    content: z.string(),
    sample_rate: z.nullable(z.int()),
  }),
  /** Binary frames with this stream's number follow. */
  z.object({
    type: z.literal('sound'),
    stream: count(),
    message_id: z.nullable(z.uuid()),
    sentence: count(),
    /** The stream's own rate, which overrides the caption's. */
    sample_rate: z.int(),
  }),
  /** `duration_ms` 0: the speech server failed before any sound. */
  z.object({ type: z.literal('sound_end'), stream: count(), duration_ms: count() }),
  z.object({ type: z.literal('reply_end'), message_id: z.uuid() }),
  z.object({ type: z.literal('reply_cut'), message_id: z.uuid(), content: z.string() }),
  z.object({ type: z.literal('reply_failed'), message_id: z.uuid(), detail: z.string() }),
  /**
   * Its words follow as `sentence` with `message_id: null`, and with sound if a speech server is
   * configured.
   */
  z.object({
    type: z.literal('notice'),
    kind: z.enum(NOTICE_KINDS),
    content: z.string(),
    help_lines: z.optional(z.string()),
  }),
  z.object({ type: z.literal('error'), code: z.string(), detail: z.string() }),
]);
export type ServerMessage = z.infer<typeof ServerMessage>;
