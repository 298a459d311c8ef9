import { closeMarks, trimToSentence } from './finish-text.ts';
import { createMarkReader, type Position, type ReplyNames } from './reply-marks.ts';

export interface FinishedReply {
  /** Still to be shown after what `push` gave. */
  rest: string;
  /**
   * The whole reply as it is to be kept. After a cut by length it may be shorter than what was
   * streamed, since an unfinished last sentence goes.
   */
  text: string;
  /** Control markers that stood in the reply, as `picture: a beach at dusk`. */
  markers: string[];
}

export interface ReplyCleaner {
  /** Text that is safe to show now; what may be part of a stop, label or marker waits. */
  push(delta: string): string;
  finish(reason?: string): FinishedReply;
  /** True once the reply ended itself; the engine may be stopped. */
  readonly ended: boolean;
  readonly markers: string[];
}

const SENTENCE_END = /[.!?…。！？"”’*)]$/u;

/** Cleans a reply while it streams. How the text is cut into deltas makes no difference. */
export function createReplyCleaner(names: ReplyNames): ReplyCleaner {
  const marks = createMarkReader(names);
  const markers: string[] = [];
  let shown = '';
  /** Whitespace whose place in the reply is not settled: at a line's or the reply's end it goes. */
  let space = '';
  let pending = '';
  let ended = false;
  /** Right after something was taken out, so that no double space is left behind. */
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

  /** Takes the pending text as far as it can be decided. */
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
      // A surrogate pair arrives in two halves when the delta was cut between them.
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

  /** End of the run of plain characters that begins at `from`; at least one character long. */
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
        // What was held is plain after all: let its first character go and look again.
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

/** Spaces before a line break go, and more than one empty line becomes one. */
function tidySpace(space: string): string {
  const lines = space.replace(/\r\n?/g, '\n').split('\n');
  if (lines.length === 1) return space;
  return '\n'.repeat(Math.min(2, lines.length - 1)) + lines.at(-1)!;
}

/** The same for a reply that is already whole. */
export function cleanReply(
  full: string,
  options: ReplyNames & { reason?: string },
): { text: string; markers: string[] } {
  const cleaner = createReplyCleaner(options);
  cleaner.push(full);
  const { text, markers } = cleaner.finish(options.reason);
  return { text, markers };
}
