import { firstName } from '#shared/replace-placeholders.ts';

/**
 * The name of each member of a scene in transcripts, by id: the first name, or the full name if the
 * first one is not unique among the members and the user.
 */
export function nameCast(
  cast: readonly { id: string; name: string }[],
  user: string,
): Map<string, string> {
  const taken = [user, ...cast.map(({ name }) => firstName(name))].map((name) =>
    name.toLowerCase(),
  );
  const isUnique = (name: string) =>
    taken.filter((other) => other === name.toLowerCase()).length === 1;
  return new Map(
    cast.map(({ id, name }) => [id, isUnique(firstName(name)) ? firstName(name) : name.trim()]),
  );
}
