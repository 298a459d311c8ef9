/** Real audio made by code: tones whose loudness rises and falls like speech. */

const RATE = 24_000;

/** Loudness from 0.05 to 1 at a time: syllables of a quarter second. */
const loudnessAt = (seconds: number): number =>
  0.05 + 0.95 * Math.abs(Math.sin(Math.PI * 2 * seconds)) * Math.abs(Math.sin(0.9 * seconds));

/** PCM of 16 bits, mono. @param isStreamed writes the unknown sizes that streaming servers write */
export function makeWav(seconds: number, frequency = 220, isStreamed = false): Buffer {
  const count = Math.round(seconds * RATE);
  const file = Buffer.alloc(44 + 2 * count);
  file.write('RIFF', 0, 'latin1');
  file.writeUInt32LE(isStreamed ? 0xffff_ffff : 36 + 2 * count, 4);
  file.write('WAVEfmt ', 8, 'latin1');
  file.writeUInt32LE(16, 16);
  file.writeUInt16LE(1, 20);
  file.writeUInt16LE(1, 22);
  file.writeUInt32LE(RATE, 24);
  file.writeUInt32LE(2 * RATE, 28);
  file.writeUInt16LE(2, 32);
  file.writeUInt16LE(16, 34);
  file.write('data', 36, 'latin1');
  file.writeUInt32LE(isStreamed ? 0xffff_ffff : 2 * count, 40);
  for (let at = 0; at < count; at += 1) {
    const time = at / RATE;
    const sample = Math.sin(2 * Math.PI * frequency * time) * loudnessAt(time) * 0.6;
    file.writeInt16LE(Math.round(sample * 32_767), 44 + 2 * at);
  }
  return file;
}

const MP3_RATE = 44_100;
const MP3_FRAME_BYTES = 208;
const MP3_FRAME_SAMPLES = 1152;

/**
 * MPEG-1 layer III, 64 kbit/s, mono. All main data is zero, which the second table of quadruples
 * reads as ones; the gain makes it loud or quiet.
 */
export function makeMp3(seconds: number): Buffer {
  const frames = Math.round((seconds * MP3_RATE) / MP3_FRAME_SAMPLES);
  return Buffer.concat(
    Array.from({ length: frames }, (_, frame) => {
      const loudness = loudnessAt((frame * MP3_FRAME_SAMPLES) / MP3_RATE);
      return makeMp3Frame(Math.round(185 + 4 * Math.log2(loudness)));
    }),
  );
}

function makeMp3Frame(gain: number): Buffer {
  // main_data_begin, private bits, scfsi; then the side information of two granules.
  const granule = [
    [64, 12],
    [0, 9],
    [gain, 8],
    [0, 4],
    [0, 1],
    [0, 15],
    [0, 4],
    [0, 3],
    [0, 1],
    [0, 1],
    [1, 1],
  ] as const;
  const bits = [[0, 18] as const, ...granule, ...granule]
    .map(([value, width]) => value.toString(2).padStart(width, '0'))
    .join('');
  const side = Buffer.from(bits.match(/.{8}/g)!.map((byte) => Number.parseInt(byte, 2)));
  const frame = Buffer.alloc(MP3_FRAME_BYTES);
  frame.set([0xff, 0xfb, 0x50, 0xc4]);
  side.copy(frame, 4);
  return frame;
}

/** Opus in Ogg: packets of 20 milliseconds, of noise whose loudness depends on its bytes. */
export function makeOpus(seconds: number): Buffer {
  const head = Buffer.from('OpusHead\x01\x01\x00\x00\x80\xbb\x00\x00\x00\x00\x00', 'latin1');
  const tags = Buffer.from('OpusTags\x00\x00\x00\x00\x00\x00\x00\x00', 'latin1');
  const count = Math.round(seconds / 0.02);
  const packets = Array.from({ length: count }, (_, at) => {
    const noise = Buffer.from(
      Array.from({ length: 60 }, (__, byte) => (at * 31 + byte * 97) % 251),
    );
    // CELT only, full band, 20 milliseconds, mono, one frame.
    return Buffer.concat([Buffer.from([0xf8]), noise]);
  });
  return Buffer.concat(
    [head, tags, ...packets].map((packet, page) => makeOggPage(packet, page, count + 2)),
  );
}

/** A page with one packet of fewer than 255 bytes. The checksum is zero: the reader does not check it. */
function makeOggPage(packet: Buffer, page: number, pages: number): Buffer {
  const header = Buffer.alloc(28);
  header.write('OggS', 0, 'latin1');
  header[5] = page === 0 ? 2 : page === pages - 1 ? 4 : 0;
  header.writeBigUInt64LE(BigInt(Math.max(0, page - 1) * 960), 6);
  header.writeUInt32LE(7, 14);
  header.writeUInt32LE(page, 18);
  header[26] = 1;
  header[27] = packet.length;
  return Buffer.concat([header, packet]);
}

/** AAC in ADTS frames; their contents are zero, and larger where the sound would be loud. */
export function makeAac(seconds: number): Buffer {
  const frames = Math.round((seconds * RATE) / 1024);
  return Buffer.concat(
    Array.from({ length: frames }, (_, at) => {
      const size = 7 + Math.round(200 * loudnessAt((at * 1024) / RATE));
      const frame = Buffer.alloc(size);
      // Low complexity, 24 kHz (index 6), one channel.
      frame.set([
        0xff,
        0xf1,
        0x40 | (6 << 2),
        0x40 | (size >> 11),
        (size >> 3) & 0xff,
        ((size & 7) << 5) | 0x1f,
        0xfc,
      ]);
      return frame;
    }),
  );
}
