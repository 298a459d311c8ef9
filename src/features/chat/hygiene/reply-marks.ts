/** What starts at a position of a reply. `hold`: it depends on text that has not arrived yet. */
export type Mark =
  | { kind: 'none' }
  | { kind: 'hold' }
  | { kind: 'cut' }
  | { kind: 'drop'; length: number }
  | { kind: 'marker'; length: number; text: string };

const NONE: Mark = { kind: 'none' };
const HOLD: Mark = { kind: 'hold' };
const CUT: Mark = { kind: 'cut' };

const TOKENS = [
  '</s>',
  '<s>',
  '<bos>',
  '<eos>',
  '<end_of_turn>',
  '<start_of_turn>',
  '[INST]',
  '[/INST]',
  '<<SYS>>',
  '<</SYS>>',
];
const PIPE_TOKEN = /^<[|｜][^|｜<>\n]{0,60}[|｜]>/;
const PIPE_TOKEN_PARTIAL = /^<[|｜][^|｜<>\n]{0,60}[|｜]?$/;
const ROLE_AFTER_TOKEN = /^(?:model|assistant)[ \t]*\n/;
const ROLE_PARTIAL =
  /^(?:m(?:o(?:d(?:el?)?)?)?|a(?:s(?:s(?:i(?:s(?:t(?:a(?:nt?)?)?)?)?)?)?)?)?[ \t]*$/;

/** The longest control marker, `[[picture: …]]`; a longer one is dropped up to this length. */
const MAX_MARKER_LENGTH = 420;
const MARKER_HEAD = /^\[\[[ \t]*[a-z][a-z_]{1,30}[ \t]*:/i;
const MARKER_HEAD_PARTIAL = /^\[\[[ \t]*(?:[a-z][a-z_]{0,30}[ \t]*)?$/i;

export interface ReplyNames {
  char: string;
  user: string;
  /** Other names of the speaking character, such as the full name. */
  aliases?: readonly string[];
  /** The other characters of a scene, whom the reply must not speak for either. */
  others?: readonly string[];
  /** Texts that end the reply; one that starts with a line break matches only at a line start. */
  stop?: string[];
}

export interface MarkReader {
  /** Characters at which `readAt` must be called; all others are plain. */
  starts(char: string): boolean;
  readAt(text: string, at: Position): Mark;
  /** Whether held text at the reply's end starts a stop, so that it must not be shown. */
  isPartialStop(rest: string, at: Position): boolean;
}

export interface Position {
  /** Nothing has been shown yet. */
  first: boolean;
  line_start: boolean;
  /** After a sentence end and a space, where a one-line transcript may continue. */
  after_sentence: boolean;
}

export function createMarkReader(names: ReplyNames): MarkReader {
  const { char, user, aliases = [], others = [], stop = [] } = names;
  const charLabels = [char, ...aliases].flatMap(labelsOf);
  const foreignLabels = [user, ...others]
    .flatMap(labelsOf)
    .filter((label) => !charLabels.includes(label));
  const roleLabels = ['user:', 'human:', '### instruction', '### response', '### input'].filter(
    (label) => !charLabels.includes(label),
  );
  const lineStops = stop.filter((text) => text.startsWith('\n')).map((text) => text.trimStart());
  const stops = [
    ...TOKENS,
    ...stop.filter((text) => !text.startsWith('\n')).map((text) => text.trimStart()),
  ].filter(Boolean);
  const startLabels = [
    ...charLabels,
    ...foreignLabels,
    ...roleLabels,
    ...lineStops.map((text) => text.toLowerCase()),
  ];
  const starters = new Set(['<', '[', ...stops.map((text) => text[0]!)]);
  const lineStarters = new Set(startLabels.flatMap((text) => [text[0]!, text[0]!.toUpperCase()]));

  function readAt(text: string, at: Position): Mark {
    const lower = text.toLowerCase();
    let hold = false;
    if (at.line_start || at.after_sentence) {
      if (at.line_start) {
        const label = charLabels.find((known) => lower.startsWith(known));
        if (label !== undefined) return { kind: 'drop', length: label.length };
        hold ||= charLabels.some((known) => known.startsWith(lower));
      }
      const ends = at.line_start ? [...foreignLabels, ...roleLabels] : foreignLabels;
      if (ends.some((known) => lower.startsWith(known))) return CUT;
      hold ||= ends.some((known) => known.startsWith(lower));
      if (at.line_start && !at.first) {
        if (lineStops.some((known) => text.startsWith(known))) return CUT;
        hold ||= lineStops.some((known) => known.startsWith(text));
      }
    }
    const token =
      stops.find((known) => text.startsWith(known))?.length ?? PIPE_TOKEN.exec(text)?.[0].length;
    if (token !== undefined) return at.first ? leadingToken(text, token) : CUT;
    if (text.startsWith('<think>')) return hidden(text);
    if (text.startsWith('[[')) {
      const mark = marker(text);
      if (mark.kind !== 'none') return mark;
    }
    hold ||=
      stops.some((known) => known.startsWith(text)) ||
      '<think>'.startsWith(text) ||
      '[['.startsWith(text);
    hold ||= text === '<' || PIPE_TOKEN_PARTIAL.test(text);
    return hold ? HOLD : NONE;
  }

  return {
    starts: (character) => starters.has(character) || lineStarters.has(character),
    readAt,
    isPartialStop(rest, at) {
      if (/^(?:<|\[\[|\[\/?I?N?S?T?$)/.test(rest)) return true;
      if (at.first) return false;
      const lower = rest.toLowerCase();
      if (at.line_start && startLabels.some((known) => known.startsWith(lower))) return true;
      // A word that only starts like a stop is kept unless most of the stop is present.
      return stops.some((known) => known.startsWith(rest) && rest.length * 2 >= known.length);
    },
  };
}

function labelsOf(name: string): string[] {
  const plain = name.trim().toLowerCase();
  if (plain === '') return [];
  return [`${plain}:`, `**${plain}:**`, `**${plain}**:`, `*${plain}:*`, `*${plain}*:`];
}

/** A template token before any text only opens the turn; the role's name may follow it. */
function leadingToken(text: string, length: number): Mark {
  const rest = text.slice(length);
  if (ROLE_PARTIAL.test(rest)) return HOLD;
  return { kind: 'drop', length: length + (ROLE_AFTER_TOKEN.exec(rest)?.[0].length ?? 0) };
}

function hidden(text: string): Mark {
  const end = text.indexOf('</think>');
  return end === -1 ? HOLD : { kind: 'drop', length: end + '</think>'.length };
}

function marker(text: string): Mark {
  if (MARKER_HEAD_PARTIAL.test(text)) return HOLD;
  if (!MARKER_HEAD.test(text)) return NONE;
  const seen = text.slice(0, MAX_MARKER_LENGTH);
  const line = seen.split('\n', 1)[0]!;
  const end = line.indexOf(']]');
  if (end !== -1) return { kind: 'marker', length: end + 2, text: line.slice(2, end).trim() };
  if (line.length < seen.length) return { kind: 'drop', length: line.length };
  return seen.length < MAX_MARKER_LENGTH ? HOLD : { kind: 'drop', length: MAX_MARKER_LENGTH };
}
