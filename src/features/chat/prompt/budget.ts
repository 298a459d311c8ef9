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

/**
 * Each part's share of the room for parts; the sum is one. The first four also get what the
 * lorebook leaves. The others are reserved whole: they change from turn to turn, and a stable part
 * that grew and shrank with them would invalidate the server's prompt cache.
 */
export const SHARE = {
  system_prompt: 0.1,
  persona: 0.21,
  pinned: 0.06,
  scenario: 0.06,
  lore: 0.25,
  summary: 0.19,
  retrieved: 0.07,
  post_history: 0.06,
} as const;

export type StablePart = 'system_prompt' | 'persona' | 'pinned' | 'scenario';

/** The share of the room, without the rules, that the parts take together; history gets the rest. */
export const PARTS_SHARE = 0.65;
/** The share of the history's room that the greeting may take. */
export const GREETING_SHARE = 0.5;
/** When history overflows, it is cut to this share of its room, so that cuts are large but rare. */
const REFILL = 0.91;
/** A window below this share of its room is read again from the chat's start. */
export const SPARSE = 0.6;

/** Divides `room`: each part gets at most its share, then what others left, in order of `SHARE`. */
export function allot(
  needs: Record<StablePart, number>,
  { room, spare }: { room: number; spare: number },
): Record<StablePart, number> {
  const granted = { system_prompt: 0, persona: 0, pinned: 0, scenario: 0 };
  const names = Object.keys(granted) as StablePart[];
  let left = spare;
  for (const name of names) {
    const share = Math.floor(room * SHARE[name]);
    granted[name] = Math.min(needs[name], share);
    left += share - granted[name];
  }
  for (const name of names) {
    const more = Math.min(needs[name] - granted[name], left);
    granted[name] += more;
    left -= more;
  }
  return granted;
}

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
 * Index of the first turn to send: 0 while all fit into `room`. Otherwise the oldest turns are
 * dropped until almost a tenth of the room is free, so that the next turns only append and a server
 * can reuse its cache. The last turn always stays.
 */
export function windowStart(costs: number[], room: number): number {
  let sum = costs.reduce((total, cost) => total + cost, 0);
  if (sum <= room) return 0;
  let first = 0;
  while (first < costs.length - 1 && sum > room * REFILL) sum -= costs[first++]!;
  return first;
}
