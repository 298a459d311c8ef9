import { z } from 'zod';
import { MAX_RECORDING_BYTES, MAX_RECORDING_MS } from '#features/voice/limits.ts';
import { Speech } from '#features/voice/contract.ts';
import { Id } from '#shared/contract.ts';
import { formatBytes } from '#shared/format-bytes.ts';

export const KeepRecordingForm = z
  .object({
    audio: z
      .custom<File>((value) => value instanceof File, 'Send the recording as a file.')
      .meta({
        type: 'string',
        format: 'binary',
        description: `WAV, PCM of 16 bits; at most ${formatBytes(MAX_RECORDING_BYTES)} and ${MAX_RECORDING_MS / 1000} seconds.`,
      }),
  })
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
