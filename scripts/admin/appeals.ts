import {
  decideAppeal,
  listAppeals,
  listReviews,
  reviewStrike,
} from '#features/moderation/server/index.ts';
import { DecideAppeal, ListAppealsQuery } from '#features/moderation/contract.ts';
import type { UserContext } from '#platform/context.ts';
import { AdminError, readId, required, type AdminArgs, type AdminOutput } from './command.ts';
import { joinLetters } from './desk.ts';

const decide =
  (status: 'granted' | 'declined', usage: string) =>
  async (ctx: UserContext, { subject, note = '' }: AdminArgs): Promise<AdminOutput> => {
    const id = readId(subject, usage);
    const answer = status === 'declined' ? required(note, usage) : note;
    const { email } = await decideAppeal(ctx, id, DecideAppeal.parse({ status, answer }));
    return `${email}: the appeal is ${status}; the mail is on its way.`;
  };

const review =
  (verdict: 'upheld' | 'lifted', usage: string) =>
  async (ctx: UserContext, { subject, note = '' }: AdminArgs): Promise<AdminOutput> => {
    const { email } = await reviewStrike(ctx, readId(subject, usage), {
      review: verdict,
      answer: note,
    });
    return `${email}: the strike is ${verdict}.`;
  };

/** Commands for appeals and for strikes under review, implemented by the API's verbs. @throws AppError, AdminError */
export const APPEAL_COMMANDS: Record<
  string,
  (ctx: UserContext, args: AdminArgs) => Promise<AdminOutput>
> = {
  async appeals(ctx, { limit, status }) {
    const query = ListAppealsQuery.safeParse({ limit: Math.min(limit, 200), status });
    if (!query.success)
      throw new AdminError(`"${status}" is not a status: open, granted or declined.`);
    const { data, count } = await listAppeals(ctx, query.data);
    if (data.length === 0) return `There are no ${query.data.status} appeals.`;
    const shown = data.map(({ id, email, created_at, strike, message, answer }) => [
      `${id}  ${email}  ${created_at}`,
      strike
        ? `Against: ${strike.step} of ${strike.created_at}, ${strike.category} (${strike.found_by}, ${strike.surface}), text ${strike.text_sha256}`
        : 'Against: closing of the account by the team',
      `\n${message}`,
      answer && `\nAnswer: ${answer}`,
    ]);
    return `${joinLetters(shown)}\n\n${data.length} of ${count} ${query.data.status}`;
  },
  'grant-appeal': decide('granted', 'grant-appeal <id> ["<answer>"]'),
  'decline-appeal': decide('declined', 'decline-appeal <id> "<answer>"'),
  async 'strike-reviews'(ctx, { limit }) {
    const { data, count } = await listReviews(ctx, { limit: Math.min(limit, 200) });
    if (count === 0) return 'No strike is waiting for a review.';
    return data.map(({ id, email, step, found_by, surface, created_at }) => ({
      id,
      email,
      step,
      rule: found_by,
      surface,
      at: created_at,
    }));
  },
  'uphold-strike': review('upheld', 'uphold-strike <id>'),
  'lift-strike': review('lifted', 'lift-strike <id> ["<answer>"]'),
};
