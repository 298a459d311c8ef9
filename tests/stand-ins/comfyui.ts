import { randomUUID } from 'node:crypto';
import { checkGraph, sortNodes, nodeClasses, type ApiGraph } from './comfyui-graph.ts';
import {
  drawPicture,
  sendJson,
  startHttpStandIn,
  type StandInRequest,
  type HttpStandIn,
} from './http-stand-in.ts';
import { acceptSocket, type ServerSocket } from './web-socket.ts';

/** A fault of the next prompt. */
export type ComfyFault =
  | { kind: 'execution_error' }
  /** Another client interrupts it after its first step. */
  | { kind: 'interrupted' }
  /** The socket is cut after the first step. The prompt continues. */
  | { kind: 'cut_socket' }
  /** No messages are sent after the first step. The socket stays open. */
  | { kind: 'silent_socket' }
  /** Queue and history are cleared after the first step, as by a restart. */
  | { kind: 'restart' }
  | { kind: 'truncated_picture' }
  | { kind: 'no_outputs' };

/** A fault of the next request to a path. */
export interface CallFault {
  path: string;
  status?: number;
  retry_after?: string;
  /** Sends no response. */
  silence?: true;
}

export interface ComfyOptions {
  checkpoints?: string[];
  api_key?: string;
  /** Rejects the upgrade, as a proxy without WebSocket support does. */
  no_socket?: boolean;
  /** Publishes lists as `["COMBO", {options}]`, as newer servers do. */
  combo_lists?: boolean;
  /** Holds prompts after their first step until `release()`. */
  hold?: boolean;
}

interface Item {
  number: number;
  id: string;
  graph: ApiGraph;
  client: string | undefined;
  fault: ComfyFault | undefined;
  interrupted: boolean;
}

export interface ComfyStandIn extends HttpStandIn {
  /** Graphs that passed validation, oldest first. */
  graphs: ApiGraph[];
  /** Client ids of prompts whose socket was open when they were queued. Oldest first. */
  connectedClients: string[];
  /** Ids of prompts that were interrupted while running. */
  interrupted: string[];
  /** Ids of prompts that were removed from the queue. */
  deleted: string[];
  /** Number of open sockets. */
  sockets: number;
  fail(fault: ComfyFault, times?: number): void;
  failCall(fault: CallFault, times?: number): void;
  /** Queues another client's prompt, which blocks the queue until `release()`. */
  blockQueue(): void;
  /** Continues held prompts. */
  release(): void;
}

const SAMPLING_STEPS = 4;

