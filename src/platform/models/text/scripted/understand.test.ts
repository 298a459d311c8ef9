import { describe, expect, it } from 'vitest';
import { invertPronouns } from './echo.ts';
import { createScriptedModel } from './scripted-model.ts';
import { readSentences, understand } from './understand.ts';

const model = createScriptedModel({ delay_ms: 0, seed: 'understand' });

async function reply(...said: string[]): Promise<string> {
  const { content } = await model.doGenerate({
    prompt: said.map((text) => ({ role: 'user', content: [{ type: 'text', text }] })),
    providerOptions: { scripted: { name: 'Mara', age: 41, occupation: 'carpenter' } },
  });
  return content.map((part) => (part.type === 'text' ? part.text : '')).join('');
}

describe('what a message wants', () => {
  it.each([
    ['coffee or tea', 'coffee_or_tea'],
    ['cake or ice cream', 'any_choice'],
    ['what time do you get up in the morning', 'wake_time'],
    ['what would you do on a free saturday', 'free_day'],
    ['i dont really know what to say', 'what_talk_about'],
    ['not a great day', 'bad_day'],
    ["I'm sorry to hear that.", 'condolence'],
    ['we had to put our cat down yesterday', 'pet_put_down'],
    ['cant sleep :( you awake?', 'awake'],
    ["i'll be back in an hour", 'away_soon'],
    ['i hate my life', 'hates_life'],
    ['i dont trust people easily', 'statement'],
    ['Hi. The concert last night was unreal.', 'statement'],
  ])('is found: %s', (said, topic) => {
    expect(understand(said).topic).toBe(topic);
  });

  it('is not guessed where somebody might act on it', () => {
    expect(understand('is it safe to take these pills together?').kind).toBe('unknown_question');
    expect(understand('should i stop my medication?').kind).toBe('unknown_question');
  });

  it('may be two things in one sentence', () => {
    const topics = readSentences('how old r u and where do u live').map(({ topic }) => topic);
    expect(topics).toEqual(['age', 'home']);
  });
});

describe('a reply', () => {
  it('answers both questions of a message', async () => {
    expect(await reply('How old are you? And can you cook?')).toMatch(
      /41.*(?:cook|dish|soup|make too much|courage)/is,
    );
  });

  it('has a word on the news before it answers', async () => {
    expect(await reply('i have a date tonight, what do i wear')).toMatch(/brave.*shoes/is);
  });

  it('says a reason once', async () => {
    const said = await reply("what's your favorite season and why?");
    expect(said.match(/because/gi)).toHaveLength(1);
  });
});

describe('a statement given back', () => {
  it.each([
    ['just planted tomatoes on my balcony', 'you just planted tomatoes on your balcony'],
    ['visiting my brother in Denver', 'you are visiting your brother in Denver'],
    ['it snowed here last night', 'it snowed there last night'],
    ['i burned dinner again lol', 'you burned dinner again'],
    ['nothing new', undefined],
  ])('is turned round: %s', (said, turned) => {
    expect(invertPronouns(said)).toBe(turned);
  });
});
