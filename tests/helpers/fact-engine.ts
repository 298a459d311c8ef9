import type { LanguageModelV4, LanguageModelV4StreamPart } from '@ai-sdk/provider';
import type { TextEngine } from '#platform/models/text/index.ts';

/** A statement in a message, with the fact that a good model would list for it. */
export interface StatedFact {
  statement: string;
  fact: string;
  /** The fact that it corrects. */
  instead_of?: string;
}

export interface FactEngine {
  engine: TextEngine;
  /** The next replies, in order; then "I see." */
  replies: string[];
  /** Texts of the requests for facts so far. */
  asked: string[];
}

/** A text engine that writes given replies, and lists the facts of given statements correctly. */
export function createFactEngine(stated: readonly StatedFact[]): FactEngine {
  const replies: string[] = [];
  const asked: string[] = [];
  const model: LanguageModelV4 = {
    specificationVersion: 'v4',
    provider: 'test',
    modelId: 'facts',
    supportedUrls: {},
    doGenerate: () => Promise.reject(new Error('only streams')),
    async doStream({ prompt }) {
      const texts = prompt.map(({ content }) =>
        typeof content === 'string'
          ? content
          : content.map((part) => ('text' in part ? part.text : '')).join(''),
      );
      const isAboutFacts = texts[0]!.startsWith('You keep the memory');
      if (isAboutFacts) asked.push(texts[1]!);
      return {
        stream: streamOf(
          isAboutFacts ? listFacts(texts[1]!, stated) : (replies.shift() ?? 'I see.'),
        ),
      };
    },
  };
  const status = {
    name: 'facts',
    kind: 'openai_compatible',
    is_demo: false,
    ready: true,
    detail: 'a test',
  } as const;
  return {
    replies,
    asked,
    engine: {
      name: 'facts',
      kind: 'openai_compatible',
      is_demo: false,
      model,
      fallbacks: [],
      sampling: {},
      max_tokens: 200,
      timeouts: { first_token_ms: 10_000, total_ms: 20_000 },
      contextTokens: 8192,
      status: async () => status,
      countTokens: () => undefined,
      close: async () => {},
    },
  };
}

function listFacts(request: string, stated: readonly StatedFact[]): string {
  const known = [...request.matchAll(/^K(\d+): (.*)$/gm)];
  const turns = [...request.matchAll(/^\[(\d+)\] (.*)$/gm)];
  const lines = turns.flatMap(([, turn, text]) =>
    stated
      .filter(({ statement }) => text!.includes(statement))
      .map(({ fact, instead_of }) => {
        const older = known.find(([, , content]) => content === instead_of)?.[1];
        return `[${turn}] ${older ? `(replaces K${older}) ` : ''}${fact}`;
      }),
  );
  return lines.join('\n') || 'NONE';
}

function streamOf(text: string): ReadableStream<LanguageModelV4StreamPart> {
  const tokens = { total: 1, noCache: 1, cacheRead: 0, cacheWrite: 0 };
  return new ReadableStream({
    start(controller) {
      controller.enqueue({ type: 'text-delta', id: '0', delta: text });
      controller.enqueue({
        type: 'finish',
        finishReason: { unified: 'stop', raw: 'stop' },
        usage: { inputTokens: tokens, outputTokens: { total: 1, text: 1, reasoning: 0 } },
      });
      controller.close();
    },
  });
}
