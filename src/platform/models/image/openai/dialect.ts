import type { PictureOrder } from '../model-result.ts';

/** The optional fields that a server accepts; learned from its errors. */
export interface Dialect {
  family: 'gpt-image' | 'dall-e-3' | 'dall-e-2' | 'other';
  wantsResponseFormat: boolean;
  /** Fields that the server rejected. */
  without: Set<string>;
}

type Size = readonly [width: number, height: number];

/** The sizes of OpenAI's own models; other servers accept any size. */
const SIZES: Record<Exclude<Dialect['family'], 'other'>, Size[]> = {
  'gpt-image': [
    [1024, 1024],
    [1024, 1536],
    [1536, 1024],
  ],
  'dall-e-3': [
    [1024, 1024],
    [1024, 1792],
    [1792, 1024],
  ],
  'dall-e-2': [[1024, 1024]],
};

export function startDialect(model: string): Dialect {
  const name = model.toLowerCase().split('/').at(-1)!;
  const family = /^(chat)?gpt-image/.test(name)
    ? 'gpt-image'
    : name === 'dall-e-3' || name === 'dall-e-2'
      ? name
      : 'other';
  // The DALL·E models return a URL by default; newer models reject the field.
  return { family, wantsResponseFormat: family.startsWith('dall-e'), without: new Set() };
}

const shape = ([width, height]: Size) => Math.log(width / height);

function chooseSize({ family }: Dialect, order: PictureOrder): string {
  const requested: Size = [order.width, order.height];
  if (family === 'other') return requested.join('x');
  const far = (size: Size) => Math.abs(shape(size) - shape(requested));
  return SIZES[family].toSorted((one, other) => far(one) - far(other))[0]!.join('x');
}

/** The request body for one picture. */
export function toBody(
  dialect: Dialect,
  model: string,
  order: PictureOrder,
  quality: string | undefined,
): Record<string, unknown> {
  const { family } = dialect;
  const size = chooseSize(dialect, order);
  const negative = order.negativePrompt.trim();
  // OpenAI's models have no negative prompt, so it becomes a sentence. Other models would paint its
  // words, and have a field for it.
  const isInPrompt = family !== 'other' && negative !== '';
  const fields: Record<string, unknown> = {
    model,
    prompt: isInPrompt ? `${order.prompt}\n\nDo not show: ${negative}.` : order.prompt,
    n: 1,
    size,
    quality: quality ?? (family === 'gpt-image' ? 'auto' : undefined),
    output_format: family === 'gpt-image' ? 'png' : undefined,
    response_format: dialect.wantsResponseFormat ? 'b64_json' : undefined,
    negative_prompt: family === 'other' && negative !== '' ? negative : undefined,
    seed: family === 'other' ? order.seed : undefined,
  };
  return Object.fromEntries(
    Object.entries(fields).filter(
      ([key, value]) => value !== undefined && !dialect.without.has(key),
    ),
  );
}

const OPTIONAL = ['response_format', 'output_format', 'quality', 'negative_prompt', 'seed', 'size'];

/**
 * Learns from a 400 or 422 about a field: adds a missing field, or drops a rejected one. Returns
 * true if the request is worth one retry.
 */
export function learnFromError(
  dialect: Dialect,
  sent: Record<string, unknown>,
  message: string,
): boolean {
  const field = OPTIONAL.find((name) => new RegExp(`\\b${name}\\b`).test(message));
  if (field === undefined) return false;
  if (field in sent) {
    if (field === 'response_format') dialect.wantsResponseFormat = false;
    dialect.without.add(field);
    return true;
  }
  if (field !== 'response_format' || dialect.without.has(field)) return false;
  dialect.wantsResponseFormat = true;
  return true;
}
