/** Every text of a call in the conversation; the button that starts one is in the chat's own copy. */
export const CALL_BLOCK_TEXT = {
  /** `Call · 3 min`; without a length while it is active. */
  title: (seconds: number | null | undefined) =>
    seconds === null || seconds === undefined ? 'Call' : `Call · ${length(seconds)}`,
  open: 'Show what was said',
  close: 'Hide what was said',
} as const;

const length = (seconds: number): string =>
  seconds < 60 ? `${seconds} s` : `${Math.round(seconds / 60)} min`;
