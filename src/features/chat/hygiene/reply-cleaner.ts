import { closeMarks, trimToSentence } from './finish-text.ts';
import { createMarkReader, type Position, type ReplyNames } from './reply-marks.ts';

export interface FinishedReply {
  /** Text to show after what `push` returned. */
  rest: string;
  /**
   * The whole reply to store. After a cut by length it may be shorter than the streamed text,
   * because an unfinished last sentence is dropped.
   */
  text: string;
  /** The reply's control markers, such as `picture: a beach at dusk`. */
  markers: string[];
}

export interface ReplyCleaner {
  /** Returns text that is safe to show now; possible stops, labels and markers are held back. */
  push(delta: string): string;
  finish(reason?: string): FinishedReply;
  /** True once the reply ended on its own; the engine can be stopped. */
  readonly ended: boolean;
  readonly markers: string[];
}

const SENTENCE_END = /[.!?…。！？"”’*)]$/u;

/** Cleans a reply while it streams. The chunking of its deltas makes no difference. */
export function createReplyCleaner(names: ReplyNames): ReplyCleaner {
  const marks = createMarkReader(names);
  const markers: string[] = [];
  let shown = '';
  /** Pending whitespace; it is dropped at the end of a line or of the reply. */
  let space = '';
  let pending = '';
  let ended = false;
  /** True right after a removal, to avoid a double space. */
  let gap = false;

  const position = (): Position => ({
    first: shown === '',
    line_start: shown === '' || space.includes('\n'),
    after_sentence: space !== '' && SENTENCE_END.test(shown.slice(-2)),
  });

  function emit(text: string): string {
    const lead = shown === '' ? '' : tidySpace(space);
    space = '';
    gap = false;
    shown += lead + text;
    return lead + text;
  }

  /** Processes the pending text as far as it can be decided. */
  function advance(): string {
    let out = '';
    let at = 0;
    while (at < pending.length && !ended) {
      const char = pending[at]!;
      if (/\s/.test(char)) {
        if (!gap || char === '\n' || space === '') space += char;
        at++;
        continue;
      }
      // A surrogate pair may be split between two deltas.
      if (/[\uD800-\uDBFF]/.test(char) && at + 1 === pending.length) break;
      if (marks.starts(char) || char === '*' || char === '#') {
        const mark = marks.readAt(pending.slice(at), position());
        if (mark.kind === 'hold') break;
        if (mark.kind === 'cut') {
          ended = true;
          break;
        }
        if (mark.kind === 'drop' || mark.kind === 'marker') {
          if (mark.kind === 'marker') markers.push(mark.text);
          at += mark.length;
          gap = true;
          continue;
        }
      }
      const end = plainRun(pending, at);
      out += emit(pending.slice(at, end));
      at = end;
    }
    pending = ended ? '' : pending.slice(at);
    return out;
  }

  /** The end of the plain characters from `from` on; at least one character. */
  function plainRun(text: string, from: number): number {
    let at = from + (/[\uD800-\uDBFF]/.test(text[from]!) ? 2 : 1);
    while (at < text.length && !/[\s\uD800-\uDBFF]/.test(text[at]!) && !marks.starts(text[at]!))
      at++;
    return at;
  }

  return {
    push(delta) {
      if (ended || delta === '') return '';
      pending += delta;
      return advance();
    },
    finish(reason = 'stop') {
      const before = shown;
      while (!ended && pending !== '') {
        if (marks.isPartialStop(pending, position())) break;
        // The held text is plain after all: release its first character and scan again.
        const size = /^[\uD800-\uDBFF]/.test(pending) ? 2 : 1;
        emit(pending.slice(0, size));
        pending = pending.slice(size);
        advance();
      }
      const text = closeMarks(reason === 'length' && !ended ? trimToSentence(shown) : shown);
      pending = '';
      ended = true;
      return { rest: text.startsWith(before) ? text.slice(before.length) : '', text, markers };
    },
    get ended() {
      return ended;
    },
    markers,
  };
}

/** Removes spaces before line breaks, and limits empty lines to one. */
function tidySpace(space: string): string {
  const lines = space.replace(/\r\n?/g, '\n').split('\n');
  if (lines.length === 1) return space;
  return '\n'.repeat(Math.min(2, lines.length - 1)) + lines.at(-1)!;
}

/** The same for a complete reply. */
export function cleanReply(
  full: string,
  options: ReplyNames & { reason?: string },
): { text: string; markers: string[] } {
  const cleaner = createReplyCleaner(options);
  cleaner.push(full);
  const { text, markers } = cleaner.finish(options.reason);
  return { text, markers };
}
