/** A run of text as a tree; never HTML. */
export type Inline =
  | string
  | { kind: 'em' | 'strong'; children: Inline[] }
  | { kind: 'code'; text: string }
  | { kind: 'link'; text: string; href: string }
  | { kind: 'break' };

export type Block =
  | { kind: 'paragraph' | 'heading' | 'quote' | 'code'; source: string }
  | { kind: 'list'; items: string[]; start: number | null };

const FENCE = /^ {0,3}```/;
const QUOTE = /^ {0,3}>[> ]*/;
const HEADING = /^ {0,3}#{1,6} +/;
const ITEM = /^ {0,3}(?:[-*+]|(\d{1,9})[.)])[ \t]+(?=\S)/;

/**
 * Splits a message into blocks in one pass over its lines. An unclosed fence runs to the end, so
 * that a streaming message can be shown.
 */
export function parseBlocks(text: string): Block[] {
  const lines = text.replace(/\r\n?/g, '\n').split('\n');
  const blocks: Block[] = [];
  let at = 0;
  while (at < lines.length) {
    const line = lines[at]!;
    if (line.trim() === '') at += 1;
    else if (FENCE.test(line)) at = readFence(lines, at, blocks);
    else if (QUOTE.test(line)) at = readQuote(lines, at, blocks);
    else if (ITEM.test(line)) at = readList(lines, at, blocks);
    else if (HEADING.test(line)) {
      blocks.push({ kind: 'heading', source: line.replace(HEADING, '') });
      at += 1;
    } else at = readParagraph(lines, at, blocks);
  }
  return blocks;
}

function readFence(lines: string[], from: number, blocks: Block[]): number {
  let to = from + 1;
  while (to < lines.length && !FENCE.test(lines[to]!)) to += 1;
  blocks.push({ kind: 'code', source: lines.slice(from + 1, to).join('\n') });
  return to + 1;
}

function readQuote(lines: string[], from: number, blocks: Block[]): number {
  let to = from;
  while (to < lines.length && QUOTE.test(lines[to]!)) to += 1;
  const source = lines
    .slice(from, to)
    .map((line) => line.replace(QUOTE, ''))
    .join('\n');
  blocks.push({ kind: 'quote', source: source.trim() });
  return to;
}

function readList(lines: string[], from: number, blocks: Block[]): number {
  const first = ITEM.exec(lines[from]!);
  const isOrdered = first?.[1] !== undefined;
  const items: string[] = [];
  let to = from;
  for (; to < lines.length; to += 1) {
    const line = lines[to]!;
    const item = ITEM.exec(line);
    if (item && (item[1] !== undefined) === isOrdered) items.push(line.slice(item[0].length));
    else if (/^ {2,}\S/.test(line)) items.push(`${items.pop() ?? ''}\n${line.trim()}`);
    else break;
  }
  blocks.push({ kind: 'list', items, start: isOrdered ? Number(first?.[1]) : null });
  return to;
}

function readParagraph(lines: string[], from: number, blocks: Block[]): number {
  let to = from + 1;
  while (to < lines.length && lines[to]!.trim() !== '' && !startsBlock(lines[to]!)) to += 1;
  blocks.push({ kind: 'paragraph', source: lines.slice(from, to).join('\n') });
  return to;
}

function startsBlock(line: string): boolean {
  return FENCE.test(line) || QUOTE.test(line) || ITEM.test(line) || HEADING.test(line);
}

// Deeper nesting than prose has is plain text; this also bounds the work on hostile input.
const DEEPEST = 6;
const URL_START = /https?:\/\/[^\s<>"'`*]+/y;

interface Open {
  mark: string;
  children: Inline[];
}

/**
 * Parses *italic*, _italic_, **bold**, `code`, bare http(s) links and line breaks, in linear time.
 * With `isOpen`, unclosed emphasis counts as closed at the end.
 */
