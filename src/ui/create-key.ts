/** A fresh Idempotency-Key; works on plain http too, where `randomUUID` is missing. */
export function createKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

/**
 * Idempotency-Keys of one form: what is sent again unchanged has the same key, so that a lost answer
 * creates nothing twice. `parts` are compared one by one, files by identity.
 */
export function keysOfForm(): (...parts: unknown[]) => string {
  let sent: { parts: unknown[]; key: string } | undefined;
  return (...parts) => {
    const isSame = sent?.parts.every((part, index) => Object.is(part, parts[index]));
    if (!sent || !isSame) sent = { parts, key: createKey() };
    return sent.key;
  };
}
