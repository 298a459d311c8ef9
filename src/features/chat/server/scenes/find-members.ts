import { and, inArray, isNull, or, eq } from 'drizzle-orm';
import { characters } from '#db/schema/index.ts';
import type { UserContext } from '#platform/context.ts';
import { FieldError } from '#platform/errors.ts';
import { MAX_MEMBERS } from '../../limits.ts';
import { selectReadable } from './queries.ts';

/**
 * The ids of the characters to add to a chat, in the given order.
 * @throws FieldError for the chat's own character, a duplicate, or one that the user cannot read
 */
export async function findMembers(
  ctx: UserContext,
  ownId: string,
  slugs: readonly string[],
): Promise<string[]> {
  if (slugs.length === 0) return [];
  const readable = await selectReadable(ctx.db, ctx.caller.id, slugs);
  return slugs.map((slug, at) => {
    const member = readable.find((one) => one.slug === slug);
    const refuse = (msg: string, type: string) =>
      new FieldError([{ loc: ['body', 'members', at], msg, type }]);
    if (!member) throw refuse('There is no such character, or it is private.', 'not_found');
    if (member.id === ownId)
      throw refuse(`${member.name} is already in this chat.`, 'own_character');
    if (slugs.indexOf(slug) !== at)
      throw refuse(`${member.name} can be in a scene only once.`, 'twice');
    return member.id;
  });
}

/**
 * The characters with these names that can take part in a chat, by name. The user's own characters
 * take precedence over public ones; ambiguous names are omitted.
 */
export async function findNamedMembers(
  ctx: UserContext,
  own: { id: string; name: string },
  names: readonly string[],
): Promise<Map<string, string>> {
  const asked = names.filter((name) => name !== own.name).slice(0, 50);
  if (asked.length === 0) return new Map();
  const rows = await ctx.db
    .select({ id: characters.id, name: characters.name, owner_id: characters.owner_id })
    .from(characters)
    .where(
      and(
        inArray(characters.name, asked),
        isNull(characters.deleted_at),
        or(characters.is_public, eq(characters.owner_id, ctx.caller.id)),
      ),
    );
  const found = asked.flatMap((name): [string, string][] => {
    const named = rows.filter((row) => row.name === name && row.id !== own.id);
    const mine = named.filter((row) => row.owner_id === ctx.caller.id);
    const fitting = mine.length > 0 ? mine : named;
    return fitting.length === 1 ? [[name, fitting[0]!.id]] : [];
  });
  return new Map(found.slice(0, MAX_MEMBERS));
}
