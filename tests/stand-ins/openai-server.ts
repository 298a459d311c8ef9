import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

import { checkChatRequest, type ChatRequest } from './openai-request.ts';
import { sendWholeReply, usageOf, splitWords } from './openai-whole-reply.ts';
import type { Fault, StandInOptions } from './openai-options.ts';

export interface OpenAiStandIn {
  /** With `/v1`. */
  base_url: string;
  /** Bodies of the chat requests that passed validation, oldest first. */
  requests: ChatRequest[];
  /** All requests as method and path, such as `POST /v1/chat/completions`. */
  requestLines: string[];
  /** Number of requests whose client disconnected before the end of the response. */
  abortedCount: number;
  fail(fault: Fault, times?: number): void;
  close(): Promise<void>;
}

export const STAND_IN_REPLY =
  'Good evening ☕ — *smiles* It is lovely to see you. 今日はどうでしたか？ 💛';

/** Starts a strict OpenAI-compatible server on a free local port, with configurable faults. */
export async function startOpenAiStandIn(options: StandInOptions = {}): Promise<OpenAiStandIn> {
  const faults: Fault[] = [];
  const standIn: OpenAiStandIn = {
    base_url: '',
    requests: [],
    requestLines: [],
    abortedCount: 0,
    fail: (fault, times = 1) => void faults.push(...Array<Fault>(times).fill(fault)),
    close: () => stop(server),
  };
  const server = createServer((request, response) => {
    standIn.requestLines.push(`${request.method} ${request.url}`);
    response.on('close', () => void (response.writableFinished || standIn.abortedCount++));
    void readBody(request).then((body) => answer(request, response, body));
  });

  function answer(request: IncomingMessage, response: ServerResponse, text: string): void {
    if (options.api_key && request.headers.authorization !== `Bearer ${options.api_key}`) {
      return sendError(response, 401, 'Incorrect API key provided.', 'invalid_api_key');
    }
    if (request.method === 'GET' && request.url === '/v1/models') {
      const data = models(options).map((id) => ({
        id,
        object: 'model',
        created: 0,
        owned_by: 'stand-in',
      }));
      return sendJson(response, 200, { object: 'list', data });
    }
    if (request.method === 'POST' && request.url === '/tokenize' && options.tokenize) {
      return tokenize(response, text, options.tokenize);
    }
    if (request.method !== 'POST' || request.url !== '/v1/chat/completions') {
      return sendError(
        response,
        404,
        `Unknown request URL: ${request.method} ${request.url}.`,
        'unknown_url',
      );
    }
    chat(request, response, text);
  }

  function chat(request: IncomingMessage, response: ServerResponse, text: string): void {
    const fault = faults.shift();
    if (fault?.kind === 'destroy_before_bytes') return void request.socket.destroy();
    if (fault?.kind === 'status') {
      if (fault.retry_after !== undefined) response.setHeader('Retry-After', fault.retry_after);
      return sendError(response, fault.status, fault.message ?? 'Try again later.', 'fault');
    }
    const checked = checkChatRequest(text, request.headers['content-type'], models(options), {
      strict_template: options.strict_template ?? false,
      sees_pictures: options.sees_pictures ?? false,
    });
    if ('error' in checked) {
      return sendError(response, checked.status, checked.error, checked.code);
    }
    standIn.requests.push(checked.request);
    const reply = options.reply?.(checked.request) ?? STAND_IN_REPLY;
    if (options.close_after_reply) {
      response.on('finish', () => setImmediate(() => request.socket.destroy()));
    }
    if (checked.request.stream) streamReply(response, checked.request, reply, options, fault);
    else sendWholeReply(response, checked.request, reply, options, fault);
  }

  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  standIn.base_url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1`;
  return standIn;
}

const models = (options: StandInOptions) => options.models ?? ['stand-in-1', 'default'];

function streamReply(
  response: ServerResponse,
  request: ChatRequest,
  reply: string,
  options: StandInOptions,
  fault: Fault | undefined,
): void {
  const write = (text: string) => writeSplit(response, text, options.split_bytes);
  const base = {
    id: 'chatcmpl-standin',
    object: 'chat.completion.chunk',
    created: 1_760_000_000,
    model: request.model,
  };
  const includesUsage = request.stream_options?.include_usage && !options.hides_usage;
  const usageField = includesUsage ? { usage: null } : {};
  const send = (delta: object, finish_reason: string | null = null) =>
    write(
      `data: ${JSON.stringify({ ...base, choices: [{ index: 0, delta, logprobs: null, finish_reason }], ...usageField })}\n\n`,
    );

  response.writeHead(200, {
    'Content-Type': 'text/event-stream; charset=utf-8',
    'Cache-Control': 'no-cache',
  });
  response.flushHeaders();
  if (fault?.kind === 'destroy_after_headers') return void setImmediate(() => response.destroy());

  const begin = () => {
    send({ role: 'assistant', content: '' });
    const pieces = splitWords(reply);
    for (const [at, piece] of pieces.entries()) {
      if (fault && 'after' in fault && at === fault.after) {
        if (fault.kind === 'cut_mid_stream') return void setImmediate(() => response.destroy());
        if (fault.kind === 'stall_after') return;
        if (fault.kind === 'malformed_chunk') write('data: {"choices": [{"delta": {"conte\n\n');
        if (fault.kind === 'error_chunk') {
          write(
            `data: ${JSON.stringify({ error: { message: 'Out of memory.', type: 'server_error', code: 500 } })}\n\n`,
          );
          return void response.end();
        }
      }
      send({ content: piece });
    }
    if (fault?.kind === 'never_ending') return streamForever(response, send);
    if (fault?.kind === 'no_finish') return void response.end();
    send({}, options.finish_reason ?? 'stop');
    if (includesUsage) {
      write(
        `data: ${JSON.stringify({ ...base, choices: [], usage: usageOf(request, reply) })}\n\n`,
      );
    }
    write('data: [DONE]\n\n');
    response.end();
  };
  if (fault?.kind === 'slow_first_token') setTimeout(begin, fault.ms).unref();
  else begin();
}

function streamForever(response: ServerResponse, send: (delta: object) => void): void {
  const timer = setInterval(() => send({ content: ' and' }), 5);
  response.on('close', () => clearInterval(timer));
}

function writeSplit(response: ServerResponse, text: string, size: number | undefined): void {
  if (size === undefined) return void response.write(text);
  const bytes = Buffer.from(text);
  for (let at = 0; at < bytes.length; at += size) response.write(bytes.subarray(at, at + size));
}

function tokenize(response: ServerResponse, text: string, dialect: 'llama.cpp' | 'vllm'): void {
  const body = JSON.parse(text) as { content?: string; prompt?: string };
  if (dialect === 'llama.cpp') {
    const tokens = splitWords(body.content ?? '').map((_, at) => at);
    return sendJson(response, 200, { tokens });
  }
  if (body.prompt === undefined)
    return sendError(response, 400, 'prompt: field required', 'bad_request');
  const count = splitWords(body.prompt).length;
  sendJson(response, 200, { count, max_model_len: 8192, tokens: [] });
}

function sendJson(response: ServerResponse, status: number, body: object): void {
  response.writeHead(status, { 'Content-Type': 'application/json' }).end(JSON.stringify(body));
}

function sendError(response: ServerResponse, status: number, message: string, code: string): void {
  const type =
    status >= 500 ? 'server_error' : status === 429 ? 'rate_limit_error' : 'invalid_request_error';
  sendJson(response, status, { error: { message, type, param: null, code } });
}

async function readBody(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks).toString('utf8');
}

function stop(server: Server): Promise<void> {
  return new Promise((resolve) => {
    server.close(() => resolve());
    server.closeAllConnections();
  });
}
