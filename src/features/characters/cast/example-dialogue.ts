/** Example dialogue in card format: one `<START>` block per `[user line, character line]`. */
export function exampleDialogue(...exchanges: readonly (readonly [string, string])[]): string {
  return exchanges
    .map(([user, char]) => `<START>\n{{user}}: ${user}\n{{char}}: ${char}`)
    .join('\n');
}
