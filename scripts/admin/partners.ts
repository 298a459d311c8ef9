import type { Db } from '#db/client.ts';
import {
  AdminAffiliatesQuery,
  AdminPayoutsQuery,
  type AdminAffiliate,
} from '#features/affiliates/contract-admin.ts';
import {
  approvePayout,
  changePayout,
  exportPayouts,
  inviteAffiliate,
  listAffiliates,
  listPayouts,
  changeAffiliateAsAdmin,
  resolvePayoutId,
  readAffiliateReconciliation,
  readAffiliateAsAdmin,
} from '#features/affiliates/server/index.ts';
import { MAX_COMMISSION_BPS } from '#features/affiliates/rules.ts';
import type { UserContext } from '#platform/context.ts';
import { formatMinor } from '#platform/payments/money.ts';
import { Id } from '#shared/contract.ts';
import { AdminError, readId, required, type AdminArgs, type AdminOutput } from './command.ts';

type Command = (ctx: UserContext, args: AdminArgs) => Promise<AdminOutput>;

/** The superusers' commands for affiliates and payouts, implemented by the API's verbs. @throws AppError, AdminError */
export const PARTNER_COMMANDS: Record<string, Command> = {
  async partners(ctx, { limit, status }) {
    const query = AdminAffiliatesQuery.safeParse({ limit: Math.min(limit, 200), status });
    if (!query.success) throw new AdminError(`"${status}" is not a status: active or paused.`);
    const { data } = await listAffiliates(ctx, query.data);
    if (data.length === 0) return 'There are no such affiliates.';
    return data.map((one) => ({
      code: one.code,
      status: one.erased_at ? 'erased' : one.joined_at ? one.status : `${one.status}, invited`,
      share: `${one.commission_bps / 100} %`,
      clicks: one.clicks,
      sign_ups: one.sign_ups,
      own: one.refused.map(({ reason, sign_ups }) => `${sign_ups} ${reason}`).join(', '),
      conversions: one.conversions,
      pending: formatAmounts(one, 'pending_minor'),
      approved: formatAmounts(one, 'approved_minor'),
      paid: formatAmounts(one, 'paid_minor'),
      due: formatAmounts(one, 'due_minor'),
    }));
  },
  async owed(ctx) {
    const all = await listAllAffiliates(ctx);
    const due = all.flatMap(({ code, has_payout_details, earnings }) =>
      earnings
        .filter(({ due_minor }) => due_minor !== 0)
        .map(({ currency, due_minor }) => ({
          code,
          due: `${formatSigned(due_minor, currency)} ${currency}`,
          account: has_payout_details ? 'known' : 'not entered yet',
        })),
    );
    return due.length > 0 ? due : 'Nothing is due.';
  },
  'pause-affiliate': (ctx, { subject }) => changeStatus(ctx, subject, 'paused'),
  'resume-affiliate': (ctx, { subject }) => changeStatus(ctx, subject, 'active'),
  async 'set-commission'(ctx, { subject, note }) {
    const { id, code } = await readAffiliateByKey(ctx, subject, 'set-commission <code> <percent>');
    const bps = Math.round(Number(required(note, 'set-commission <code> <percent>')) * 100);
    if (!(bps >= 0 && bps <= MAX_COMMISSION_BPS))
      throw new AdminError(
        `"${note}" is not a share from 0 to ${MAX_COMMISSION_BPS / 100} percent.`,
      );
    await changeAffiliateAsAdmin(ctx, id, { commission_bps: bps });
    return `${code} earns ${bps / 100} % of payments from now on.`;
  },
  async 'invite-affiliate'(ctx, { subject }) {
    const usage = 'invite-affiliate <code, or id of the application>';
    const given = required(subject, usage);
    const id = Id.safeParse(given).success
      ? readId(given, usage)
      : (await readAffiliateByKey(ctx, given, usage)).id;
    const { email } = await inviteAffiliate(ctx, id);
    return `The invitation to ${email} is on its way.`;
  },
  async 'approve-payout'(ctx, { subject, note }) {
    const usage = 'approve-payout <code> <currency>';
    const { id } = await readAffiliateByKey(ctx, subject, usage);
    const made = await approvePayout(ctx, id, required(note, usage).toUpperCase());
    return `Payout ${made.number} of ${formatMinor(made.amount_minor, made.currency)} ${made.currency} for ${made.commissions} commissions is approved. "payouts --csv" shows the account; after the transfer: pay-payout ${made.number} "<reference>".`;
  },
  async payouts(ctx, { limit, status, csv }) {
    const query = AdminPayoutsQuery.safeParse({ limit: Math.min(limit, 200), status });
    if (!query.success)
      throw new AdminError(`"${status}" is not a status: approved, paid or canceled.`);
    if (csv) return (await exportPayouts(ctx, query.data.status)).trimEnd();
    const { data } = await listPayouts(ctx, query.data);
    if (data.length === 0) return 'There are no such payouts.';
    return data.map((one) => ({
      number: one.number,
      status: one.status,
      to: one.code,
      amount: `${formatMinor(one.amount_minor, one.currency)} ${one.currency}`,
      account: `${one.method} …${one.account_end}`,
      reference: one.reference,
      approved: one.created_at,
      paid: one.paid_at ?? '',
    }));
  },
  async 'pay-payout'(ctx, { subject, note }) {
    const usage = 'pay-payout <number> "<reference of the transfer>"';
    const id = await resolvePayoutId(ctx, required(subject, usage));
    const reference = required(note, usage).slice(0, 200);
    const { number } = await changePayout(ctx, id, { status: 'paid', reference });
    return `Payout ${number} is paid.`;
  },
  async 'cancel-payout'(ctx, { subject }) {
    const id = await resolvePayoutId(ctx, required(subject, 'cancel-payout <number>'));
    const { number } = await changePayout(ctx, id, { status: 'cancelled' });
    return `Payout ${number} is canceled; its commissions are due again.`;
  },
};

