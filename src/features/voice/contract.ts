import { z } from 'zod';
import { Time } from '#shared/contract.ts';

export const Speech = z
  .object({
    audio_url: z.string().meta({
      description: 'A signed address, valid until `expires_at`. Supports range requests.',
      example: '/media/speech/u/c/m/0-a.mp3?expires=1780000000&signature=x',
    }),
    duration_ms: z.number().int().meta({ example: 5400 }),
    waveform: z.array(z.number().int().min(0).max(100)).meta({
      description: 'Loudness over time, 0 to 100, in 64 bars of equal length.',
      example: [4, 60, 100, 35],
    }),
    is_demo: z.boolean().meta({ example: false }),
    expires_at: Time,
  })
  .meta({ id: 'Speech', description: 'A reply as speech.' });
export type Speech = z.infer<typeof Speech>;

export const Sound = z
  .object({
    audio_url: z.string().meta({
      description:
        'A signed address, valid until `expires_at`. While the speech is being generated, it streams from the beginning, without ranges.',
      example: '/media/speech/u/c/m/0-a.mp3?expires=1780000000&audience=live&signature=x',
    }),
    expires_at: Time,
    speech: Speech.nullable().meta({
      description:
        'The complete reply, if it was already spoken. Otherwise readers of the chat receive it when it is finished.',
    }),
  })
  .meta({ id: 'Sound', description: 'Where a reply can be played.' });
export type Sound = z.infer<typeof Sound>;

const SpeakerSex = z.enum(['female', 'male']);
const SpeakerVoice = z.enum(['voice_1', 'voice_2']);

export const SampleParams = z.object({
  sex: SpeakerSex.meta({ example: 'female' }),
  voice: SpeakerVoice.meta({ example: 'voice_1' }),
});
export type SampleParams = z.infer<typeof SampleParams>;

export const VoiceSample = z
  .object({
    audio_url: z.string().meta({ example: '/media/voices/female-voice_1-a1b2.mp3' }),
  })
  .meta({ id: 'VoiceSample' });
export type VoiceSample = z.infer<typeof VoiceSample>;

/** A reply in the background could not be spoken; the text is there anyway. */
export interface SpeechFailure {
  chat_id: string;
  message_id: string;
  code: string;
  detail: string;
}
