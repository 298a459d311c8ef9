import { createRoute, z } from '@hono/zod-openapi';
import {
  bearer,
  binaryAnswer,
  errorAnswers,
  jsonAnswer,
  jsonBody,
  userContext,
  type ApiApp,
  type HttpContext,
} from '#platform/http/app.ts';
import { rawAnswer } from '#platform/http/raw-answer.ts';
import { readCharacterRow, SlugParams } from '#features/characters/server/index.ts';
import { Id, idempotency } from '#shared/contract.ts';
import {
  ChangeImage,
  GenerateCharacterImage,
  GenerateCharacterImageQuery,
  GeneratedImage,
  GeneratedImages,
  GenerateImage,
  ImageJob,
  ImageJobs,
  ImageList,
  ListImagesQuery,
  Suggestions,
} from '../contract.ts';
import { SAMPLE_PROMPTS, suggestionCategories } from '../suggestions.ts';
import { awaitJob } from './await-job.ts';
import { changeImage, requireChangeable } from './change-image.ts';
import { createImageJob } from './create-job.ts';
import { dismissJob } from './dismiss-job.ts';
import { cancelJob } from './end-job.ts';
import { listImages, listPendingJobs, readImage, readJob } from './read-images.ts';
import { removeImage, restoreImage } from './remove-image.ts';
import { suggestionPicture } from './suggestion-picture.ts';

const imageRoute = { tags: ['Images'], security: bearer };
const imageParams = z.object({ image_id: Id });
const jobParams = z.object({ job_id: Id });
const postHeaders = idempotency.extend({
  prefer: z.string().max(200).optional().openapi({
    description: '`respond-async`: returns the job at once, with 202.',
    example: 'respond-async',
  }),
});
const EXAMPLE = { prompt: 'On a sunny terrace by the sea, laughing', number_of_images: 4 };
const generateAnswers = {
  200: jsonAnswer(GeneratedImages, 'The finished images; fewer than requested if some failed.'),
  202: jsonAnswer(ImageJob, 'The job: requested by `Prefer`, or because it takes too long.'),
  ...errorAnswers(400, 401, 403, 404, 409, 429, 503),
};

const generate = createRoute({
  ...imageRoute,
  method: 'post',
  path: '/generate/image',
  summary: 'Generate images',
  description:
    'Tokens are held first, and charged for each finished image. Progress and images are sent on `GET /events` as `image_job` and `image`.',
  request: { headers: postHeaders, body: jsonBody(GenerateImage, { ...EXAMPLE, nsfw: false }) },
  responses: generateAnswers,
});
const generateOfCharacter = createRoute({
  ...imageRoute,
  method: 'post',
  path: '/characters/{slug}/image',
  mayUse: (c: HttpContext, { slug = '' }: Record<string, string>) =>
    readCharacterRow(userContext(c), c.get('caller'), slug),
  summary: 'Generate images of a character',
  request: {
    params: SlugParams,
    query: GenerateCharacterImageQuery,
    headers: postHeaders,
    body: jsonBody(GenerateCharacterImage, EXAMPLE),
  },
  responses: generateAnswers,
});
const list = createRoute({
  ...imageRoute,
  method: 'get',
  path: '/generate/',
  summary: 'List your images',
  request: { query: ListImagesQuery },
  responses: { 200: jsonAnswer(ImageList, 'The newest first'), ...errorAnswers(400, 401) },
});
const suggestions = createRoute({
  tags: ['Images'],
  method: 'get',
  path: '/generate/suggestions',
  summary: 'Prompt suggestions',
  responses: {
    200: jsonAnswer(Suggestions, 'By category, and whole sample prompts'),
    ...errorAnswers(),
  },
});
const samplePicture = createRoute({
  tags: ['Images'],
  method: 'get',
  path: '/generate/suggestions/{id}/picture',
  summary: 'The sample picture of a suggestion',
  request: {
    params: z.object({ id: z.string().max(60).openapi({ example: 'scene-beach' }) }),
  },
  responses: {
    200: binaryAnswer('image/webp', 'WebP'),
    ...errorAnswers(404, 503),
  },
});
const openJobs = createRoute({
  ...imageRoute,
  method: 'get',
  path: '/generate/jobs',
  summary: 'List your open jobs',
  description: 'Also lists jobs of the last day with missing pictures, until they are dismissed.',
  responses: { 200: jsonAnswer(ImageJobs, 'The newest first'), ...errorAnswers(401) },
});
const job = createRoute({
  ...imageRoute,
  method: 'get',
  path: '/generate/jobs/{job_id}',
  summary: 'Read a job',
  request: { params: jobParams },
  responses: { 200: jsonAnswer(ImageJob, 'The job'), ...errorAnswers(401, 404) },
});
const cancel = createRoute({
  ...imageRoute,
  method: 'post',
  path: '/generate/jobs/{job_id}/cancel',
  summary: 'Cancel a job',
  description:
    'Finished pictures stay and are paid; the other tokens are refunded. An ended job does not change.',
  request: { params: jobParams },
  responses: { 200: jsonAnswer(ImageJob, 'The job'), ...errorAnswers(401, 404) },
});
const dismiss = createRoute({
  ...imageRoute,
  method: 'delete',
  path: '/generate/jobs/{job_id}',
  summary: 'Dismiss a job that has ended',
  description: 'The job is no longer listed. Its pictures stay.',
  request: { params: jobParams },
  responses: { 204: { description: 'Dismissed.' }, ...errorAnswers(401, 404, 409) },
});
const read = createRoute({
  ...imageRoute,
  method: 'get',
  path: '/generate/image/{image_id}',
  summary: 'Read an image',
  description: 'With fresh addresses, which replace those past their `expires_at`.',
  request: { params: imageParams },
  responses: { 200: jsonAnswer(GeneratedImage, 'The image'), ...errorAnswers(401, 404) },
});
const change = createRoute({
  ...imageRoute,
  method: 'patch',
  path: '/generate/image/{image_id}',
  summary: 'Make an image public or private',
  mayUse: (c: HttpContext, { image_id = '' }: Record<string, string>) =>
    requireChangeable(userContext(c), image_id),
  description:
    'For its maker. Anyone who is signed in and knows the id of a public image may read it: an NSFW one blurred without Premium or before the 18+ notice, and always without its prompt. Making it private, or deleting it, ends that, including the addresses that others received; browsers may keep what they loaded until `expires_at`, at most 12 hours. Superusers may do so for an image with an open or upheld report, and are the only ones to undo that.',
  request: { params: imageParams, body: jsonBody(ChangeImage, { is_public: true }) },
  responses: { 200: jsonAnswer(GeneratedImage, 'The image'), ...errorAnswers(400, 401, 403, 404) },
});
const remove = createRoute({
  ...imageRoute,
  method: 'delete',
  path: '/generate/image/{image_id}',
  summary: 'Delete an image',
  description: 'Can be undone for 10 seconds by `restore`; purged later.',
  request: { params: imageParams },
  responses: { 204: { description: 'Deleted' }, ...errorAnswers(401, 404) },
});
const restore = createRoute({
  ...imageRoute,
  method: 'post',
  path: '/generate/image/{image_id}/restore',
  summary: 'Undo the deletion of an image',
  request: { params: imageParams },
  responses: { 200: jsonAnswer(GeneratedImage, 'The image'), ...errorAnswers(401, 404) },
});

