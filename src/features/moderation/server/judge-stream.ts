import type { Context } from '#platform/context.ts';
import { MAX_PASSAGE_LENGTH } from '#platform/models/moderation/classifier/split-passages.ts';
import {
  createStreamChecker,
  type CheckContext,
  type Surface,
  type Verdict,
} from '../rules/index.ts';
import { askModel } from './ask-model.ts';
import { createQueue, isRefusal, StreamRefused } from './stream-queue.ts';

/** A longer unfinished sentence is judged early, in characters. */
const MAX_SENTENCE_LENGTH = 400;
/** Preceding text that is sent along with a sentence, in characters. */
const CONTEXT_LENGTH = 1000;
// The space after a punctuation mark may arrive much later.
const SENTENCE_END = /[.!?…。！？]["'”’»)*\]]*\s+|\n+|(?<=\p{L}{2})[.!?…。！？]["'”’»)*\]]*$/gu;

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
  if (suspects) return judgePassages(ctx, surface, show, suspects);
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
 * Passes text immediately until its sentence is suspect. Holds the rest of that sentence and judges
 * it together with the sentences before it that fit into one passage of the classifier. Sentences
 * that are not suspect are judged once they fill a passage, without holding them back: this may end
 * the text slightly late.
 */
function judgePassages(
  ctx: Context,
  surface: Surface,
  show: (text: string) => void,
  suspects: (sentence: string) => boolean,
): ModelReader {
  const queue = createQueue(ctx, surface, show);
  const passage: string[] = [];
  let sentence = '';
  let held = '';
  let isRead = true;
  const isFull = (): boolean => passage.join('').trim().length > MAX_PASSAGE_LENGTH;
  const readRest = (text: string): void => {
    if (!isRead && ctx.moderation.mayHarm(text)) queue.check(text);
    isRead = true;
  };
  const end = (): void => {
    const before = passage.join('');
    passage.push(sentence);
    if (isFull()) readRest(before);
    while (passage.length > 1 && isFull()) passage.shift();
    // Its end may have cleared a sentence whose beginning was suspect.
    const isSuspect = suspects(sentence.slice(-MAX_SENTENCE_LENGTH));
    if (isSuspect) queue.judge(passage.join(''), held);
    else queue.pass(held);
    isRead = isSuspect || (isRead && sentence.trim() === '');
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
      readRest(passage.join(''));
      return queue.end();
    },
  };
}
