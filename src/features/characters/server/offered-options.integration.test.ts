import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { characters } from '#db/schema/index.ts';
import { ConfigError, parseConfig } from '#platform/config.ts';
import { createTestApp, expectJson, type TestClient, type TestApp } from '#tests/helpers/app.ts';
import { importCard, makeV2Card } from '#tests/helpers/cards.ts';
import { woman } from '#tests/helpers/characters.ts';
import { makeCharacter } from '#tests/helpers/factories.ts';
import type { CardPreview } from '../contract-cards.ts';
import type { CharacterOptions } from '../contract-changes.ts';
import type { Character } from '../contract.ts';
import { checkRestrictedOptions } from './offered-options.ts';

let app: TestApp;
let person: TestClient;

beforeAll(async () => {
  app = await createTestApp({
    roles: ['web', 'api'],
    env: { RESTRICTED_OPTIONS: 'school_outfit, baker,hobbies:cosplay' },
  });
  person = await app.signIn();
});
afterAll(() => app.close());

const locsOf = async (answer: Response) => {
  expect(answer.status).toBe(422);
  const { detail } = (await answer.json()) as { detail: { loc: unknown[]; msg: string }[] };
  for (const { msg } of detail) expect(msg).not.toMatch(/school_outfit|baker\b|cosplay/);
  return detail.map(({ loc }) => loc);
};

describe('options that an operator restricts', () => {
  it('are not listed', async () => {
    const lists = await expectJson<CharacterOptions>(app.request('/api/v1/characters/options'));
    for (const sex of ['female', 'male'] as const) {
      const all = Object.values(lists[sex]).flatMap((options) => options.map(({ id }) => id));
      expect(all).toContain('teacher');
      for (const id of ['school_outfit', 'baker', 'cosplay']) expect(all).not.toContain(id);
    }
  });

  it('are refused for a new character, by id and by label', async () => {
    const send = (change: object) => person.post('/characters/', { ...woman, ...change });
    expect(await locsOf(await send({ clothing: 'school_outfit' }))).toEqual([['body', 'clothing']]);
    expect(await locsOf(await send({ occupation: 'Baker' }))).toEqual([['body', 'occupation']]);
    expect(await locsOf(await send({ hobbies: ['hiking', 'cosplay'] }))).toEqual([
      ['body', 'hobbies', 1],
    ]);
    expect((await send({})).status).toBe(201);
  });

  it('are kept by a character that has them, and refused for others', async () => {
    const stored = { owner_id: person.user.id, clothing: 'school_outfit', hobbies: ['cosplay'] };
    const { slug } = await makeCharacter(app.ctx.db, stored);
    const patch = (change: object) => person.patch(`/characters/${slug}`, change);
    const unchanged = await expectJson<Character>(
      patch({ name: 'Clara Wren', clothing: 'school_outfit', hobbies: ['cosplay', 'hiking'] }),
    );
    expect(unchanged).toMatchObject({ clothing: 'school_outfit', hobbies: ['cosplay', 'hiking'] });
    expect(await locsOf(await patch({ occupation: 'baker' }))).toEqual([['body', 'occupation']]);
    await expectJson(patch({ clothing: 'casual', hobbies: ['hiking'] }));
    expect(await locsOf(await patch({ clothing: 'school_outfit', hobbies: ['cosplay'] }))).toEqual([
      ['body', 'clothing'],
      ['body', 'hobbies', 0],
    ]);
  });

  it('are not guessed from a card, and are refused as choices', async () => {
    const preview = await expectJson<CardPreview>(
      importCard(person, makeV2Card(), { preview: 'true' }),
    );
    expect(preview.guessed).toMatchObject({ hair_style: 'bun' });
    expect(preview.guessed.occupation).not.toBe('baker');
    const choices = { age: 30, sex: 'female', occupation: 'baker' };
    expect(await locsOf(await importCard(person, makeV2Card(), { choices }))).toEqual([
      ['body', 'choices', 'occupation'],
    ]);
    const made = await importCard(person, makeV2Card(), { choices: { age: 30, sex: 'female' } });
    const { slug } = await expectJson<Character>(made);
    const [row] = await app.ctx.db.select().from(characters).where(eq(characters.slug, slug));
    expect(row!.occupation).toBe(preview.guessed.occupation);
  });
});

it('stops the start with a message when the setting has unknown options', () => {
  const check = (value: string) => () =>
    checkRestrictedOptions(parseConfig({ RESTRICTED_OPTIONS: value }));
  expect(check('')).not.toThrow();
  expect(check('school_outfit,clothing:casual')).not.toThrow();
  expect(check('pirate_hat')).toThrow(ConfigError);
  expect(check('pirate_hat')).toThrow(/^RESTRICTED_OPTIONS .*pirate_hat/);
});
