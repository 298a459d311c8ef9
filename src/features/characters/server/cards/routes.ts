import { createRoute, z } from '@hono/zod-openapi';
import { FieldError } from '#platform/errors.ts';
import {
  bearer,
  binaryAnswer,
  errorAnswers,
  jsonAnswer,
  optionalBearer,
  userContext,
  type ApiApp,
  type HttpContext,
} from '#platform/http/app.ts';
import { readForm } from '#platform/http/read-form.ts';
import { rawAnswer } from '#platform/http/raw-answer.ts';
import { idempotency } from '#shared/contract.ts';
import { CardPreview, ImportChoices, ImportForm } from '../../contract-cards.ts';
import { Character } from '../../contract.ts';
import { SlugParams } from '../slug-params.ts';
import { exportCard, type CardFile } from './export-card.ts';
import { importCard } from './import-card.ts';
import { CARD_MESSAGES } from './copy.ts';
import { previewCard } from './preview-card.ts';

const tags = ['Characters'];
/** The limit of the whole body, slightly above that of the file. */
const MAX_UPLOAD_BYTES = 21 * 1024 ** 2;

const importRoute = createRoute({
  method: 'post',
  path: '/characters/import',
  tags,
  summary: 'Import a character card',
  description:
    'Character Card V1, V2 or V3 as JSON, PNG or CharX. With `preview` it only reports what would be imported, repaired, left out and refused.',
  security: bearer,
  maxBody: MAX_UPLOAD_BYTES,
  middleware: [readForm(CARD_MESSAGES.multipart, CARD_MESSAGES.brokenForm)] as const,
  request: {
    headers: idempotency,
    body: { required: true, content: { 'multipart/form-data': { schema: ImportForm } } },
  },
  responses: {
    200: jsonAnswer(CardPreview, 'What an import would do; nothing was stored.'),
    201: jsonAnswer(Character, 'The new character; it is private.'),
    ...errorAnswers(400, 401, 409, 413, 429),
  },
});

const visible = { method: 'get' as const, tags, security: optionalBearer };

const exportJson = createRoute({
  ...visible,
  path: '/characters/{slug}/card.json',
  summary: 'Export as a JSON card',
  request: {
    params: SlugParams,
    query: z.object({
      version: z.enum(['2', '3']).default('3').openapi({ description: 'Of the card’s format.' }),
    }),
  },
  responses: {
    200: jsonAnswer(z.record(z.string(), z.unknown()), 'Character Card V2 or V3'),
    ...errorAnswers(404),
  },
});
const exportPng = createRoute({
  ...visible,
  path: '/characters/{slug}/card.png',
  summary: 'Export as a PNG card',
  description: 'The portrait with the card inside, as V2 (`chara`) and V3 (`ccv3`).',
  request: { params: SlugParams },
  responses: { 200: binaryAnswer('image/png', 'The picture'), ...errorAnswers(404, 409) },
});
const exportCharx = createRoute({
  ...visible,
  path: '/characters/{slug}/card.charx',
  summary: 'Export as a CharX archive',
  request: { params: SlugParams },
  responses: { 200: binaryAnswer('application/zip', 'The archive'), ...errorAnswers(404) },
});

/** Registers import and export of character cards; must precede `/characters/{slug}`. */
export function registerCardRoutes(app: ApiApp): void {
  app.openapi(importRoute, async (c) => {
    const ctx = userContext(c);
    const { file, preview, choices: given } = c.req.valid('form');
    const choices = readChoices(given);
    const bytes = Buffer.from(await file.arrayBuffer());
    if (preview) return c.json(await previewCard(ctx, bytes, choices), 200);
    const key = c.req.valid('header')['idempotency-key'];
    return c.json(await importCard(ctx, { bytes, choices, key }), 201);
  });
  app.openapi(exportJson, async (c) => {
    const version = c.req.valid('query').version === '2' ? 2 : 3;
    return rawAnswer(send(c, await read(c, { kind: 'json', version })));
  });
  app.openapi(exportPng, async (c) => rawAnswer(send(c, await read(c, { kind: 'png' }))));
  app.openapi(exportCharx, async (c) => rawAnswer(send(c, await read(c, { kind: 'charx' }))));
}

const read = (c: HttpContext, wanted: Parameters<typeof exportCard>[3]): Promise<CardFile> =>
  exportCard(c.get('ctx'), c.get('caller'), c.req.param('slug')!, wanted);

function send(c: HttpContext, { bytes, mime, filename }: CardFile): Response {
  return c.body(new Uint8Array(bytes), 200, {
    'Content-Type': mime,
    'Content-Disposition': `attachment; filename="${filename}"`,
  });
}

/** @throws FieldError naming each invalid choice */
function readChoices(text: string | undefined): ImportChoices {
  if (text === undefined || text.trim() === '') return {};
  let json: unknown;
  try {
    json = JSON.parse(text);
  } catch {
    json = undefined;
  }
  const parsed = ImportChoices.safeParse(json, {
    error: (issue) => (issue.path?.length === 0 ? CARD_MESSAGES.choicesNoJson : undefined),
  });
  if (parsed.success) return parsed.data;
  throw new FieldError(
    parsed.error.issues.map(({ path, message, code }) => ({
      loc: ['body', 'choices', ...path.map((part) => (typeof part === 'symbol' ? '' : part))],
      msg: message,
      type: code,
    })),
  );
}
