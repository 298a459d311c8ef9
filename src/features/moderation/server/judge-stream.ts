import type { Context } from '#platform/context.ts';
import { MAX_PASSAGE_LENGTH } from '#platform/models/moderation/classifier/split-passages.ts';
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
 * Judges streamed text with the embedded rules, then with the embedded classifier for suspect sentences,
 * or with a model server: per sentence, or once complete (MODERATION_STREAMING=off). `onPassed` receives
 * the allowed text in order.
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

type OpenReader = (ctx: Context, surface: Surface, show: (text: string) => void) => ModelReader;

const openReader: OpenReader = (ctx, surface, show) => {
  const { reads_text, suspects } = ctx.moderation;
  if (suspects) return judgeSuspectSentences(ctx, surface, show, suspects);
  const isStrict = reads_text && ctx.config.moderation.streaming === 'strict';
  return isStrict ? judgeBySentence(ctx, surface, show) : judgeAtEnd(ctx, surface, show);
};

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
  const queue = createQueue(ctx, surface, show);
  let text = '';
  let judgedTo = 0;
  const judgeTo = (to: number): void => {
    queue.judge(text.slice(Math.max(0, judgedTo - CONTEXT_LENGTH), to), text.slice(judgedTo, to));
    judgedTo = to;
  };
  return {
    add(more) {
      queue.throwRefused();
      text += more;
      const last = [...text.slice(judgedTo).matchAll(SENTENCE_END)].at(-1);
      if (last) judgeTo(judgedTo + last.index + last[0].length);
      else if (text.length - judgedTo > MAX_SENTENCE_LENGTH) judgeTo(text.length);
    },
    finish() {
      judgeTo(text.length);
      return queue.end();
    },
  };
}

/**
 * Passes text immediately until its sentence is suspect. Holds the rest of that sentence and judges it
 * together with the sentences before it that fit into one passage of the classifier.
 */
function judgeSuspectSentences(
  ctx: Context,
  surface: Surface,
  show: (text: string) => void,
  suspects: (sentence: string) => boolean,
): ModelReader {
  const queue = createQueue(ctx, surface, show);
  const passage: string[] = [];
  let sentence = '';
  let held = '';
  const end = (): void => {
    passage.push(sentence);
    while (passage.length > 1 && passage.join('').trim().length > MAX_PASSAGE_LENGTH)
      passage.shift();
    // Its end may have cleared a sentence whose beginning was suspect.
    if (suspects(sentence.slice(-MAX_SENTENCE_LENGTH))) queue.judge(passage.join(''), held);
    else queue.pass(held);
    sentence = held = '';
  };
  const addPart = (part: string): void => {
    sentence += part;
    if (held !== '' || suspects(sentence.slice(-MAX_SENTENCE_LENGTH))) held += part;
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
      if (held.length > MAX_SENTENCE_LENGTH) end();
    },
    finish() {
      end();
      return queue.end();
    },
  };
}

interface Queue {
  /** Shows `text` in order. */
  pass(text: string): void;
  /** Shows `text` in order unless the model refuses `context`. */
  judge(context: string, text: string): void;
  throwRefused(): void;
  /** Waits until everything is shown. @throws StreamRefused */
  end(): Promise<void>;
}

/** Judges texts concurrently and shows them in order, up to the first refused one. */
function createQueue(ctx: Context, surface: Surface, show: (text: string) => void): Queue {
  let passed = '';
  let refused: StreamRefused | undefined;
  let usesRulesOnly = false;
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
    judge(context, text) {
      if (text.trim() === '' || usesRulesOnly) return pass(text);
      passed += text;
      const whole = passed;
      const answer = askModel(ctx, surface, [context]);
      shown = shown.then(async () => {
        const verdict = await answer;
        usesRulesOnly ||= verdict.isUnanswered === true;
        if (isRefusal(verdict)) refused ??= new StreamRefused(whole, verdict, ctx.moderation.name);
        if (!refused) show(text);
      });
      // `end` reports the failure. Nothing awaits it for an abandoned text.
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
