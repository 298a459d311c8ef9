/**
 * A WAV file with its true sizes: a server that streams cannot know them, and players then show hours.
 * Anything else is returned as it is.
 */
export function completeWav(bytes: Uint8Array): Uint8Array {
  const file = Buffer.from(bytes);
  if (file.length < 44 || file.toString('latin1', 0, 4) !== 'RIFF') return bytes;
  file.writeUInt32LE(file.length - 8, 4);
  for (let at = 12; at + 8 <= file.length;) {
    const rest = file.length - at - 8;
    const size = Math.min(file.readUInt32LE(at + 4), rest);
    if (file.toString('latin1', at, at + 4) === 'data') {
      file.writeUInt32LE(size, at + 4);
      return file;
    }
    at += 8 + size + (size % 2);
  }
  return bytes;
}
