import {
  capTokens,
  firstTurnThatFits,
  takeWithin,
  MAX_LENGTH,
  MESSAGE_OVERHEAD,
  SHARE,
} from './budget.ts';
import { cleanCardText } from './clean-card-text.ts';
import { splitExamples } from './example-dialogue.ts';
import { fence } from './fence.ts';
import type { LoreNote } from './lorebook.ts';
import {
  closingRules,
  DEFAULT_POST_HISTORY,
  DEFAULT_SYSTEM_PROMPT,
  platformRules,
} from './platform-rules.ts';
import { createPartWriter } from './prompt-parts.ts';
import { stopTexts } from './stop-texts.ts';
import type { BuiltPrompt, PromptInput, PromptMessage } from './types.ts';

const ADULT_AGE = 18;
/** Tokens of the titles and fences of all parts, and of the examples. */
const FRAME_TOKENS = 160;
const EXAMPLES_FRAME_TOKENS = 40;

/**
 * The model messages for a character's next reply: rules, system prompt, persona, pinned memories,
 * scenario, retrieved memories, summary, examples, greeting, history, post-history, rules again.
 * @throws RangeError for a character under 18, or a budget without room for the rules (about 1,000)
 */
export function buildPrompt(input: PromptInput): BuiltPrompt {
  const { character, budget, countTokens } = input;
  if (!(character.age >= ADULT_AGE)) throw new RangeError('Every character is an adult.');
  const room = budget.context - budget.max_tokens;
  const part = createPartWriter(input, roomForParts(input, room));
  const turns = toMessages(input);
  const lore = part.lore(turns.map((turn) => turn.content));
  const fixed = part.sections(lore.filter((note) => note.depth === null));
  const greeting = part.stable(input.greeting, MAX_LENGTH.greeting, SHARE.greeting);
  const tail: PromptMessage = { role: 'system', content: part.tail() };
  const notes = [...lore, ...part.note()].filter((note): note is PlacedNote => note.depth !== null);

  const cost = (content: string) => countTokens(content) + MESSAGE_OVERHEAD;
  const noteCost = notes.reduce((sum, note) => sum + cost(asNote(note)), 0);
  const forHistory = room - cost(fixed.join('\n\n')) - cost(tail.content) - noteCost;

  const greetingCost = greeting === '' ? 0 : cost(greeting);
  const costs = turns.map((turn) => cost(turn.content));
  const offset = input.history_offset ?? 0;
  const whole = costs.reduce((sum, one) => sum + one, greetingCost);
  const first = firstTurnThatFits(costs, forHistory, offset);
  const complete = offset === 0 && whole <= forHistory;

  // No examples once history was dropped: adding and removing them would break the stable prefix.
  const blocks = splitExamples(
    part.stable(input.character.example_dialogue, MAX_LENGTH.example_dialogue, 1),
  );
  const examples = complete
    ? takeWithin(blocks, forHistory - whole - EXAMPLES_FRAME_TOKENS, countTokens)
    : [];
  const included = turns.slice(first);
  if (included.length === 1 && cost(included[0]!.content) > forHistory) {
    included[0] = {
      ...included[0]!,
      content: capTokens(included[0]!.content, forHistory - MESSAGE_OVERHEAD, countTokens),
    };
  }

  const opening: PromptMessage[] =
    complete && greeting !== '' ? [{ role: 'assistant', content: greeting }] : [];
  const system = {
    role: 'system' as const,
    content: [...fixed, ...asExamples(examples)].join('\n\n'),
  };
  const messages = [system, ...placeNotes(mergeTurns([...opening, ...included]), notes), tail];
  return {
    messages,
    stop: stopTexts(part.user),
    used_tokens: messages.reduce((sum, message) => sum + cost(message.content), 0),
    dropped: { history: first, examples: blocks.length - examples.length },
  };
}

/** The room that the parts share: what the fixed rules leave, minus a fifth for history. */
function roomForParts({ character, countTokens }: PromptInput, room: number): number {
  const rules =
    platformRules('x'.repeat(60), character.age) + closingRules('x'.repeat(60), character.age);
  const free =
    room - countTokens(rules + DEFAULT_SYSTEM_PROMPT + DEFAULT_POST_HISTORY) - FRAME_TOKENS;
  if (free < 100) throw new RangeError('The context leaves no room for a conversation.');
  return Math.floor(free * 0.8);
}

type PlacedNote = LoreNote & { depth: number };

const asNote = ({ title = 'Background', content }: LoreNote) => fence(title, content);
const asExamples = (blocks: string[]) =>
  blocks.length === 0
    ? []
    : [
        fence(
          'How the character talks, for the manner only; none of it happened',
          blocks.join('\n---\n'),
        ),
      ];

function toMessages(input: PromptInput): PromptMessage[] {
  return input.history.flatMap((turn) => {
    const content = cleanCardText(turn.content, MAX_LENGTH.turn);
    if (turn.sender === 'system' || content === '') return [];
    return [{ role: turn.sender === 'user' ? ('user' as const) : ('assistant' as const), content }];
  });
}

/** Merges consecutive turns of one side, since many templates need alternating roles. */
function mergeTurns(turns: PromptMessage[]): PromptMessage[] {
  const merged: PromptMessage[] = [];
  for (const turn of turns) {
    const last = merged.at(-1);
    if (last?.role === turn.role) last.content += `\n\n${turn.content}`;
    else merged.push({ ...turn });
  }
  return merged;
}

/**
 * Inserts background notes near the end, where they are close and invalidate little of the cache.
 */
function placeNotes(turns: PromptMessage[], notes: PlacedNote[]): PromptMessage[] {
  const placed = [...turns];
  const depths = [...new Set(notes.map((note) => note.depth))].sort((a, b) => a - b);
  for (const depth of depths) {
    const here = notes.filter((note) => note.depth === depth);
    const background = here.filter(({ title }) => title === undefined);
    const joined = { content: background.map(({ content }) => content).join('\n\n'), depth };
    const shown = [
      ...(joined.content === '' ? [] : [joined]),
      ...here.filter(({ title }) => title),
    ];
    placed.splice(Math.max(0, turns.length - depth), 0, {
      role: 'system',
      content: shown.map(asNote).join('\n\n'),
    });
  }
  return placed;
}
