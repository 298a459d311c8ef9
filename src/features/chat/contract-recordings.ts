import { z } from 'zod';
import { Speech } from '#features/voice/contract.ts';
import { recordingFile } from '#features/voice/contract-transcription.ts';
import { Id } from '#shared/contract.ts';

export const KeepRecordingForm = z
  .object({ audio: recordingFile('WAV, PCM of 16 bits') })
  .meta({ id: 'KeepRecordingForm' });

/** The recording of a spoken message that the user keeps. */
export const KeptRecording = Speech.pick({ duration_ms: true, waveform: true, expires_at: true })
  .extend({
    id: Id,
    audio_url: z.string().meta({
      description: 'Signed, for its speaker; valid until `expires_at`. Supports range requests.',
      example: '/media/recordings/…/….wav?expires=1794000000&signature=…',
    }),
  })
  .meta({ id: 'KeptRecording', description: 'The user’s recording.' });
export type KeptRecording = z.infer<typeof KeptRecording>;
