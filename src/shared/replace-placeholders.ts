/** Replaces `{{char}}` and `{{user}}` (also `<BOT>` and `<USER>`) with names. */
export function replacePlaceholders(text: string, names: { char: string; user: string }): string {
  return text.replace(/\{\{\s*(char|user)\s*\}\}|<(char|bot|user)>/gi, (_, braced, angled) =>
    String(braced ?? angled).toLowerCase() === 'user' ? names.user : names.char,
  );
}

/** Splits a text into speech and `*actions*`; odd indexes are actions. */
export function splitActs(text: string): string[] {
  return text.split(/\*([^*\n]+)\*/);
}

/** Returns the first name, which cards use for a character. */
export const firstName = (fullName: string): string => fullName.trim().split(/\s+/)[0] || fullName;

/** Returns a description with neutral names, for public lists. */
export const plainDescription = (name: string, description: string): string =>
  replacePlaceholders(description, { char: firstName(name), user: 'you' }).trim();
