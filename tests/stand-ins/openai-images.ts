import { z } from 'zod';
import {
  drawBlack,
  drawPicture,
  sendTruncated,
  sendJson,
  startHttpStandIn,
  type StandInRequest,
  type HttpStandIn,
} from './http-stand-in.ts';

/** A fault of the next request. */
export type ImagesFault =
  | { kind: 'status'; status: number; retry_after?: string; code?: string; message?: string }
  | { kind: 'policy'; code?: 'moderation_blocked' | 'content_policy_violation' }
  | { kind: 'silence' }
  | { kind: 'cut_mid_body' }
  | { kind: 'destroy' }
  | { kind: 'malformed_json' }
  | { kind: 'html_page' }
  | { kind: 'no_data' }
  | { kind: 'truncated_picture' }
  | { kind: 'html_as_picture' }
  | { kind: 'black_picture' }
  | { kind: 'redirect' };

export interface ImagesOptions {
  api_key?: string;
  /** Models other than OpenAI's. They accept only the fields in `fields`. */
  models?: string[];
  fields?: string[];
  /** Without `response_format: b64_json`, returns an error, or a response without a picture. */
  requires_response_format?: 'error' | 'silently';
  /** Base URL of another server for picture URLs of DALL·E and other models. */
  file_base?: string;
}

export interface ImagesStandIn extends HttpStandIn {
  /** With `/v1`. */
  base_url: string;
  /** Bodies that passed validation, oldest first. */
  requests: Record<string, unknown>[];
  fail(fault: ImagesFault, times?: number): void;
}

const count = z.int().min(1).max(10);
const GPT_IMAGE = z.strictObject({
  model: z.string(),
  prompt: z.string().min(1).max(32_000),
  n: count.optional(),
  size: z.enum(['auto', '1024x1024', '1536x1024', '1024x1536']).optional(),
  quality: z.enum(['auto', 'low', 'medium', 'high']).optional(),
  background: z.enum(['auto', 'transparent', 'opaque']).optional(),
  moderation: z.enum(['auto', 'low']).optional(),
  output_format: z.enum(['png', 'jpeg', 'webp']).optional(),
  output_compression: z.int().min(0).max(100).optional(),
  user: z.string().optional(),
});
const DALL_E_3 = z.strictObject({
  model: z.string(),
  prompt: z.string().min(1).max(4000),
  n: z.literal(1).optional(),
  size: z.enum(['1024x1024', '1792x1024', '1024x1792']).optional(),
  quality: z.enum(['standard', 'hd']).optional(),
  style: z.enum(['vivid', 'natural']).optional(),
  response_format: z.enum(['url', 'b64_json']).optional(),
  user: z.string().optional(),
});
const OTHER_FIELDS: Record<string, z.ZodType> = {
  n: count.optional(),
  size: z
    .string()
    .regex(/^\d+x\d+$/)
    .optional(),
  quality: z.string().optional(),
  output_format: z.enum(['png', 'jpeg', 'webp']).optional(),
  response_format: z.enum(['url', 'b64_json']).optional(),
  negative_prompt: z.string().optional(),
  seed: z.int().optional(),
};

/** OpenAI's `/images/generations` on a free local port. Validates requests as the published reference requires. */
export async function startImagesStandIn(options: ImagesOptions = {}): Promise<ImagesStandIn> {
  const faults: ImagesFault[] = [];
  const files = new Map<string, Buffer>();
  const requests: Record<string, unknown>[] = [];
  const own = options.models ?? [];

  function schemaOf(model: unknown): z.ZodType | undefined {
    if (model === 'gpt-image-1') return GPT_IMAGE;
    if (model === 'dall-e-3') return DALL_E_3;
    if (typeof model !== 'string' || !own.includes(model)) return undefined;
    const fields = options.fields ?? Object.keys(OTHER_FIELDS);
    return z.strictObject({
      model: z.string(),
      prompt: z.string().min(1),
      ...Object.fromEntries(fields.map((name) => [name, OTHER_FIELDS[name]!])),
    });
  }

  async function generate(incoming: StandInRequest): Promise<void> {
    const { response } = incoming;
    const fault = faults.shift();
    if (fault && answerFault(incoming, fault)) return;
    const checked = check(incoming, schemaOf);
    if ('refusal' in checked) return sendJson(response, checked.status, { error: checked.refusal });
    const { body } = checked;
    const wants = options.requires_response_format;
    if (wants === 'error' && body.response_format !== 'b64_json')
      return sendJson(response, 400, {
        error: error("'response_format' must be 'b64_json'.", 'response_format', 'invalid_value'),
      });
    requests.push(body);
    const picture = await drawFor(body, fault);
    const data = [toData(body, picture, requests.length, wants === 'silently')];
    const answer = {
      created: 1_760_000_000,
      data,
      ...(body.model === 'gpt-image-1'
        ? {
            background: 'opaque',
            output_format: body.output_format ?? 'png',
            quality: 'high',
            size: body.size,
            usage: {
              total_tokens: 100,
              input_tokens: 50,
              output_tokens: 50,
              input_tokens_details: { text_tokens: 50, image_tokens: 0 },
            },
          }
        : {}),
    };
    if (fault?.kind === 'cut_mid_body') return sendTruncated(response, JSON.stringify(answer));
    sendJson(response, 200, fault?.kind === 'no_data' ? { ...answer, data: [] } : answer);
  }

  function toData(
    body: Record<string, unknown>,
    picture: Buffer,
    number: number,
    isSilent: boolean,
  ): Record<string, unknown> {
    const isBase64 = body.model === 'gpt-image-1' || body.response_format === 'b64_json';
    if (isBase64) return { b64_json: picture.toString('base64') };
    if (isSilent) return { revised_prompt: body.prompt };
    const name = `/files/${number}.png`;
    files.set(name, picture);
    return { revised_prompt: body.prompt, url: `${options.file_base ?? base.origin}${name}` };
  }

  const base = await startHttpStandIn((incoming) => {
    const { request, response, method, path } = incoming;
    const file = files.get(path);
    if (method === 'GET' && file)
      return void response.writeHead(200, { 'content-type': 'image/png' }).end(file);
    if (options.api_key && request.headers.authorization !== `Bearer ${options.api_key}`)
      return sendJson(response, 401, {
        error: error('Incorrect API key provided: wrong.', null, 'invalid_api_key'),
      });
    if (method === 'GET' && path === '/v1/models')
      return sendJson(response, 200, {
        object: 'list',
        data: ['gpt-image-1', 'dall-e-3', ...own].map((id) => ({
          id,
          object: 'model',
          created: 0,
          owned_by: 'stand-in',
        })),
      });
    if (method === 'POST' && path === '/v1/images/generations') return generate(incoming);
    sendJson(response, 404, {
      error: error(`Invalid URL (${method} ${path})`, null, null),
    });
  });
  return Object.assign(base, {
    base_url: `${base.origin}/v1`,
    requests,
    fail: (fault: ImagesFault, times = 1) =>
      void faults.push(...Array<ImagesFault>(times).fill(fault)),
  });
}

