import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { messages, reports, users } from '#db/schema/index.ts';
import type { Chat } from '#features/chat/contract.ts';
import { newId } from '#shared/ids.ts';
import { createTestApp, expectJson, type TestClient, type TestApp } from '#tests/helpers/app.ts';
import { makeCharacter } from '#tests/helpers/factories.ts';
import type { Report, ReportList, ReportReceipt } from '../../contract.ts';
import { DETAILS_LENGTH, EXCERPT_LENGTH } from '../../report-rules.ts';

let app: TestApp;
let person: TestClient;
let superuser: TestClient;

beforeAll(async () => {
  app = await createTestApp({ roles: ['web', 'api'] });
  person = await app.signIn();
  superuser = await app.signIn({ is_superuser: true });
});
afterAll(() => app.close());

const about = (subject_id: string, more: object = {}) => ({
  subject_type: 'character',
  subject_id,
  reason: 'spam',
  ...more,
});
const send = (by: TestClient, body: object) => by.post('/reports', body);
const report = async (by: TestClient, body: object) => expectJson<ReportReceipt>(send(by, body));
const list = (query = '') => expectJson<ReportList>(superuser.get(`/reports${query}`));

/** Inserts a chat of `by` with one message from each side. */
async function makeChat(by: TestClient, content = 'Good evening. The kettle is on.') {
  const { slug } = await makeCharacter(app.ctx.db);
  const chat = await expectJson<Chat>(by.get(`/chat/character/${slug}`));
  const write = async (sender: 'user' | 'character') => {
    const id = newId();
    await app.ctx.db
      .insert(messages)
      .values({ id, chat_id: chat.id, sender, content, rev: 1, created_at: new Date() });
    return id;
  };
  return { chat, slug, own: await write('user'), reply: await write('character') };
}

describe('a report', () => {
  it('of a character is stored verbatim and shown to superusers with its subject', async () => {
    const { slug, name } = await makeCharacter(app.ctx.db, { description: 'So long. '.repeat(60) });
    const answer = await send(
      person,
      about(slug, { reason: 'copyright', details: ' From a film. ' }),
    );
    expect(answer.status).toBe(201);
    const receipt = (await answer.json()) as ReportReceipt;
    expect(receipt).toEqual({
      id: expect.any(String),
      status: 'open',
      created_at: expect.any(String),
    });
    const { data } = await list('?reason=copyright');
    const seen = data.find(({ id }) => id === receipt.id)!;
    expect(seen).toMatchObject({
      subject_type: 'character',
      subject_id: slug,
      subject: { name, slug, chat_id: null },
      reporter_id: person.user.id,
      reason: 'copyright',
      details: 'From a film.',
      is_urgent: false,
      resolved_at: null,
    });
    expect(seen.subject!.excerpt.length).toBeLessThanOrEqual(EXCERPT_LENGTH);
  });

  it('of a message stores no content, and shows an excerpt while the message exists', async () => {
    const { chat, reply, slug } = await makeChat(person, 'Words that are nobody else’s.');
    const { id } = await report(person, {
      subject_type: 'message',
      subject_id: reply,
      reason: 'hate',
    });
    const [row] = await app.ctx.db.select().from(reports).where(eq(reports.id, id));
    expect(JSON.stringify(row)).not.toContain('nobody else');
    const read = async () => (await list('?reason=hate')).data.find((one) => one.id === id)!;
    expect((await read()).subject).toMatchObject({
      slug,
      chat_id: chat.id,
      excerpt: 'Words that are nobody else’s.',
    });
    await app.ctx.db.delete(messages).where(eq(messages.id, reply));
    expect((await read()).subject).toBeNull();
  });

  it('is stored once while open, and again after it is closed', async () => {
    const { slug } = await makeCharacter(app.ctx.db);
    const first = await report(person, about(slug));
    const again = await send(person, about(slug, { reason: 'other', details: 'Still there.' }));
    expect(again.status).toBe(200);
    expect(await again.json()).toEqual(first);
    const somebodyElse = await app.signIn();
    expect((await send(somebodyElse, about(slug))).status).toBe(201);
    await expectJson(superuser.patch(`/reports/${first.id}`, { status: 'dismissed' }));
    const next = await send(person, about(slug));
    expect(next.status).toBe(201);
    expect(((await next.json()) as ReportReceipt).id).not.toBe(first.id);
  });

  it('is stored once for concurrent requests', async () => {
    const { slug } = await makeCharacter(app.ctx.db);
    const answers = await Promise.all(Array.from({ length: 8 }, () => report(person, about(slug))));
    expect(new Set(answers.map(({ id }) => id)).size).toBe(1);
  });

  it('is never rejected for its text and never leads to a strike', async () => {
    const someone = await app.signIn();
    const { slug } = await makeCharacter(app.ctx.db);
    const details = 'It says she is fifteen years old and your girlfriend. \0';
    const { id } = await report(someone, about(slug, { reason: 'underage', details }));
    const [row] = await app.ctx.db.select().from(reports).where(eq(reports.id, id));
    expect(row!.details).toBe('It says she is fifteen years old and your girlfriend.');
    expect((await someone.get('/users/me')).status).toBe(200);
  });

  it('stays without a reporter after the account is erased', async () => {
    const leaving = await app.signIn();
    const { slug } = await makeCharacter(app.ctx.db);
    const { id } = await report(leaving, about(slug, { reason: 'violence' }));
    await app.ctx.db.delete(users).where(eq(users.id, leaving.user.id));
    const { data } = await list('?reason=violence');
    expect(data.find((one) => one.id === id)).toMatchObject({
      reporter_id: null,
      subject_id: slug,
    });
  });
});

