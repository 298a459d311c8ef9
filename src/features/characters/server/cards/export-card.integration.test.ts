import fc from 'fast-check';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp, expectJson, type TestClient, type TestApp } from '#tests/helpers/app.ts';
import { CARD_DATA, importCard, makeV2Card } from '#tests/helpers/cards.ts';
import { makeCharacter, makePortrait } from '#tests/helpers/factories.ts';
import { readCardFile } from '../../cards/index.ts';
import type { JsonObject } from '../../cards/parse-json.ts';
import type { Character } from '../../contract.ts';

let app: TestApp;
let person: TestClient;
beforeAll(async () => {
  app = await createTestApp();
  person = await app.signIn();
});
afterAll(() => app.close());

describe('an export', () => {
  async function withPortrait(given: Parameters<typeof makeCharacter>[1]) {
    const made = await makeCharacter(app.ctx.db, given);
    await makePortrait(app.ctx, made);
    return made;
  }

  it('as PNG is the portrait with both cards inside, and as CharX the card next to it', async () => {
    const made = await withPortrait({ name: 'Noor Haddad' });
    const answer = await app.request(`/api/v1/characters/${made.slug}/card.png`);
    expect(answer.headers.get('content-type')).toBe('image/png');
    expect(answer.headers.get('content-disposition')).toBe(
      `attachment; filename="${made.slug}.png"`,
    );
    const bytes = Buffer.from(await answer.arrayBuffer());
    expect(await sharp(bytes).metadata()).toMatchObject({ format: 'png', width: 72, height: 96 });
    expect(readCardFile(bytes).card).toMatchObject({ spec: 'v3', data: { name: 'Noor Haddad' } });
    const charx = await app.request(`/api/v1/characters/${made.slug}/card.charx`);
    const read = readCardFile(Buffer.from(await charx.arrayBuffer()));
    expect(read).toMatchObject({ format: 'charx', card: { data: { name: 'Noor Haddad' } } });
  });

  it('returns the imported card, even with empty texts', async () => {
    const empty = {
      description: '',
      personality: '',
      scenario: '',
      first_mes: '',
      mes_example: '',
      creator_notes: '',
      system_prompt: '',
      post_history_instructions: '',
      alternate_greetings: [],
      tags: [],
      extensions: {},
    };
    const fields = Object.keys(empty) as (keyof typeof empty)[];
    await fc.assert(
      fc.asyncProperty(
        fc.oneof(fc.constant(fields), fc.subarray(fields)),
        fc.constantFrom('2', '3'),
        async (emptied, version) => {
          const change = Object.fromEntries(emptied.map((field) => [field, empty[field]]));
          const made = await expectJson<Character>(
            importCard(person, makeV2Card(change), { choices: { age: 31, sex: 'female' } }),
          );
          const file = `/characters/${made.slug}/card.json?version=${version}`;
          const { data } = await expectJson<{ data: typeof CARD_DATA }>(person.get(file));
          const { everafter: _own, ...extensions } = data.extensions as JsonObject;
          const { extensions: given, character_book, ...texts } = { ...CARD_DATA, ...change };
          expect(data).toMatchObject(texts);
          expect(extensions).toEqual(given);
          expect(data.character_book.entries[0]).toMatchObject(character_book.entries[0]!);
        },
      ),
      { numRuns: 12, examples: [[fields, '2']] },
    );
  }, 60_000);

  it('as PNG requires a finished portrait', async () => {
    const { slug } = await makeCharacter(app.ctx.db);
    expect((await app.request(`/api/v1/characters/${slug}/card.png`)).status).toBe(409);
    expect((await app.request(`/api/v1/characters/${slug}/card.charx`)).status).toBe(200);
  });

  it.each(['card.json', 'card.png', 'card.charx'])(
    '%s is available to everyone that can read the character',
    async (file) => {
      const made = await withPortrait({ is_public: false, owner_id: person.user.id });
      const stranger = await app.signIn();
      const path = `/characters/${made.slug}/${file}`;
      expect((await person.get(path)).status).toBe(200);
      expect((await stranger.get(path)).status).toBe(404);
      expect((await app.request(`/api/v1${path}`)).status).toBe(404);
    },
  );

  it('names an unknown version', async () => {
    const { slug } = await makeCharacter(app.ctx.db);
    const answer = await app.request(`/api/v1/characters/${slug}/card.json?version=4`);
    expect(answer.status).toBe(422);
  });
});
