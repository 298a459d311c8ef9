import { asc, eq } from 'drizzle-orm';
import { lorebooks, personas } from '#db/schema/index.ts';
import type { EraseStep, ExportSource } from '#features/accounts/server/index.ts';
import { presentPersona } from './present.ts';

const json = (value: unknown): string => `${JSON.stringify(value, null, 2)}\n`;

/** The user's personas, and each lorebook as a file that other programs read. */
export const personaExport: ExportSource = {
  title: 'Personas and lorebooks',
  about: 'Who you are in your chats, and the lorebooks you wrote or imported.',
  count: async ({ db }, userId) => 1 + (await db.$count(lorebooks, eq(lorebooks.user_id, userId))),
  async *files({ db }, userId, done) {
    const rows = await db
      .select()
      .from(personas)
      .where(eq(personas.user_id, userId))
      .orderBy(asc(personas.id));
    yield { path: 'personas/personas.json', content: json(rows.map(presentPersona)) };
    done(1);
    const ids = await db
      .select({ id: lorebooks.id })
      .from(lorebooks)
      .where(eq(lorebooks.user_id, userId))
      .orderBy(asc(lorebooks.id));
    for (const { id } of ids) {
      const [row] = await db.select().from(lorebooks).where(eq(lorebooks.id, id));
      if (row) {
        const { name, description, book } = row;
        yield {
          path: `personas/lorebook-${id}.json`,
          content: json({ ...book, name, description }),
        };
      }
      done(1);
    }
  },
};

/** Deletes a person's personas and lorebooks. */
export const erasePersonas: EraseStep = async ({ db }, { id }) => {
  await db.delete(personas).where(eq(personas.user_id, id));
  await db.delete(lorebooks).where(eq(lorebooks.user_id, id));
};
