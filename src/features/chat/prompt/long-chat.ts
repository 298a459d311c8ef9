import { estimateTokens } from '#platform/models/text/index.ts';
import { buildPrompt } from './build-prompt.ts';
import { sizesOf } from './choose-window.ts';
import { chooseMerge, isPartDue, keptFrom, partLength } from './summary-plan.ts';
import type {
  BuiltPrompt,
  PromptCharacter,
  PromptInput,
  PromptSummary,
  PromptTurn,
} from './types.ts';

const BUDGET = { context: 8192, max_tokens: 400 };
const START = Date.UTC(2026, 4, 1, 18);
const PLACES = [
  'the harbor',
  'a bakery',
  'the night train',
  'her studio',
  'an old cinema',
  'the market',
];
const FEELINGS = ['calm', 'curious', 'tired but happy', 'a little lost', 'proud', 'restless'];
const THINGS = [
  'a letter',
  'the blue lamp',
  'his recipe',
  'an unfinished song',
  'two tickets',
  'a map',
];

/** Sentences of different lengths, always the same for the same number. */
function speak(n: number): string {
  const pick = (list: string[], step: number) => list[(n * step + (n >> 3)) % list.length]!;
  const sentences = [
    `I went to ${pick(PLACES, 5)} and felt ${pick(FEELINGS, 7)} all afternoon.`,
    `Do you remember ${pick(THINGS, 11)} that we spoke of?`,
    `*smiles and looks out over ${pick(PLACES, 13)}* It is number ${n} of the things I wanted to say.`,
    `Some day I would like to take ${pick(THINGS, 3)} there, when we both feel ${pick(FEELINGS, 5)}.`,
  ];
  return sentences.slice(0, 1 + ((n * 7) % 4)).join(' ');
}

const idOf = (n: number) => `m${String(n).padStart(5, '0')}`;

export interface TurnOfLongChat {
  /** From 1. */
  turn: number;
  prompt: BuiltPrompt;
  budget: typeof BUDGET;
}

/**
 * A conversation of `count` turns with a character, run like in the product: each prompt starts
 * where the last one did, and summaries are written when due.
 */
export function* holdLongChat(
  character: PromptCharacter,
  count: number,
): Generator<TurnOfLongChat> {
  const all: PromptTurn[] = [];
  let summaries: PromptSummary[] = [];
  let start: string | null = null;
  for (let turn = 1; turn <= count; turn++) {
    const said = (sender: PromptTurn['sender']): PromptTurn => ({
      id: idOf(all.length),
      sender,
      content: speak(all.length),
      created_at: new Date(START + all.length * 900_000),
    });
    all.push(said('user'));
    const history = all.filter(({ id }) => start === null || id! >= start);
    const input: PromptInput = {
      character,
      user: { name: 'Sam', time_zone: 'Europe/Lisbon' },
      memories: {
        pinned: ['Sam is allergic to nuts.'],
        retrieved: [`Sam keeps ${THINGS[turn % 6]!}.`, `Sam likes ${PLACES[turn % 5]!}.`],
      },
      summaries,
      greeting: 'Good evening, {{user}}. Sit down, the kettle is on.',
      history,
      is_whole: start === null,
      turn_count: all.length,
      now: new Date(START + all.length * 900_000),
      last_activity_at: new Date(START + (all.length - 1) * 900_000),
      budget: BUDGET,
      countTokens: estimateTokens,
      seed: 'long-chat',
    };
    const prompt = buildPrompt(input);
    yield { turn, prompt, budget: BUDGET };
    start = prompt.history_start;
    all.push(said('character'));
    if (prompt.is_summary_due) summaries = summarize(all, summaries, prompt.room);
  }
}

/** The steps of `summarizeChat`, with an engine that names what it summarizes. */
function summarize(
  all: PromptTurn[],
  before: PromptSummary[],
  room: BuiltPrompt['room'],
): PromptSummary[] {
  let summaries = before;
  const sized = all.map(({ id, content }) => ({ id: id!, tokens: estimateTokens(content) + 6 }));
  const kept = keptFrom(sized, room.history);
  for (;;) {
    const upto = summaries.at(-1)?.upto ?? '';
    const open = sized.filter(({ id }) => kept !== null && id > upto && id < kept);
    const merge = chooseMerge(sizesOf(summaries, estimateTokens), room.summary);
    if (isPartDue(open, room.history)) {
      const part = open.slice(0, partLength(open, BUDGET.context));
      summaries = [...summaries, write(0, part[0]!.id, part.at(-1)!.id)];
    } else if (merge) {
      const [first, end] = merge;
      const level = Math.max(...summaries.slice(first, end).map((one) => one.level)) + 1;
      const merged = write(level, summaries[first]!.from, summaries[end - 1]!.upto);
      summaries = [...summaries.slice(0, first), merged, ...summaries.slice(end)];
    } else return summaries;
  }
}

const write = (level: number, from: string, upto: string): PromptSummary => ({
  id: `${level}-${from}`,
  level,
  from,
  upto,
  content: `Between ${from} and ${upto} they ${'walked, spoke of home and made a plan; '.repeat(10 + 4 * level)}then said good night.`,
});
