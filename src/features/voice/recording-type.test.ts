import { expect, it } from 'vitest';
import { makeMp3, makeOpus, makeWav } from '#tests/stand-ins/sounds.ts';
import { recordingTypeOf } from './recording-type.ts';

const bytes = (...values: number[]) => new Uint8Array([...values, ...Array<number>(16).fill(0)]);
const text = (value: string) => new TextEncoder().encode(value.padEnd(16));

it.each([
  ['a WAV file', new Uint8Array(makeWav(0.1, 220, false)), 'audio/wav'],
  ['an MP3 file', new Uint8Array(makeMp3(0.2)), 'audio/mpeg'],
  ['an MP3 file with a tag', text('ID3'), 'audio/mpeg'],
  ['an Opus file', new Uint8Array(makeOpus(0.2)), 'audio/ogg'],
  ['what Chromium records', bytes(0x1a, 0x45, 0xdf, 0xa3), 'audio/webm'],
  ['what Safari records', text('\0\0\0\u001cftypiso5'), 'audio/mp4'],
  ['frames of AAC', bytes(0xff, 0xf1, 0x50), undefined],
  ['a picture', bytes(0x89, 0x50, 0x4e, 0x47), undefined],
  ['another RIFF file', text('RIFF\0\0\0\0AVI '), undefined],
  ['nothing', new Uint8Array(), undefined],
])('%s is recognized', (_, file, type) => {
  expect(recordingTypeOf(file)).toBe(type);
});
