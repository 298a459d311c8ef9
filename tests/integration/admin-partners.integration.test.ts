import { afterAll, beforeAll, expect, it } from 'vitest';
import { affiliatePayments } from '#features/affiliates/server/index.ts';
import type { UserContext } from '#platform/context.ts';
import { AdminError, type AdminArgs } from '../../scripts/admin/command.ts';
import { findOperator } from '../../scripts/admin/operator.ts';
import { describeAffiliateReconciliation, PARTNER_COMMANDS } from '../../scripts/admin/partners.ts';
import { createTestApp, expectJson, type TestClient, type TestApp } from '#tests/helpers/app.ts';
import {
  acceptApplication,
  BANK,
  makePartner,
  insertPayment,
  signUpThroughLink,
  type Partner,
} from '#tests/helpers/affiliates.ts';

let app: TestApp;
let admin: TestClient;
let ctx: UserContext;
let mara: Partner;
beforeAll(async () => {
  app = await createTestApp({ env: { AFFILIATE_HOLD_DAYS: '0' } });
  admin = await app.signIn({ is_superuser: true });
  ctx = { ...app.ctx, caller: await findOperator(app.ctx.db, undefined) };
});
afterAll(() => app.close());

const run = (name: string, overrides: Partial<AdminArgs> = {}) =>
  PARTNER_COMMANDS[name]!(ctx, { subject: undefined, note: undefined, limit: 50, ...overrides });
const reconcile = () => describeAffiliateReconciliation(app.ctx.db, app.ctx.now());

it('prints a message for empty lists', async () => {
  expect(await run('partners')).toBe('There are no such affiliates.');
  expect(await run('owed')).toBe('Nothing is due.');
  expect(await run('payouts')).toBe('There are no such payouts.');
  await expect(run('partners', { status: 'lost' })).rejects.toThrow('"lost" is not a status');
  await expect(run('payouts', { status: 'lost' })).rejects.toThrow('"lost" is not a status');
  expect(await reconcile()).toContain('Commissions, payouts and payments agree.');
});

it('lists affiliates, pauses and resumes them, and changes their share', async () => {
  mara = await makePartner(app, admin);
  const { code: subject } = mara.affiliate;
  expect(await run('pause-affiliate', { subject })).toContain('is paused');
  expect(await run('partners', { status: 'paused' })).toMatchObject([{ code: subject }]);
  expect(await run('resume-affiliate', { subject: subject.toUpperCase() })).toContain('is active');
  expect(await run('set-commission', { subject, note: '25.5' })).toBe(
    `${subject} earns 25.5 % of payments from now on.`,
  );
  for (const note of ['41', '-1', 'much'])
    await expect(run('set-commission', { subject, note })).rejects.toThrow(
      `"${note}" is not a share from 0 to 40 percent.`,
    );
  await expect(run('pause-affiliate')).rejects.toThrow('Usage: npm run admin -- pause-affiliate');
  await expect(run('pause-affiliate', { subject: 'nobody' })).rejects.toThrow('does not exist');
});

it('sends an invitation again', async () => {
  const { id } = await acceptApplication(app, admin, 'again@example.test');
  expect(await run('invite-affiliate', { subject: id })).toContain('again@example.test');
  await expect(run('invite-affiliate', { subject: mara.affiliate.code })).rejects.toThrow(
    'has already accepted the invitation',
  );
});

it('approves due payouts, prints their accounts, and marks them as paid', async () => {
  const { code: subject } = mara.affiliate;
  await expectJson(mara.patch('/affiliate', { payout_details: BANK }));
  const client = await signUpThroughLink(app, mara);
  const row = await insertPayment(app, client.user.id, { amount_minor: 40_000, currency: 'EUR' });
  await app.ctx.db.transaction((tx) =>
    affiliatePayments.settled(tx, app.ctx, {
      ...row,
      payment_id: row.id,
      user_id: client.user.id,
      kind: 'pack',
      is_first: true,
    }),
  );
  expect(await run('owed')).toEqual([{ code: subject, due: '102.00 EUR', account: 'known' }]);
  const approve = () => run('approve-payout', { subject, note: 'eur' });
  const output = String(await approve());
  const number = /P-\d{4}-\d{6}/.exec(output)![0];
  expect(output).toContain('of 102.00 EUR for 1 commissions is approved');
  await expect(approve()).rejects.toThrow(`Payout ${number} is in progress`);
  expect(await run('cancel-payout', { subject: number })).toContain('due again');
  const second = /P-\d{4}-\d{6}/.exec(String(await approve()))![0];
  const csv = String(await run('payouts', { status: 'approved', csv: true }));
  expect(csv.split('\r\n')[1]).toContain(`${second},approved,${subject},Mara Voss,bank,DE0212`);
  await expect(run('pay-payout', { subject: second })).rejects.toThrow('Usage');
  await run('pay-payout', { subject: second.toLowerCase(), note: 'SEPA 17' });
  expect(await run('payouts', { status: 'paid' })).toMatchObject([
    { number: second, to: subject, amount: '102.00 EUR', account: 'bank …2051' },
  ]);
  await expect(run('cancel-payout', { subject: second })).rejects.toThrow('is already paid');
  await expect(run('cancel-payout', { subject: 'P-2000-1' })).rejects.toThrow('no payout P-2000-1');
  expect(await reconcile()).toContain(
    '1 commissions: 102.00 EUR earned, 0.00 reversed, 0.00 pending, 0.00 approved, 102.00 paid; 102.00 left in payouts, 0.00 is due',
  );
  await app.ctx.db.execute('UPDATE affiliate_payouts SET amount_minor = amount_minor + 1');
  await expect(reconcile()).rejects.toThrow(AdminError);
  await expect(reconcile()).rejects.toThrow(`payout ${second} differs from its lines`);
});
