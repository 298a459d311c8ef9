import { z } from 'zod';

const part = z.discriminatedUnion('type', [
  z.strictObject({ type: z.literal('text'), text: z.string() }),
  z.strictObject({
    type: z.literal('image_url'),
    image_url: z.strictObject({
      url: z.string().refine((url) => readJpeg(url) !== undefined, 'not a JPEG as a data URL'),
      detail: z.enum(['auto', 'low', 'high']).optional(),
    }),
  }),
]);
const content = z.union([z.string(), z.array(part).min(1)]);

/** Decodes a JPEG data URL. Returns undefined for anything without JPEG's magic bytes. */
export function readJpeg(url: string): Buffer | undefined {
  const [, base64] = /^data:image\/jpeg;base64,([A-Za-z0-9+/]+={0,2})$/.exec(url) ?? [];
  const bytes = Buffer.from(base64 ?? '', 'base64');
  return bytes.subarray(0, 3).equals(Buffer.from([0xff, 0xd8, 0xff])) ? bytes : undefined;
}

/** The documented request body plus the sampling fields of open servers. Other fields are rejected. */
const chatRequest = z.strictObject({
  model: z.string().min(1),
  messages: z
    .array(
      z.strictObject({
        role: z.enum(['system', 'developer', 'user', 'assistant']),
        content,
        name: z.string().optional(),
      }),
    )
    .min(1),
  stream: z.boolean().optional(),
  stream_options: z.strictObject({ include_usage: z.boolean() }).optional(),
  max_tokens: z.int().min(1).optional(),
  temperature: z.number().min(0).max(2).optional(),
  top_p: z.number().min(0).max(1).optional(),
  frequency_penalty: z.number().min(-2).max(2).optional(),
  presence_penalty: z.number().min(-2).max(2).optional(),
  stop: z.union([z.string(), z.array(z.string().min(1)).max(4)]).optional(),
  seed: z.int().optional(),
  user: z.string().optional(),
  min_p: z.number().min(0).max(1).optional(),
  top_k: z.int().optional(),
  repetition_penalty: z.number().positive().optional(),
  repeat_penalty: z.number().positive().optional(),
  dry_multiplier: z.number().min(0).optional(),
  dry_base: z.number().min(1).optional(),
  dry_allowed_length: z.int().min(0).optional(),
  xtc_probability: z.number().min(0).max(1).optional(),
  xtc_threshold: z.number().min(0).max(1).optional(),
});

export type ChatRequest = z.infer<typeof chatRequest>;

type Checked = { request: ChatRequest } | { status: number; error: string; code: string };

/** Validates as a strict server does. Returns the first error. */
export function checkChatRequest(
  body: string,
  contentType: string | undefined,
  models: string[],
  rules: { strict_template: boolean; sees_pictures: boolean },
): Checked {
  const refuse = (error: string, code: string, status = 400) => ({ status, error, code });
  if (!contentType?.startsWith('application/json')) {
    return refuse('Content-Type must be application/json.', 'invalid_content_type');
  }
  let json: unknown;
  try {
    json = JSON.parse(body);
  } catch {
    return refuse('We could not parse the JSON body of your request.', 'invalid_json');
  }
  const parsed = chatRequest.safeParse(json);
  if (!parsed.success) {
    const issue = parsed.error.issues[0]!;
    return refuse(`${issue.path.join('.') || 'body'}: ${issue.message}`, 'invalid_value');
  }
  const request = parsed.data;
  if (request.stream_options && !request.stream) {
    return refuse("'stream_options' is only allowed when 'stream' is enabled.", 'invalid_value');
  }
  if (!models.includes(request.model)) {
    return refuse(`The model '${request.model}' does not exist.`, 'model_not_found', 404);
  }
  const hasPicture = request.messages.some(
    (message) =>
      typeof message.content !== 'string' &&
      message.content.some(({ type }) => type === 'image_url'),
  );
  if (hasPicture && !rules.sees_pictures) {
    return refuse('This model does not support image input.', 'invalid_value');
  }
  if (rules.strict_template && !alternates(request)) {
    return refuse(
      'Conversation roles must alternate user/assistant; system only first.',
      'template',
    );
  }
  return { request };
}

function alternates(request: ChatRequest): boolean {
  const turns =
    request.messages[0]?.role === 'system' ? request.messages.slice(1) : request.messages;
  return turns.every((turn, at) => turn.role === (at % 2 === 0 ? 'user' : 'assistant'));
}
