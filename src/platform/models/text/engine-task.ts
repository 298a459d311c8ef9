import type { LanguageModelV4Usage } from '@ai-sdk/provider';
import type { EngineResult, EngineTask } from '../engine-watch.ts';
import type { TextEngine, TextUsage } from './types.ts';

/** A call of a text engine, as watchers receive it. */
export const chatTask = ({ kind, name }: TextEngine): EngineTask => ({
  kind: 'text',
  engine: kind,
  model: name,
  operation: 'chat',
});

export const toUsage = (usage: LanguageModelV4Usage): TextUsage => ({
  input_tokens: usage.inputTokens.total ?? null,
  output_tokens: usage.outputTokens.total ?? null,
});

export const toResult = (usage: LanguageModelV4Usage, model: string | undefined): EngineResult => ({
  ...toUsage(usage),
  ...(model && { model }),
});
