import type { Context } from '#platform/context.ts';
import {
  createStreamChecker,
  type Category,
  type CheckContext,
  type Surface,
  type Verdict,
} from '../rules/index.ts';
import { askModel } from './ask-model.ts';

/** A sentence that does not end is asked about after so many characters. */
const LONGEST = 400;
/** How much of the text before a sentence is read along with it, in characters. */
const READ_ALONG = 1000;
// The space behind a mark may come much later.
const SENTENCE_END = /[.!?…。！？]["'”’»)*\]]*\s+|\n+|(?<=\p{L}{2})[.!?…。！？]["'”’»)*\]]*$/gu;

/** What was written may not be shown. */
export class StreamRefused extends Error {
  readonly categories: Category[];
  readonly rule: string | null;
  /** The model that found it; the embedded rules when there is none. */
  readonly engine: string | undefined;
  /** All that had been written. */
  readonly text: string;
  constructor(text: string, { categories, rule }: Verdict, engine?: string) {
    super('the text was refused');
    this.text = text;
    this.categories = categories;
    this.rule = rule;
    this.engine = engine;
  }
}

export interface StreamJudge {
  /** @throws StreamRefused */
  push(delta: string): void;
  /** Waits until all has been judged. @throws StreamRefused */
  finish(): Promise<void>;
  /** Nothing leaves any more, whatever is still being judged. */
  close(): void;
}

/**
 * Judges a text while it is written: by the embedded rules, then by the embedded classifier, which
 * reads the sentences that it suspects, or by a model on a server, sentence by sentence or
 * (MODERATION_STREAMING=off) once the text is whole. `onPassed` gets, in order, what may be shown.
 */
export function judgeStream(
  ctx: Context,
  { surface, context }: { surface: Surface; context?: CheckContext },
  onPassed: (text: string) => void,
): StreamJudge {
  const rules = createStreamChecker({ surface, ...(context ? { context } : {}) });
  let written = '';
  let isClosed = false;
  const show = (text: string): void => {
    if (!isClosed && text !== '') onPassed(text);
  };
  const model = openReader(ctx, surface, show);
  const take = ({ text, verdict }: { text: string; verdict: Verdict }): void => {
    if (isRefusal(verdict)) throw new StreamRefused(written, verdict);
    model.add(text);
  };
  return {
    push(delta) {
      written += delta;
      take(rules.push(delta));
    },
    async finish() {
      take(rules.finish());
      await model.finish();
    },
    close: () => void (isClosed = true),
  };
}

interface ModelReader {
  /** @throws StreamRefused when an earlier part was refused meanwhile */
  add(text: string): void;
  finish(): Promise<void>;
}

type OpenReader = (ctx: Context, surface: Surface, show: (text: string) => void) => ModelReader;

const openReader: OpenReader = (ctx, surface, show) => {
  const { reads_text, suspects } = ctx.moderation;
  if (suspects) return bySuspicion(ctx, surface, show, suspects);
  const isStrict = reads_text && ctx.config.moderation.streaming === 'strict';
  return isStrict ? bySentences(ctx, surface, show) : onceWhole(ctx, surface, show);
};

/** Lets text go at once and has all of it read in the end. */
function onceWhole(ctx: Context, surface: Surface, show: (text: string) => void): ModelReader {
  let whole = '';
  return {
    add(text) {
      whole += text;
      show(text);
    },
    async finish() {
      const verdict = await askModel(ctx, surface, [whole]);
      if (isRefusal(verdict)) throw new StreamRefused(whole, verdict, ctx.moderation.name);
    },
  };
}

/** Asks about each sentence as soon as it ends, and lets them go in their order. */
function bySentences(ctx: Context, surface: Surface, show: (text: string) => void): ModelReader {
  const queue = createQueue(ctx, surface, show);
  let text = '';
  let asked = 0;
  const ask = (to: number): void => {
    queue.ask(text.slice(Math.max(0, asked - READ_ALONG), to), text.slice(asked, to));
    asked = to;
  };
  return {
    add(more) {
      queue.throwRefused();
      text += more;
      const last = [...text.slice(asked).matchAll(SENTENCE_END)].at(-1);
      if (last) ask(asked + last.index + last[0].length);
      else if (text.length - asked > LONGEST) ask(text.length);
    },
    finish() {
      ask(text.length);
      return queue.end();
    },
  };
}

/** Lets a sentence go as it comes; from where it is suspected on it waits for its end, and is asked about. */
function bySuspicion(
  ctx: Context,
  surface: Surface,
  show: (text: string) => void,
  suspects: (sentence: string) => boolean,
): ModelReader {
  const queue = createQueue(ctx, surface, show);
  let sentence = '';
  let held = '';
  const end = (): void => {
    if (held !== '') queue.ask(sentence, held);
    sentence = held = '';
  };
  const addPart = (part: string): void => {
    sentence += part;
    if (held !== '' || suspects(sentence)) held += part;
    else queue.pass(part);
  };
  return {
    add(more) {
      queue.throwRefused();
      let from = 0;
      for (const { index, 0: mark } of more.matchAll(SENTENCE_END)) {
        addPart(more.slice(from, index + mark.length));
        end();
        from = index + mark.length;
      }
      if (from < more.length) addPart(more.slice(from));
      if (held.length > LONGEST) end();
    },
    finish() {
      end();
      return queue.end();
    },
  };
}

interface Queue {
  /** Shows `text` in its turn. */
  pass(text: string): void;
  /** Shows `text` in its turn unless the model refuses what was `read`. */
  ask(read: string, text: string): void;
  throwRefused(): void;
  /** Waits until all is shown. @throws StreamRefused */
  end(): Promise<void>;
}

/** Shows texts in their order while the model reads them beside each other; nothing behind a refused one. */
function createQueue(ctx: Context, surface: Surface, show: (text: string) => void): Queue {
  let passed = '';
  let refused: StreamRefused | undefined;
  let goesOnAlone = false;
  let shown: Promise<void> = Promise.resolve();
  const pass = (text: string): void => {
    passed += text;
    shown = shown.then(() => {
      if (!refused) show(text);
    });
  };
  const throwRefused = (): void => {
    if (refused) throw refused;
  };
  return {
    pass,
    ask(read, text) {
      if (text.trim() === '' || goesOnAlone) return pass(text);
      passed += text;
      const whole = passed;
      const answer = askModel(ctx, surface, [read]);
      shown = shown.then(async () => {
        const verdict = await answer;
        goesOnAlone ||= verdict.isUnanswered === true;
        if (isRefusal(verdict)) refused ??= new StreamRefused(whole, verdict, ctx.moderation.name);
        if (!refused) show(text);
      });
      // Its failure belongs to whoever waits for the end; a text that is given up has nobody.
      shown.catch(() => {});
    },
    throwRefused,
    async end() {
      await shown;
      throwRefused();
    },
  };
}

const isRefusal = ({ outcome }: Pick<Verdict, 'outcome'>): boolean =>
  outcome === 'block' || outcome === 'crisis';
