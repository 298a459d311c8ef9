import { expect, it } from 'vitest';
import { SEED_CHARACTERS } from '#features/characters/cast/seeds/index.ts';
import { optionWords } from '#features/chat/server/option-words.ts';
import { SUGGESTED_PROMPTS } from '#features/chat/ui/suggested-prompts.ts';
import { createStreamChecker } from '#features/moderation/rules/index.ts';
import { createTextEngine, streamReply } from '#platform/models/text/index.ts';

const TURNS = [
  ...SUGGESTED_PROMPTS,
  'Good evening, I am Robin. I like old clocks and rainy cities.',
  'What do you do all day?',
  'I feel sad today',
  'Ask me a riddle',
  'Truth or dare?',
  'Good night',
];
/** The character writes first. */
const FIRST = '(a silence)';

it('moderation blocks none of the scripted engine’s replies for the seeded characters', async () => {
  const engine = await createTextEngine({ scripted: { delay_ms: 0 } });
  const blocked: string[] = [];
  for (const seed of SEED_CHARACTERS) {
    const messages: { role: 'user' | 'assistant'; content: string }[] = [];
    for (const content of [...TURNS, FIRST, FIRST, FIRST]) {
      if (content !== FIRST) messages.push({ role: 'user', content });
      const checker = createStreamChecker({ surface: 'reply' });
      let reply = '';
      for await (const part of streamReply(engine, {
        messages,
        provider_options: {
          scripted: {
            name: seed.name,
            age: seed.age,
            user_name: 'Robin',
            facts: [],
            picture_follows: content === 'Send me a picture',
            writes_first: content === FIRST,
            seed: seed.slug,
            ...optionWords(seed),
          },
        },
      })) {
        if (part.type !== 'delta') continue;
        reply += part.text;
        checker.push(part.text);
      }
      const { verdict } = checker.finish();
      if (verdict.outcome !== 'allow') blocked.push(`${verdict.rule}: ${reply}`);
      messages.push({ role: 'assistant', content: reply });
    }
  }
  await engine.close();
  expect(blocked).toEqual([]);
}, 120_000);
