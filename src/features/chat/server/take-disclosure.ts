import { eq } from 'drizzle-orm';
import type { Transaction } from '#db/client.ts';
import { users } from '#db/schema/index.ts';
import type { UserContext } from '#platform/context.ts';
import { found } from '#platform/errors.ts';
import { isDisclosureDue } from '../rules.ts';

/** Whether the AI disclosure is due before the next reply of a chat; it then counts as given. */
export async function takeDisclosure(
  tx: Transaction,
  { caller: { id } }: UserContext,
  now: Date,
): Promise<boolean> {
  const [user] = await tx
    .select({ lastDisclosedAt: users.ai_disclosed_at })
    .from(users)
    .where(eq(users.id, id));
  const isDue = isDisclosureDue({ isFirstMessage: false, ...found(user), now });
  if (isDue) await tx.update(users).set({ ai_disclosed_at: now }).where(eq(users.id, id));
  return isDue;
}
