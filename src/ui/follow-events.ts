import { createParser } from 'eventsource-parser';
import { API_BASE, authHeaders } from './api-client.ts';

/**
 * Reads the user's events while one piece of work runs. They only tell how far it is: a stream that
 * breaks is not taken up again. Resolves when the server has begun to send, false when it will not.
 */
export async function followEvents(
  signal: AbortSignal,
  onEvent: (name: string, data: unknown) => void,
): Promise<boolean> {
  try {
    const response = await fetch(`${API_BASE}/events`, {
      headers: { ...authHeaders(), accept: 'text/event-stream' },
      cache: 'no-store',
      credentials: 'include',
      signal,
    });
    if (!response.ok || !response.body) return false;
    void read(response.body, onEvent);
    return true;
  } catch {
    return false;
  }
}

async function read(
  body: ReadableStream<Uint8Array>,
  onEvent: (name: string, data: unknown) => void,
): Promise<void> {
  const parser = createParser({
    onEvent: ({ event = '', data }) => onEvent(event, JSON.parse(data)),
  });
  const reader = body.pipeThrough(new TextDecoderStream() as never).getReader();
  try {
    for (let part = await reader.read(); !part.done; part = await reader.read())
      parser.feed(part.value as unknown as string);
  } catch {
    // The page has what it came for, or the connection broke.
  }
}
