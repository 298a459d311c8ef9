/**
 * Finds the JSON object in an answer with surrounding text or a code fence; undefined if there is
 * none.
 */
export function findObject(answer: string): Record<string, unknown> | undefined {
  const [found] = /\{[\s\S]*\}/.exec(answer) ?? [];
  if (found === undefined) return undefined;
  try {
    return JSON.parse(found) as Record<string, unknown>;
  } catch {
    return undefined;
  }
}
