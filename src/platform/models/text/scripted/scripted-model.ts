import { setTimeout as sleep } from 'node:timers/promises';

import type {
  LanguageModelV4,
  LanguageModelV4CallOptions,
  LanguageModelV4FinishReason,
  LanguageModelV4Prompt,
  LanguageModelV4StreamPart,
  LanguageModelV4Usage,
} from '@ai-sdk/provider';

import { estimateTokens } from '../estimate-tokens.ts';
import { composeReply } from './compose-reply.ts';
import type { ScriptedOptions } from './persona.ts';
import { readConversation } from './read-history.ts';
import { suggestMessage } from './suggest-message.ts';
import { summarize } from './summarize.ts';

export interface ScriptedModelOptions {
  /** Delay between two words, in milliseconds. */
  delay_ms: number;
  seed: string;
}

/** The scripted dialogue as a language model, without a real model, network, or state. */
export function createScriptedModel({ delay_ms, seed }: ScriptedModelOptions): LanguageModelV4 {
  return {
    specificationVersion: 'v4',
    provider: 'scripted',
    modelId: 'scripted',
    supportedUrls: {},
    async doGenerate(options) {
      const { text, ...end } = reply(options, seed);
      return { content: [{ type: 'text', text }], warnings: [], ...end };
    },
    async doStream(options) {
      const { text, ...end } = reply(options, seed);
      return { stream: streamWords(text, end, delay_ms, options.abortSignal) };
    },
  };
}

type End = { finishReason: LanguageModelV4FinishReason; usage: LanguageModelV4Usage };

function reply(options: LanguageModelV4CallOptions, seed: string): End & { text: string } {
  const given = (options.providerOptions?.scripted ?? {}) as ScriptedOptions;
  const own = [seed, given.seed, options.seed, given.name]
    .filter((part) => part !== undefined)
    .join('/');
  const whole = write(given, options.prompt, own);
  const stopped = cutAtStops(whole, options.stopSequences ?? []);
  const text = cutAtTokens(stopped, options.maxOutputTokens);
  const unified = text.length < stopped.length ? 'length' : 'stop';
  return { text, finishReason: { unified, raw: unified }, usage: usageOf(options, text) };
}

function write(given: ScriptedOptions, prompt: LanguageModelV4Prompt, seed: string): string {
  if (given.task === 'summary') return summarize(prompt);
  const conversation = readConversation(prompt, given.scene);
  return given.task === 'suggestion'
    ? suggestMessage(conversation, seed)
    : composeReply(given, conversation, seed);
}

function cutAtStops(text: string, stops: string[]): string {
  const places = stops.map((stop) => text.indexOf(stop)).filter((place) => place !== -1);
  return places.length === 0 ? text : text.slice(0, Math.min(...places));
}

function cutAtTokens(text: string, most: number | undefined): string {
  if (most === undefined || estimateTokens(text) <= most) return text;
  let kept = '';
  for (const word of splitWords(text)) {
    if (estimateTokens(kept + word) > most) break;
    kept += word;
  }
  return kept;
}

/** Splits a text into words with their trailing whitespace, like a model's tokens. */
const splitWords = (text: string) => text.match(/\S+\s*|\s+/g) ?? [];

function usageOf(options: LanguageModelV4CallOptions, text: string): LanguageModelV4Usage {
  const read = options.prompt.reduce((sum, message) => {
    const content =
      message.role === 'system'
        ? message.content
        : message.content.map((part) => ('text' in part ? part.text : '')).join('');
    return sum + estimateTokens(content);
  }, 0);
  const wrote = estimateTokens(text);
  return {
    inputTokens: { total: read, noCache: read, cacheRead: 0, cacheWrite: 0 },
    outputTokens: { total: wrote, text: wrote, reasoning: 0 },
  };
}

function streamWords(
  text: string,
  end: End,
  delay: number,
  signal?: AbortSignal,
): ReadableStream<LanguageModelV4StreamPart> {
  const words = splitWords(text);
  let at = -1;
  return new ReadableStream<LanguageModelV4StreamPart>({
    async pull(controller) {
      signal?.throwIfAborted();
      if (at === -1) {
        controller.enqueue({ type: 'stream-start', warnings: [] });
        controller.enqueue({ type: 'text-start', id: '0' });
        at = 0;
        return;
      }
      const word = words[at];
      if (word === undefined) {
        controller.enqueue({ type: 'text-end', id: '0' });
        controller.enqueue({ type: 'finish', ...end });
        controller.close();
        return;
      }
      if (delay > 0 && at > 0) await sleep(delay, undefined, { signal });
      controller.enqueue({ type: 'text-delta', id: '0', delta: word });
      at++;
    },
  });
}