describe('a report is refused', () => {
  it('for content that the caller cannot see, with 404', async () => {
    const owner = await app.signIn();
    const hidden = await makeCharacter(app.ctx.db, { owner_id: owner.user.id, is_public: false });
    const { reply } = await makeChat(owner);
    const message = { subject_type: 'message', reason: 'hate' };
    for (const body of [
      about(hidden.slug),
      about('nobody-of-this-name'),
      { ...message, subject_id: reply },
      { ...message, subject_id: newId() },
      { ...message, subject_id: 'no id at all' },
    ])
      expect((await send(person, body)).status, JSON.stringify(body)).toBe(404);
    expect((await send(owner, about(hidden.slug))).status).toBe(201);
    expect((await send(owner, { ...message, subject_id: reply })).status).toBe(201);
  });

  it('for a message in a deleted chat', async () => {
    const { chat, reply } = await makeChat(person);
    expect((await person.delete(`/chat/${chat.id}`)).status).toBe(204);
    const body = { subject_type: 'message', subject_id: reply, reason: 'hate' };
    expect((await send(person, body)).status).toBe(404);
  });

  it('for the caller’s own message', async () => {
    const { own } = await makeChat(person);
    const body = { subject_type: 'message', subject_id: own, reason: 'hate' };
    expect((await send(person, body)).status).toBe(403);
  });

  it('without a session and from a suspended user', async () => {
    const { slug } = await makeCharacter(app.ctx.db);
    expect((await app.postJson('/api/v1/reports', about(slug))).status).toBe(401);
    const blocked = await app.signIn();
    await app.ctx.db
      .update(users)
      .set({ suspended_until: new Date(Date.now() + 86_400_000) })
      .where(eq(users.id, blocked.user.id));
    app.ctx.live.publish('sessions', { userId: blocked.user.id });
    expect([401, 403]).toContain((await send(blocked, about(slug))).status);
    expect(await app.ctx.db.$count(reports, eq(reports.subject_id, slug))).toBe(0);
  });

  it.each([
    ['an unknown kind', { subject_type: 'planet' }, 'subject_type'],
    ['an unknown reason', { reason: 'boring' }, 'reason'],
    ['no reason', { reason: undefined }, 'reason'],
    ['an empty subject', { subject_id: '' }, 'subject_id'],
    ['too many words', { details: 'x'.repeat(DETAILS_LENGTH + 1) }, 'details'],
  ])('with %s', async (_name, wrong, field) => {
    const answer = await send(person, about('some-slug', wrong));
    expect(answer.status).toBe(422);
    const { detail } = (await answer.json()) as { detail: { loc: string[] }[] };
    expect(detail[0]!.loc).toEqual(['body', field]);
  });

  it('after thirty reports in an hour', async () => {
    const limited = await createTestApp({ roles: ['web', 'api'], env: { RATE_LIMITS: 'true' } });
    try {
      const busy = await limited.signIn();
      const { slug } = await makeCharacter(limited.ctx.db);
      for (let count = 0; count < 30; count += 1) await expectJson(send(busy, about(slug)));
      const answer = await send(busy, about(slug));
      expect(answer.status).toBe(429);
      expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(0);
    } finally {
      await limited.close();
    }
  });
});