const wantsJob = (prefer: string | undefined): boolean =>
  (prefer ?? '').split(/[,;]/).some((each) => each.trim().toLowerCase() === 'respond-async');

/** Starts a request and responds with its images, or with its job and 202. */
async function answerGeneration(
  c: HttpContext,
  order: GenerateImage,
  { key, prefer }: { key: string | undefined; prefer: string | undefined },
) {
  const ctx = userContext(c);
  const started = await createImageJob(ctx, order, key);
  const isAsync = wantsJob(prefer);
  const answer = isAsync ? { job: await readJob(ctx, started.id) } : await awaitJob(ctx, started);
  if ('images' in answer) return c.json(answer, 200);
  if (isAsync) c.header('Preference-Applied', 'respond-async');
  c.header('Location', `/api/v1/generate/jobs/${started.id}`);
  return c.json(answer.job, 202);
}

/** Registers the image routes; paths are relative to /api/v1. */
export function registerImageRoutes(app: ApiApp): void {
  registerGenerating(app);
  registerGallery(app);
}

function registerGenerating(app: ApiApp): void {
  app.openapi(generate, (c) => {
    const { prefer, 'idempotency-key': key } = c.req.valid('header');
    return answerGeneration(c, c.req.valid('json'), { key, prefer });
  });
  app.openapi(generateOfCharacter, (c) => {
    const { prefer, 'idempotency-key': key } = c.req.valid('header');
    const { number_of_images, ...body } = c.req.valid('json');
    const count = Number(c.req.valid('query').num_images ?? number_of_images ?? 1);
    const order = {
      ...body,
      number_of_images: count as GenerateImage['number_of_images'],
      character_slug: c.req.valid('param').slug,
    };
    return answerGeneration(c, order, { key, prefer });
  });
  app.openapi(openJobs, async (c) => c.json(await listPendingJobs(userContext(c)), 200));
  app.openapi(job, async (c) =>
    c.json(await readJob(userContext(c), c.req.valid('param').job_id), 200),
  );
  app.openapi(cancel, async (c) =>
    c.json(await cancelJob(userContext(c), c.req.valid('param').job_id), 200),
  );
  app.openapi(dismiss, async (c) => {
    await dismissJob(userContext(c), c.req.valid('param').job_id);
    return c.body(null, 204);
  });
}

function registerGallery(app: ApiApp): void {
  app.openapi(list, async (c) =>
    c.json(await listImages(userContext(c), c.req.valid('query')), 200),
  );
  app.openapi(suggestions, (c) => {
    c.header('Cache-Control', 'public, max-age=300');
    return c.json({ categories: suggestionCategories, samples: [...SAMPLE_PROMPTS] }, 200);
  });
  app.openapi(samplePicture, async (c) => {
    const webp = await suggestionPicture(c.get('ctx'), c.req.valid('param').id);
    return rawAnswer(
      c.body(new Uint8Array(webp), 200, {
        'content-type': 'image/webp',
        'cache-control': 'public, max-age=86400',
      }),
    );
  });
  app.openapi(read, async (c) =>
    c.json(await readImage(userContext(c), c.req.valid('param').image_id), 200),
  );
  app.openapi(change, async (c) =>
    c.json(
      await changeImage(userContext(c), c.req.valid('param').image_id, c.req.valid('json')),
      200,
    ),
  );
  app.openapi(remove, async (c) => {
    await removeImage(userContext(c), c.req.valid('param').image_id);
    return c.body(null, 204);
  });
  app.openapi(restore, async (c) =>
    c.json(await restoreImage(userContext(c), c.req.valid('param').image_id), 200),
  );
}
