import { setImmediate } from 'node:timers/promises';
import { OpusDecoder } from 'opus-decoder';
import { energyOf, type Loudness } from './loudness.ts';

/** Opus always counts in samples of 48 kHz. */
const RATE = 48_000;
/** Packets decoded at once; most have 20 milliseconds. */
const PACKETS = 25;

/** Opus in Ogg (RFC 7845), decoded piece by piece. Undefined for anything else. */
export async function readOpus(bytes: Uint8Array): Promise<Loudness | undefined> {
  const [head, , ...packets] = readOggPackets(bytes);
  if (!head || Buffer.from(head.subarray(0, 8)).toString('latin1') !== 'OpusHead') return undefined;
  const channels = head[9] ?? 1;
  const preSkip = (head[10] ?? 0) + 256 * (head[11] ?? 0);
  // Mapping families other than 0 are for more than two channels.
  if (packets.length === 0 || channels < 1 || channels > 2) return undefined;
  const decoder = new OpusDecoder({ channels, preSkip });
  await decoder.ready;
  try {
    const levels: number[] = [];
    let samples = 0;
    for (let at = 0; at < packets.length; at += PACKETS) {
      for (const packet of packets.slice(at, at + PACKETS)) {
        const { channelData, samplesDecoded } = decoder.decodeFrame(packet);
        samples += samplesDecoded;
        const [channel] = channelData;
        if (channel && samplesDecoded > 0) levels.push(energyOf(channel));
      }
      await setImmediate();
    }
    if (levels.length === 0) return undefined;
    return { duration_ms: Math.round((samples / RATE) * 1000), levels };
  } finally {
    decoder.free();
  }
}

/** The packets of an Ogg file; a packet may span several pages. */
export function readOggPackets(bytes: Uint8Array): Uint8Array[] {
  const packets: Uint8Array[] = [];
  let open: Uint8Array[] = [];
  for (let at = 0; at + 27 <= bytes.length;) {
    if (Buffer.from(bytes.subarray(at, at + 4)).toString('latin1') !== 'OggS') break;
    const segments = bytes[at + 26]!;
    const table = bytes.subarray(at + 27, at + 27 + segments);
    let from = at + 27 + segments;
    let length = 0;
    for (const size of table) {
      length += size;
      if (size === 255) continue;
      packets.push(Buffer.concat([...open, bytes.subarray(from, from + length)]));
      open = [];
      from += length;
      length = 0;
    }
    if (length > 0) open.push(bytes.subarray(from, from + length));
    at = from + length;
  }
  return packets;
}
