import {
  capTokens,
  firstTurnThatFits,
  keepWithin,
  LONGEST,
  MESSAGE_OVERHEAD,
  SHARE,
} from './budget.ts';
import { cleanCardText } from './clean-card-text.ts';
import { splitExamples } from './example-dialogue.ts';
import type { LoreNote } from './lorebook.ts';
import {
  closingRules,
  DEFAULT_POST_HISTORY,
  DEFAULT_SYSTEM_PROMPT,
  platformRules,
} from './platform-rules.ts';
import { fence, partWriter } from './prompt-parts.ts';
import { stopTexts } from './stop-texts.ts';
import type { BuiltPrompt, PromptInput, PromptMessage } from './types.ts';

const ADULT_AGE = 18;
/** Tokens of the titles and fences around all parts together, and around the examples. */
const FRAMES = 160;
const EXAMPLES_FRAME = 40;

/**
 * Model messages for a character's next reply: platform rules, the character's own system prompt,
 * persona, pinned memories, scenario, retrieved memories, summary, examples, greeting, history,
 * post-history instruction, and the rules once more after all text that people wrote.
 *
 * Throws RangeError for a character under 18, and when the budget leaves no room for the rules
 * (about 1,000 tokens beside the reply are needed).
 */
export function buildPrompt(input: PromptInput): BuiltPrompt {
  const { character, budget, countTokens } = input;
  if (!(character.age >= ADULT_AGE)) throw new RangeError('Every character is an adult.');
  const room = budget.context - budget.max_tokens;
  const part = partWriter(input, roomForParts(input, room));
  const turns = readTurns(input);
  const lore = part.lore(turns.map((turn) => turn.content));
  const fixed = part.sections(lore.filter((note) => note.depth === null));
  const greeting = part.stable(input.greeting, LONGEST.greeting, SHARE.greeting);
  const tail: PromptMessage = { role: 'system', content: part.tail() };
  const notes = lore.filter((note): note is PlacedNote => note.depth !== null);

  const cost = (content: string) => countTokens(content) + MESSAGE_OVERHEAD;
  const noteCost = notes.reduce((sum, note) => sum + cost(asBackground(note.content)), 0);
  const forHistory = room - cost(fixed.join('\n\n')) - cost(tail.content) - noteCost;

  const greetingCost = greeting === '' ? 0 : cost(greeting);
  const costs = turns.map((turn) => cost(turn.content));
  const offset = input.history_offset ?? 0;
  const whole = costs.reduce((sum, one) => sum + one, greetingCost);
  const first = firstTurnThatFits(costs, forHistory, offset);
  const complete = offset === 0 && whole <= forHistory;

  // Once history had to go, examples stay out: coming and going they would break the stable start.
  const blocks = splitExamples(
    part.stable(input.character.example_dialogue, LONGEST.example_dialogue, 1),
  );
  const examples = complete
    ? keepWithin(blocks, forHistory - whole - EXAMPLES_FRAME, countTokens)
    : [];
  const kept = turns.slice(first);
  if (kept.length === 1 && cost(kept[0]!.content) > forHistory) {
    kept[0] = {
      ...kept[0]!,
      content: capTokens(kept[0]!.content, forHistory - MESSAGE_OVERHEAD, countTokens),
    };
  }

  const opening: PromptMessage[] =
    complete && greeting !== '' ? [{ role: 'assistant', content: greeting }] : [];
  const system = {
    role: 'system' as const,
    content: [...fixed, ...asExamples(examples)].join('\n\n'),
  };
  const messages = [system, ...placeNotes(mergeTurns([...opening, ...kept]), notes), tail];
  return {
    messages,
    stop: stopTexts(part.user),
    used_tokens: messages.reduce((sum, message) => sum + cost(message.content), 0),
    dropped: { history: first, examples: blocks.length - examples.length },
  };
}

/** What the parts may share: the room beside the fixed rules, a fifth of it kept for history. */
function roomForParts({ character, countTokens }: PromptInput, room: number): number {
  const rules =
    platformRules('x'.repeat(60), character.age) + closingRules('x'.repeat(60), character.age);
  const free = room - countTokens(rules + DEFAULT_SYSTEM_PROMPT + DEFAULT_POST_HISTORY) - FRAMES;
  if (free < 100) throw new RangeError('The context leaves no room for a conversation.');
  return Math.floor(free * 0.8);
}

type PlacedNote = LoreNote & { depth: number };

const asBackground = (content: string) => `Background: <<<\n${content}\n>>>`;
const asExamples = (blocks: string[]) =>
  blocks.length === 0
    ? []
    : [
        fence(
          'How the character talks, for the manner only; none of it happened',
          blocks.join('\n---\n'),
        ),
      ];

function readTurns(input: PromptInput): PromptMessage[] {
  return input.history.flatMap((turn) => {
    const content = cleanCardText(turn.content, LONGEST.turn);
    if (turn.sender === 'system' || content === '') return [];
    return [{ role: turn.sender === 'user' ? ('user' as const) : ('assistant' as const), content }];
  });
}

/** Two turns of one side become one, since many templates want the sides to alternate. */
function mergeTurns(turns: PromptMessage[]): PromptMessage[] {
  const merged: PromptMessage[] = [];
  for (const turn of turns) {
    const last = merged.at(-1);
    if (last?.role === turn.role) last.content += `\n\n${turn.content}`;
    else merged.push({ ...turn });
  }
  return merged;
}

/** Background notes go some turns before the end, where they are near and break little of the cache. */
function placeNotes(turns: PromptMessage[], notes: PlacedNote[]): PromptMessage[] {
  const placed = [...turns];
  const depths = [...new Set(notes.map((note) => note.depth))].sort((a, b) => a - b);
  for (const depth of depths) {
    const content = notes
      .filter((note) => note.depth === depth)
      .map((note) => note.content)
      .join('\n\n');
    placed.splice(Math.max(0, turns.length - depth), 0, {
      role: 'system',
      content: asBackground(content),
    });
  }
  return placed;
}
