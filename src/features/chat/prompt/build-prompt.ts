import { joinMessages } from '#platform/models/text/message-parts.ts';
import type { MessagePart } from '#platform/models/text/types.ts';
import { takeWithin, GREETING_SHARE, MAX_LENGTH, MESSAGE_OVERHEAD, PARTS_SHARE } from './budget.ts';
import { chooseWindow, type WindowTurn } from './choose-window.ts';
import { cleanCardText, cleanName } from './clean-card-text.ts';
import { splitExamples } from './example-dialogue.ts';
import { fence } from './fence.ts';
import type { LoreNote } from './lorebook.ts';
import {
  closingRules,
  DEFAULT_POST_HISTORY,
  DEFAULT_SYSTEM_PROMPT,
  platformRules,
} from './platform-rules.ts';
import { chooseSeen, pictureTokens, withPhotoLine } from './photos.ts';
import { createPartWriter } from './prompt-parts.ts';
import { withQuoteLine } from './quotes.ts';
import { SCENE_SYSTEM_PROMPT, speakersOf, writeScene, type SceneParts } from './scene.ts';
import { stopTexts } from './stop-texts.ts';
import type { BuiltPrompt, PromptInput, PromptMessage } from './types.ts';

const ADULT_AGE = 18;
/** Tokens of the titles and fences of all parts, and of the examples. */
const FRAME_TOKENS = 160;
const EXAMPLES_FRAME_TOKENS = 40;

/**
 * The model messages for a character's next reply: rules, system prompt, persona, pinned memories,
 * scenario, summary or examples, greeting, history, retrieved memories, post-history, rules again.
 * All turns are sent while they fit, with as many examples as fit in addition; then the newest that
 * fit, after summaries of the earlier ones. In a scene, the turns of other characters are user
 * turns that begin with their name.
 * @throws RangeError for a character under 18, or a budget without room for the rules (about 1,000)
 */
export function buildPrompt(input: PromptInput): BuiltPrompt {
  const { character, budget, countTokens } = input;
  const ages = [character, ...(input.scene?.others ?? [])].map(({ age }) => age);
  if (!ages.every((age) => age >= ADULT_AGE)) throw new RangeError('Every character is an adult.');
  const room = budget.context - budget.max_tokens;
  const scene = writeScene(input, room);
  const part = createPartWriter(input, roomForParts(input, room, scene), scene);
  const blindTurns = toTurns(input, part.user);
  const lore = part.lore(blindTurns.map((turn) => turn.content));
  const fixed = part.sections(lore.filter((note) => note.depth === null));
  const tail: PromptMessage = { role: 'system', content: part.tail() };
  const notes = [...lore, ...part.note()].filter((note): note is PlacedNote => note.depth !== null);

  const cost = (content: string) => countTokens(content) + MESSAGE_OVERHEAD;
  const noteCost = notes.reduce((sum, note) => sum + cost(asNote(note)), 0);
  const forHistory = room - cost(fixed.join('\n\n')) - cost(tail.content) - noteCost;
  const greeting = part.greeting(Math.floor(forHistory * GREETING_SHARE));
  const window = chooseWindow(
    {
      turns: withPictures(input, blindTurns, { room: forHistory, user: part.user }),
      greeting: toGreeting(input, greeting),
      summaries: input.summaries ?? [],
      is_whole: input.is_whole ?? true,
    },
    { history: forHistory, summary: part.summaryRoom },
    countTokens,
  );

  const blocks = splitExamples(part.examples());
  const examples = window.is_complete
    ? takeWithin(blocks, window.left - EXAMPLES_FRAME_TOKENS, countTokens)
    : [];
  const system: PromptMessage = {
    role: 'system',
    content: [...fixed, ...window.summary, ...asExamples(examples)].join('\n\n'),
  };
  const messages = [system, ...placeNotes(mergeTurns(window.turns), notes), tail];
  return {
    messages,
    stop: stopTexts(part.user, speakersOf(input)),
    used_tokens: messages.reduce(
      (sum, message) => sum + cost(message.content) + pictureTokens(message),
      0,
    ),
    dropped: { history: window.first, examples: blocks.length - examples.length },
    history_start: window.history_start,
    room: { history: forHistory, summary: part.summaryRoom },
    is_summary_due: window.is_summary_due,
  };
}

/** The room that the parts share: what the fixed rules leave, minus a third for history. */
function roomForParts(
  { character, countTokens, scene: cast }: PromptInput,
  room: number,
  scene: SceneParts,
): number {
  const rules =
    platformRules('x'.repeat(60), character.age) + closingRules('x'.repeat(60), character.age);
  const systemPrompt = cast ? SCENE_SYSTEM_PROMPT : DEFAULT_SYSTEM_PROMPT;
  const free =
    room -
    countTokens(rules + systemPrompt + DEFAULT_POST_HISTORY + scene.sections.join('\n\n')) -
    FRAME_TOKENS;
  if (free < 100) throw new RangeError('The context leaves no room for a conversation.');
  return Math.floor(free * PARTS_SHARE);
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

function toTurns({ history, scene }: PromptInput, user: string): WindowTurn[] {
  return history.flatMap((turn): WindowTurn[] => {
    const { id, sender, speaker } = turn;
    const said = cleanCardText(turn.content, MAX_LENGTH.turn);
    const content = withQuoteLine(turn, withPhotoLine({ ...turn, content: said }));
    if (sender === 'system' || content === '') return [];
    if (sender === 'character' && !speaker) return [{ id, role: 'assistant', content }];
    if (!scene) return [{ id, role: 'user', content }];
    const name = sender === 'user' ? user : cleanName(speaker ?? '', 'Character');
    return [{ id, role: 'user', content: `${name}: ${content}` }];
  });
}

/** Adds the pictures that a model with vision reads to their turns. */
function withPictures(
  { history, scene }: PromptInput,
  turns: WindowTurn[],
  { room, user }: { room: number; user: string },
): WindowTurn[] {
  const seen = new Map([...chooseSeen(history, room)].map((turn) => [turn.id, turn]));
  if (seen.size === 0) return turns;
  return turns.map((turn) => {
    const { content = '', photo, quoted } = seen.get(turn.id) ?? {};
    if (!photo?.jpeg) return turn;
    const said = withQuoteLine({ quoted }, cleanCardText(content, MAX_LENGTH.turn));
    const text = (scene ? `${user}: ${said}` : said).trim();
    const parts: MessagePart[] = [
      { type: 'picture', jpeg: photo.jpeg },
      ...(text === '' ? [] : [{ type: 'text' as const, text }]),
    ];
    return { ...turn, parts };
  });
}

function toGreeting({ scene }: PromptInput, content: string): PromptMessage {
  if (content === '' || !scene?.greeter) return { role: 'assistant', content };
  return { role: 'user', content: `${cleanName(scene.greeter, 'Character')}: ${content}` };
}

/** Merges consecutive turns of one side, since many templates need alternating roles. */
function mergeTurns(turns: PromptMessage[]): PromptMessage[] {
  const merged: PromptMessage[] = [];
  for (const turn of turns) {
    const last = merged.at(-1);
    const { role, content, parts } = turn;
    if (last?.role === role) merged[merged.length - 1] = joinMessages(last, turn);
    else merged.push({ role, content, ...(parts && { parts }) });
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
