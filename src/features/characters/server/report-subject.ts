import { inArray } from 'drizzle-orm';
import { characters } from '#db/schema/index.ts';
import { excerptOf, type ReportSubjectKind } from '#features/moderation/server/index.ts';
import { findCharacter } from './queries.ts';
import { mayRead } from './read-character.ts';

/**
 * Characters as a subject of reports, by slug. Includes a deleted one that others still chat with.
 */
export const characterReportSubject: ReportSubjectKind = {
  async find(ctx, caller, slug) {
    const row = await findCharacter(ctx.db, slug);
    return row && mayRead(row, caller) ? { isPublic: row.is_public } : undefined;
  },
  async describe(ctx, slugs) {
    const rows = await ctx.db
      .select({
        slug: characters.slug,
        name: characters.name,
        description: characters.description,
      })
      .from(characters)
      .where(inArray(characters.slug, slugs));
    return new Map(
      rows.map(({ slug, name, description }) => [
        slug,
        { slug, name, chat_id: null, image: null, excerpt: excerptOf(description) },
      ]),
    );
  },
};
