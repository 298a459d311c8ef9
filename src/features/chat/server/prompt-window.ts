import type { Context } from '#platform/context.ts';
import { estimateTokens } from '#platform/models/text/index.ts';
import { MESSAGE_OVERHEAD } from '../prompt/index.ts';
import type { ReplyContext } from './load-reply-context.ts';
import type { ChatRow } from './queries.ts';

/** The columns of a chat that determine how its prompts are cut. */
export type PromptWindow = Partial<
  Pick<ChatRow, 'prompt_from' | 'prompt_context' | 'prompt_scale'>
>;

/** What is known about a prompt after its reply. */
export interface SentPrompt {
  /** BuiltPrompt's `history_start`. */
  start: string | null;
  /** Its messages. */
  count: number;
  /** Servers count pictures in different ways, so such a prompt says nothing about the text. */
  has_pictures?: boolean;
  /** Its tokens by `estimateTokens`, and by the model; null when the server does not count. */
  estimated: number;
  counted: number | null;
}

/** Added to the model's own count, since the next prompt's text may be denser. */
const MARGIN = 1.04;
/** For a shorter prompt, the count says more about the chat template than about the text. */
const MIN_TOKENS = 400;
const SCALE = { min: 0.6, max: 2 };
/** Smaller changes are not worth moving the cuts. */
const STEP = 0.03;

/** Counts a chat's texts: estimated, and scaled by the model's last count. */
export function countTokensOf({ prompt_scale }: Pick<ChatRow, 'prompt_scale'>) {
  const scale = prompt_scale ?? 1;
  return (text: string): number => Math.ceil(estimateTokens(text) * scale);
}

/** The tokens of a prompt by the server's tokenizer; null if it has none. */
export async function countPrompt(
  { text }: Pick<Context, 'text'>,
  messages: readonly { content: string }[],
): Promise<number | null> {
  const tokens = await text.countTokens(messages.map(({ content }) => content).join('\n'));
  return tokens === undefined ? null : tokens + messages.length * MESSAGE_OVERHEAD;
}

/** The columns to store after a prompt; empty if they are unchanged. */
export function moveWindow(
  { text }: Pick<Context, 'text'>,
  { chat }: Pick<ReplyContext, 'chat'>,
  { start, ...sent }: SentPrompt,
): PromptWindow | undefined {
  const stored = chat.prompt_context === text.contextTokens ? chat.prompt_from : null;
  const moved = stored === start ? {} : { prompt_from: start, prompt_context: text.contextTokens };
  const scale = measureScale(sent);
  const isNew = scale !== null && Math.abs(scale - (chat.prompt_scale ?? 1)) >= STEP;
  const changed = { ...moved, ...(isNew && { prompt_scale: scale }) };
  return Object.keys(changed).length === 0 ? undefined : changed;
}

function measureScale({
  count,
  estimated,
  counted,
  has_pictures,
}: Omit<SentPrompt, 'start'>): number | null {
  if (has_pictures) return null;
  // Template tokens are not text; `buildPrompt` adds them to each message itself.
  const tokens = (counted ?? 0) - count * MESSAGE_OVERHEAD;
  if (tokens < MIN_TOKENS || estimated < MIN_TOKENS) return null;
  return Math.min(SCALE.max, Math.max(SCALE.min, (tokens / estimated) * MARGIN));
}
