import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp, expectJson, type TestClient, type TestApp } from '#tests/helpers/app.ts';
import {
  waitForPortrait,
  createCharacter,
  readCharacter,
  woman,
} from '#tests/helpers/characters.ts';
import type { Character } from '../contract.ts';

let app: TestApp;
let owner: TestClient;
beforeAll(async () => {
  app = await createTestApp();
  owner = await app.signIn();
});
afterAll(() => app.close());

describe('a name', () => {
  it.each([
    ['with direction overrides', '\u202EMara\u2066', 'Mara'],
    ['of several lines', 'Mara\n\n\u0000Holm', 'Mara Holm'],
    ['with a soft hyphen', 'Ma\u00adra', 'Mara'],
    ['with joined emoji', '👩‍🚀 Ada', '👩‍🚀 Ada'],
    ['written from right to left', 'مریم‌سادات', 'مریم‌سادات'],
  ])('%s is stored as one plain line', async (_, name, stored) => {
    expect((await createCharacter(owner, { name })).name).toBe(stored);
  });

  it.each(['\u200b\u200b', '\u3164', '\u200d', '\u202e \u00a0'])(
    'that is invisible (%j) is refused at its field',
    async (name) => {
      const answer = await owner.post('/characters/', { ...woman, name });
      expect(answer.status).toBe(422);
      expect(await answer.json()).toMatchObject({ detail: [{ loc: ['body', 'name'] }] });
    },
  );
});

describe('a lorebook in a change', () => {
  it('with lone surrogates and NULs is stored without them', async () => {
    const { slug } = await createCharacter(owner);
    const entries = [{ keys: ['m\ud800'], content: 'A mill.\u0000', 'odd\udc00': '\ud83d' }];
    const changed = await expectJson<Character>(
      owner.patch(`/characters/${slug}`, { character_book: { entries } }),
    );
    expect(changed.card.character_book?.['entries']).toMatchObject([
      { keys: ['m\ufffd'], content: 'A mill.', 'odd\ufffd': '\ufffd' },
    ]);
  });

  it('that is nested deeply is refused at its field', async () => {
    const { slug } = await createCharacter(owner);
    const answer = await owner.request(`/characters/${slug}`, {
      method: 'PATCH',
      headers: { 'content-type': 'application/json' },
      body: `{"character_book":{"entries":${'['.repeat(40_000)}${']'.repeat(40_000)}}}`,
    });
    expect(answer.status).toBe(422);
    expect(await answer.json()).toMatchObject({
      detail: [{ loc: ['body', 'character_book'], msg: 'The lorebook is nested too deeply.' }],
    });
  });
});

it('an unchanged appearance does not start a new portrait', async () => {
  const { slug, age, hair_color } = await createCharacter(owner);
  await waitForPortrait(owner, slug);
  const before = await readCharacter(owner, slug);
  const after = await expectJson<Character>(
    owner.patch(`/characters/${slug}`, { age, hair_color, description: 'Mends violins.' }),
  );
  expect(after).toMatchObject({ portrait_status: 'ready', media: before.media });
});
