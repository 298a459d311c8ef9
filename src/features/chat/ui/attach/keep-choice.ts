const KEY = 'keep_recordings';

/**
 * Whether this user last chose to keep recordings on this device; other users choose separately.
 */
export function readKeepChoice(userId: string): boolean {
  try {
    return localStorage.getItem(KEY) === userId;
  } catch {
    return false;
  }
}

export function storeKeepChoice(userId: string, shouldKeep: boolean): void {
  try {
    if (shouldKeep) localStorage.setItem(KEY, userId);
    else localStorage.removeItem(KEY);
  } catch {
    // Without storage, the choice lasts as long as the page.
  }
}
