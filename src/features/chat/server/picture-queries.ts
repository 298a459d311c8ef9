import { and, asc, eq, getTableColumns, isNull, or, sql } from 'drizzle-orm';
import type { Queryable } from '#db/client.ts';
import { characters, chats, image_jobs, messages } from '#db/schema/index.ts';
import type { MessageRow } from './message-queries.ts';

/** Pictures of a chat in progress, oldest first. */
export function selectMaking(db: Queryable, chatId: string): Promise<MessageRow[]> {
  return db
    .select()
    .from(messages)
    .where(and(eq(messages.chat_id, chatId), sql`status = 'making'`))
    .orderBy(asc(messages.id));
}

/** The image jobs of these rows, finished or not. */
export const jobsOf = (rows: readonly MessageRow[]): string[] =>
  rows.flatMap(({ status, image_job_id }) => (status === 'making' ? (image_job_id ?? []) : []));

/** Whether a user's message already has its picture, finished or failed. */
export async function hasPicture(db: Queryable, askedBy: string): Promise<boolean> {
  const [row] = await db
    .select({ id: messages.id })
    .from(messages)
    .where(and(eq(messages.reply_to, askedBy), sql`content_type = 'image'`));
  return row !== undefined;
}

/** The columns of a chat's character that a picture needs. */
export async function findCharacterForPicture(db: Queryable, chatId: string) {
  const { card_source: _source, ...character } = getTableColumns(characters);
  const [row] = await db
    .select(character)
    .from(characters)
    .innerJoin(chats, eq(chats.character_id, characters.id))
    .where(eq(chats.id, chatId));
  return row;
}

/** Pictures still stored as being made although their job has ended or no longer exists. */
export async function selectUnsettled(db: Queryable): Promise<string[]> {
  const rows = await db
    .select({ id: messages.id })
    .from(messages)
    .leftJoin(image_jobs, eq(image_jobs.id, messages.image_job_id))
    .where(
      and(
        sql`${messages.status} = 'making'`,
        or(isNull(image_jobs.id), sql`${image_jobs.status} NOT IN ('pending', 'running')`),
      ),
    );
  return rows.map(({ id }) => id);
}

/** The result of a picture's job; undefined when the job no longer exists. */
export async function findPictureEnd(db: Queryable, jobId: string) {
  const [row] = await db
    .select({
      status: image_jobs.status,
      failures: image_jobs.failures,
      // Includes an image that was deleted later, because it was generated.
      image_id: sql<
        string | null
      >`(SELECT i.id FROM generated_images i WHERE i.job_id = image_jobs.id LIMIT 1)`,
    })
    .from(image_jobs)
    .where(eq(image_jobs.id, jobId));
  return row;
}
