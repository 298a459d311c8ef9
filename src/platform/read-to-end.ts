/**
 * Reads a body of at most `most` bytes. `onChunk` is given each piece as it arrives.
 * @throws the error of `tooMuch` if it is larger, and errors of the body
 */
export async function readToEnd(
  body: AsyncIterable<Uint8Array>,
  most: number,
  tooMuch: () => Error,
  onChunk?: (chunk: Uint8Array) => void,
): Promise<Buffer> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of body) {
    size += chunk.length;
    if (size > most) throw tooMuch();
    chunks.push(chunk);
    onChunk?.(chunk);
  }
  return Buffer.concat(chunks, size);
}
