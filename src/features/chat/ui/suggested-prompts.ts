/** The fixed list of quick replies; light in tone, since a click sends them unchanged. */
export const SUGGESTED_PROMPTS = [
  'Tell me more about yourself',
  'Send me a picture',
  "Let's play a game",
  'What is your fantasy?',
  'Tell me a secret',
  'Describe your perfect date',
  'What made you smile today?',
  'Plan a weekend away for us',
  'Which song is stuck in your head?',
  'Teach me something you love',
  'What would you cook for me?',
  'Tell me about your happiest memory',
  'Ask me anything',
] as const;

/** `count` different prompts in random order; `random` returns numbers in [0, 1). */
export function pickPrompts(count = 3, random: () => number = Math.random): string[] {
  const pool: string[] = [...SUGGESTED_PROMPTS];
  return Array.from(
    { length: Math.min(count, pool.length) },
    () => pool.splice(Math.floor(random() * pool.length), 1)[0]!,
  );
}
