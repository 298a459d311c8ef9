import { z } from 'zod';
import { Speech } from '#features/voice/contract.ts';
import { recordingFile } from '#features/voice/contract-transcription.ts';
import { Id } from '#shared/contract.ts';

export const KeepRecordingForm = z
  .object({ audio: recordingFile('WAV, PCM of 16 bits') })
  .meta({ id: 'KeepRecordingForm' });

/** The recording of a spoken message, which its user keeps. */
export const KeptRecording = Speech.pick({ duration_ms: true, waveform: true, expires_at: true })
  .extend({
    id: Id,
    audio_url: z.string().meta({
      description: 'Signed, for its speaker; good until `expires_at`. It takes ranges.',
      example: '/media/recordings/…/….wav?expires=1794000000&signature=…',
    }),
  })
  .meta({ id: 'KeptRecording', description: 'What the user said, as they said it.' });
export type KeptRecording = z.infer<typeof KeptRecording>;
