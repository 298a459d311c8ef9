import type { MessagePart } from '#platform/models/text/types.ts';
import type { Reaction } from '../limits.ts';
import type { Direction } from './directions.ts';

/** One entry of a character book (cards V2 and V3; field names as in the cards). */
export interface BookEntry {
  keys?: string[];
  secondary_keys?: string[];
  content?: string;
  enabled?: boolean;
  constant?: boolean;
  /** With `selective`, one of the secondary keys must match too. */
  selective?: boolean;
  case_sensitive?: boolean | null;
  /** Entries with a higher priority are kept longer when the book's budget runs out. */
  priority?: number;
  /** Lower values come first. */
  insertion_order?: number;
  extensions?: { depth?: number | null; [key: string]: unknown };
}

export interface CharacterBook {
  entries?: BookEntry[];
  /** The number of turns that are searched for keys. */
  scan_depth?: number;
  /** In tokens; at most a quarter of the prompt. */
  token_budget?: number;
  recursive_scanning?: boolean;
}

export interface PromptCharacter {
  name: string;
  /** At least 18, or the prompt is refused. */
  age: number;
  description?: string | null;
  /** Longer text about the character, from its card. */
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

/** A picture that the user sent with a turn. */
export interface PromptPhoto {
  /** What it shows, in one sentence, if that is known. */
  description: string | null;
  /** At most 1,024 pixels a side; only for a model with vision. */
  jpeg?: Uint8Array | undefined;
}

export interface PromptTurn {
  /** UUIDv7; ids order the turns. */
  id?: string;
  sender: 'user' | 'character' | 'system';
  content: string;
  photo?: PromptPhoto | undefined;
  /** The earlier turn that the user answers with it. */
  quoted?: Pick<PromptTurn, 'sender' | 'content' | 'speaker'> | null | undefined;
  created_at: Date | string;
  /** In a scene: the name of a character other than the speaking one. */
  speaker?: string | null | undefined;
}

/** Another character of a scene. */
export interface SceneMember {
  name: string;
  /** The name in transcripts: unique in the scene, usually the first name. */
  called: string;
  /** At least 18, or the prompt is refused. */
  age: number;
  description: string;
}

/** A conversation of several characters; each message has one speaker. */
export interface Scene {
  others: SceneMember[];
  /** The name of the greeting's character, unless it is the speaking one. */
  greeter: string | null;
}

/** The user's choices for one chat: persona, note, and length and style of replies. */
export interface Steering {
  /** The character's name for macros in the user's own texts. */
  char: string;
  persona?: { pronouns: string; description: string } | null;
  note?: string;
  /** How many turns before the end the note is inserted. */
  note_depth?: number;
  reply_length?: ReplyLength | null;
  reply_style?: string;
  /** The user's own lorebooks that are on in this chat. */
  books?: CharacterBook[];
}

export type ReplyLength = 'short' | 'medium' | 'long';

/** A summary from one message to another, in a few sentences. */
export interface PromptSummary {
  id: string;
  /** 0: summarizes messages; n: summarizes level n - 1. */
  level: number;
  from: string;
  upto: string;
  content: string;
}

export interface PromptInput {
  character: PromptCharacter;
  user: { name: string; time_zone?: string };
  /** The user's choices for this chat. */
  steering?: Steering;
  memories: { pinned: string[]; retrieved: string[] };
  /** Oldest first, without overlap. Only those of turns that are not sent are used. */
  summaries?: PromptSummary[];
  greeting?: string | null;
  /** Oldest first. System turns (notices) are not sent to the model. */
  history: PromptTurn[];
  /** False when the chat has earlier turns than `history[0]`. */
  is_whole?: boolean;
  /** The number of messages of the chat so far, for macros that change every turn. */
  turn_count?: number;
  now: Date;
  /** When the chat was last active before this turn. */
  last_activity_at?: Date | null;
  /** In tokens. */
  budget: { context: number; max_tokens: number };
  /** Synchronous; an estimate that errs high is enough. */
  countTokens: (text: string) => number;
  /**
   * `follows`: the user requested a picture, which comes after the reply. `may_offer`: a marker may
   * send one.
   */
  picture?: 'follows' | 'may_offer' | undefined;
  /** How the user reacted to the character's last message. */
  reaction?: Reaction | null | undefined;
  /** The character writes first, after a silence. */
  writes_first?: boolean;
  direction?: Direction;
  /** Other characters take part, or did. */
  scene?: Scene | undefined;
  /** A first reply claimed to be human: the rule is repeated. */
  is_reminded?: boolean;
  /** The same for all turns of a chat (its id), so that chosen macros do not change. */
  seed: string;
}

export interface PromptMessage {
  role: 'system' | 'user' | 'assistant';
  content: string;
  /** Replaces `content` for a model with vision if pictures are sent. */
  parts?: MessagePart[];
}

export interface BuiltPrompt {
  messages: PromptMessage[];
  stop: string[];
  /** At most `context - max_tokens`. */
  used_tokens: number;
  /** The number of turns and example blocks that did not fit. */
  dropped: { history: number; examples: number };
  /** The id of the first turn that was sent. Null: all of them, or read the chat from its start. */
  history_start: string | null;
  /** Tokens for turns and their summaries, and for the summaries alone. */
  room: { history: number; summary: number };
  is_summary_due: boolean;
}
