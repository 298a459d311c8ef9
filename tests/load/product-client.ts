import { createParser } from 'eventsource-parser';
import { Agent, request as httpRequest, type ClientRequest, type IncomingMessage } from 'node:http';
import type { Chat } from '#features/chat/contract.ts';
import type { Message, SentMessage } from '#features/chat/contract-messages.ts';

/** A call without an answer for this long fails, so that its caller learns the reason. */
const CALL_WITHIN_MS = 60_000;

/** An error response of the product. */
export class ProductError extends Error {
  readonly status: number;
  constructor(status: number, message: string) {
    super(message);
    this.status = status;
  }
}

export interface Call {
  method?: string;
  body?: unknown;
  headers?: Record<string, string>;
}

/** API client of one user. Paths are relative to /api/v1. */
export interface ApiUser {
  token: string;
  url: string;
  call<T>(path: string, call?: Call): Promise<T>;
  openChat(slug: string): Promise<Chat>;
  readChat(id: string, query?: string): Promise<Chat>;
  send(chatId: string, content: string, key?: string): Promise<SentMessage>;
  close(): void;
}

/** Creates and signs in a user with the local identity provider. */
export async function signIn(url: string, email: string): Promise<ApiUser> {
  const post = async <T>(path: string, body: object): Promise<T> => {
    const response = await fetch(url + path, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
    if (!response.ok) throw new ProductError(response.status, `${path}: ${await response.text()}`);
    return (await response.json()) as T;
  };
  const { credential } = await post<{ credential: string }>('/dev/identity/google/credential', {
    email,
    full_name: 'Robin Load',
  });
  const { access_token } = await post<{ access_token: string }>('/api/v1/login/google', {
    token: credential,
  });
  return createApiUser(url, access_token);
}

/** Without a token nobody is signed in. */
export function createApiUser(url: string, token: string): ApiUser {
  const agent = new Agent({ keepAlive: true });
  const call = <T>(path: string, options: Call = {}): Promise<T> =>
    callJson<T>(agent, `${url}/api/v1${path}`, {
      ...options,
      headers: { ...(token && { authorization: `Bearer ${token}` }), ...options.headers },
    });
  return {
    token,
    url,
    call,
    openChat: (slug) => call<Chat>(`/chat/character/${slug}`),
    readChat: (id, query = 'limit=200') => call<Chat>(`/chat/${id}?${query}`),
    send: (chatId, content, key) =>
      call<SentMessage>(`/chat/${chatId}/messages`, {
        method: 'POST',
        body: { content },
        headers: key ? { 'idempotency-key': key } : {},
      }),
    close: () => agent.destroy(),
  };
}

function callJson<T>(
  agent: Agent,
  url: string,
  { method = 'GET', body, headers }: Call,
): Promise<T> {
  const text = body === undefined ? undefined : JSON.stringify(body);
  return new Promise((resolve, reject) => {
    const request = httpRequest(url, {
      agent,
      method,
      headers: {
        accept: 'application/json',
        ...(text
          ? { 'content-type': 'application/json', 'content-length': Buffer.byteLength(text) }
          : {}),
        ...headers,
      },
    });
    request.on('error', reject);
    failIfSilent(request);
    request.on('response', (response: IncomingMessage) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.on('error', reject);
      response.on('end', () => {
        const answer = Buffer.concat(chunks).toString();
        const status = response.statusCode ?? 0;
        if (status >= 400)
          reject(new ProductError(status, `${method} ${url}: ${status} ${answer}`));
        else resolve((answer === '' ? undefined : JSON.parse(answer)) as T);
      });
    });
    request.end(text);
  });
}

function failIfSilent(request: ClientRequest): void {
  request.setTimeout(CALL_WITHIN_MS, () =>
    request.destroy(new Error(`${request.method} ${request.path}: no answer`)),
  );
}

/** The state of one chat, built only from its events. */
export interface ChatReader {
  /** Finished and unfinished messages by id. */
  messages: Map<string, Message>;
  /** Streamed text of each reply, by id. Only the newest attempt. */
  streamed: Map<string, string>;
  lastEventId: string;
  /** Bytes received on the socket, including headers and framing. */
  bytes(): number;
  /** Called for every event. */
  onEvent: (name: string, data: EventData) => void;
  /** Resolves when the connection ends. */
  ended: Promise<void>;
  close(): void;
}

export interface EventData {
  d?: string;
  id?: string;
  attempt?: number;
  text?: string;
  message?: Message;
  ids?: string[];
}

/** Reads a chat's events after `lastEventId`, as the page does. */
export async function followChat(
  user: Pick<ApiUser, 'url' | 'token'>,
  chatId: string,
  lastEventId: string,
  known?: Pick<ChatReader, 'messages' | 'streamed'>,
): Promise<ChatReader> {
  const request = httpRequest(`${user.url}/api/v1/chat/${chatId}/events`, {
    agent: false,
    headers: { authorization: `Bearer ${user.token}`, 'last-event-id': lastEventId },
  });
  request.end();
  failIfSilent(request);
  const response = await new Promise<IncomingMessage>((resolve, reject) => {
    request.once('response', resolve);
    request.once('error', reject);
  });
  if (response.statusCode !== 200)
    throw new ProductError(response.statusCode ?? 0, `events: ${response.statusCode}`);
  let replyId = [...(known?.streamed.keys() ?? [])].at(-1) ?? '';
  // A stream may be silent.
  request.setTimeout(0);
  const reader: ChatReader = {
    messages: known?.messages ?? new Map(),
    streamed: known?.streamed ?? new Map(),
    lastEventId,
    bytes: () => response.socket.bytesRead,
    onEvent: () => {},
    ended: new Promise((resolve) => response.once('close', () => resolve())),
    close: () => request.destroy(),
  };
  const parser = createParser({
    onEvent({ id, event, data: text }) {
      const data = JSON.parse(text) as EventData;
      if (id) reader.lastEventId = id;
      if (event === 'd')
        reader.streamed.set(replyId, (reader.streamed.get(replyId) ?? '') + data.d);
      else if (event === 'reply') {
        replyId = data.id!;
        // Reinserted, so that the current reply is always the last entry.
        reader.streamed.delete(replyId);
        reader.streamed.set(replyId, data.text ?? '');
      } else if (event === 'message') reader.messages.set(data.message!.id, data.message!);
      else if (event === 'removed') for (const gone of data.ids!) reader.messages.delete(gone);
      reader.onEvent(event ?? 'message', data);
    },
  });
  response.setEncoding('utf8').on('data', (text: string) => parser.feed(text));
  response.on('error', () => {});
  request.on('error', () => {});
  return reader;
}
