import { z } from 'zod';
import {
  drawPicture,
  sendTruncated,
  sendJson,
  startHttpStandIn,
  type StandInRequest,
  type HttpStandIn,
} from './http-stand-in.ts';

export type WebuiFault =
  | { kind: 'status'; status: number; retry_after?: string }
  /** An exception during generation, as the web UI's middleware reports it. */
  | { kind: 'out_of_memory' }
  | { kind: 'cut_mid_body' }
  | { kind: 'no_images' }
  | { kind: 'truncated_picture' }
  | { kind: 'html_page' }
  | { kind: 'info_not_json' };

export interface WebuiOptions {
  /** `--api-auth` */
  auth?: { user: string; password: string };
  models?: string[];
  /** Each progress request advances one step. By default, a job finishes immediately. */
  steps_by_progress?: boolean;
  /** If false, an interrupted job ends at its next step, as with a sampler that checks the flag per step. */
  ends_on_stop?: boolean;
}

export interface WebuiStandIn extends HttpStandIn {
  /** Bodies that passed validation, oldest first. */
  requests: Record<string, unknown>[];
  /** Unknown fields, which the web UI would ignore. */
  ignored: string[];
  /** Number of interrupts during a running job. */
  interrupted: number;
  /** Returns whether a job is running. */
  isRunning(): boolean;
  fail(fault: WebuiFault, times?: number): void;
  /** Holds new jobs in the queue until `unlock()`. */
  lock(): void;
  unlock(): void;
  /** Interrupts the running job, as another client would. */
  interrupt(): void;
}

const settings = z.record(z.string(), z.unknown());
/** The relevant fields of StableDiffusionTxt2ImgProcessingAPI, with pydantic's types. */
const TXT2IMG = z.object({
  prompt: z.string().optional(),
  negative_prompt: z.string().optional(),
  styles: z.array(z.string()).optional(),
  seed: z.int().optional(),
  subseed: z.int().optional(),
  subseed_strength: z.number().optional(),
  sampler_name: z.string().optional(),
  sampler_index: z.string().optional(),
  scheduler: z.string().optional(),
  batch_size: z.int().optional(),
  n_iter: z.int().optional(),
  steps: z.int().optional(),
  cfg_scale: z.number().optional(),
  width: z.int().optional(),
  height: z.int().optional(),
  restore_faces: z.boolean().optional(),
  tiling: z.boolean().optional(),
  enable_hr: z.boolean().optional(),
  override_settings: settings.optional(),
  override_settings_restore_afterwards: z.boolean().optional(),
  send_images: z.boolean().optional(),
  save_images: z.boolean().optional(),
  alwayson_scripts: settings.optional(),
  force_task_id: z.string().optional(),
});
type Txt2Img = z.infer<typeof TXT2IMG>;

const SAMPLERS = ['Euler', 'Euler a', 'DPM++ 2M'];

interface Job {
  step: number;
  steps: number;
  interrupted: boolean;
  end(): void;
}

