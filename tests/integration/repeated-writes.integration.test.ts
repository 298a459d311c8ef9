import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  affiliate_payouts,
  audit_log,
  contact_messages,
  mails,
  payments,
  reports,
} from '#db/schema/index.ts';
import { newId } from '#shared/ids.ts';
import { expectJson, type TestClient } from '#tests/helpers/app.ts';
import { BANK, makePartner, signUpThroughLink } from '#tests/helpers/affiliates.ts';
import { makeCharacter } from '#tests/helpers/factories.ts';
import { openShop, type Shop } from '#tests/helpers/payments.ts';

/** A call with an effect on money, mail or moderation. */
interface Write {
  by?: 'person';
  method: 'POST' | 'PATCH';
  path: string;
  body: object;
  /** Also valid, but with a different effect. */
  other: object;
}

let shop: Shop;
let admin: TestClient;
let person: TestClient;

beforeAll(async () => {
  shop = await openShop('2027-01-31T10:00:00Z', { AFFILIATE_MIN_PAYOUT: '100' });
  admin = await shop.signIn({ is_superuser: true });
  person = await shop.signIn();
}, 60_000);
afterAll(() => shop.close());

/** Buys a pack. @returns the id of its receipt */
async function buyPack(buyer: TestClient): Promise<string> {
  const order = await shop.buy(buyer, { pack_id: 'small', method: 'card' });
  await order.pressButton('pay');
  await shop.settle();
  return (await order.status()).receipt_id!;
}

/** Creates an affiliate with an amount due. @returns the path of their payouts */
async function earn(): Promise<string> {
  const partner = await makePartner(shop, admin);
  await expectJson(partner.patch('/affiliate', { payout_details: BANK }));
  await buyPack(await signUpThroughLink(shop, partner));
  await shop.wait(31);
  return `/admin/affiliates/${partner.affiliate.id}/payouts`;
}

async function approvePayout(): Promise<string> {
  return (await expectJson<{ id: string }>(admin.post(await earn(), { currency: 'EUR' }))).id;
}

async function contact(): Promise<string> {
  const id = newId();
  const message = { name: 'Ada', email: 'ada@example.test', subject: 'Help', message: 'How?' };
  await shop.ctx.db.insert(contact_messages).values({ id, ...message });
  return id;
}

async function application(): Promise<string> {
  const { id } = await expectJson<{ id: string }>(
    shop.postJson('/api/v1/submissions/affiliate', {
      email: `${newId()}@example.test`,
      first_name: 'Ada',
      website_url: 'https://ada.example.test',
      traffic_source: 'blog',
    }),
  );
  return id;
}

async function report(): Promise<{ subject_type: string; subject_id: string }> {
  const { slug } = await makeCharacter(shop.ctx.db);
  return { subject_type: 'character', subject_id: slug };
}

const WRITES: Record<string, () => Promise<Write>> = {
  'a refund': async () => ({
    method: 'POST',
    path: `/admin/payments/${await buyPack(person)}/refund`,
    body: { amount_minor: 100 },
    other: { amount_minor: 200 },
  }),
  'the approval of a payout': async () => ({
    method: 'POST',
    path: await earn(),
    body: { currency: 'EUR' },
    other: { currency: 'USD' },
  }),
  'the end of a payout': async () => ({
    method: 'PATCH',
    path: `/admin/payouts/${await approvePayout()}`,
    body: { status: 'paid', reference: 'SEPA 17' },
    other: { status: 'paid', reference: 'SEPA 18' },
  }),
  'an answer to a message': async () => ({
    method: 'POST',
    path: `/submissions/contact/${await contact()}/answer`,
    body: { answer: 'On the page Premium.' },
    other: { answer: 'On your profile.' },
  }),
  'the close of a message': async () => ({
    method: 'PATCH',
    path: `/submissions/contact/${await contact()}`,
    body: { status: 'closed', note: 'Advertising.' },
    other: { status: 'closed', note: 'Sent twice.' },
  }),
  'a decision on an application': async () => ({
    method: 'PATCH',
    path: `/submissions/affiliate/${await application()}`,
    body: { status: 'declined', note: 'No traffic.' },
    other: { status: 'accepted' },
  }),
  'a report': async () => {
    const subject = await report();
    return {
      by: 'person',
      method: 'POST',
      path: '/reports',
      body: { ...subject, reason: 'spam' },
      other: { ...subject, reason: 'other' },
    };
  },
  'the close of a report': async () => {
    const body = { ...(await report()), reason: 'spam' };
    const { id } = await expectJson<{ id: string }>(person.post('/reports', body));
    return {
      method: 'PATCH',
      path: `/reports/${id}`,
      body: { status: 'dismissed', note: 'Harmless.' },
      other: { status: 'dismissed', note: 'Nothing there.' },
    };
  },
};

/** Everything that the calls write, for a complete comparison. */
async function readEffects(): Promise<unknown> {
  const { db } = shop.ctx;
  await shop.settle();
  return Promise.all(
    [affiliate_payouts, contact_messages, mails, payments, reports, audit_log].map((table) =>
      db.select().from(table).orderBy(table.id),
    ),
  );
}

const send = ({ by, method, path }: Write, body: object, key: string): Promise<Response> =>
  (by === 'person' ? person : admin).request(path, {
    method,
    headers: { 'content-type': 'application/json', 'idempotency-key': key },
    body: JSON.stringify(body),
  });

describe.each(Object.entries(WRITES))('%s', (_name, prepare) => {
  it('sent twice with one key has one effect and one answer; another body with the key is 409', async () => {
    const write = await prepare();
    const key = newId();
    const before = await readEffects();
    const first = await send(write, write.body, key);
    const answer = await first.text();
    expect([first.status, answer]).toEqual([
      write.path.endsWith('/payouts') || write.path === '/reports' ? 201 : 200,
      expect.stringContaining('{'),
    ]);
    const effects = await readEffects();
    expect(effects).not.toEqual(before);

    const again = await send(write, write.body, key);
    expect([again.status, await again.text()]).toEqual([first.status, answer]);
    expect(again.headers.get('idempotency-replayed')).toBe('true');
    const other = await send(write, write.other, key);
    expect([other.status, await other.json()]).toMatchObject([
      409,
      { code: 'idempotency_mismatch' },
    ]);
    expect(await readEffects()).toEqual(effects);
  });

  it('sent five times at once with one key has one effect', async () => {
    const write = await prepare();
    const key = newId();
    const entries = await shop.ctx.db.$count(audit_log);
    const answers = await Promise.all(
      Array.from({ length: 5 }, () => send(write, write.body, key)),
    );
    const texts = await Promise.all(answers.map((one) => one.text()));
    expect(new Set(answers.map(({ status }) => status)).size).toBe(1);
    expect(answers[0]!.status).toBeLessThan(300);
    expect(new Set(texts).size).toBe(1);
    if (write.by !== 'person') expect(await shop.ctx.db.$count(audit_log)).toBe(entries + 1);
  });
});
