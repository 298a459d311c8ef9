declare global {
  interface Window {
    /** There while the program is not: see late-scripts.ts. */
    earlyClick?: { button: HTMLElement | null; stop(): void };
  }
}

/** Presses anew the button that was pressed before the program was there to hear it. */
export function repeatEarlyClick(): void {
  const early = window.earlyClick;
  if (!early) return;
  early.stop();
  delete window.earlyClick;
  if (early.button?.isConnected) early.button.click();
}