/** The affiliates part of `reconcile`. @throws AdminError when something does not agree */
export async function describeAffiliateReconciliation(db: Db, now: Date): Promise<string> {
  const { money, faults } = await readAffiliateReconciliation(db, now);
  const lines = money.map((one) => {
    const of = (minor: number) => formatSigned(minor, one.currency);
    return `${one.commissions} commissions: ${of(one.earned_minor)} ${one.currency} earned, ${of(one.reversed_minor)} reversed, ${of(one.pending_minor)} pending, ${of(one.approved_minor)} approved, ${of(one.paid_minor)} paid; ${of(one.paid_out_minor)} left in payouts, ${of(one.due_minor)} is due`;
  });
  if (faults.length > 0)
    throw new AdminError(['Commissions, payouts and payments do not agree:', ...faults].join('\n'));
  return ['', ...lines, 'Commissions, payouts and payments agree.'].join('\n');
}

/** `formatMinor` with a sign. */
const formatSigned = (minor: number, currency: string): string =>
  `${minor < 0 ? '-' : ''}${formatMinor(Math.abs(minor), currency)}`;

type AmountField = 'pending_minor' | 'approved_minor' | 'paid_minor' | 'due_minor';
const formatAmounts = ({ earnings }: AdminAffiliate, name: AmountField): string =>
  earnings.map((one) => `${formatSigned(one[name], one.currency)} ${one.currency}`).join(', ');

async function readAffiliateByKey(ctx: UserContext, given: string | undefined, usage: string) {
  const key = required(given, usage);
  return readAffiliateAsAdmin(
    ctx,
    Id.safeParse(key).success ? { id: key } : { code: key.toLowerCase() },
  );
}

async function changeStatus(
  ctx: UserContext,
  subject: string | undefined,
  status: 'active' | 'paused',
): Promise<string> {
  const command = status === 'paused' ? 'pause-affiliate' : 'resume-affiliate';
  const { id, code } = await readAffiliateByKey(ctx, subject, `${command} <code>`);
  await changeAffiliateAsAdmin(ctx, id, { status });
  return status === 'paused'
    ? `${code} is paused: the link still works, but binds no new users. Earlier sign-ups still earn commissions.`
    : `${code} is active: sign-ups by the link are bound to it.`;
}

async function listAllAffiliates(ctx: UserContext): Promise<AdminAffiliate[]> {
  const all: AdminAffiliate[] = [];
  let cursor: string | undefined;
  do {
    const page = await listAffiliates(ctx, { limit: 200, cursor });
    all.push(...page.data);
    cursor = page.next_cursor ?? undefined;
  } while (cursor !== undefined);
  return all;
}
