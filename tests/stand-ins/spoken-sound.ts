import { spawnSync } from 'node:child_process';
import { toPcm, wavHeader } from '#shared/pcm.ts';
import { findProgram } from '../../scripts/find-program.ts';

/** The sample rate of eSpeak NG. */
export const SPOKEN_RATE = 22_050;
const HEADER_BYTES = 44;

/** The voice, as eSpeak NG names it, and its words per minute. */
export interface Speaking {
  voice?: string;
  rate?: number;
}

/** The path of eSpeak NG, a tool of tests that is neither shipped nor imported. */
export const findEspeak = (): string => findProgram('espeak-ng', 'espeak-ng');

/** Speech of a real synthesizer: samples from -1 to 1, the same each time. */
export function speakAloud(
  words: string,
  { voice = 'en-us', rate = 175 }: Speaking = {},
): Float32Array {
  const { status, stdout, stderr } = spawnSync(
    findEspeak(),
    ['-v', voice, '-s', String(rate), '--stdout', '--', words],
    { maxBuffer: 64 * 1024 ** 2 },
  );
  if (status !== 0 || stdout.length <= HEADER_BYTES || stdout.readUInt32LE(24) !== SPOKEN_RATE)
    throw new Error(`eSpeak NG did not speak: ${stderr.toString()}`);
  const count = Math.floor((stdout.length - HEADER_BYTES) / 2);
  return Float32Array.from(
    { length: count },
    (_, at) => stdout.readInt16LE(HEADER_BYTES + 2 * at) / 32_768,
  );
}

/** Rain that swells and fades: loud, and no speech. */
export function rain(seconds: number): Float32Array {
  const count = Math.round(seconds * SPOKEN_RATE);
  let seed = 1;
  return Float32Array.from({ length: count }, (_, at) => {
    seed = (seed * 16_807) % 2_147_483_647;
    return 0.5 * ((2 * seed) / 2_147_483_647 - 1) * Math.sin((Math.PI * at) / count) ** 2;
  });
}

export const silence = (seconds: number): Float32Array =>
  new Float32Array(Math.round(seconds * SPOKEN_RATE));

/** Joins sounds. */
export const joinSounds = (...parts: readonly Float32Array[]): Float32Array =>
  Float32Array.from(parts.flatMap((part) => [...part]));

/** The input of a microphone, part by part, as a WAV file. */
export function makeMicrophoneWav(...parts: readonly Float32Array[]): Buffer {
  const pcm = new Uint8Array(toPcm(joinSounds(...parts)));
  return Buffer.concat([wavHeader(pcm.length, SPOKEN_RATE), pcm]);
}
