/** The media types of recordings that browsers create and transcription servers accept. */
export type RecordingType = 'audio/wav' | 'audio/webm' | 'audio/ogg' | 'audio/mp4' | 'audio/mpeg';

const startsWith = (bytes: Uint8Array, at: number, text: string) =>
  bytes.length >= at + text.length &&
  [...text].every((letter, index) => bytes[at + index] === letter.codePointAt(0));

/**
 * The type of a recording by its first bytes, ignoring the declared type; undefined for anything
 * else.
 */
export function recordingTypeOf(bytes: Uint8Array): RecordingType | undefined {
  if (startsWith(bytes, 0, 'RIFF') && startsWith(bytes, 8, 'WAVE')) return 'audio/wav';
  if (startsWith(bytes, 0, '\u001aE\u00df\u00a3')) return 'audio/webm';
  if (startsWith(bytes, 0, 'OggS')) return 'audio/ogg';
  if (startsWith(bytes, 4, 'ftyp')) return 'audio/mp4';
  const isMp3Frame = bytes[0] === 0xff && ((bytes[1] ?? 0) & 0xe6) === 0xe2;
  return startsWith(bytes, 0, 'ID3') || isMp3Frame ? 'audio/mpeg' : undefined;
}
