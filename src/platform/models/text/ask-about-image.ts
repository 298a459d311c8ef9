import type { TextEngine } from './types.ts';

export interface ImageQuestion {
  system: string;
  question: string;
  /** A JPEG: the one format that every server with eyes reads. */
  jpeg: Uint8Array;
  max_tokens: number;
  /** The caller's own stop; its reason is thrown. */
  signal?: AbortSignal;
  /** Longest wait for the whole answer, milliseconds. */
  timeout_ms: number;
}

/**
 * What the engine says about a picture; null when it cannot see: no server, one that refuses
 * pictures, or none that answers in time. The answer may hold anything.
 */
export async function askAboutImage(
  engine: TextEngine,
  { system, question, jpeg, max_tokens, signal, timeout_ms }: ImageQuestion,
): Promise<string | null> {
  if (engine.kind !== 'openai_compatible') return null;
  const late = AbortSignal.timeout(timeout_ms);
  try {
    const { content } = await engine.model.doGenerate({
      prompt: [
        { role: 'system', content: system },
        {
          role: 'user',
          content: [
            { type: 'text', text: question },
            { type: 'file', mediaType: 'image/jpeg', data: { type: 'data', data: jpeg } },
          ],
        },
      ],
      maxOutputTokens: max_tokens,
      temperature: 0,
      abortSignal: signal ? AbortSignal.any([signal, late]) : late,
    });
    const text = content.map((part) => (part.type === 'text' ? part.text : '')).join('');
    return text.trim() || null;
  } catch {
    signal?.throwIfAborted();
    return null;
  }
}
