import { Agent, request } from 'node:http';
import type { CallFailure, GeneratorTask } from './messages.ts';

const EVERY_MS = 100;

/** Reads a page and a portrait alternately, so that web processes and the bucket also get calls. */
export function readPages(
  { proxyUrl, slug }: Pick<GeneratorTask, 'proxyUrl' | 'slug'>,
  onFailure: (failure: CallFailure) => void,
): { finish(): Promise<number> } {
  const agent = new Agent({ keepAlive: true });
  const open = new Set<Promise<void>>();
  let count = 0;
  let picture: string | undefined;
  const read = async (call: CallFailure['call'], path: string, keep?: (body: string) => void) => {
    const began = Date.now();
    const note = (status: number, text: string) =>
      onFailure({ call, status, began, ended: Date.now(), text: text.slice(0, 200) });
    try {
      const { status, body } = await get(agent, proxyUrl + path);
      if (status !== 200) note(status, body);
      else keep?.(body);
    } catch (error) {
      note(0, String(error));
    }
  };
  const next = () => {
    const isPage = count % 2 === 0 || picture === undefined;
    const reading = isPage
      ? read('page', `/character/${slug}`, (body) => {
          picture ??= /["'](\/media\/[^"'?\s]+\.(?:webp|avif))/.exec(body)?.[1];
        })
      : read('picture', picture!);
    count += 1;
    open.add(reading);
    void reading.finally(() => open.delete(reading));
  };
  const timer = setInterval(next, EVERY_MS);
  return {
    async finish() {
      clearInterval(timer);
      await Promise.all(open);
      agent.destroy();
      return count;
    },
  };
}

function get(agent: Agent, url: string): Promise<{ status: number; body: string }> {
  return new Promise((resolve, reject) => {
    const call = request(url, { agent });
    call.on('error', reject).on('response', (response) => {
      let body = '';
      response.setEncoding('utf8').on('data', (text: string) => (body += text));
      response.on('error', reject);
      response.on('end', () => resolve({ status: response.statusCode ?? 0, body }));
    });
    call.end();
  });
}
