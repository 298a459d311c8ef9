import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { calls } from '#db/schema/index.ts';
import type { Chat } from '#features/chat/contract.ts';
import { createTestApp, expectJson, type TestApp } from '#tests/helpers/app.ts';
import { makeCaller, startCall } from '#tests/helpers/calls.ts';
import { makeCharacter } from '#tests/helpers/factories.ts';
import type { CurrentCall } from '../contract.ts';

let ahead = 0;
let app: TestApp;
beforeAll(async () => {
  app = await createTestApp({ now: () => new Date(Date.now() + ahead) });
});
afterAll(() => app.close());

describe('starting a call', () => {
  it('is part of Premium, and costs at least a minute', async () => {
    const { slug } = await makeCaller(app);
    const free = await app.signIn();
    const refused = await free.post('/calls', { character_slug: slug });
    expect([refused.status, await refused.json()]).toMatchObject([
      403,
      { code: 'premium_required' },
    ]);
  });

  it('two at once create one call; the other response refers to it', async () => {
    const { client, slug } = await makeCaller(app);
    const answers = await Promise.all(
      [1, 2].map(() => client.post('/calls', { character_slug: slug })),
    );
    expect(answers.map(({ status }) => status).toSorted()).toEqual([201, 409]);
    const [call, refused] = await Promise.all(
      answers.toSorted((one, other) => one.status - other.status).map((one) => one.json()),
    );
    const { id, chat_id } = call as { id: string; chat_id: string };
    expect(refused).toMatchObject({ code: 'call_in_progress', call: { id, chat_id } });
    const current = await expectJson<CurrentCall>(client.get('/calls/current'));
    expect(current.call).toMatchObject({ id, state: 'ringing', character: { slug } });
  });

  it('again is possible as soon as the call before was abandoned', async () => {
    const { client, slug } = await makeCaller(app);
    const started = await startCall(client, slug);
    ahead = 21_000;
    const next = await startCall(client, slug);
    ahead = 0;
    expect(next.id).not.toBe(started.id);
    const [row] = await app.ctx.db.select().from(calls).where(eq(calls.id, started.id));
    expect(row).toMatchObject({ end_reason: 'unanswered', minutes: 0 });
  });

  it('in a chat with another character, or of another user, is not found', async () => {
    const { client, slug } = await makeCaller(app);
    const started = await startCall(client, slug);
    const other = await makeCaller(app);
    for (const [who, body] of [
      [client, { character_slug: other.slug, chat_id: started.chat_id }],
      [other.client, { character_slug: slug, chat_id: started.chat_id }],
      [other.client, { character_slug: 'nobody-here' }],
    ] as const)
      expect((await who.post('/calls', body)).status).toBe(404);
    expect((await other.client.get(`/calls/${started.id}`)).status).toBe(404);
    expect((await other.client.delete(`/calls/${started.id}`)).status).toBe(404);
  });

  it('in a scene is rejected with a sentence, even if the scene was used last', async () => {
    const { client, slug } = await makeCaller(app);
    const { slug: other } = await makeCharacter(app.ctx.db);
    const chat = await expectJson<Chat>(client.get(`/chat/character/${slug}`));
    await expectJson(client.patch(`/chat/${chat.id}/settings`, { members: [other] }));
    for (const chat_id of [chat.id, undefined]) {
      const refused = await client.post('/calls', { character_slug: slug, chat_id });
      expect([refused.status, await refused.json()]).toMatchObject([
        422,
        { detail: [{ loc: ['body', 'chat_id'], type: 'scene' }] },
      ]);
    }
    const { id } = await expectJson<Chat>(client.post('/chat/', { character_slug: slug }));
    expect(await startCall(client, slug)).toMatchObject({ chat_id: id });
  });
});
