const KEY = 'keep_recordings';

/** Whether this user last chose on this device to keep recordings; another user chooses again. */
export function readKeepChoice(userId: string): boolean {
  try {
    return localStorage.getItem(KEY) === userId;
  } catch {
    return false;
  }
}

export function storeKeepChoice(userId: string, isKept: boolean): void {
  try {
    if (isKept) localStorage.setItem(KEY, userId);
    else localStorage.removeItem(KEY);
  } catch {
    // Without storage the choice lasts as long as the page.
  }
}
