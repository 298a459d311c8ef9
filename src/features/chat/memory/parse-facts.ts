import { cleanCardText } from '../prompt/clean-card-text.ts';
import { MAX_FACTS } from './facts-prompt.ts';
import { MAX_FACT_LENGTH } from './limits.ts';

export interface ParsedFact {
  fact: string;
  /** Index of its turn in the request. */
  turn: number;
  /** Index of the known fact that it replaces. */
  replaces?: number;
}

const MIN_LENGTH = 5;
/** `[3]`, `(3)`, `3.`, `Turn 3:`, `T3 -`, after any bullet or emphasis. */
const TURN =
  /^[\s>*_`#•–—-]*(?:\[\s*(?:turn\s*)?#?(\d{1,3})\s*\]|\((?:turn\s*)?(\d{1,3})\)|(?:turn|t)\s*#?(\d{1,3})\b|(\d{1,3})(?=[.):]\s))[\s.:)*_`–—-]*/i;
const REPLACES =
  /[([{]?\s*(?:this\s+)?(?:replac\w*|updat\w*|correct\w*|supersed\w*)\s*(?:known|fact|number|:|#|=|\s)*\[?K?\s*(\d{1,3})\]?\s*[)\]}]?[\s:,;–—-]*/i;

/**
 * Parses the facts in an engine's answer in any layout: lines with bullets, emphasis or numbering,
 * or JSON. Thoughts, introductions and lines without a turn number are ignored.
 */
export function parseFacts(
  answer: string,
  { turns, known }: { turns: number; known: number },
): ParsedFact[] {
  const text = withoutThoughts(answer);
  const found = parseJson(text) ?? text.split('\n').flatMap(parseLine);
  const seen = new Set<string>();
  return found
    .flatMap(({ fact, turn, replaces }): ParsedFact[] => {
      const cleaned = cleanFact(fact);
      const key = cleaned.toLowerCase();
      if (cleaned.length < MIN_LENGTH || !/\p{L}/u.test(cleaned) || seen.has(key)) return [];
      if (/^none\b\W*$/i.test(cleaned) || !(turn >= 1 && turn <= turns)) return [];
      seen.add(key);
      const isKnown = replaces !== undefined && replaces >= 1 && replaces <= known;
      return [{ fact: cleaned, turn: turn - 1, ...(isKnown && { replaces: replaces - 1 }) }];
    })
    .slice(0, MAX_FACTS);
}

interface RawFact {
  fact: string;
  turn: number;
  replaces?: number | undefined;
}

/** Reasoning that never ends hides the whole answer. */
const withoutThoughts = (answer: string): string =>
  answer
    .replace(/<(think|thinking|reasoning|thought)>[\s\S]*?(?:<\/\1>|$)/gi, '')
    .replace(/^[\s\S]*<\/(?:think|thinking|reasoning|thought)>/i, '')
    .replace(/^\s*```\w*\s*$/gm, '');

function parseLine(line: string): RawFact[] {
  const marked = TURN.exec(line);
  if (!marked) return [];
  let rest = line.slice(marked[0].length);
  let number = marked[1] ?? marked[2] ?? marked[3] ?? marked[4];
  // A numbered list of marked lines: the mark names the turn.
  const inner = marked[4] === undefined ? null : TURN.exec(rest);
  if (inner && inner[4] === undefined) {
    rest = rest.slice(inner[0].length);
    number = inner[1] ?? inner[2] ?? inner[3];
  }
  const replaced = REPLACES.exec(rest);
  const isAside = replaced !== null && (replaced.index < 2 || /^[([{]/.test(replaced[0].trim()));
  return [
    {
      fact: isAside ? rest.replace(replaced[0], ' ') : rest,
      turn: Number(number),
      replaces: isAside ? Number(replaced[1]) : undefined,
    },
  ];
}

function parseJson(text: string): RawFact[] | undefined {
  const [json] = /\[\s*\{[\s\S]*\}\s*\]|\{[\s\S]*\}/.exec(text) ?? [];
  if (json === undefined) return undefined;
  for (const candidate of [json, `[${json.split('\n').join(',').replace(/,+/g, ',')}]`]) {
    try {
      const parsed: unknown = JSON.parse(candidate);
      const list = Array.isArray(parsed) ? parsed : listIn(parsed);
      return list.flatMap(toFact);
    } catch {
      // Not JSON: perhaps one object per line, otherwise plain lines.
    }
  }
  return undefined;
}

function listIn(value: unknown): unknown[] {
  if (typeof value !== 'object' || value === null) return [];
  return Object.values(value).find(Array.isArray) ?? [value];
}

function toFact(value: unknown): RawFact[] {
  if (typeof value !== 'object' || value === null) return [];
  const fields: Record<string, unknown> = { ...value };
  const fact = fields['fact'] ?? fields['content'] ?? fields['text'];
  const numberOf = (field: unknown) =>
    typeof field === 'number' || typeof field === 'string'
      ? Number(String(field).replace(/\D+/g, '') || Number.NaN)
      : Number.NaN;
  const turn = numberOf(fields['turn'] ?? fields['number'] ?? fields['source']);
  const replaces = numberOf(fields['replaces'] ?? fields['replace'] ?? fields['updates']);
  if (typeof fact !== 'string') return [];
  return [{ fact, turn, replaces: Number.isNaN(replaces) ? undefined : replaces }];
}

const cleanFact = (text: string): string =>
  cleanCardText(text, MAX_FACT_LENGTH)
    .replace(/\s+/g, ' ')
    .replace(/^[\s>*_`"“'•:–—-]+/, '')
    .replace(/[\s*_`"”]+$/, '')
    .replaceAll('**', '')
    .trim();