const error = (message: string, param: string | null, code: string | null) => ({
  message,
  type: 'invalid_request_error',
  param,
  code,
});

type Checked =
  { body: Record<string, unknown> } | { status: number; refusal: ReturnType<typeof error> };

function check(
  { request, body }: StandInRequest,
  schemaOf: (model: unknown) => z.ZodType | undefined,
): Checked {
  const refuse = (status: number, ...given: Parameters<typeof error>) => ({
    status,
    refusal: error(...given),
  });
  if (!request.headers['content-type']?.startsWith('application/json'))
    return refuse(400, 'Unsupported content type.', null, 'unsupported_content_type');
  let json: Record<string, unknown>;
  try {
    json = JSON.parse(body) as Record<string, unknown>;
  } catch {
    return refuse(400, 'We could not parse the JSON body of your request.', null, 'invalid_json');
  }
  const schema = schemaOf(json.model);
  if (!schema)
    return refuse(400, `Invalid value: '${String(json.model)}'.`, 'model', 'invalid_value');
  const parsed = schema.safeParse(json);
  if (parsed.success) return { body: json };
  const issue = parsed.error.issues[0]!;
  if (issue.code === 'unrecognized_keys') {
    const name = issue.keys[0]!;
    return refuse(400, `Unknown parameter: '${name}'.`, name, 'unknown_parameter');
  }
  const name = String(issue.path[0]);
  return refuse(400, `Invalid value for '${name}': ${issue.message}.`, name, 'invalid_value');
}

/** Returns true if the fault replaces the response. */
function answerFault({ response }: StandInRequest, fault: ImagesFault): boolean {
  switch (fault.kind) {
    case 'status':
      sendJson(
        response,
        fault.status,
        {
          error: {
            message: fault.message ?? 'Try again later.',
            type: 'fault',
            param: null,
            code: fault.code ?? null,
          },
        },
        fault.retry_after === undefined ? {} : { 'retry-after': fault.retry_after },
      );
      return true;
    case 'policy':
      sendJson(response, 400, {
        error: {
          message: 'Your request was rejected by the safety system.',
          type: 'image_generation_user_error',
          param: null,
          code: fault.code ?? 'moderation_blocked',
        },
      });
      return true;
    case 'silence':
      return true;
    case 'destroy':
      response.socket?.destroy();
      return true;
    case 'malformed_json':
      response.writeHead(200, { 'content-type': 'application/json' }).end('{"data": [{"b64_js');
      return true;
    case 'html_page':
      response.writeHead(200, { 'content-type': 'text/html' }).end('<h1>Welcome to nginx!</h1>');
      return true;
    case 'redirect':
      response.writeHead(308, { location: 'https://elsewhere.example/v1' }).end();
      return true;
    default:
      return false;
  }
}

async function drawFor(
  { size = '1024x1024' }: Record<string, unknown>,
  fault: ImagesFault | undefined,
): Promise<Buffer> {
  const [width = 1024, height = 1024] = String(size).split('x').map(Number);
  if (fault?.kind === 'html_as_picture') return Buffer.from('<html>Bad gateway</html>');
  if (fault?.kind === 'black_picture') return drawBlack(width, height);
  const whole = await drawPicture(width, height);
  return fault?.kind === 'truncated_picture' ? whole.subarray(0, whole.length / 2) : whole;
}
