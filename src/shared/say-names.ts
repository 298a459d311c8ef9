/** The names in a text that is written for any reader: `{{char}}` and `{{user}}`, also as `<BOT>` and `<USER>`. */
export function sayNames(text: string, names: { char: string; user: string }): string {
  return text.replace(/\{\{\s*(char|user)\s*\}\}|<(char|bot|user)>/gi, (_, braced, angled) =>
    String(braced ?? angled).toLowerCase() === 'user' ? names.user : names.char,
  );
}

/** A text in turns of plain words and of what stood `*between asterisks*`; the odd ones are acts. */
export function splitActs(text: string): string[] {
  return text.split(/\*([^*\n]+)\*/);
}

/** How people address each other, and cards call a character: the first word of a name. */
export const firstName = (fullName: string): string => fullName.trim().split(/\s+/)[0] || fullName;

/** A description as lists show it to people whose names they do not know. */
export const plainDescription = (name: string, description: string): string =>
  sayNames(description, { char: firstName(name), user: 'you' }).trim();
