/** What browsers play from pieces, by the ending of a file. */
const TYPES: Readonly<Record<string, string>> = { mp3: 'audio/mpeg', aac: 'audio/aac' };

/**
 * An address from which an audio element plays each piece of a file as it arrives; with a plain
 * address, browsers wait for the first 32 KB, which is seconds of speech. Null if the browser does
 * not support it.
 */
export function openLiveAddress(
  url: string,
  signal: AbortSignal,
  onFailed: (error: unknown) => void,
): string | null {
  const type = TYPES[/\.(\w+)(?:\?|$)/.exec(url)?.[1] ?? ''];
  if (!type || !('MediaSource' in globalThis) || !MediaSource.isTypeSupported(type)) return null;
  const source = new MediaSource();
  const address = URL.createObjectURL(source);
  const fetched = fetch(url, { signal });
  const isLeft = () => signal.aborted || source.readyState === 'closed';
  const feed = async () => {
    const { ok, body } = await fetched;
    if (!ok || !body) throw new Error('The voice message is not there.');
    const buffer = source.addSourceBuffer(type);
    const reader = body.getReader();
    for (let piece = await reader.read(); !piece.done; piece = await reader.read()) {
      if (isLeft()) return;
      const taken = new Promise((resolve) =>
        buffer.addEventListener('updateend', resolve, { once: true }),
      );
      buffer.appendBuffer(piece.value);
      await taken;
    }
    if (!isLeft()) source.endOfStream();
  };
  source.addEventListener(
    'sourceopen',
    () => {
      URL.revokeObjectURL(address);
      feed().catch((error: unknown) => {
        if (!isLeft()) onFailed(error);
      });
    },
    { once: true },
  );
  // It is read once the element has opened the source; until then a failure goes unnoticed.
  fetched.catch(() => undefined);
  return address;
}