/** AUTOMATIC1111's `/sdapi/v1` on a free local port, with one job at a time and a global progress. */
export async function startWebuiStandIn(options: WebuiOptions = {}): Promise<WebuiStandIn> {
  const faults: WebuiFault[] = [];
  let job: Job | undefined;
  let locked: (() => void)[] | undefined;
  let queue = Promise.resolve();

  /** Waits for the lock and runs the job. An interrupt before the start has no effect. */
  async function run(request: Txt2Img): Promise<boolean> {
    if (locked) await new Promise<void>((resolve) => locked!.push(resolve));
    const mine = queue.then(
      () =>
        new Promise<boolean>((resolve) => {
          const steps = request.steps ?? 50;
          const end = () => {
            const wasInterrupted = job!.interrupted;
            job = undefined;
            resolve(wasInterrupted);
          };
          job = { step: 0, steps, interrupted: false, end };
          standIn.checkWaiters();
          if (!options.steps_by_progress) end();
        }),
    );
    queue = mine.then(() => {});
    return mine;
  }

  async function text2img(incoming: StandInRequest): Promise<void> {
    const { response } = incoming;
    const fault = faults.shift();
    if (fault?.kind === 'status')
      return sendJson(
        response,
        fault.status,
        { detail: 'busy' },
        fault.retry_after === undefined ? {} : { 'retry-after': fault.retry_after },
      );
    if (fault?.kind === 'html_page')
      return void response.writeHead(200, { 'content-type': 'text/html' }).end('<h1>It works</h1>');
    const request = validate(incoming, standIn.ignored);
    if (!request) return;
    // Drawn before the run, so that a finished job gets an immediate response even on a busy machine.
    const whole = await drawPicture(request.width ?? 512, request.height ?? 512, request.seed);
    standIn.requests.push(request);
    standIn.checkWaiters();
    const wasInterrupted = await run(request);
    if (fault?.kind === 'out_of_memory')
      return sendJson(response, 500, {
        error: 'OutOfMemoryError',
        detail: '',
        body: '',
        errors: 'CUDA out of memory. Tried to allocate 2.00 GiB',
      });
    // An interrupted run returns its partial result with status 200.
    const picture = fault?.kind === 'truncated_picture' ? whole.subarray(0, 60) : whole;
    const seed = request.seed === undefined || request.seed === -1 ? 12_345 : request.seed;
    const info = JSON.stringify({
      prompt: request.prompt,
      all_prompts: [request.prompt],
      seed,
      all_seeds: [seed],
      width: request.width,
      height: request.height,
      sampler_name: request.sampler_name ?? 'Euler',
      infotexts: [''],
      is_using_inpainting_conditioning: false,
      interrupted: wasInterrupted ? 1 : 0,
    });
    const result = {
      images:
        request.send_images === false || fault?.kind === 'no_images'
          ? []
          : [picture.toString('base64')],
      parameters: request,
      info: fault?.kind === 'info_not_json' ? 'seed: 1' : info,
    };
    if (fault?.kind === 'cut_mid_body') return sendTruncated(response, JSON.stringify(result));
    sendJson(response, 200, result);
  }

  function progress({ response }: StandInRequest): void {
    const now = job;
    const state = {
      skipped: false,
      interrupted: now?.interrupted ?? false,
      stopping_generation: false,
      job: now ? 'scripts_txt2img' : '',
      job_count: now ? 1 : 0,
      job_timestamp: '20261121000000',
      job_no: 0,
      sampling_step: now?.step ?? 0,
      sampling_steps: now?.steps ?? 0,
    };
    sendJson(response, 200, {
      progress: now ? Math.min(0.01 + now.step / now.steps, 1) : 0,
      eta_relative: 0,
      state,
      current_image: null,
      textinfo: null,
    });
    if (!now) return;
    now.step += 1;
    if (now.step > now.steps || now.interrupted) now.end();
  }

  const http = await startHttpStandIn((incoming) => {
    const { request, response, method, path } = incoming;
    const { user, password } = options.auth ?? {};
    const expected = `Basic ${Buffer.from(`${user}:${password}`).toString('base64')}`;
    if (options.auth && request.headers.authorization !== expected)
      return sendJson(
        response,
        401,
        { error: 'HTTPException', detail: 'Incorrect username or password', body: '', errors: '' },
        { 'www-authenticate': 'Basic' },
      );
    switch (`${method} ${path}`) {
      case 'POST /sdapi/v1/txt2img':
        return text2img(incoming);
      case 'GET /sdapi/v1/progress':
        return progress(incoming);
      case 'POST /sdapi/v1/interrupt':
        standIn.interrupt();
        return sendJson(response, 200, {});
      case 'GET /sdapi/v1/sd-models':
        return sendJson(
          response,
          200,
          (options.models ?? ['dream.safetensors']).map((name) => ({
            title: `${name} [0123456789]`,
            model_name: name.replace(/\.safetensors$/, ''),
            hash: '0123456789',
            sha256: null,
            filename: `/models/${name}`,
            config: null,
          })),
        );
      default:
        return sendJson(response, 404, { detail: 'Not Found' });
    }
  });
  const standIn: WebuiStandIn = Object.assign(http, {
    requests: [],
    ignored: [],
    interrupted: 0,
    isRunning: () => job !== undefined,
    fail: (fault: WebuiFault, times = 1) =>
      void faults.push(...Array<WebuiFault>(times).fill(fault)),
    lock: () => void (locked ??= []),
    unlock: () => {
      locked?.forEach((enter) => enter());
      locked = undefined;
    },
    interrupt: () => {
      if (!job) return;
      standIn.interrupted += 1;
      job.interrupted = true;
      if (options.ends_on_stop ?? true) job.end();
    },
  });
  return standIn;
}

/** Returns the parsed body, or undefined after sending an error response. */
function validate(
  { response, body, request }: StandInRequest,
  ignored: string[],
): Txt2Img | undefined {
  const refuse = (loc: (string | number)[], msg: string, type: string) =>
    void sendJson(response, 422, { detail: [{ loc: ['body', ...loc], msg, type }] });
  if (!request.headers['content-type']?.startsWith('application/json'))
    return refuse([], 'value is not a valid dict', 'type_error.dict') as undefined;
  let json: Record<string, unknown>;
  try {
    json = JSON.parse(body) as Record<string, unknown>;
  } catch {
    return refuse(
      [0],
      'Expecting value: line 1 column 1 (char 0)',
      'value_error.jsondecode',
    ) as undefined;
  }
  const parsed = TXT2IMG.safeParse(json);
  if (!parsed.success) {
    const issue = parsed.error.issues[0]!;
    const type = issue.code === 'invalid_type' ? String(issue.expected) : 'value';
    const name = type === 'int' ? 'integer' : type;
    return refuse(
      issue.path as string[],
      `value is not a valid ${name}`,
      `type_error.${name}`,
    ) as undefined;
  }
  ignored.push(...Object.keys(json).filter((key) => !(key in TXT2IMG.shape)));
  const sampler = parsed.data.sampler_name ?? parsed.data.sampler_index ?? 'Euler';
  if (!SAMPLERS.includes(sampler)) {
    sendJson(response, 404, {
      error: 'HTTPException',
      detail: 'Sampler not found',
      body: '',
      errors: '',
    });
    return undefined;
  }
  return parsed.data;
}
