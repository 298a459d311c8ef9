import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, expect, it } from 'vitest';
import { findLocalServers } from './local-servers.ts';

const open: Server[] = [];
afterEach(() => {
  for (const server of open.splice(0)) {
    server.closeAllConnections();
    server.close();
  }
});

/** A server whose `/v1/models` answers with `body`; null never answers. @returns its port */
async function listen(body: string | null, status = 200): Promise<number> {
  const server = createServer((request, response) => {
    if (body === null) return;
    const isAsked = request.url === '/v1/models';
    response.writeHead(isAsked ? status : 404, { 'content-type': 'application/json' }).end(body);
  });
  open.push(server);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return (server.address() as AddressInfo).port;
}

const list = (...data: object[]) => JSON.stringify({ object: 'list', data });

it('names the servers that answer, and the models that can reply', async () => {
  const ollama = await listen(
    list(
      { id: 'llama3.2:3b', object: 'model', created: 1, owned_by: 'library' },
      { id: 'nomic-embed-text', object: 'model', created: 1, owned_by: 'library' },
    ),
  );
  const llama = await listen(list({ id: 'qwen.gguf', object: 'model', owned_by: 'llamacpp' }));
  const found = await findLocalServers([
    { name: 'llama.cpp', port: llama, owner: 'llamacpp' },
    { name: 'Ollama', port: ollama },
  ]);
  expect(found).toEqual([
    { name: 'llama.cpp', baseUrl: `http://127.0.0.1:${llama}/v1`, models: ['qwen.gguf'] },
    { name: 'Ollama', baseUrl: `http://127.0.0.1:${ollama}/v1`, models: ['llama3.2:3b'] },
  ]);
});

it.each([
  ['an empty list', list(), 200],
  ['only embeddings', list({ id: 'text-embedding-nomic' }), 200],
  ['a page', '<html>', 200],
  ['other JSON', '{"data":"none"}', 200],
  ['a failure', list({ id: 'm' }), 500],
  ['nothing in time', null, 200],
])('leaves out a server that answers with %s', async (_, body, status) => {
  const port = await listen(body, status);
  expect(await findLocalServers([{ name: 'Ollama', port }])).toEqual([]);
});

it('leaves out another program on a common port, and a port where nobody listens', async () => {
  const other = await listen(list({ id: 'm', owned_by: 'vendor' }));
  const closed = await listen(list());
  open.pop()!.close();
  const found = await findLocalServers([
    { name: 'llama.cpp', port: other, owner: 'llamacpp' },
    { name: 'Ollama', port: closed },
  ]);
  expect(found).toEqual([]);
});
