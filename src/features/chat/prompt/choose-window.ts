import {
  capTokens,
  MAX_LENGTH,
  MESSAGE_OVERHEAD,
  SPARSE,
  takeWithin,
  windowStart,
} from './budget.ts';
import { cleanLine } from './clean-card-text.ts';
import { fence } from './fence.ts';
import { pictureTokens } from './photos.ts';
import { chooseMerge, isPartDue, keptFrom, type SummarySize } from './summary-plan.ts';
import type { PromptMessage, PromptSummary } from './types.ts';

export interface WindowTurn extends PromptMessage {
  id: string | undefined;
}

interface Source {
  /** Oldest first. */
  turns: WindowTurn[];
  /** Empty if there is none. */
  greeting: PromptMessage;
  /** Oldest first, without overlap. */
  summaries: PromptSummary[];
  is_whole: boolean;
}

interface Room {
  /** Tokens for turns and summaries together. */
  history: number;
  summary: number;
}

interface Window {
  /** The greeting, if the chat is sent whole, and the turns. */
  turns: PromptMessage[];
  first: number;
  /** Earlier events as one section, or nothing. */
  summary: string[];
  is_complete: boolean;
  /** Tokens left after the turns. */
  left: number;
  history_start: string | null;
  is_summary_due: boolean;
}

const SUMMARY_TITLE = 'What happened before';

/**
 * The newest turns that fit, and summaries of the earlier ones. A turn is in both if a summary
 * overlaps the window, but never in neither.
 */
export function chooseWindow(
  { turns, greeting, summaries, is_whole }: Source,
  room: Room,
  countTokens: (text: string) => number,
): Window {
  const cost = (content: string) => countTokens(content) + MESSAGE_OVERHEAD;
  const costs = turns.map((turn) => cost(turn.content) + pictureTokens(turn));
  const is_summary_due = isSummaryDue(turns, costs, summaries, room, countTokens);
  const whole = costs.reduce(
    (sum, one) => sum + one,
    greeting.content === '' ? 0 : cost(greeting.content),
  );
  if (is_whole && whole <= room.history)
    return {
      turns: [...(greeting.content === '' ? [] : [greeting]), ...turns],
      first: 0,
      summary: [],
      is_complete: true,
      left: room.history - whole,
      history_start: null,
      is_summary_due,
    };

  const before = (first: number) =>
    fitSummaries(
      summaries.filter(({ from }) => from < (turns[first]?.id ?? '')),
      room.summary,
      countTokens,
    );
  // Dropping unneeded summaries enlarges the window, which may make others unneeded.
  let summary = before(turns.length - 1);
  for (let pass = 0; pass < 2; pass++)
    summary = before(windowStart(costs, room.history - costOf(summary, countTokens)));
  const forTurns = room.history - costOf(summary, countTokens);
  const first = windowStart(costs, forTurns);
  const included: PromptMessage[] = turns.slice(first);
  const only = included[0];
  // A turn that does not fit even on its own is cut, and its picture is omitted.
  if (included.length === 1 && only && cost(only.content) + pictureTokens(only) > forTurns)
    included[0] = {
      role: only.role,
      content: capTokens(only.content, forTurns - MESSAGE_OVERHEAD, countTokens),
    };
  const isSparse = costs.reduce((sum, one) => sum + one, 0) < forTurns * SPARSE;
  return {
    turns: included,
    first,
    summary: summary === '' ? [] : [summary],
    is_complete: false,
    left: 0,
    history_start: isSparse ? null : (turns[first]?.id ?? null),
    is_summary_due,
  };
}

/** Whether turns that may soon drop out have no summary, or the summaries are too long together. */
function isSummaryDue(
  turns: WindowTurn[],
  costs: number[],
  summaries: PromptSummary[],
  room: Room,
  countTokens: (text: string) => number,
): boolean {
  const sized = turns.map(({ id }, at) => ({ id, tokens: costs[at]! }));
  const kept = keptFrom(sized, room.history);
  const upto = summaries.at(-1)?.upto ?? '';
  const open = sized.filter(({ id }) => kept && id && id > upto && id < kept);
  if (isPartDue(open, room.history)) return true;
  return chooseMerge(sizesOf(summaries, countTokens), room.summary) !== null;
}

/** Summaries with their tokens in a prompt. */
export const sizesOf = (
  summaries: PromptSummary[],
  countTokens: (text: string) => number,
): SummarySize[] =>
  summaries.map(({ level, content }) => ({ level, tokens: countTokens(content) + 2 }));

/** The newest summaries that fit, as a section; they are merged before they are too long. */
function fitSummaries(
  summaries: PromptSummary[],
  room: number,
  countTokens: (text: string) => number,
): string {
  const lines = summaries
    .map(({ content }) => cleanLine(content, MAX_LENGTH.summary))
    .filter((line) => line !== '');
  const fitting = takeWithin(lines.toReversed(), room, countTokens);
  const newest = lines.at(-1);
  if (fitting.length === 0 && newest) fitting.push(capTokens(newest, room, countTokens));
  const text = fitting.toReversed().join('\n');
  return text === '' ? '' : fence(SUMMARY_TITLE, text);
}

const costOf = (section: string, countTokens: (text: string) => number) =>
  section === '' ? 0 : countTokens(`\n\n${section}`) + 2;
