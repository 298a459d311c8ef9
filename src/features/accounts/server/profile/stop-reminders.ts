import type { Context } from '#platform/context.ts';
import { AppError } from '#platform/errors.ts';
import { readUnsubscribeToken } from '#platform/mail/index.ts';
import { mergePreferences } from '../../preferences.ts';
import { findUserByEmail, lockUser, updateUser } from '../queries.ts';

/** Checks that an unsubscribe link belongs to an account. @throws AppError link_ended */
export async function checkStopLink(ctx: Context, token: string): Promise<void> {
  const email = await readUnsubscribeToken(ctx, token);
  if (!email || !(await findUserByEmail(ctx.db, email))) throw new AppError('link_ended');
}

/** Turns off reminders for the user of an unsubscribe link. @throws AppError link_ended */
export async function stopReminders(ctx: Context, token: string): Promise<void> {
  const email = await readUnsubscribeToken(ctx, token);
  await ctx.db.transaction(async (tx) => {
    const user = email ? await findUserByEmail(tx, email) : undefined;
    const locked = user && (await lockUser(tx, user.id));
    if (!locked) throw new AppError('link_ended');
    const change = { notifications: { reminders: false } };
    await updateUser(tx, locked.id, {
      preferences: mergePreferences(locked.preferences, change),
    });
  });
}
