import { MAX_IMPORT_MESSAGES, MAX_IMPORTED_LENGTH, MAX_IMPORTED_VERSIONS } from '../limits.ts';
import { parseChatDate } from './parse-date.ts';

type Fields = Record<string, unknown>;

export interface ChatLine {
  /** Its number in the file, from 1. */
  line: number;
  sender: 'user' | 'character' | 'system';
  /** The speaker named by the file; empty without one. */
  name: string;
  content: string;
  sentAt: Date | null;
  /** All versions, if the line had them; the content is the one at `position`. */
  versions: string[] | null;
  position: number;
  /** The number of messages in the file before the one that it answers. */
  answers: number | null;
  /** The line's other fields, unchanged; empty `swipes` mean that it had versions. */
  rest: Fields;
}

export interface ParsedChat {
  /** The fields of the first line; empty when the file has none. */
  header: Fields;
  lines: ChatLine[];
}

/** A line that cannot be imported, and what to do about it. */
export class BrokenLine extends Error {
  readonly line: number;
  constructor(line: number, what: string) {
    super(`Line ${line}: ${what}`);
    this.line = line;
  }
}

/** Reads a chat in SillyTavern's format: JSON Lines, the first one about the chat. @throws BrokenLine */
export function parseChat(text: string): ParsedChat {
  const rows = text
    .replace(/^\uFEFF/, '')
    .split('\n')
    .map((row, at) => ({ line: at + 1, row: row.trim() }))
    .filter(({ row }) => row !== '');
  if (rows.length === 0)
    throw new BrokenLine(1, 'the file is empty. Export the chat as JSONL and send that file.');
  if (rows.length > MAX_IMPORT_MESSAGES + 1)
    throw new BrokenLine(
      rows[MAX_IMPORT_MESSAGES + 1]!.line,
      `a chat may have at most ${MAX_IMPORT_MESSAGES} messages. Split the file and import its parts.`,
    );
  const read = rows.map(({ line, row }) => ({ line, fields: readFields(line, row) }));
  const [first, ...others] = read;
  const hasHeader = first!.fields.mes === undefined && isHeader(first!.fields);
  return {
    header: hasHeader ? first!.fields : {},
    lines: (hasHeader ? others : read).map(({ line, fields }) => readLine(line, fields)),
  };
}

const isHeader = (fields: Fields): boolean =>
  ['user_name', 'character_name', 'chat_metadata', 'create_date'].some((name) => name in fields);

function readFields(line: number, row: string): Fields {
  let value: unknown;
  try {
    value = JSON.parse(row);
  } catch {
    throw new BrokenLine(line, 'this is not valid JSON. Each line must be one JSON object.');
  }
  if (typeof value !== 'object' || value === null || Array.isArray(value))
    throw new BrokenLine(line, 'this is not a JSON object. Each line must be one.');
  return value as Fields;
}

function readLine(line: number, { mes, swipes, swipe_id, ...rest }: Fields): ChatLine {
  const content = cleanText(line, 'mes', mes);
  const versions = readVersions(line, swipes);
  const position = versions ? positionOf(versions, content, swipe_id) : 0;
  // The shown text takes precedence over an outdated copy among the versions.
  if (versions) versions[position] = content;
  return {
    line,
    sender: rest.is_system === true ? 'system' : rest.is_user === true ? 'user' : 'character',
    name: typeof rest.name === 'string' ? rest.name.trim().slice(0, 200) : '',
    content,
    sentAt: parseChatDate(rest.send_date),
    versions,
    position,
    answers: readAnswer(rest.extra),
    rest: versions ? { ...rest, swipes: [] } : rest,
  };
}

/** As this product exports it; SillyTavern itself has no such field. */
function readAnswer(extra: unknown): number | null {
  const place =
    typeof extra === 'object' && extra !== null && 'reply_to' in extra && extra.reply_to;
  return typeof place === 'number' && Number.isInteger(place) && place >= 0 ? place : null;
}

function readVersions(line: number, swipes: unknown): string[] | null {
  if (!Array.isArray(swipes) || swipes.length === 0) return null;
  if (swipes.length > MAX_IMPORTED_VERSIONS)
    throw new BrokenLine(line, `a message may have at most ${MAX_IMPORTED_VERSIONS} swipes.`);
  return swipes.map((swipe: unknown) => cleanText(line, 'swipes', swipe));
}

function positionOf(versions: string[], content: string, swipeId: unknown): number {
  if (typeof swipeId === 'number' && Number.isInteger(swipeId) && versions[swipeId] !== undefined)
    return swipeId;
  return Math.max(0, versions.indexOf(content));
}

function cleanText(line: number, field: string, value: unknown): string {
  if (typeof value !== 'string')
    throw new BrokenLine(line, `“${field}” must be text. Is this file a SillyTavern chat?`);
  if (value.length > MAX_IMPORTED_LENGTH)
    throw new BrokenLine(
      line,
      `this message is longer than ${MAX_IMPORTED_LENGTH} characters. Shorten it.`,
    );
  return (
    value
      .replaceAll('\r\n', '\n')
      // eslint-disable-next-line no-control-regex
      .replace(/[\u0000-\u0008\u000B-\u001F\u007F-\u009F]/g, '')
      .toWellFormed()
  );
}
