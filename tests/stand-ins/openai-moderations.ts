import { z } from 'zod';
import {
  sendTruncated,
  sendJson,
  startHttpStandIn,
  type StandInRequest,
  type HttpStandIn,
} from './http-stand-in.ts';
import { readJpeg } from './openai-request.ts';
import { answerFault, type ProviderFault } from './provider-faults.ts';

/** A fault of the next call. `no_results` returns an empty list, `no_scores` a result without scores. */
export type ModerationsFault = ProviderFault | { kind: 'no_results' } | { kind: 'no_scores' };

/** The moderated input: one text or one picture. */
export interface Judged {
  text: string | null;
  jpeg: Buffer | null;
}

export interface ModerationsOptions {
  api_key?: string;
  models?: string[];
  /** Overrides the default scores, which are close to zero. */
  scores?: (judged: Judged) => Partial<Record<ModerationLabel, number>>;
}

export interface ModerationsStandIn extends HttpStandIn {
  /** With `/v1`. */
  base_url: string;
  /** Bodies that passed validation, oldest first. */
  requests: z.infer<typeof Body>[];
  /** The moderated inputs of `requests`. */
  judged: Judged[];
  fail(fault: ModerationsFault, times?: number): void;
}

/** Labels of omni-moderation and their input types. */
const LABELS = {
  harassment: ['text'],
  'harassment/threatening': ['text'],
  sexual: ['text', 'image'],
  hate: ['text'],
  'hate/threatening': ['text'],
  illicit: ['text'],
  'illicit/violent': ['text'],
  'self-harm/intent': ['text', 'image'],
  'self-harm/instructions': ['text', 'image'],
  'self-harm': ['text', 'image'],
  'sexual/minors': ['text'],
  violence: ['text', 'image'],
  'violence/graphic': ['text', 'image'],
} as const;
export type ModerationLabel = keyof typeof LABELS;
const NAMES = Object.keys(LABELS) as ModerationLabel[];

const Body = z.strictObject({
  model: z.string(),
  input: z.union([
    z.string().min(1),
    z.tuple([
      z.strictObject({
        type: z.literal('image_url'),
        image_url: z.strictObject({
          url: z.string().refine((url) => readJpeg(url) !== undefined, 'not a JPEG as a data URL'),
        }),
      }),
    ]),
  ]),
});

/** OpenAI's `/moderations` on a free local port. Validates requests as the published reference requires. */
export async function startModerationsStandIn(
  options: ModerationsOptions = {},
): Promise<ModerationsStandIn> {
  const faults: ModerationsFault[] = [];
  const requests: ModerationsStandIn['requests'] = [];
  const judged: Judged[] = [];
  const models = options.models ?? ['omni-moderation-latest'];

  function moderate(incoming: StandInRequest): void {
    const { response } = incoming;
    const fault = faults.shift();
    if (fault && isWhole(fault) && answerFault(response, fault)) return;
    const checked = check(incoming, models);
    if ('refusal' in checked) return sendJson(response, checked.status, { error: checked.refusal });
    const { body } = checked;
    const seen = toJudged(body);
    requests.push(body);
    judged.push(seen);
    base.checkWaiters();
    const result = toResult(seen, options.scores?.(seen) ?? {}, fault?.kind !== 'no_scores');
    const answer = {
      id: 'modr-standin',
      model: body.model,
      results: fault?.kind === 'no_results' ? [] : [result],
    };
    if (fault?.kind === 'half') return sendTruncated(response, JSON.stringify(answer));
    sendJson(response, 200, answer);
  }

  const base = await startHttpStandIn((incoming) => {
    const { request, response, method, path } = incoming;
    if (options.api_key && request.headers.authorization !== `Bearer ${options.api_key}`)
      return sendJson(response, 401, {
        error: error(
          `Incorrect API key provided: ${request.headers.authorization ?? 'none'}.`,
          null,
          'invalid_api_key',
        ),
      });
    if (method === 'GET' && path === '/v1/models')
      return sendJson(response, 200, {
        object: 'list',
        data: models.map((id) => ({ id, object: 'model', created: 0, owned_by: 'stand-in' })),
      });
    if (method === 'POST' && path === '/v1/moderations') return moderate(incoming);
    sendJson(response, 404, { error: error(`Invalid URL (${method} ${path})`, null, null) });
  });
  return Object.assign(base, {
    base_url: `${base.origin}/v1`,
    requests,
    judged,
    fail: (fault: ModerationsFault, times = 1) =>
      void faults.push(...Array<ModerationsFault>(times).fill(fault)),
  });
}

/** Returns whether the fault replaces the response before validation. */
const isWhole = (fault: ModerationsFault): fault is Exclude<ProviderFault, { kind: 'half' }> =>
  !['half', 'no_results', 'no_scores'].includes(fault.kind);

function toJudged({ input }: z.infer<typeof Body>): Judged {
  return typeof input === 'string'
    ? { text: input, jpeg: null }
    : { text: null, jpeg: readJpeg(input[0].image_url.url)! };
}

/** As documented, a text-only label scores a picture 0 and has no applied input types. */
function toResult(
  { text }: Judged,
  wished: Partial<Record<ModerationLabel, number>>,
  withScores: boolean,
) {
  const kind = text === null ? 'image' : 'text';
  const looks = (label: ModerationLabel) => (LABELS[label] as readonly string[]).includes(kind);
  const scores = NAMES.map(
    (label) => [label, looks(label) ? (wished[label] ?? 1.2e-6) : 0] as const,
  );
  const flagged = scores.filter(([, score]) => score > 0.5).map(([label]) => label);
  return {
    flagged: flagged.length > 0,
    categories: Object.fromEntries(NAMES.map((label) => [label, flagged.includes(label)])),
    ...(withScores ? { category_scores: Object.fromEntries(scores) } : {}),
    category_applied_input_types: Object.fromEntries(
      NAMES.map((label) => [label, looks(label) ? [kind] : []]),
    ),
  };
}

const error = (message: string, param: string | null, code: string | null) => ({
  message,
  type: 'invalid_request_error',
  param,
  code,
});

type Checked =
  { body: z.infer<typeof Body> } | { status: number; refusal: ReturnType<typeof error> };

function check({ request, body }: StandInRequest, models: string[]): Checked {
  const refuse = (status: number, ...given: Parameters<typeof error>) => ({
    status,
    refusal: error(...given),
  });
  if (!request.headers['content-type']?.startsWith('application/json'))
    return refuse(400, 'Unsupported content type.', null, 'unsupported_content_type');
  let json: unknown;
  try {
    json = JSON.parse(body);
  } catch {
    return refuse(400, 'We could not parse the JSON body of your request.', null, 'invalid_json');
  }
  const parsed = Body.safeParse(json);
  if (!parsed.success) {
    const issue = parsed.error.issues[0]!;
    return refuse(400, `Invalid input: ${issue.message}.`, String(issue.path[0]), 'invalid_value');
  }
  if (!models.includes(parsed.data.model))
    return refuse(
      404,
      `The model '${parsed.data.model}' does not exist.`,
      'model',
      'model_not_found',
    );
  return { body: parsed.data };
}
