import { asc, eq, getTableColumns, inArray, sql } from 'drizzle-orm';
import type { Queryable } from '#db/client.ts';
import { affiliate_applications, contact_messages, users } from '#db/schema/index.ts';
import type { EraseStep, ExportSource } from '#features/accounts/server/index.ts';

const json = (value: unknown): string => `${JSON.stringify(value, null, 2)}\n`;

/** What a person sent through the forms, found by their email address. */
export const submissionExport: ExportSource = {
  title: 'Messages to us',
  about: 'What you wrote to support, what was answered, and applications to the affiliate program.',
  count: async () => 1,
  async *files({ db }, userId, done) {
    const emails = await emailOf(db, userId);
    const { name, email, subject, message, status, answer, created_at } = contact_messages;
    const letters = await db
      .select({ name, email, subject, message, status, answer, created_at })
      .from(contact_messages)
      .where(inArray(sql`lower(${contact_messages.email})`, emails))
      .orderBy(asc(contact_messages.id));
    const {
      request_key: _key,
      decided_by: _who,
      ...columns
    } = getTableColumns(affiliate_applications);
    const applications = await db
      .select(columns)
      .from(affiliate_applications)
      .where(inArray(sql`lower(${affiliate_applications.email})`, emails))
      .orderBy(asc(affiliate_applications.id));
    yield { path: 'messages/contact.json', content: json(letters) };
    yield { path: 'messages/affiliate.json', content: json(applications) };
    done(1);
  },
};

async function emailOf(db: Queryable, userId: string): Promise<string[]> {
  const rows = await db.select({ email: users.email }).from(users).where(eq(users.id, userId));
  return rows.map(({ email }) => email.toLowerCase());
}

/** What a person sent by the forms, from any address that they had here. */
export const eraseSubmissions: EraseStep = async ({ db }, { emails }) => {
  await db.delete(contact_messages).where(inArray(sql`lower(${contact_messages.email})`, emails));
  await db
    .delete(affiliate_applications)
    .where(inArray(sql`lower(${affiliate_applications.email})`, emails));
};
