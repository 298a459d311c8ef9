import { z } from 'zod';
import {
  sendJson,
  sendTruncated,
  startHttpStandIn,
  type HttpStandIn,
  type StandInRequest,
} from './http-stand-in.ts';
import { answerFault, type ProviderFault } from './provider-faults.ts';

/** A fault of the next call. `fewer` leaves out a vector, `ragged` shortens one. */
export type EmbeddingsFault = ProviderFault | { kind: 'fewer' } | { kind: 'ragged' };

export interface EmbeddingsOptions {
  api_key?: string;
  model?: string;
  /** Synonyms, which have the same direction. */
  meanings?: string[][];
}

export interface EmbeddingsStandIn extends HttpStandIn {
  /** With `/v1`. */
  base_url: string;
  /** Texts of the calls that passed validation, oldest first. */
  embedded: string[];
  fail(fault: EmbeddingsFault, times?: number): void;
}

const DIMENSIONS = 64;

const Body = z.strictObject({
  model: z.string(),
  input: z.union([z.string().min(1), z.array(z.string().min(1)).min(1).max(2048)]),
  encoding_format: z.literal('float').optional(),
  dimensions: z.int().optional(),
  user: z.string().optional(),
});

/** OpenAI's `/embeddings` on a free local port. Validates requests as the published reference requires. */
export async function startEmbeddingsStandIn(
  options: EmbeddingsOptions = {},
): Promise<EmbeddingsStandIn> {
  const faults: EmbeddingsFault[] = [];
  const embedded: string[] = [];
  const { model = 'embedder', meanings = [], api_key } = options;

  function embed({ request, response, body }: StandInRequest): void {
    const fault = faults.shift();
    const isPartial = fault?.kind === 'fewer' || fault?.kind === 'ragged' || fault?.kind === 'half';
    if (fault && !isPartial && answerFault(response, fault)) return;
    if (!request.headers['content-type']?.startsWith('application/json'))
      return refuse(response, 400, 'Unsupported content type.');
    const parsed = Body.safeParse(parseJson(body));
    if (!parsed.success) return refuse(response, 400, parsed.error.issues[0]!.message);
    if (parsed.data.model !== model)
      return refuse(response, 404, `The model '${parsed.data.model}' does not exist.`);
    const texts = [parsed.data.input].flat();
    embedded.push(...texts);
    const vectors = texts.map((text) => toVector(text, meanings));
    if (fault?.kind === 'fewer') vectors.pop();
    if (fault?.kind === 'ragged') vectors[0] = vectors[0]!.slice(0, 3);
    const answer = {
      object: 'list',
      data: vectors.map((embedding, index) => ({ object: 'embedding', index, embedding })),
      model,
      usage: { prompt_tokens: texts.length, total_tokens: texts.length },
    };
    if (fault?.kind === 'half') return sendTruncated(response, JSON.stringify(answer));
    sendJson(response, 200, answer);
  }

  const base = await startHttpStandIn((incoming) => {
    const { request, response, method, path } = incoming;
    if (api_key && request.headers.authorization !== `Bearer ${api_key}`)
      return refuse(response, 401, 'Incorrect API key provided.');
    if (method === 'POST' && path === '/v1/embeddings') return embed(incoming);
    refuse(response, 404, `Invalid URL (${method} ${path})`);
  });
  return Object.assign(base, {
    base_url: `${base.origin}/v1`,
    embedded,
    fail: (fault: EmbeddingsFault, times = 1) =>
      void faults.push(...Array<EmbeddingsFault>(times).fill(fault)),
  });
}

const refuse = (response: StandInRequest['response'], status: number, message: string) =>
  sendJson(response, status, {
    error: { message, type: 'invalid_request_error', param: null, code: null },
  });

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** The sum of one direction per word or meaning, with length 1. */
function toVector(text: string, meanings: string[][]): number[] {
  const vector = Array<number>(DIMENSIONS).fill(0);
  for (const word of text.toLowerCase().match(/\p{L}+/gu) ?? []) {
    const meaning = meanings.findIndex((words) => words.includes(word));
    vector[meaning === -1 ? hash(word) : meaning]! += meaning === -1 ? 0.2 : 1;
  }
  const length = Math.hypot(...vector) || 1;
  return vector.map((value) => value / length);
}

/** Directions after those of the first meanings. */
function hash(word: string): number {
  let sum = 0;
  for (const letter of word) sum = (sum * 31 + letter.codePointAt(0)!) % 9973;
  return 16 + (sum % (DIMENSIONS - 16));
}
