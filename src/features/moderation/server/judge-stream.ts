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
 * Judges a text while it is written: by the embedded rules, then by the model engine where one is
 * configured, sentence by sentence or (MODERATION_STREAMING=off) once it is whole. `onPassed` gets,
 * in order, what may be shown.
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
  const isStrict = ctx.moderation.reads_replies && ctx.config.moderation.streaming === 'strict';
  const model = isStrict ? bySentences(ctx, surface, show) : onceWhole(ctx, surface, show);
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
  let text = '';
  let asked = 0;
  let refused: StreamRefused | undefined;
  let goesOnAlone = false;
  let shown: Promise<void> = Promise.resolve();

  const ask = (to: number): void => {
    const sentence = text.slice(asked, to);
    const context = text.slice(Math.max(0, asked - READ_ALONG), to);
    asked = to;
    if (sentence.trim() === '' || goesOnAlone) {
      shown = shown.then(() => showUnlessRefused(sentence));
      return;
    }
    const answer = askModel(ctx, surface, [context]);
    shown = shown.then(async () => {
      const verdict = await answer;
      goesOnAlone ||= verdict.isUnanswered === true;
      if (isRefusal(verdict)) refused ??= new StreamRefused(text, verdict, ctx.moderation.name);
      showUnlessRefused(sentence);
    });
    // Its failure belongs to whoever waits for the end; a text that is given up has nobody.
    shown.catch(() => {});
  };
  const showUnlessRefused = (sentence: string): void => {
    if (!refused) show(sentence);
  };
  const throwRefused = (): void => {
    if (refused) throw refused;
  };
  return {
    add(more) {
      throwRefused();
      text += more;
      const last = [...text.slice(asked).matchAll(SENTENCE_END)].at(-1);
      if (last) ask(asked + last.index + last[0].length);
      else if (text.length - asked > LONGEST) ask(text.length);
    },
    async finish() {
      ask(text.length);
      await shown;
      throwRefused();
    },
  };
}

const isRefusal = ({ outcome }: Pick<Verdict, 'outcome'>): boolean =>
  outcome === 'block' || outcome === 'crisis';
