/** Example dialogue in the card format: one `<START>` block for each `[user line, character line]`. */
export function exampleDialogue(...exchanges: readonly (readonly [string, string])[]): string {
  return exchanges
    .map(([user, char]) => `<START>\n{{user}}: ${user}\n{{char}}: ${char}`)
    .join('\n');
}
