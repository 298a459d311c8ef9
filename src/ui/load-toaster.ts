import type { ComponentType } from 'react';

const RETRY_MS = 2000;

/** The toaster's own part of the program. What has to be said is said later where it cannot be had now. */
export async function loadToaster(): Promise<{ default: ComponentType }> {
  for (let wait = RETRY_MS; ; wait *= 2)
    try {
      return await import('./toaster.tsx');
    } catch {
      await new Promise((resolve) => setTimeout(resolve, wait));
    }
}
