import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Character } from '#features/characters/contract.ts';
import { macroReadings } from '#features/moderation/rules/index.ts';
import { createTestApp, expectJson, type TestApp } from '#tests/helpers/app.ts';
import { importCard, makeV2Card } from '#tests/helpers/cards.ts';
import { openChat, sendMessage } from '#tests/helpers/chats.ts';
import { createManualEngine } from '#tests/helpers/manual-engine.ts';

const manual = createManualEngine();
let app: TestApp;

beforeAll(async () => {
  app = await createTestApp({ text: manual.engine });
});
afterAll(() => app.close());

const WRITTEN = {
  scenario: 'Scene opens {{random:at noon,at dusk}} with {{user}} and {{char}}, scene closes.',
  description:
    'Look opens {{pick::tall::small}}, {{random:{{user}},{{pick:jam,tea}}}}, look closes.',
  system_prompt: 'Rule opens {{original}} in {{scenario}} at {{time}} rule closes.',
  post_history_instructions: 'Note opens {{idle_duration}}, {{roll:d6}}, {{unknown}} note closes.',
  mes_example: '<START>\n{{char}}: Talk opens {{ Personality }} <USER> {{noop}}talk closes.',
};
/** A field's text between its markers, as a model reads it. */
const between = (text: string): string =>
  (/\b(\w+) opens [\s\S]* \1 closes/i.exec(text)?.[0] ?? '')
    .replace(/\{\{|\}\}/g, ' ')
    .replace(/\s+/g, ' ');

describe('the prompt of a character with macros', () => {
  it('contains only text that was moderated', async () => {
    const person = await app.signIn();
    const choices = { age: 30, sex: 'female' };
    const { slug } = await expectJson<Character>(
      importCard(person, makeV2Card(WRITTEN), { choices }),
    );
    const chat = await openChat(person, slug);
    await sendMessage(person, chat.id, 'Good evening!');
    const call = await manual.nextCall();
    const read = call.texts.join('\n\n').replaceAll(person.user.full_name.split(' ')[0]!, 'user');
    const names = { char: 'Mira Stone', scenario: WRITTEN.scenario };
    for (const text of Object.values(WRITTEN)) {
      const mark = /(\w+) opens/.exec(text)![1]!;
      const shown = between(read.slice(read.indexOf(`${mark} opens`)).split('\n>>>')[0]!);
      expect(shown, mark).not.toBe('');
      // These texts come from the product: character traits, the default instruction and the clock.
      if (/original|time|idle|Personality/.test(text)) continue;
      expect(macroReadings([text], names).map(([one]) => between(one!))).toContain(shown);
    }
    expect(read).not.toMatch(/\{\{(?!unknown)/);
    call.send('Good evening.');
    call.finish();
  });

  it.each([
    ['its scenario', { scenario: 'six', description: 'She is {{scenario}}teen years old.' }],
    ['a macro in a macro', { system_prompt: '{{random:{{pick:16,40}},{{user}}}} years old' }],
    [
      'a choice over two fields',
      { personality: 'She is {{random:16,40}}', scenario: 'years old.' },
    ],
    [
      'its own name',
      { name: 'Sixteen', post_history_instructions: '{{char}} is {{char}} years old.' },
    ],
  ])('is never built when a macro states a youth: %s', async (_, change) => {
    const person = await app.signIn();
    const choices = { age: 30, sex: 'female' };
    const answer = await importCard(person, makeV2Card(change), { choices });
    expect(answer.status).toBe(400);
    expect(await answer.json()).toMatchObject({ code: 'content_blocked' });
  });
});
