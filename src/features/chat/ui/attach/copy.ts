import { formatBytes } from '#shared/format-bytes.ts';
import { MAX_PICTURE_BYTES } from '../../limits.ts';

/** The texts of what goes with a message: a picture, the recording of what was spoken. */
export const COPY = {
  label: 'Picture to send',
  alt: (name: string) => `Preview of ${name}`,
  uploading: (percent: number) => `Uploading, ${percent}%`,
  checking: 'Checking the picture',
  ready: 'Ready to send',
  holding: 'Sent as soon as it is uploaded',
  remove: 'Remove the picture',
  format: 'This is not a JPEG, PNG, WebP or AVIF picture.',
  tooLarge: `This picture is larger than ${formatBytes(MAX_PICTURE_BYTES)}.`,
  offline: 'The picture could not be uploaded. Check your connection and choose it again.',
  failed: 'The picture could not be uploaded. Please choose it again.',
  recording: {
    label: 'Recording of what you said',
    keep: 'Keep the recording',
    kept: 'It stays with this message until you delete it. Only you can hear it.',
    notKept: 'Only the text is sent.',
    storing: 'Storing the recording',
    failed: 'The recording could not be stored. Try again, or uncheck it to send the text alone.',
    discard: 'Discard the recording',
  },
  offer: {
    title: 'Show them what you see',
    text: 'Sending pictures is part of Premium. Your text stays here.',
    upgrade: 'See Premium',
    dismiss: 'Dismiss',
  },
} as const;
