/** Tokens that a chat template adds around each message. */
export const MESSAGE_OVERHEAD = 6;

/** The maximum number of characters of each part. */
export const MAX_LENGTH = {
  description: 4000,
  persona: 12_000,
  scenario: 4000,
  system_prompt: 6000,
  post_history: 2000,
  example_dialogue: 12_000,
  greeting: 6000,
  memory: 500,
  summary: 3000,
  turn: 16_000,
} as const;

/** The maximum shares of the room besides the rules and the fifth for history; their sum is one. */
export const SHARE = {
  system_prompt: 0.12,
  persona: 0.25,
  pinned: 0.08,
  scenario: 0.08,
  retrieved: 0.08,
  summary: 0.08,
  lore: 0.25,
  post_history: 0.06,
  greeting: 0.2,
} as const;

/** Cuts `text` to at most `limit` tokens, at a line or sentence end if one is near. */
export function capTokens(
  text: string,
  limit: number,
  countTokens: (text: string) => number,
): string {
  if (text === '' || countTokens(text) <= limit) return text;
  let low = 0;
  let high = text.length;
  while (low < high) {
    const middle = Math.ceil((low + high) / 2);
    if (countTokens(text.slice(0, middle)) <= limit) low = middle;
    else high = middle - 1;
  }
  const cut = text.slice(0, low).replace(/[\uD800-\uDBFF]$/, '');
  const end = Math.max(cut.lastIndexOf('\n'), cut.lastIndexOf('. '), cut.lastIndexOf('。'));
  return (end > low * 0.6 ? cut.slice(0, end + 1) : cut.replace(/\s+\S*$/, '')).trimEnd();
}

/** The first `items` that fit into `limit` tokens. */
export function takeWithin(
  items: string[],
  limit: number,
  countTokens: (text: string) => number,
): string[] {
  let left = limit;
  const taken: string[] = [];
  for (const item of items) {
    const cost = countTokens(item) + 2;
    if (cost > left) break;
    left -= cost;
    taken.push(item);
  }
  return taken;
}

/**
 * Index of the first turn to send; the newest turns fit within `room`. Turns are dropped in steps
 * of about a quarter of what fits, counted from the chat's start, so that the prompt's prefix stays
 * the same for many turns and a server can reuse its cache.
 */
export function firstTurnThatFits(costs: number[], room: number, offset: number): number {
  let left = room;
  let first = costs.length;
  while (first > 0 && costs[first - 1]! <= left) left -= costs[--first]!;
  if (first === 0 && offset === 0) return 0;
  if (costs.length === 0) return 0;
  const fitting = costs.length - first;
  const step = 2 ** Math.max(0, Math.floor(Math.log2(Math.max(1, fitting / 4))));
  const aligned = Math.ceil((first + offset) / step) * step - offset;
  // The last turn is always sent; the caller cuts it when it alone is too long.
  return Math.min(aligned, costs.length - 1);
}
