import { expect, it, vi } from 'vitest';
import { createAnonymousCache } from './anonymous-cache.ts';

const create = () =>
  createAnonymousCache({ freshMs: 60_000, staleMs: 60_000, vary: 'accept-encoding' });
const request = new Request('http://localhost/');
const page = (text: string) => async () => new Response(text);

it('checks admission for rendering a page, not for reading a cached one', async () => {
  const cache = create();
  const admit = vi.fn(async () => {});
  for (let at = 0; at < 3; at += 1) {
    const answer = await cache.answer('/', request, page('home'), admit);
    expect(await answer.text()).toBe('home');
  }
  expect(admit).toHaveBeenCalledTimes(1);
});

it('renders nothing for a refused visitor, but serves them what is cached', async () => {
  const cache = create();
  const refuse = async (): Promise<void> => {
    throw new Error('refused');
  };
  const make = vi.fn(page('home'));
  await expect(cache.answer('/', request, make, refuse)).rejects.toThrow('refused');
  expect(make).not.toHaveBeenCalled();
  await cache.answer('/', request, make, async () => {});
  expect(await (await cache.answer('/', request, make, refuse)).text()).toBe('home');
});

it('renders a limited number of pages at once, and each of them once', async () => {
  const cache = create();
  const ends: (() => void)[] = [];
  const slow = () =>
    new Promise<Response>((resolve) => ends.push(() => resolve(new Response('page'))));
  const ask = (path: string) => cache.answer(path, request, slow, async () => {});
  const asked = Array.from({ length: 24 }, (_, at) => ask(`/${at}`));
  await vi.waitFor(() => expect(ends).toHaveLength(24));
  await expect(ask('/one-more')).rejects.toMatchObject({ code: 'not_ready', retryAfter: 1 });
  const second = ask('/0');
  for (const end of ends) end();
  for (const answer of await Promise.all([...asked, second])) expect(answer.status).toBe(200);
  expect(ends).toHaveLength(24);
});
