/**
 * Reads a body of at most `most` bytes.
 * @throws the error of `tooMuch` if it is larger, and errors of the body
 */
export async function readToEnd(
  body: AsyncIterable<Uint8Array>,
  most: number,
  tooMuch: () => Error,
): Promise<Buffer> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of body) {
    size += chunk.length;
    if (size > most) throw tooMuch();
    chunks.push(chunk);
  }
  return Buffer.concat(chunks, size);
}
