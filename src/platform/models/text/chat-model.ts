import { OpenAICompatibleChatLanguageModel } from '@ai-sdk/openai-compatible';
import {
  APICallError,
  type LanguageModelV4CallOptions,
  type LanguageModelV4StreamResult,
} from '@ai-sdk/provider';
import { Agent, interceptors, request, type Dispatcher } from 'undici';
import { readChatStream } from './chat-stream.ts';

const MAX_REDIRECTIONS = 3;

// The reply's own clock ends silence. The server may close a connection at any time.
const dispatcher = new Agent({ headersTimeout: 0, bodyTimeout: 0, allowH2: false }).compose(
  interceptors.redirect({ maxRedirections: MAX_REDIRECTIONS }),
);

/**
 * The SDK's model with a stream of its own: the SDK sends each token through four web streams and a
 * schema, which takes more CPU time than all of a turn's SQL.
 */
export class ChatModel extends OpenAICompatibleChatLanguageModel {
  readonly #url: string;
  readonly #headers: Record<string, string>;

  /** @param base URL with `/v1`, without a slash at the end */
  constructor(name: string, model: string, base: string, headers: Record<string, string>) {
    super(model, {
      provider: `${name}.chat`,
      url: ({ path }) => `${base}${path}`,
      headers,
    });
    this.#url = `${base}/chat/completions`;
    this.#headers = headers;
  }

  override async doStream(
    options: LanguageModelV4CallOptions,
  ): Promise<LanguageModelV4StreamResult> {
    const prepared = await this.prepareRequest(options);
    const body = { ...prepared.body, stream: true, stream_options: { include_usage: true } };
    const answer = await request(this.#url, {
      method: 'POST',
      headers: {
        accept: 'text/event-stream',
        'content-type': 'application/json',
        ...this.#headers,
        ...options.headers,
      },
      body: JSON.stringify(body),
      dispatcher,
      signal: options.abortSignal,
    });
    if (answer.statusCode >= 300) throw await toCallError(this.#url, body, answer);
    return { stream: readChatStream(answer.body) };
  }
}

async function toCallError(
  url: string,
  body: object,
  { statusCode, headers, body: answer }: Dispatcher.ResponseData,
): Promise<APICallError> {
  const text = await answer.text().catch(() => '');
  return new APICallError({
    message: findMessage(text) ?? `HTTP status ${statusCode}`,
    url,
    requestBodyValues: body,
    statusCode,
    responseHeaders: Object.fromEntries(
      Object.entries(headers).map(([name, value]) => [name, String(value)]),
    ),
    responseBody: text,
  });
}

/** The message of an error in OpenAI's format. */
function findMessage(text: string): string | undefined {
  try {
    const { error } = JSON.parse(text) as { error?: { message?: unknown } };
    return typeof error?.message === 'string' ? error.message : undefined;
  } catch {
    return undefined;
  }
}
