import type { Category, Finding, Surface } from '../categories.ts';

export interface ForeignRule {
  category: Category;
  name: string;
  /** Each line lists what one sentence must contain, in any order. */
  frames: readonly string[];
  /** Matches all sentences together. */
  readsWhole?: true;
  /** Excuses the sentence. */
  unless?: string;
  surfaces?: readonly Surface[];
  outcome?: Finding['outcome'];
}

/** Rules for all languages, which share the same classes (`vocabulary.ts`). */
export const FOREIGN_RULES: readonly ForeignRule[] = [
  {
    category: 'self_harm',
    name: 'crisis',
    outcome: 'crisis',
    surfaces: ['chat_input'],
    frames: ['CRISIS', 'PILLS SWALLOW ALL_OF_IT', 'HOW_MUCH PILLS DIE', 'HOW_MUCH SWALLOW DIE'],
    unless: 'IDIOM|FICTION',
  },
  {
    category: 'self_harm',
    name: 'lure',
    frames: ['LURE'],
    unless: 'FICTION',
  },
  {
    category: 'illegal',
    name: 'dealing',
    frames: ['CONTRABAND TRADE ASK'],
    unless: 'FICTION|LAWFUL',
  },
  {
    category: 'illegal',
    name: 'making',
    frames: ['WEAPON_MADE MAKE ASK'],
    unless: 'FICTION|LAWFUL',
  },
  {
    category: 'illegal',
    name: 'crime',
    frames: ['DEED TARGET ASK', 'SPIKE ASK'],
    unless: 'FICTION|LAWFUL',
  },
  {
    category: 'privacy',
    name: 'spying',
    frames: ['SPY DEVICE KNOWN', 'WHEREABOUTS KNOWN FIND_OUT'],
    unless: 'FICTION|LAWFUL',
  },
  {
    category: 'privacy',
    name: 'traced',
    surfaces: ['reply'],
    frames: ['HANDED_OUT WHEREABOUTS SOMEONE_YOU_KNOW'],
    unless: 'FICTION|LAWFUL',
  },
  {
    category: 'privacy',
    name: 'exposed',
    readsWhole: true,
    frames: ['KNOWN WHEREABOUTS|CONTACT HARASSED'],
    unless: 'FICTION',
  },
  {
    category: 'copyright',
    name: 'written_out',
    surfaces: ['reply'],
    frames: ['VERBATIM TEXT_OF'],
  },
  {
    category: 'copyright',
    name: 'piracy',
    frames: ['PIRATED WORK ASK', 'WHOLE_TEXT WORK ASK'],
    unless: 'LAWFUL',
  },
  {
    category: 'hate',
    name: 'contempt',
    frames: ['GROUP SCORN', 'GROUP ARE WEAK_SCORN'],
    unless: 'REPORTED|FICTION',
  },
  {
    category: 'violence',
    name: 'threat',
    frames: ['KILL PERSON INTEND', 'THREAT'],
    unless: 'FICTION|PLAYFUL',
  },
  {
    category: 'spam',
    name: 'offer',
    readsWhole: true,
    frames: ['EARN BAIT CLICK', 'EARN BAIT LINK', 'EARN CLICK LINK'],
  },
  {
    category: 'real_person',
    name: 'likeness',
    frames: [
      'FIGURE BE_THEM ROMANCE',
      'NAKED PICTURE KNOWN',
      'NAKED PICTURE FIGURE',
      'KNOWN PICTURE COPY_THEM',
    ],
    unless: 'LAWFUL',
  },
  {
    category: 'real_person',
    name: 'claimed',
    surfaces: ['reply'],
    frames: ['I_AM_THEM'],
  },
];
