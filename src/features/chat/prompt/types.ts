/** One entry of a character book (cards V2 and V3; fields as the cards spell them). */
export interface BookEntry {
  keys?: string[];
  secondary_keys?: string[];
  content?: string;
  enabled?: boolean;
  constant?: boolean;
  /** With `selective`, one of the secondary keys must be found too. */
  selective?: boolean;
  case_sensitive?: boolean | null;
  /** Higher is kept longer when the book's budget runs out. */
  priority?: number;
  /** Lower comes first. */
  insertion_order?: number;
  extensions?: { depth?: number | null; [key: string]: unknown };
}

export interface CharacterBook {
  entries?: BookEntry[];
  /** Turns looked through for keys. */
  scan_depth?: number;
  /** Tokens; never more than a quarter of the prompt. */
  token_budget?: number;
  recursive_scanning?: boolean;
}

export interface PromptCharacter {
  name: string;
  /** 18 or more, else the prompt is refused. */
  age: number;
  description?: string | null;
  /** Longer text about the character, as cards carry it. */
  persona?: string | null;
  personality?: string | null;
  relationship?: string | null;
  occupation?: string | null;
  hobbies?: string[] | null;
  scenario?: string | null;
  system_prompt?: string | null;
  post_history?: string | null;
  example_dialogue?: string | null;
  character_book?: CharacterBook | null;
}

export interface PromptTurn {
  sender: 'user' | 'character' | 'system';
  content: string;
  created_at: Date | string;
}

export interface PromptInput {
  character: PromptCharacter;
  user: { name: string; time_zone?: string };
  memories: { pinned: string[]; retrieved: string[] };
  summary?: string | null;
  greeting?: string | null;
  /** Oldest first. Turns of the system (notices) are not sent to the model. */
  history: PromptTurn[];
  /** Turns of this chat that come before `history[0]`, when only its end was loaded. */
  history_offset?: number;
  now: Date;
  /** When the chat was last active before this turn. */
  last_activity_at?: Date | null;
  /** Tokens. */
  budget: { context: number; max_tokens: number };
  /** Synchronous; an estimate on the high side is enough. */
  countTokens: (text: string) => number;
  /** `follows`: the user asked for a picture, and one comes after the reply. `may_offer`: a marker may send one. */
  picture?: 'follows' | 'may_offer' | undefined;
  /** The character writes unasked, after a silence. */
  writes_first?: boolean;
  /** A first reply claimed to be a person's: the rule is said once more. */
  is_reminded?: boolean;
  /** The same for all turns of a chat (its id), so that chosen macros stay chosen. */
  seed: string;
}

export interface PromptMessage {
  role: 'system' | 'user' | 'assistant';
  content: string;
}

export interface BuiltPrompt {
  messages: PromptMessage[];
  stop: string[];
  /** Never more than `context - max_tokens`. */
  used_tokens: number;
  /** How many turns and example blocks found no room. */
  dropped: { history: number; examples: number };
}
