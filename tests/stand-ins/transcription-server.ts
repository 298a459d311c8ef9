import { readWav } from '#platform/audio/read-wav.ts';
import {
  sendJson,
  startHttpStandIn,
  type HttpStandIn,
  type StandInRequest,
} from './http-stand-in.ts';
import { answerFault, createFaults, type ProviderFaults } from './provider-faults.ts';

export interface TranscriptionServerOptions {
  api_key?: string;
  model?: string;
  /** The transcription; by default the length in seconds. */
  textOf?: (file: HeardFile) => string;
  /** Response delay in milliseconds; by default none. */
  listensMs?: number;
}

interface HeardFile {
  name: string;
  type: string;
  bytes: Uint8Array;
  /** Properties of a WAV file. */
  seconds: number | undefined;
}

export interface TranscriptionServer extends HttpStandIn {
  /** With `/v1`. */
  base_url: string;
  /** Files that passed validation, oldest first. */
  heard: HeardFile[];
  fail: ProviderFaults['fail'];
}

/** The file extensions that the published reference allows. */
const ENDINGS = /\.(?:flac|mp3|mp4|mpeg|mpga|m4a|ogg|wav|webm)$/;
const FIELDS = new Set([
  'file',
  'model',
  'language',
  'prompt',
  'response_format',
  'temperature',
  'timestamp_granularities[]',
]);
const MAX_FILE_BYTES = 25 * 1024 * 1024;

/** OpenAI's `/audio/transcriptions` on a free local port. Validates requests as the published reference requires. */
export async function startTranscriptionServer({
  api_key,
  model = 'listener',
  listensMs = 0,
  textOf = ({ seconds }) => `That took ${seconds?.toFixed(1)} seconds.`,
}: TranscriptionServerOptions = {}): Promise<TranscriptionServer> {
  const faults = createFaults();
  const heard: HeardFile[] = [];

  async function transcribe(incoming: StandInRequest): Promise<void> {
    const { request, response, bytes } = incoming;
    if (answerFault(response, faults.take())) return;
    const type = request.headers['content-type'] ?? '';
    if (!type.startsWith('multipart/form-data'))
      return refuse(response, 400, 'Unsupported content type.');
    const form = await new Response(new Uint8Array(bytes), {
      headers: { 'content-type': type },
    }).formData();
    const unknown = [...form.keys()].find((name) => !FIELDS.has(name));
    if (unknown) return refuse(response, 400, `Unrecognized request argument: ${unknown}`);
    if (form.get('model') !== model)
      return refuse(response, 404, `The model '${form.get('model')}' does not exist.`);
    const file = form.get('file');
    if (!(file instanceof File) || file.size === 0)
      return refuse(response, 400, 'The audio file is missing.');
    if (file.size > MAX_FILE_BYTES) return refuse(response, 413, 'Maximum content size exceeded.');
    if (!ENDINGS.test(file.name)) return refuse(response, 400, 'Unrecognized file format.');
    const format = form.get('response_format') ?? 'json';
    if (format !== 'json' && format !== 'verbose_json')
      return refuse(response, 400, `The stand-in writes no ${format}.`);
    const audio = new Uint8Array(await file.arrayBuffer());
    const duration = file.name.endsWith('.wav') ? readWav(audio)?.duration_ms : undefined;
    if (file.name.endsWith('.wav') && duration === undefined)
      return refuse(response, 400, 'The audio file could not be decoded.');
    const seconds = duration === undefined ? undefined : duration / 1000;
    const one = { name: file.name, type: file.type, bytes: audio, seconds };
    heard.push(one);
    standIn.checkWaiters();
    if (listensMs > 0) await new Promise((resolve) => setTimeout(resolve, listensMs));
    const text = textOf(one);
    const verbose = { task: 'transcribe', language: 'english', duration: seconds, segments: [] };
    sendJson(response, 200, format === 'json' ? { text } : { ...verbose, text });
  }

  const base = await startHttpStandIn(async (incoming) => {
    const { request, response, method, path } = incoming;
    if (api_key && request.headers.authorization !== `Bearer ${api_key}`)
      return refuse(response, 401, 'Incorrect API key provided.');
    if (method === 'GET' && path === '/v1/models')
      return sendJson(response, 200, {
        object: 'list',
        data: [{ id: model, object: 'model', created: 1, owned_by: 'stand-in' }],
      });
    if (method === 'POST' && path === '/v1/audio/transcriptions') return transcribe(incoming);
    refuse(response, 404, `Invalid URL (${method} ${path})`);
  });
  const standIn: TranscriptionServer = Object.assign(base, {
    base_url: `${base.origin}/v1`,
    heard,
    fail: faults.fail,
  });
  return standIn;
}

const refuse = (response: StandInRequest['response'], status: number, message: string) =>
  sendJson(response, status, {
    error: { message, type: 'invalid_request_error', param: null, code: null },
  });
