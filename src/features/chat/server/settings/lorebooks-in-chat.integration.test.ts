import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { characters } from '#db/schema/index.ts';
import type { WholeLorebook } from '#features/personas/contract-lorebooks.ts';
import { createTestApp, expectJson, type TestApp, type TestClient } from '#tests/helpers/app.ts';
import { sendMessage, startChat } from '#tests/helpers/chats.ts';
import { createManualEngine } from '#tests/helpers/manual-engine.ts';
import type { ChatSettings } from '../../contract-settings.ts';

const manual = createManualEngine();
let app: TestApp;
const clock = new Date('2026-05-16T22:30:00Z');

beforeAll(async () => {
  app = await createTestApp({ text: manual.engine, now: () => clock });
});
afterAll(() => app.close());

async function ask(client: TestClient, chatId: string, content: string): Promise<string[]> {
  await sendMessage(client, chatId, content);
  const call = await manual.nextCall();
  call.send('Gladly.');
  call.finish();
  return call.texts;
}

describe('a user’s lorebook', () => {
  it('is added to the character’s own in the chats where it is active', async () => {
    const { client, chat } = await startChat(app, {
      name: 'Clara Reed',
      scenario: 'A secret of hers.',
      character_book: { entries: [{ keys: ['harbor'], content: 'Clara fears the harbor.' }] },
    });
    const book = {
      entries: [
        {
          keys: ['harbor'],
          content: 'The harbor froze; {{char}} and {{user}} walk. {{scenario}}.',
        },
        { keys: ['inn'], content: 'The inn burned.' },
        { keys: [], constant: true, content: 'Winter reigns.' },
      ],
    };
    const { id } = await expectJson<WholeLorebook>(
      client.post('/lorebooks', { name: 'Coast', book }),
    );
    const without = (await ask(client, chat.id, 'To the harbor!')).join('\n');
    expect(without).toContain('fears the harbor');
    expect(without).not.toContain('froze');
    await expectJson(client.patch(`/chat/${chat.id}/settings`, { lorebook_ids: [id, id] }));
    const texts = await ask(client, chat.id, 'To the harbor!');
    const first = client.user.full_name.split(' ')[0];
    expect(texts[0]).toContain('Winter reigns.');
    const read = texts.join('\n');
    expect(read).toContain('Clara fears the harbor.');
    // The user's text cannot insert the character's texts.
    expect(read).toContain(`The harbor froze; Clara and ${first} walk. .`);
    expect(read).not.toContain('The inn burned.');
    await client.delete(`/lorebooks/${id}`);
    const settings = await expectJson<ChatSettings>(client.get(`/chat/${chat.id}/settings`));
    expect(settings.lorebook_ids).toEqual([]);
    expect((await ask(client, chat.id, 'The harbor again')).join('\n')).not.toContain('froze');
  });

  it('of another user cannot be activated', async () => {
    const [{ client, chat }, stranger] = await Promise.all([startChat(app), app.signIn()]);
    const { id } = await expectJson<WholeLorebook>(stranger.post('/lorebooks', { name: 'Mine' }));
    const answer = await client.patch(`/chat/${chat.id}/settings`, { lorebook_ids: [id] });
    expect(answer.status).toBe(404);
  });
});

describe('the prompt’s clock', () => {
  it('is in the user’s time zone', async () => {
    const { client, chat } = await startChat(app, { post_history: 'Now: {{time}}, {{weekday}}.' });
    expect((await ask(client, chat.id, 'Late?')).at(-1)).toContain(
      'Saturday, May 16, 2026, 10:30 PM',
    );
    await expectJson(client.patch('/users/me/preferences', { time_zone: 'Asia/Tokyo' }));
    const last = (await ask(client, chat.id, 'And now?')).at(-1);
    expect(last).toContain('Sunday, May 17, 2026, 7:30 AM');
    expect(last).toContain('Now: 7:30 AM, Sunday.');
  });
});

describe('a character’s sampling', () => {
  it('can be set and seen only by its owner', async () => {
    const owner = await app.signIn();
    const { slug } = await startChat(app, { owner_id: owner.user.id, is_public: true });
    const sampling = { temperature: 0.6, top_k: 40 };
    const changed = await owner.patch(`/characters/${slug}`, { sampling });
    expect(await changed.json()).toMatchObject({ sampling });
    const stranger = await app.signIn();
    expect(await expectJson(stranger.get(`/characters/${slug}`))).toMatchObject({ sampling: {} });
    expect((await stranger.patch(`/characters/${slug}`, { sampling })).status).toBe(403);
    const wrong = await owner.patch(`/characters/${slug}`, { sampling: { top_p: 3 } });
    expect(wrong.status).toBe(422);
    const [row] = await app.ctx.db.select().from(characters).where(eq(characters.slug, slug));
    expect(row!.sampling).toEqual(sampling);
  });
});
