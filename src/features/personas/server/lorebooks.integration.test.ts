import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp, expectJson, type TestApp, type TestClient } from '#tests/helpers/app.ts';
import type { LorebookList, WholeLorebook } from '../contract-lorebooks.ts';

let app: TestApp;

beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());

const entry = (content: string, more: object = {}) => ({ keys: ['harbor'], content, ...more });
const create = (client: TestClient, body: object) =>
  expectJson<WholeLorebook>(client.post('/lorebooks', body));

describe('lorebooks', () => {
  it('are created, listed, changed and deleted', async () => {
    const user = await app.signIn();
    const made = await create(user, { name: 'Coast', book: { entries: [entry('Fog.')] } });
    expect(made).toMatchObject({ name: 'Coast', description: '', entries: 1 });
    await create(user, { name: 'An empty one' });
    const list = await expectJson<LorebookList>(user.get('/lorebooks'));
    expect(list.data.map(({ name, entries }) => [name, entries])).toEqual([
      ['An empty one', 0],
      ['Coast', 1],
    ]);
    const book = { entries: [entry('Fog.'), entry('Rain.', { constant: true })], scan_depth: 6 };
    await expectJson(user.patch(`/lorebooks/${made.id}`, { book, name: 'The coast' }));
    const whole = await expectJson<WholeLorebook>(user.get(`/lorebooks/${made.id}`));
    expect(whole).toMatchObject({ name: 'The coast', entries: 2, book: { scan_depth: 6 } });
    expect((await user.delete(`/lorebooks/${made.id}`)).status).toBe(204);
    expect((await user.get(`/lorebooks/${made.id}`)).status).toBe(404);
  });

  it('can be exported to other programs and imported again', async () => {
    const user = await app.signIn();
    const book = { entries: [entry('Fog.', { made_by: 'me', extensions: { depth: 2 } })] };
    const { id } = await create(user, { name: 'Coast', description: 'North', book });
    const world = await expectJson<Record<string, unknown>>(user.get(`/lorebooks/${id}/file`));
    expect(world).toMatchObject({
      name: 'Coast',
      entries: { 0: { key: ['harbor'], content: 'Fog.', position: 4, depth: 2, made_by: 'me' } },
    });
    for (const file of [
      world,
      await expectJson<object>(user.get(`/lorebooks/${id}/file?format=character_book`)),
    ]) {
      const back = await expectJson<WholeLorebook>(user.post('/lorebooks/import', { file }));
      expect(back).toMatchObject({
        name: 'Coast',
        description: 'North',
        book: {
          entries: [{ keys: ['harbor'], content: 'Fog.', made_by: 'me', extensions: { depth: 2 } }],
        },
      });
    }
    const named = await expectJson<WholeLorebook>(
      user.post('/lorebooks/import', { file: world, name: 'Mine' }),
    );
    expect(named.name).toBe('Mine');
  });

  it('are private', async () => {
    const [user, stranger] = await Promise.all([app.signIn(), app.signIn()]);
    const { id } = await create(user, { name: 'Coast' });
    for (const answer of [
      await stranger.get(`/lorebooks/${id}`),
      await stranger.get(`/lorebooks/${id}/file`),
      await stranger.patch(`/lorebooks/${id}`, { name: 'Mine' }),
      await stranger.patch(`/lorebooks/${id}`, { nonsense: 1 }),
      await stranger.delete(`/lorebooks/${id}`),
    ])
      expect(answer.status).toBe(404);
    expect((await app.request('/api/v1/lorebooks')).status).toBe(401);
  });

  const deep = (levels: number): object => (levels === 0 ? {} : { more: deep(levels - 1) });
  it.each([
    ['without a name', '/lorebooks', { name: '' }, /name/],
    ['nested too deeply', '/lorebooks', { name: 'A', book: deep(80) }, /nested/],
    [
      'with too many entries',
      '/lorebooks',
      { name: 'A', book: { entries: Array.from({ length: 501 }, () => entry('x')) } },
      /at most 500/,
    ],
    ['without a lorebook in the file', '/lorebooks/import', { file: { name: 'A' } }, /no lorebook/],
  ])('are refused with a sentence: %s', async (_, path, body, sentence) => {
    const answer = await (await app.signIn()).post(path, body);
    expect(answer.status).toBe(422);
    const { detail } = (await answer.json()) as { detail: [{ msg: string }] };
    expect(detail[0].msg).toMatch(sentence);
  });

  it.each([
    ['an entry', { entries: [entry('She is 16 years old.')] }],
    ['a macro', { entries: [entry('She is {{random:40,16}} years old.')] }],
    ['two entries', { entries: [entry('She is'), entry('fifteen years old.')] }],
    ['a key', { entries: [entry('Fog.', { keys: ['15 year old girl'] })] }],
    ['an unknown field', { entries: [entry('Fog.', { comment: 'A girl of 14.' })] }],
  ])('never state a youth: %s', async (_, book) => {
    for (const [path, body] of [
      ['/lorebooks', { name: 'A', book }],
      ['/lorebooks/import', { file: book }],
    ] as const) {
      const answer = await (await app.signIn()).post(path, body);
      expect(answer.status).toBe(400);
      expect(await answer.json()).toMatchObject({ code: 'content_blocked' });
    }
  });

  it('from a file never lead to a strike', async () => {
    const user = await app.signIn();
    const file = { entries: [entry('She is 16 years old.')] };
    expect((await user.post('/lorebooks/import', { file })).status).toBe(400);
    expect((await user.get('/lorebooks')).status).toBe(200);
  });
});
