import type { LanguageModelV4CallOptions, LanguageModelV4Prompt } from '@ai-sdk/provider';

import type { MessagePart, Sampling, TextEngine, TextMessage } from './types.ts';

type UserContent = Extract<LanguageModelV4Prompt[number], { role: 'user' }>['content'];

type ProviderOptions = NonNullable<LanguageModelV4CallOptions['providerOptions']>;

export interface ReplyRequest {
  messages: TextMessage[];
  /** Texts at which the engine ends the reply. */
  stop?: string[];
  /** Aborts the reply; the iteration then throws `signal.reason`. */
  signal?: AbortSignal;
  max_tokens?: number;
  /** Overrides the settings. */
  sampling?: Sampling;
  provider_options?: ProviderOptions;
}

// The OpenAI API allows four stops; the reply cleaner cuts at all of them anyway.
const MAX_STOPS = 4;

export function toCallOptions(
  engine: TextEngine,
  request: ReplyRequest,
  messages: TextMessage[],
  model: string,
  signal: AbortSignal,
  headers: Record<string, string> = {},
): LanguageModelV4CallOptions {
  const sampling = {
    ...engine.sampling,
    ...engine.model_sampling?.get(model),
    ...dropUnset(request.sampling ?? {}),
  };
  const remote = engine.kind === 'openai_compatible';
  const stop = request.stop?.slice(0, remote ? MAX_STOPS : undefined);
  return {
    prompt: toPrompt(messages, engine.sees?.(model) ?? false),
    maxOutputTokens: (request.max_tokens ?? engine.max_tokens) + (engine.reasoning_tokens ?? 0),
    temperature: sampling.temperature,
    topP: sampling.top_p,
    topK: remote ? undefined : sampling.top_k,
    frequencyPenalty: sampling.frequency_penalty,
    presencePenalty: sampling.presence_penalty,
    seed: sampling.seed,
    stopSequences: stop?.length ? stop : undefined,
    providerOptions: withExtras(engine, sampling, request.provider_options),
    abortSignal: signal,
    headers,
  };
}

function toPrompt(messages: TextMessage[], sees: boolean): LanguageModelV4Prompt {
  return messages.map((message) => {
    const { role, content } = message;
    if (role === 'system') return { role, content };
    if (role === 'user' && sees && message.parts)
      return { role, content: toContent(message.parts) };
    return { role, content: [{ type: 'text', text: content }] };
  });
}

const toContent = (parts: MessagePart[]): UserContent =>
  parts.map((part) =>
    part.type === 'text'
      ? part
      : { type: 'file', mediaType: 'image/jpeg', data: { type: 'data', data: part.jpeg } },
  );

/**
 * Options without a field in the interface are sent as provider options: body fields of a server.
 */
function withExtras(
  engine: TextEngine,
  sampling: Sampling,
  given: ProviderOptions | undefined,
): ProviderOptions | undefined {
  if (engine.kind === 'scripted') return given;
  const extras = dropUnset({
    min_p: sampling.min_p,
    repetition_penalty: sampling.repetition_penalty,
    dry_multiplier: sampling.dry_multiplier,
    dry_base: sampling.dry_base,
    dry_allowed_length: sampling.dry_allowed_length,
    xtc_probability: sampling.xtc_probability,
    xtc_threshold: sampling.xtc_threshold,
    ...(engine.kind === 'openai_compatible'
      ? // llama.cpp knows the same penalty by another name and ignores the usual one.
        { top_k: sampling.top_k, repeat_penalty: sampling.repetition_penalty }
      : {}),
  });
  if (Object.keys(extras).length === 0) return given;
  const key = engine.kind === 'gguf' ? 'gguf' : 'openaiCompatible';
  return { ...given, [key]: { ...extras, ...given?.[key] } };
}

function dropUnset<T extends object>(fields: T): { [K in keyof T]: Exclude<T[K], undefined> } {
  return Object.fromEntries(
    Object.entries(fields).filter(([, value]) => value !== undefined && value !== null),
  ) as { [K in keyof T]: Exclude<T[K], undefined> };
}