/** A ComfyUI server on a free local port, with queue, history, WebSocket and views. */
export async function startComfyStandIn(options: ComfyOptions = {}): Promise<ComfyStandIn> {
  const classes = nodeClasses(options.checkpoints ?? ['dream.safetensors']);
  const faults: ComfyFault[] = [];
  const callFaults: CallFault[] = [];
  const sockets = new Map<string, ServerSocket>();
  const files = new Map<string, Buffer>();
  const held: (() => void)[] = [];
  let pending: Item[] = [];
  let running: Item | undefined;
  let history: Record<string, unknown> = {};
  let number = 0;
  let isHolding = options.hold ?? false;

  const socketOf = ({ client }: Item) => (client === undefined ? undefined : sockets.get(client));
  const sendToClient = (item: Item, type: string, data: object) =>
    socketOf(item)?.sendJson({ type, data });
  const sendQueueStatus = () =>
    sockets.forEach((socket) =>
      socket.sendJson({
        type: 'status',
        data: { status: { exec_info: { queue_remaining: pending.length + (running ? 1 : 0) } } },
      }),
    );
  /** Lets incoming messages be processed between two steps. */
  const yieldToEventLoop = () => new Promise<void>((resolve) => setImmediate(resolve));

  async function work(): Promise<void> {
    if (running) return;
    while ((running = pending.shift())) {
      sendQueueStatus();
      await execute(running);
      running = undefined;
      sendQueueStatus();
      standIn.checkWaiters();
    }
  }

  async function execute(item: Item): Promise<void> {
    const { id, graph } = item;
    const messages: [string, object][] = [];
    const record = (type: string, data: object) => {
      const stamped = { ...data, prompt_id: id, timestamp: 1_760_000_000_000 };
      messages.push([type, stamped]);
      sendToClient(item, type, stamped);
    };
    const isForgotten = () => running !== item;
    const finish = (status_str: 'success' | 'error', outputs: object) => {
      history[id] = {
        prompt: [item.number, id, graph, { client_id: item.client }, Object.keys(graph)],
        outputs,
        status: { status_str, completed: status_str === 'success', messages },
        meta: {},
      };
      // The history is updated before the final message.
      sendToClient(item, 'executing', { node: null, prompt_id: id });
    };
    record('execution_start', {});
    record('execution_cached', { nodes: [] });
    const outputs: Record<string, unknown> = {};
    for (const [node, { class_type }] of sortNodes(graph)) {
      sendToClient(item, 'executing', { node, display_node: node, prompt_id: id });
      const steps = class_type === 'KSampler' ? SAMPLING_STEPS : 0;
      for (let value = 1; value <= steps; value += 1) {
        sendToClient(item, 'progress', { value, max: steps, prompt_id: id, node });
        socketOf(item)?.sendBytes(PREVIEW);
        standIn.checkWaiters();
        await yieldToEventLoop();
        if (value === 1) await afterFirstStep(item);
        if (isForgotten()) return;
        if (item.interrupted) {
          record('execution_interrupted', { node_id: node, node_type: class_type, executed: [] });
          return finish('error', {});
        }
      }
      if (steps > 0 && item.fault?.kind === 'execution_error') {
        record('execution_error', {
          node_id: node,
          node_type: class_type,
          executed: [],
          exception_message: 'Allocation on device',
          exception_type: 'torch.OutOfMemoryError',
          traceback: ['…'],
          current_inputs: {},
          current_outputs: [],
        });
        return finish('error', {});
      }
      if (classes[class_type]!.isOutput && item.fault?.kind !== 'no_outputs') {
        const images = [await save(item, class_type)];
        outputs[node] = { images };
        sendToClient(item, 'executed', {
          node,
          display_node: node,
          output: { images },
          prompt_id: id,
        });
      }
    }
    // Sent before the history is updated.
    record('execution_success', {});
    await yieldToEventLoop();
    finish('success', outputs);
  }

  async function afterFirstStep(item: Item): Promise<void> {
    if (item.fault?.kind === 'interrupted') item.interrupted = true;
    if (item.fault?.kind === 'cut_socket') socketOf(item)?.cut();
    if (item.fault?.kind === 'silent_socket') item.client = undefined;
    if (item.fault?.kind === 'restart') {
      running = undefined;
      pending = [];
      history = {};
      sockets.forEach((each) => each.cut());
    }
    if (isHolding) await new Promise<void>((resolve) => held.push(resolve));
  }

  async function save(item: Item, class_type: string) {
    const latent = Object.values(item.graph).find((n) => n.class_type === 'EmptyLatentImage')!;
    const sampler = Object.values(item.graph).find((n) => n.class_type === 'KSampler')!;
    const { width, height } = latent.inputs as { width: number; height: number };
    const whole = await drawPicture(width, height, Number(sampler.inputs.seed));
    const filename = `ComfyUI_${item.number} +&.png`;
    const type = class_type === 'SaveImage' ? 'output' : 'temp';
    const isCut = item.fault?.kind === 'truncated_picture';
    files.set(`${filename}//${type}`, isCut ? whole.subarray(0, 60) : whole);
    return { filename, subfolder: '', type };
  }

  function queuePrompt({ response, body }: StandInRequest): void {
    const json = parse(body) as
      { prompt?: ApiGraph; client_id?: string; prompt_id?: string } | undefined;
    if (!json) return void response.writeHead(500).end('500 Internal Server Error');
    if (!json.prompt)
      return sendJson(response, 400, {
        error: {
          type: 'no_prompt',
          message: 'No prompt provided',
          details: 'No prompt provided',
          extra_info: {},
        },
        node_errors: {},
      });
    const rejection = checkGraph(json.prompt, classes);
    if (rejection) return sendJson(response, 400, rejection);
    const item: Item = {
      number: (number += 1),
      id: json.prompt_id ?? randomUUID(),
      graph: json.prompt,
      client: json.client_id,
      fault: faults.shift(),
      interrupted: false,
    };
    standIn.graphs.push(item.graph);
    if (item.client !== undefined && sockets.has(item.client))
      standIn.connectedClients.push(item.client);
    pending.push(item);
    // The response may arrive after the first messages, because the worker is a separate thread.
    void work();
    setImmediate(() =>
      sendJson(response, 200, { prompt_id: item.id, number: item.number, node_errors: {} }),
    );
  }

  const toTuple = ({ number: at, id, graph, client }: Item) => [
    at,
    id,
    graph,
    { client_id: client },
    Object.keys(graph),
  ];

  function answer(incoming: StandInRequest): void {
    const { request, response, method, path, query, body } = incoming;
    if (options.api_key && request.headers.authorization !== `Bearer ${options.api_key}`)
      return void response.writeHead(401).end('Unauthorized');
    const at = callFaults.findIndex((fault) => path.startsWith(fault.path));
    if (at >= 0) {
      const [fault] = callFaults.splice(at, 1);
      if (fault!.silence) return;
      const headers = fault!.retry_after ? { 'retry-after': fault!.retry_after } : {};
      return void response.writeHead(fault!.status ?? 503, headers).end('fault');
    }
    if (method === 'POST' && path === '/prompt') return queuePrompt(incoming);
    if (method === 'GET' && path === '/queue')
      return sendJson(response, 200, {
        queue_running: running ? [toTuple(running)] : [],
        queue_pending: pending.map(toTuple),
      });
    if (method === 'POST' && path === '/queue') {
      const { delete: ids = [] } = (parse(body) ?? {}) as { delete?: string[] };
      standIn.deleted.push(...pending.filter(({ id }) => ids.includes(id)).map(({ id }) => id));
      pending = pending.filter(({ id }) => !ids.includes(id));
      return void response.writeHead(200).end();
    }
    if (method === 'POST' && path === '/interrupt') {
      // Like older servers, interrupts the running prompt and ignores the body.
      if (running) {
        running.interrupted = true;
        standIn.interrupted.push(running.id);
        held.splice(0).forEach((release) => release());
      }
      return void response.writeHead(200).end();
    }
    if (method === 'GET' && path.startsWith('/history/')) {
      const id = decodeURIComponent(path.slice('/history/'.length));
      return sendJson(response, 200, history[id] ? { [id]: history[id] } : {});
    }
    if (method === 'GET' && path === '/view') {
      const file = files.get(
        `${query.get('filename')}/${query.get('subfolder')}/${query.get('type')}`,
      );
      return file
        ? void response.writeHead(200, { 'content-type': 'image/png' }).end(file)
        : void response.writeHead(404).end();
    }
    if (method === 'GET' && path === '/object_info/CheckpointLoaderSimple') {
      const [names] = classes.CheckpointLoaderSimple!.inputs.ckpt_name!;
      const ckpt_name = options.combo_lists ? ['COMBO', { options: names }] : [names];
      return sendJson(response, 200, {
        CheckpointLoaderSimple: { input: { required: { ckpt_name } }, output_node: false },
      });
    }
    response.writeHead(405).end('405: Method Not Allowed');
  }

  const http = await startHttpStandIn(answer);
  const standIn: ComfyStandIn = Object.assign(http, {
    graphs: [],
    connectedClients: [],
    interrupted: [],
    deleted: [],
    sockets: 0,
    fail: (fault: ComfyFault, times = 1) =>
      void faults.push(...Array<ComfyFault>(times).fill(fault)),
    failCall: (fault: CallFault, times = 1) =>
      void callFaults.push(...Array<CallFault>(times).fill(fault)),
    blockQueue: () => {
      isHolding = true;
      const graph = { 1: { class_type: 'KSampler', inputs: {} } };
      const fault = undefined;
      pending.push({
        number: 0,
        id: 'of-others',
        graph,
        client: undefined,
        fault,
        interrupted: false,
      });
      void work();
    },
    release: () => {
      isHolding = false;
      held.splice(0).forEach((release) => release());
    },
  });
  http.server.on('upgrade', (request, connection) => {
    const { pathname, searchParams } = new URL(request.url ?? '/', 'http://stand-in');
    const client = searchParams.get('clientId') ?? randomUUID();
    const isAllowed =
      !options.api_key || request.headers.authorization === `Bearer ${options.api_key}`;
    if (options.no_socket || pathname !== '/ws' || !isAllowed)
      return void connection.end('HTTP/1.1 404 Not Found\r\nConnection: close\r\n\r\n');
    const socket = acceptSocket(request, connection, () => {
      sockets.delete(client);
      standIn.sockets -= 1;
      standIn.checkWaiters();
    });
    sockets.set(client, socket);
    standIn.sockets += 1;
    socket.sendJson({
      type: 'status',
      data: {
        status: { exec_info: { queue_remaining: pending.length + (running ? 1 : 0) } },
        sid: client,
      },
    });
  });
  const { close } = http;
  standIn.close = async () => {
    standIn.release();
    sockets.forEach((socket) => socket.cut());
    await close();
  };
  return standIn;
}

/** A binary PREVIEW_IMAGE message of type PNG. */
const PREVIEW = Buffer.concat([
  Buffer.from([0, 0, 0, 1, 0, 0, 0, 2]),
  Buffer.from('\u0089PNG preview', 'latin1'),
]);

function parse(body: string): unknown {
  try {
    return JSON.parse(body);
  } catch {
    return undefined;
  }
}