export function parseInline(source: string, isOpen = false): Inline[] {
  const root: Inline[] = [];
  const stack: Open[] = [];
  let literal = '';
  let canCode = true;
  let at = 0;

  const here = () => stack.at(-1)?.children ?? root;
  const flush = () => {
    if (literal) here().push(literal);
    literal = '';
  };
  const open = (mark: string) => {
    flush();
    stack.push({ mark, children: [] });
  };
  const closeTop = (asText: boolean) => {
    flush();
    const { mark, children } = stack.pop()!;
    if (asText) {
      here().push(mark);
      for (const child of children) here().push(child);
    } else if (children.length === 0) here().push(mark, mark);
    else here().push({ kind: mark === '**' ? 'strong' : 'em', children });
  };

  while (at < source.length) {
    const char = source[at]!;
    if (char === '\n') {
      flush();
      here().push({ kind: 'break' });
      at += 1;
    } else if (char === '`' && canCode) {
      const run = runLength(source, at);
      const end = run === 1 ? source.indexOf('`', at + 1) : -1;
      if (run === 1 && end < 0) canCode = false;
      if (end > at + 1) {
        flush();
        here().push({ kind: 'code', text: source.slice(at + 1, end) });
        at = end + 1;
      } else {
        literal += source.slice(at, at + run);
        at += run;
      }
    } else if (char === '*' || char === '_') {
      const run = runLength(source, at);
      for (const mark of splitRun(char, run, stack.at(-1)?.mark)) {
        const match = canClose(source, at, run) ? stack.findLastIndex((o) => o.mark === mark) : -1;
        if (match >= 0) {
          while (stack.length - 1 > match) closeTop(true);
          closeTop(false);
        } else if (canOpen(source, at, run) && isMark(mark) && stack.length < DEEPEST) open(mark);
        else literal += mark;
      }
      at += run;
    } else {
      const found = char === 'h' ? readAddress(source, at) : '';
      const href = found ? safeHref(found) : null;
      if (href) {
        flush();
        here().push({ kind: 'link', text: found, href });
      } else literal += found || char;
      at += found.length || 1;
    }
  }
  while (stack.length) closeTop(!isOpen || (stack.at(-1)!.children.length === 0 && !literal));
  flush();
  return joinText(root);
}

function runLength(source: string, at: number): number {
  let end = at + 1;
  while (source[end] === source[at]) end += 1;
  return end - at;
}

/** `***` is bold and italic; longer runs are decoration and remain text. */
function splitRun(char: string, run: number, innermost?: string): string[] {
  if (char === '*' && run === 3) return innermost === '*' ? ['*', '**'] : ['**', '*'];
  return [char.repeat(run)];
}

const isMark = (mark: string) => mark === '*' || mark === '**' || mark === '_';
const isSpace = (char: string | undefined) => char === undefined || /\s/.test(char);
const isWord = (char: string | undefined) => char !== undefined && /[\p{L}\p{N}]/u.test(char);

function canOpen(source: string, at: number, run: number): boolean {
  if (isSpace(source[at + run])) return false;
  return source[at] !== '_' || !isWord(source[at - 1]);
}

function canClose(source: string, at: number, run: number): boolean {
  if (isSpace(source[at - 1])) return false;
  return source[at] !== '_' || !isWord(source[at + run]);
}

const ENDS_SENTENCE = new Set('.,;:!?]}_');

/** The bare URL at `at`, without the punctuation of the sentence around it, or ''. */
function readAddress(source: string, at: number): string {
  if (isWord(source[at - 1])) return '';
  URL_START.lastIndex = at;
  const found = URL_START.exec(source)?.[0] ?? '';
  const isBracketed = !found.includes('(');
  let end = found.length;
  while (end > 0) {
    const last = found[end - 1]!;
    if (!ENDS_SENTENCE.has(last) && !(last === ')' && isBracketed)) break;
    end -= 1;
  }
  return found.slice(0, end);
}

/** The URL to link to, or null for an unsafe one. */
function safeHref(text: string): string | null {
  const url = URL.canParse(text) ? new URL(text) : null;
  // A user name before the host can imitate another site.
  if (!url?.hostname || url.username || url.password) return null;
  return url.protocol === 'http:' || url.protocol === 'https:' ? url.href : null;
}

function joinText(nodes: Inline[]): Inline[] {
  const joined: Inline[] = [];
  for (const node of nodes) {
    const last = joined.at(-1);
    if (typeof node === 'string' && typeof last === 'string') joined.push(`${joined.pop()}${node}`);
    else if (typeof node === 'object' && 'children' in node) {
      joined.push({ ...node, children: joinText(node.children) });
    } else joined.push(node);
  }
  return joined;
}

/** The plain text on one line, for list rows and announcements. */
export function plainText(text: string): string {
  const words = (nodes: Inline[]): string =>
    nodes
      .map((node) => {
        if (typeof node === 'string') return node;
        if (node.kind === 'break') return ' ';
        return 'text' in node ? node.text : words(node.children);
      })
      .join('');
  const lines = parseBlocks(text).flatMap((block) => {
    if (block.kind === 'list') return block.items.map((item) => words(parseInline(item)));
    return block.kind === 'code' ? [block.source] : [words(parseInline(block.source))];
  });
  return lines.join(' ').replace(/\s+/g, ' ').trim();
}
