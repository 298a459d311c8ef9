import type { Context } from '#platform/context.ts';
import {
  createStreamChecker,
  type Category,
  type CheckContext,
  type Surface,
  type Verdict,
} from '../rules/index.ts';
import { askModel } from './ask-model.ts';

/** A longer unfinished sentence is judged early, in characters. */
const MAX_SENTENCE_LENGTH = 400;
/** Preceding text that is sent along with a sentence, in characters. */
const CONTEXT_LENGTH = 1000;
// The space after a punctuation mark may arrive much later.
const SENTENCE_END = /[.!?…。！？]["'”’»)*\]]*\s+|\n+|(?<=\p{L}{2})[.!?…。！？]["'”’»)*\]]*$/gu;

/** The text may not be shown. */
export class StreamRefused extends Error {
  readonly categories: Category[];
  readonly rule: string | null;
  /** The model that refused it; undefined for the embedded rules. */
  readonly engine: string | undefined;
  /** The whole text so far. */
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
  /** Waits until everything is judged. @throws StreamRefused */
  finish(): Promise<void>;
  /** Stops the output, even while text is still being judged. */
  close(): void;
}

/**
 * Judges streamed text with the embedded rules, then with the model engine if one is configured: per
 * sentence, or once complete (MODERATION_STREAMING=off). `onPassed` receives the allowed text in order.
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
  const model = isStrict ? judgeBySentence(ctx, surface, show) : judgeAtEnd(ctx, surface, show);
  const forward = ({ text, verdict }: { text: string; verdict: Verdict }): void => {
    if (isRefusal(verdict)) throw new StreamRefused(written, verdict);
    model.add(text);
  };
  return {
    push(delta) {
      written += delta;
      forward(rules.push(delta));
    },
    async finish() {
      forward(rules.finish());
      await model.finish();
    },
    close: () => void (isClosed = true),
  };
}

interface ModelReader {
  /** @throws StreamRefused when an earlier part was refused */
  add(text: string): void;
  finish(): Promise<void>;
}

/** Passes text immediately and judges all of it at the end. */
function judgeAtEnd(ctx: Context, surface: Surface, show: (text: string) => void): ModelReader {
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

/** Judges each sentence when it ends and passes sentences in order. */
function judgeBySentence(
  ctx: Context,
  surface: Surface,
  show: (text: string) => void,
): ModelReader {
  let text = '';
  let judgedTo = 0;
  let refused: StreamRefused | undefined;
  let usesRulesOnly = false;
  let shown: Promise<void> = Promise.resolve();

  const judgeTo = (to: number): void => {
    const sentence = text.slice(judgedTo, to);
    const context = text.slice(Math.max(0, judgedTo - CONTEXT_LENGTH), to);
    judgedTo = to;
    if (sentence.trim() === '' || usesRulesOnly) {
      shown = shown.then(() => showUnlessRefused(sentence));
      return;
    }
    const answer = askModel(ctx, surface, [context]);
    shown = shown.then(async () => {
      const verdict = await answer;
      usesRulesOnly ||= verdict.isUnanswered === true;
      if (isRefusal(verdict)) refused ??= new StreamRefused(text, verdict, ctx.moderation.name);
      showUnlessRefused(sentence);
    });
    // `finish` reports the failure. Nothing awaits it for an abandoned text.
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
      const last = [...text.slice(judgedTo).matchAll(SENTENCE_END)].at(-1);
      if (last) judgeTo(judgedTo + last.index + last[0].length);
      else if (text.length - judgedTo > MAX_SENTENCE_LENGTH) judgeTo(text.length);
    },
    async finish() {
      judgeTo(text.length);
      await shown;
      throwRefused();
    },
  };
}

const isRefusal = ({ outcome }: Pick<Verdict, 'outcome'>): boolean =>
  outcome === 'block' || outcome === 'crisis';
