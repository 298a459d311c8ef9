import type { ServerResponse } from 'node:http';
import { sendTruncated, sendJson } from './http-stand-in.ts';
import type { ChatRequest } from './openai-request.ts';
import type { Fault, StandInOptions } from './openai-options.ts';

/** Responds to a non-streaming request. Streaming faults have their counterparts here. */
export function sendWholeReply(
  response: ServerResponse,
  request: ChatRequest,
  content: string,
  options: StandInOptions,
  fault: Fault | undefined,
): void {
  const reply = wholeReply(request, content, options);
  switch (fault?.kind) {
    case 'never_ending':
    case 'stall_after':
      return;
    case 'cut_mid_stream':
    case 'destroy_after_headers':
      return sendTruncated(response, JSON.stringify(reply));
    case 'malformed_chunk':
      return void response
        .writeHead(200, { 'content-type': 'application/json' })
        .end('{"choices": [{"mess');
    case 'no_finish':
      return sendJson(response, 200, { ...reply, choices: [] });
    case 'slow_first_token':
      return void setTimeout(() => sendJson(response, 200, reply), fault.ms).unref();
    default:
      sendJson(response, 200, reply);
  }
}

function wholeReply(request: ChatRequest, content: string, options: StandInOptions): object {
  return {
    id: 'chatcmpl-standin',
    object: 'chat.completion',
    created: 1_760_000_000,
    model: request.model,
    choices: [
      {
        index: 0,
        message: { role: 'assistant', content, refusal: null },
        logprobs: null,
        finish_reason: options.finish_reason ?? 'stop',
      },
    ],
    usage: usageOf(request, content),
  };
}

export const splitWords = (text: string) => text.match(/\s*\S+|\s+$/g) ?? [];

export function usageOf(request: ChatRequest, reply: string): object {
  const prompt_tokens = request.messages.reduce(
    (sum, m) => sum + splitWords(String(m.content)).length,
    0,
  );
  const completion_tokens = splitWords(reply).length;
  return { prompt_tokens, completion_tokens, total_tokens: prompt_tokens + completion_tokens };
}
