import { z } from 'zod';
import {
  DEFAULT_VOICES,
  SPEAKERS,
  type Speaker,
  type SpeechVoices,
} from './models/speech/index.ts';

const isSpeaker = (name: string): name is Speaker => (SPEAKERS as readonly string[]).includes(name);

/** SPEECH_VOICES: `female/voice_1=nova,male/voice_2=echo`; omitted voices keep their default. */
export const speechVoices = z
  .string()
  .default('')
  .transform((value, context): SpeechVoices => {
    const voices: Record<Speaker, string> = { ...DEFAULT_VOICES };
    for (const pair of value.split(',').filter((part) => part.trim() !== '')) {
      const at = pair.indexOf('=');
      const [name, voice] = [pair.slice(0, Math.max(0, at)).trim(), pair.slice(at + 1).trim()];
      if (!isSpeaker(name) || voice === '') {
        context.addIssue({
          code: 'custom',
          message: `it names voices such as female/voice_1=nova, separated by commas, for ${SPEAKERS.join(', ')}`,
        });
        return z.NEVER;
      }
      voices[name] = voice;
    }
    return voices;
  });
