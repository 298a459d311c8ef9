import { callDefaults, type TextEngine, type TextSettings } from '../types.ts';
import { createScriptedModel } from './scripted-model.ts';
import { understand } from './understand.ts';

export type { ScriptedOptions } from './persona.ts';

/** Longer than any chat, since the script finds its own earlier sentences in the prompt. */
const CONTEXT_TOKENS = 200_000;
const DEFAULT_DELAY_MS = 18;
/** What no entry fits, so that every pattern reads it. */
const UNREAD = ['It was a quux of plugh', 'Was the quux of plugh?'];

/**
 * The demo engine, used when no model is configured; its status says so.
 *
 * How a reply is created, without state, only from the prompt:
 * 1. `plain-words.ts` splits the message into sentences in plain words: shorthand, typos, short forms.
 * 2. `understand.ts` finds what it wants: safety and games (`detect-intent.ts`), questions (`asked/`),
 *    short questions about the previous turn (`follow-ups.ts`), statements (`told/`). If no entry
 *    fits, the shape of a question (`asked/shapes.ts`) or the tone of a statement (`told/tone.ts`)
 *    decides. `told/fields.ts` knows parts of everyday life, and whether they went badly or well.
 * 3. `answer*.ts` answers from the card (`card/`), then from the entry's own texts, and asks back
 *    about the same thing; `answer-both.ts` if the message wants two things. `chat-facts.ts`
 *    remembers facts from the chat.
 * 4. `speaker.ts` never repeats a sentence from the chat. Without an answer the script says so.
 */
export function createScriptedEngine(settings: TextSettings = {}): TextEngine {
  // Compiles the patterns now, which takes 0.1 s, instead of at the first message.
  setImmediate(() => UNREAD.forEach(understand));
  const { delay_ms = DEFAULT_DELAY_MS, seed = 'scripted' } = settings.scripted ?? {};
  return {
    name: 'scripted',
    kind: 'scripted',
    is_demo: true,
    model: createScriptedModel({ delay_ms, seed: String(seed) }),
    fallbacks: [],
    ...callDefaults(settings),
    contextTokens: CONTEXT_TOKENS,
    status: async () => ({
      name: 'scripted',
      kind: 'scripted',
      is_demo: true,
      ready: true,
      detail:
        'Demo: scripted replies, no language model. Set TEXT_BASE_URL or TEXT_GGUF for a real one.',
    }),
    countTokens: () => undefined,
    close: async () => {},
  };
}
