import { eq, like } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { affiliate_applications, mails } from '#db/schema/index.ts';
import { newId } from '#shared/ids.ts';
import { createTestApp, expectJson, type TestClient, type TestApp } from '#tests/helpers/app.ts';
import { auditActionsFor } from '#tests/helpers/audit.ts';
import type { AffiliateApplication, ApplicationList, SubmissionReceipt } from '../contract.ts';
import { TRAFFIC_SOURCES } from '../rules.ts';

let app: TestApp;
let admin: TestClient;
let clock = new Date('2026-11-21T18:30:00.000Z');
beforeAll(async () => {
  app = await createTestApp({ now: () => clock });
  admin = await app.signIn({ is_superuser: true });
});
afterAll(() => app.close());

const PATH = '/api/v1/submissions/affiliate';
const wish = {
  email: 'mara@example.test',
  first_name: 'Mara',
  website_url: 'https://mara.example.test',
  traffic_source: 'blog',
};
const apply = (more: object = {}, headers = {}) =>
  app.postJson(PATH, { ...wish, ...more }, headers);
const receipt = (more: object = {}, headers = {}) =>
  expectJson<SubmissionReceipt>(apply(more, headers));
const mailsOf = (id: string) =>
  app.ctx.db
    .select()
    .from(mails)
    .where(like(mails.key, `%${id}`))
    .orderBy(mails.id);

it('the specified fields are stored; the applicant and support are notified of the deadline', async () => {
  const { id } = await receipt({ introduction: 'I write.', promotion_strategy: 'Monthly.' });
  const [row] = await app.ctx.db
    .select()
    .from(affiliate_applications)
    .where(eq(affiliate_applications.id, id));
  expect(row).toMatchObject({ ...wish, introduction: 'I write.', status: 'open' });
  expect(row!.answer_due_at.getTime() - row!.created_at.getTime()).toBe(24 * 3_600_000);
  expect(await mailsOf(id)).toMatchObject([
    { template: 'affiliate_received', recipient: wish.email },
    { template: 'contact_copy', reply_to: wish.email },
  ]);
});

it('optional fields may be omitted, and every specified source is accepted', async () => {
  for (const traffic_source of TRAFFIC_SOURCES)
    expect((await apply({ traffic_source })).status).toBe(201);
});

it.each([
  ['email', { email: 'nobody' }],
  ['first_name', { first_name: ' ' }],
  ['website_url', { website_url: 'mara' }],
  ['website_url', { website_url: 'javascript:alert(1)' }],
  ['traffic_source', { traffic_source: 'television' }],
])('%s is checked', async (field, change) => {
  const answer = await apply(change);
  expect(answer.status).toBe(422);
  const { detail } = (await answer.json()) as { detail: { loc: string[] }[] };
  expect(detail[0]!.loc).toEqual(['body', field]);
});

it('sent twice with one key it is one; what a machine fills in is mailed to nobody', async () => {
  const key = { 'idempotency-key': 'once' };
  expect((await receipt({}, key)).id).toBe((await receipt({}, key)).id);
  const { id } = await receipt({ fax: 'x' });
  expect(await mailsOf(id)).toEqual([]);
});

it.each(['accepted', 'declined'] as const)(
  '%s once, by a superuser, and mailed',
  async (status) => {
    const { id } = await receipt();
    const person = await app.signIn();
    const decide = (by: TestClient) =>
      by.patch(`/submissions/affiliate/${id}`, { status, note: 'Because.' });
    expect((await decide(person)).status).toBe(403);
    expect((await person.get('/submissions/affiliate')).status).toBe(403);
    const decided = await expectJson<AffiliateApplication>(decide(admin));
    expect(decided).toMatchObject({ status, note: 'Because.', is_late: false });
    expect((await mailsOf(id)).at(-1)).toMatchObject({
      template: `affiliate_${status}`,
      recipient: wish.email,
      data: { name: 'Mara', note: 'Because.' },
    });
    expect(await auditActionsFor(app, id)).toEqual([`affiliate_application.${status}`]);
    expect((await decide(admin)).status).toBe(409);
    const other = await admin.patch(`/submissions/affiliate/${newId()}`, { status });
    expect(other.status).toBe(404);
  },
);

it('an application that waits for more than a day is late', async () => {
  const { id } = await receipt();
  clock = new Date(clock.getTime() + 25 * 3_600_000);
  const { data } = await expectJson<ApplicationList>(admin.get('/submissions/affiliate?limit=200'));
  expect(data.find((one) => one.id === id)!.is_late).toBe(true);
});
