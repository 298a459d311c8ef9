/** The JSON object in an answer that may have words or a fence around it; undefined when there is none. */
export function findObject(answer: string): Record<string, unknown> | undefined {
  const [found] = /\{[\s\S]*\}/.exec(answer) ?? [];
  if (found === undefined) return undefined;
  try {
    return JSON.parse(found) as Record<string, unknown>;
  } catch {
    return undefined;
  }
}
