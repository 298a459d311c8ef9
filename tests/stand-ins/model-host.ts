import { createHash } from 'node:crypto';
import { sendJson, startHttpStandIn, type HttpStandIn } from './http-stand-in.ts';

/** A fault of the next downloads. `hold`: half of the file, and the rest after `release()`. */
export type HostFault = 'none' | 'cut_off' | 'hold' | 'wrong_checksum' | 'refused';

export interface ModelHost extends HttpStandIn {
  fault: HostFault;
  /** The Range header of each download. */
  ranges: (string | undefined)[];
  /** Sends the rest of held downloads. */
  release(): void;
  /** The models of the server on Ollama's port; empty: no server listens there. */
  localModels: string[];
  /** `fetch` with model hosts and usual ports of this machine replaced by this stand-in. */
  fetch: typeof fetch;
}

const FILE = Buffer.alloc(200_000, 'a small model ');
const SHA256 = createHash('sha256').update(FILE).digest('hex');
export const MODEL_BYTES = FILE.length;

/** Hugging Face with one small file, and the model servers that this machine may have. */
export async function startModelHost(): Promise<ModelHost> {
  const held = new Set<() => void>();
  const standIn = await startHttpStandIn(({ request, response, method, path }) => {
    if (path === '/11434/v1/models' && host.localModels.length > 0)
      return sendJson(response, 200, { data: host.localModels.map((id) => ({ id })) });
    if (!path.startsWith('/hub/')) return sendJson(response, 404, {});
    if (host.fault === 'refused') return sendJson(response, 503, {});
    const sha256 = host.fault === 'wrong_checksum' ? SHA256.replace(/./g, '0') : SHA256;
    if (method === 'HEAD') return void response.writeHead(302, { 'x-linked-etag': sha256 }).end();
    const { range } = request.headers;
    host.ranges.push(range);
    const rest = FILE.subarray(Number(/\d+/.exec(range ?? '0')![0]));
    response.writeHead(range ? 206 : 200, { etag: '"one"', 'content-length': rest.length });
    if (host.fault !== 'cut_off' && host.fault !== 'hold') return void response.end(rest);
    const half = rest.length / 2;
    const isCut = host.fault === 'cut_off';
    response.write(rest.subarray(0, half));
    held.add(() => (isCut ? response.destroy() : response.end(rest.subarray(half))));
  });
  const host: ModelHost = Object.assign(standIn, {
    fault: 'none' as const,
    ranges: [],
    localModels: [],
    release() {
      held.forEach((go) => go());
      held.clear();
    },
    fetch: ((input, init) =>
      fetch(moveAddress(String(input), standIn.origin), init)) as typeof fetch,
  });
  return host;
}

const moveAddress = (address: string, origin: string): string =>
  address
    .replace('https://huggingface.co/', `${origin}/hub/`)
    .replace(/^http:\/\/127\.0\.0\.1:(8080|11434|1234)\//, `${origin}/$1/`);
