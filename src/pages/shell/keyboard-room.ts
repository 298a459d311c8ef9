/** Anything smaller is a browser toolbar, not a keyboard. In pixels. */
const LEAST_KEYBOARD = 120;

interface Screen {
  /** Height of the layout viewport, in pixels. */
  height: number;
  /** Height of the visual viewport. */
  visible: number;
  /** 1 unless the page is zoomed, which also makes less of it visible. */
  scale: number;
}

/** How much of the layout a keyboard covers, in pixels; 0 where the browser shrinks the layout itself. */
export function coveredByKeyboard({ height, visible, scale }: Screen): number {
  const covered = Math.round(height - visible);
  return Math.abs(scale - 1) < 0.01 && covered >= LEAST_KEYBOARD ? covered : 0;
}

/**
 * Keeps `--keyboard` as high as the keyboard that covers the page. Only Safari needs it: it ignores
 * `interactive-widget` in the viewport meta tag, and scrolls the page under its keyboard instead.
 * @returns a function that stops it
 */
export function followKeyboard(): () => void {
  const { visualViewport: view } = window;
  if (!view) return () => undefined;
  const { style } = document.documentElement;
  const follow = () => {
    const { height: visible, scale } = view;
    const covered = coveredByKeyboard({ height: window.innerHeight, visible, scale });
    if (covered === 0) style.removeProperty('--keyboard');
    else {
      style.setProperty('--keyboard', `${covered}px`);
      window.scrollTo(0, 0);
    }
  };
  view.addEventListener('resize', follow);
  follow();
  return () => {
    view.removeEventListener('resize', follow);
    style.removeProperty('--keyboard');
  };
}
