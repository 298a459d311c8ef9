import { createHash } from 'node:crypto';
import type { Context, UserContext } from '#platform/context.ts';
import { AppError } from '#platform/errors.ts';
import { ServiceError } from '#platform/models/service-error.ts';
import type { Speaker } from '#platform/models/speech/index.ts';
import type { SampleParams, VoiceSample } from '../contract.ts';
import { browserVoice } from './speak-reply.ts';

const SAMPLES: Record<Speaker, string> = {
  'female/voice_1': 'There you are. I saved you the warm side of the sofa, and half of my evening.',
  'female/voice_2':
    'There you are! I have been smiling at my phone for an hour, and it was because of you.',
  'male/voice_1': 'There you are. Sit down, the rain can wait, and so can everything else.',
  'male/voice_2': 'There you are! I made too much coffee on purpose, so that you have to stay.',
};
const FORMATS = ['mp3', 'opus', 'wav', 'aac'];
const KEY = /^voices\/(?:fe)?male-voice_[12]-[0-9a-f]{16}\.(?:mp3|opus|wav|aac)$/;

const underWay = new Map<string, Promise<void>>();

/** Whether a key is that of a sample, which anybody may hear. */
export const isSampleKey = (key: string): boolean => KEY.test(key);

/**
 * A voice's sample sentence: generated once for all users, free.
 * @throws AppError browser_voice, rate_limited, engine_unavailable, speech_failed
 */
export async function readSample(
  ctx: UserContext,
  { sex, voice }: SampleParams,
): Promise<VoiceSample> {
  const speaker = `${sex}/${voice}` as const;
  const text = SAMPLES[speaker];
  if (ctx.speech.kind === 'browser') throw browserVoice(text, speaker);
  await ctx.limits.consume('sample', ctx.caller.id);
  const stem = stemOf(ctx, speaker, text);
  const key = await findStored(ctx, stem);
  if (key) return { audio_url: `/media/${key}` };
  const making =
    underWay.get(stem) ?? make(ctx, stem, text, speaker).finally(() => underWay.delete(stem));
  underWay.set(stem, making);
  await making;
  return { audio_url: `/media/${await findStored(ctx, stem)}` };
}

const stemOf = ({ speech }: Context, speaker: Speaker, text: string): string => {
  const digest = createHash('sha256')
    .update([speech.name, speech.voiceOf(speaker), text].join('\n'))
    .digest('hex');
  return `voices/${speaker.replace('/', '-')}-${digest.slice(0, 16)}`;
};

async function findStored({ storage }: Context, stem: string): Promise<string | undefined> {
  for (const format of FORMATS)
    if (await storage.has(`${stem}.${format}`)) return `${stem}.${format}`;
  return undefined;
}

async function make(ctx: Context, stem: string, text: string, speaker: Speaker): Promise<void> {
  await ctx.db.transaction((tx) => ctx.spend.reserve(tx, 'speech', 1));
  try {
    const { audio, format } = await ctx.speech.speak(text, speaker, new AbortController().signal);
    await ctx.storage.put(`${stem}.${format}`, audio);
  } catch (error) {
    if (!(error instanceof ServiceError)) throw error;
    ctx.log.warn({ err: error }, 'a voice sample was not generated');
    throw new AppError('speech_failed', {
      detail: 'This voice is not available right now. Please try again.',
      cause: error,
    });
  }
}
