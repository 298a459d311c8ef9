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
  overseeAffiliate,
  payoutId,
  readAffiliateBooks,
  readAffiliateOf,
} from '#features/affiliates/server/index.ts';
import { MOST_COMMISSION_BPS } from '#features/affiliates/rules.ts';
import type { UserContext } from '#platform/context.ts';
import { formatMinor } from '#platform/payments/money.ts';
import { Id } from '#shared/contract.ts';
import { AdminError, readId, required, type AdminArgs, type AdminOutput } from './command.ts';

type Command = (ctx: UserContext, args: AdminArgs) => Promise<AdminOutput>;

/** What superusers see and do about affiliates and their payouts, by the verbs of the API. @throws AppError, AdminError */
export const PARTNER_COMMANDS: Record<string, Command> = {
  async partners(ctx, { limit, status }) {
    const query = AdminAffiliatesQuery.safeParse({ limit: Math.min(limit, 200), status });
    if (!query.success) throw new AdminError(`"${status}" is no status: active or paused.`);
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
      pending: sums(one, 'pending_minor'),
      approved: sums(one, 'approved_minor'),
      paid: sums(one, 'paid_minor'),
      due: sums(one, 'due_minor'),
    }));
  },
  async owed(ctx) {
    const all = await everyAffiliate(ctx);
    const due = all.flatMap(({ code, has_payout_details, earnings }) =>
      earnings
        .filter(({ due_minor }) => due_minor !== 0)
        .map(({ currency, due_minor }) => ({
          code,
          due: `${signed(due_minor, currency)} ${currency}`,
          account: has_payout_details ? 'known' : 'not entered yet',
        })),
    );
    return due.length > 0 ? due : 'Nothing is due to anybody.';
  },
  'pause-affiliate': (ctx, { subject }) => changeStatus(ctx, subject, 'paused'),
  'resume-affiliate': (ctx, { subject }) => changeStatus(ctx, subject, 'active'),
  async 'set-commission'(ctx, { subject, note }) {
    const { id, code } = await readPartner(ctx, subject, 'set-commission <code> <percent>');
    const bps = Math.round(Number(required(note, 'set-commission <code> <percent>')) * 100);
    if (!(bps >= 0 && bps <= MOST_COMMISSION_BPS))
      throw new AdminError(`"${note}" is no share from 0 to ${MOST_COMMISSION_BPS / 100} percent.`);
    await overseeAffiliate(ctx, id, { commission_bps: bps });
    return `${code} earns ${bps / 100} % of payments from now on.`;
  },
  async 'invite-affiliate'(ctx, { subject }) {
    const usage = 'invite-affiliate <code, or id of the application>';
    const given = required(subject, usage);
    const id = Id.safeParse(given).success
      ? readId(given, usage)
      : (await readPartner(ctx, given, usage)).id;
    const { email } = await inviteAffiliate(ctx, id);
    return `The invitation to ${email} is on its way.`;
  },
  async 'approve-payout'(ctx, { subject, note }) {
    const usage = 'approve-payout <code> <currency>';
    const { id } = await readPartner(ctx, subject, usage);
    const made = await approvePayout(ctx, id, required(note, usage).toUpperCase());
    return `Payout ${made.number} of ${formatMinor(made.amount_minor, made.currency)} ${made.currency} for ${made.commissions} commissions is approved. "payouts --csv" says where it goes; afterwards: pay-payout ${made.number} "<reference>".`;
  },
  async payouts(ctx, { limit, status, csv }) {
    const query = AdminPayoutsQuery.safeParse({ limit: Math.min(limit, 200), status });
    if (!query.success)
      throw new AdminError(`"${status}" is no status: approved, paid or canceled.`);
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
    const id = await payoutId(ctx, required(subject, usage));
    const reference = required(note, usage).slice(0, 200);
    const { number } = await changePayout(ctx, id, { status: 'paid', reference });
    return `Payout ${number} is paid.`;
  },
  async 'cancel-payout'(ctx, { subject }) {
    const id = await payoutId(ctx, required(subject, 'cancel-payout <number>'));
    const { number } = await changePayout(ctx, id, { status: 'cancelled' });
    return `Payout ${number} is canceled; its commissions are due again.`;
  },
};

/** The part of the books that is about affiliates. @throws AdminError when something does not agree */
export async function describePartners(db: Db, now: Date): Promise<string> {
  const { money, faults } = await readAffiliateBooks(db, now);
  const lines = money.map((one) => {
    const of = (minor: number) => signed(minor, one.currency);
    return `${one.commissions} commissions: ${of(one.earned_minor)} ${one.currency} earned, ${of(one.reversed_minor)} reversed, ${of(one.pending_minor)} pending, ${of(one.approved_minor)} approved, ${of(one.paid_minor)} paid; ${of(one.paid_out_minor)} left in payouts, ${of(one.due_minor)} is due`;
  });
  if (faults.length > 0)
    throw new AdminError(['The affiliates’ books do not agree:', ...faults].join('\n'));
  return ['', ...lines, 'Commissions, payouts and payments agree.'].join('\n');
}

/** `formatMinor` with a sign. */
const signed = (minor: number, currency: string): string =>
  `${minor < 0 ? '-' : ''}${formatMinor(Math.abs(minor), currency)}`;

type Sum = 'pending_minor' | 'approved_minor' | 'paid_minor' | 'due_minor';
const sums = ({ earnings }: AdminAffiliate, name: Sum): string =>
  earnings.map((one) => `${signed(one[name], one.currency)} ${one.currency}`).join(', ');

async function readPartner(ctx: UserContext, given: string | undefined, usage: string) {
  const key = required(given, usage);
  return readAffiliateOf(
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
  const { id, code } = await readPartner(ctx, subject, `${command} <code>`);
  await overseeAffiliate(ctx, id, { status });
  return status === 'paused'
    ? `${code} is paused: the link leads on, and nobody new is bound to it. Earlier sign-ups go on earning.`
    : `${code} is active: sign-ups by the link are bound to it.`;
}

async function everyAffiliate(ctx: UserContext): Promise<AdminAffiliate[]> {
  const all: AdminAffiliate[] = [];
  let cursor: string | undefined;
  do {
    const page = await listAffiliates(ctx, { limit: 200, cursor });
    all.push(...page.data);
    cursor = page.next_cursor ?? undefined;
  } while (cursor !== undefined);
  return all;
}
