import { z } from 'zod';
import { formatBytes } from '#shared/format-bytes.ts';
import { MAX_RECORDING_BYTES, MAX_RECORDING_MS } from './limits.ts';

const SECONDS = MAX_RECORDING_MS / 1000;

/** A recording in a form. @param formats in words */
export const recordingFile = (formats: string) =>
  z
    .custom<File>((value) => value instanceof File, 'Send the recording as a file.')
    .meta({
      type: 'string',
      format: 'binary',
      description: `${formats}; at most ${formatBytes(MAX_RECORDING_BYTES)} and ${SECONDS} seconds.`,
    });

export const TranscribeForm = z
  .object({ audio: recordingFile('WAV, WebM, Ogg, MP4 or MP3') })
  .meta({ id: 'TranscribeForm' });

export const Transcription = z
  .object({
    text: z.string().meta({
      description: 'The transcript; empty if no words were recognized.',
      example: 'Shall we walk along the river?',
    }),
    duration_ms: z.number().int().nullable().meta({
      description: 'Null if neither the file nor the server reports it.',
      example: 2400,
    }),
  })
  .meta({ id: 'Transcription' });
export type Transcription = z.infer<typeof Transcription>;

export const Microphone = z
  .object({
    listens: z.enum(['server', 'browser']).meta({
      description: 'Who transcribes speech here.',
      example: 'server',
    }),
    needs_premium: z.boolean().meta({
      description: 'True if the server listens, but not for this user’s plan.',
      example: false,
    }),
    max_seconds: z.number().int().meta({ example: SECONDS }),
  })
  .meta({ id: 'Microphone' });
export type Microphone = z.infer<typeof Microphone>;
