import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp, expectJson, type TestApp } from '#tests/helpers/app.ts';
import type { Persona, PersonaList } from '../contract.ts';

let app: TestApp;

beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());

const CAPTAIN = { name: 'Captain Vale', pronouns: 'she/her', description: 'Sails alone.' };

describe('personas', () => {
  it('are several, with one default, and change and end', async () => {
    const user = await app.signIn();
    const create = (body: object) => expectJson<Persona>(user.post('/personas', body));
    const first = await create(CAPTAIN);
    expect(first).toMatchObject({ ...CAPTAIN, is_default: true });
    const second = await create({ name: 'Robin', is_default: true });
    const third = await create({ name: 'Ada' });
    const list = async () => await expectJson<PersonaList>(user.get('/personas'));
    expect((await list()).data.map(({ id, is_default }) => [id, is_default])).toEqual([
      [second.id, true],
      [first.id, false],
      [third.id, false],
    ]);
    await expectJson(user.patch(`/personas/${first.id}`, { is_default: true, name: 'Vale' }));
    expect((await list()).data[0]).toMatchObject({ id: first.id, name: 'Vale' });
    expect((await list()).data.filter(({ is_default }) => is_default)).toHaveLength(1);
    expect((await user.delete(`/personas/${first.id}`)).status).toBe(204);
    expect((await user.delete(`/personas/${first.id}`)).status).toBe(404);
    expect((await list()).count).toBe(2);
  });

  it('created at the same time leave one default', async () => {
    const user = await app.signIn();
    await Promise.all(
      ['A', 'B', 'C', 'D'].map((name) =>
        expectJson(user.post('/personas', { name, is_default: true })),
      ),
    );
    const { data } = await expectJson<PersonaList>(user.get('/personas'));
    expect(data.map(({ is_default }) => is_default).sort()).toEqual([false, false, false, true]);
  });

  it('are private', async () => {
    const [user, stranger] = await Promise.all([app.signIn(), app.signIn()]);
    const { id } = await expectJson<Persona>(user.post('/personas', CAPTAIN));
    for (const answer of [
      await stranger.patch(`/personas/${id}`, { name: 'Mine' }),
      await stranger.patch(`/personas/${id}`, { nonsense: true }),
      await stranger.delete(`/personas/${id}`),
    ])
      expect(answer.status).toBe(404);
    expect((await expectJson<PersonaList>(stranger.get('/personas'))).data).toEqual([]);
    expect((await app.request('/api/v1/personas')).status).toBe(401);
  });

  it.each([
    ['without a name', { name: ' ' }, 'Enter a name.'],
    ['a name that marks a speaker', { name: 'A: B' }, /colons/],
    ['a long text', { name: 'A', description: 'x'.repeat(2001) }, /at most 2000/],
  ])('are refused with a sentence: %s', async (_, body, sentence) => {
    const answer = await (await app.signIn()).post('/personas', body);
    expect(answer.status).toBe(422);
    const { detail } = (await answer.json()) as { detail: [{ msg: string }] };
    expect(detail[0].msg).toMatch(sentence);
  });

  it.each([
    ['an age', { name: 'Robin', description: 'I am 16 years old and like sailing.' }],
    ['an age of a choice', { name: 'Robin', description: 'I am {{random:34,16}} years old.' }],
    ['an age in the pronouns', { name: 'Robin', pronouns: '16' }],
    ['a name that completes an age', { name: 'Sixteen' }],
    ['a short text that completes an age', { name: 'Robin', description: 'seventeen' }],
    ['a school', { name: 'Robin', description: 'A high school student who likes to sail far.' }],
    ['an age over two fields', { name: 'Robin', pronouns: 'she is', description: '15 years old' }],
  ])('under 18 are refused: %s', async (_, body) => {
    const answer = await (await app.signIn()).post('/personas', body);
    expect(answer.status).toBe(400);
    expect(await answer.json()).toMatchObject({ code: 'content_blocked' });
  });

  it.each([
    'I am 34 and have a daughter of 6 who likes bees.',
    'A schoolteacher, forty, who runs marathons and lives at number 16.',
    'I was a shy child. I teach children to swim.',
  ])('of adults are stored: %s', async (description) => {
    const answer = await (await app.signIn()).post('/personas', { name: 'Robin', description });
    expect(answer.status).toBe(201);
  });

  it('stay adult when they change', async () => {
    const user = await app.signIn();
    const { id } = await expectJson<Persona>(user.post('/personas', CAPTAIN));
    const answer = await user.patch(`/personas/${id}`, { description: 'A girl of 14.' });
    expect(await answer.json()).toMatchObject({ code: 'content_blocked' });
    expect((await expectJson<PersonaList>(user.get('/personas'))).data[0]).toMatchObject(CAPTAIN);
  });
});