describe('the list of reports', () => {
  it('and closing require a superuser', async () => {
    const { slug } = await makeCharacter(app.ctx.db);
    const { id } = await report(person, about(slug));
    expect((await person.get('/reports')).status).toBe(403);
    expect((await person.patch(`/reports/${id}`, { status: 'resolved' })).status).toBe(403);
    expect((await app.request('/api/v1/reports')).status).toBe(401);
  });

  it('shows public content with minors and real people first, then the oldest, page by page', async () => {
    const fresh = await createTestApp({ roles: ['web', 'api'] });
    try {
      const boss = await fresh.signIn({ is_superuser: true });
      const someone = await fresh.signIn();
      const own = await makeCharacter(fresh.ctx.db, {
        owner_id: someone.user.id,
        is_public: false,
      });
      const expected: { id: string; place: number }[] = [];
      const add = async (slug: string, reason: string, place: number) => {
        const { id } = await report(someone, about(slug, { reason }));
        expected.push({ id, place });
      };
      await add((await makeCharacter(fresh.ctx.db)).slug, 'spam', 2);
      await add(own.slug, 'underage', 2);
      await add((await makeCharacter(fresh.ctx.db)).slug, 'real_person', 1);
      await add((await makeCharacter(fresh.ctx.db)).slug, 'privacy', 2);
      await add((await makeCharacter(fresh.ctx.db)).slug, 'underage', 1);
      const wanted = expected.toSorted((a, b) => a.place - b.place).map(({ id }) => id);

      const seen: Report[] = [];
      let cursor: string | null = '';
      while (cursor !== null) {
        const query: string = cursor ? `&cursor=${cursor}` : '';
        const page: ReportList = await expectJson(boss.get(`/reports?limit=2${query}`));
        expect(page.count).toBe(5);
        seen.push(...page.data);
        cursor = page.next_cursor;
      }
      expect(seen.map(({ id }) => id)).toEqual(wanted);
      expect(seen.map((one) => one.is_urgent)).toEqual([true, true, false, false, false]);
      expect((await boss.get('/reports?cursor=invented')).status).toBe(422);
      const { data } = await expectJson<ReportList>(boss.get('/reports?reason=underage'));
      expect(data.map(({ reason }) => reason)).toEqual(['underage', 'underage']);
    } finally {
      await fresh.close();
    }
  });
});

describe('closing a report', () => {
  it('records who, when and why, once', async () => {
    const { slug } = await makeCharacter(app.ctx.db);
    const { id } = await report(person, about(slug, { reason: 'privacy' }));
    const close = (body: object) => superuser.patch(`/reports/${id}`, body);
    expect((await close({ status: 'open' })).status).toBe(422);
    const closed = await expectJson<Report>(close({ status: 'resolved', note: 'Name removed.' }));
    expect(closed).toMatchObject({
      id,
      status: 'resolved',
      note: 'Name removed.',
      resolved_by: superuser.user.id,
      resolved_at: expect.any(String),
      subject: { slug },
    });
    const again = await close({ status: 'dismissed' });
    expect(again.status).toBe(409);
    const ids = async (query: string) => (await list(query)).data.map((one) => one.id);
    expect(await ids('?reason=privacy')).not.toContain(id);
    expect(await ids('?reason=privacy&status=resolved')).toContain(id);
    expect((await superuser.patch(`/reports/${newId()}`, { status: 'resolved' })).status).toBe(404);
  });
});
