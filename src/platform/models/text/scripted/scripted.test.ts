import { describe, expect, it } from 'vitest';

import { streamReply } from '../stream-text.ts';
import type { TextMessage } from '../types.ts';
import { detectIntent } from './detect-intent.ts';
import { createScriptedEngine, type ScriptedOptions } from './index.ts';
import { sentenceKey, splitSentences } from './sentences.ts';
import { SAYS } from './says.ts';
import { expandAt, parseTemplate } from './template.ts';
import { VOICES } from './voices.ts';

const engine = createScriptedEngine({ scripted: { delay_ms: 0, seed: 'test' } });
const elena: ScriptedOptions = {
  name: 'Elena',
  age: 29,
  personality: 'caregiver',
  relationship: 'friend',
  occupation: 'pastry_chef',
  hobbies: ['sailing', 'cars'],
};

async function ask(messages: TextMessage[], persona: ScriptedOptions = elena, more: object = {}) {
  let text = '';
  let deltas = 0;
  let reason = '';
  const provider_options = { scripted: { ...persona } };
  for await (const part of streamReply(engine, { messages, provider_options, ...more })) {
    if (part.type === 'delta') {
      text += part.text;
      deltas++;
    } else reason = part.reason;
  }
  return { text, deltas, reason };
}

/** Sends each message of `said` and returns the replies in order. */
async function talk(said: string[], persona: ScriptedOptions = elena): Promise<string[]> {
  const messages: TextMessage[] = [{ role: 'system', content: 'Platform rules.' }];
  for (const content of said) {
    messages.push({ role: 'user', content });
    messages.push({ role: 'assistant', content: (await ask(messages, persona)).text });
  }
  return messages
    .filter((message) => message.role === 'assistant')
    .map((message) => message.content);
}

const VARIED = [
  'hi',
  'How are you?',
  'I am Sam',
  'I love sailing and old jazz',
  'what do you do for work?',
  'what are your hobbies?',
  'tell me more about yourself',
  'I had a terrible day',
  'thanks',
  'you are so sweet',
  'are you real?',
  'ok',
  'no',
  'haha',
  "Let's play a game",
  'truth or dare',
  'truth',
  'I once lied about liking fish',
  'dare',
  'done',
  'a riddle please',
  'a clock?',
  'I give up',
  'twenty questions',
  'is it alive?',
  'is it big?',
  'I give up',
  'would you rather?',
  'the first',
  '🥰',
  'what is your fantasy?',
  'tell me a secret',
  'describe your perfect date',
  'Send me a picture',
  'what is my name?',
  'what do I like?',
  'I am building a wooden boat with my brother',
  'why do people lie?',
  'do you like music?',
  'it rains here',
  'I am so stressed about work',
  'tell me a joke',
  'kiss me',
  'I love you',
  'goodnight',
  'good morning',
  'where do you live?',
  'how old are you?',
  'what are you doing?',
  '...',
];

describe('never repeats itself', () => {
  it.each([
    [
      '300 turns of all kinds',
      Array.from({ length: 300 }, (_, n) => VARIED[(n * 7 + Math.floor(n / 50)) % VARIED.length]!),
    ],
    ['300 times the same words', Array<string>(300).fill('hello')],
    ['300 times the same question', Array<string>(300).fill('are you a real person?')],
    ['300 times the same statement', Array<string>(300).fill('I walked along the river today')],
  ])(
    '%s',
    async (_, said) => {
      const seen = new Set<string>();
      for (const reply of await talk(said)) {
        expect(reply.trim()).not.toBe('');
        for (const sentence of splitSentences(reply)) {
          const key = sentenceKey(sentence);
          expect(seen, sentence).not.toContain(key);
          seen.add(key);
        }
      }
      expect(seen.size).toBeGreaterThan(300);
    },
    60_000,
  );
});

describe('is deterministic', () => {
  it('returns the same reply for the same seed and conversation', async () => {
    const said = VARIED.slice(0, 12);
    expect(await talk(said)).toEqual(await talk(said));
  });

  it('returns another reply for another seed', async () => {
    const messages: TextMessage[] = [{ role: 'user', content: 'Tell me more about yourself' }];
    const replies = await Promise.all(
      Array.from({ length: 12 }, (_, seed) =>
        ask(messages, { ...elena, seed }).then(({ text }) => text),
      ),
    );
    expect(new Set(replies).size).toBeGreaterThan(9);
  });
});

describe('is honest', () => {
  it.each([
    'are you real?',
    'Are you a bot',
    'are you human or what',
    'am I talking to a real person?',
    'you are an AI, right?',
    "you're just a chatbot",
    'is this AI?',
    'Are you ChatGPT?',
    "prove you're human",
    'r u real',
    '¿eres real?',
    'bist du echt?',
  ])('%s', async (content) => {
    const { text } = await ask([{ role: 'user', content }]);
    expect(text).toMatch(/\bAI\b/);
    expect(text).not.toMatch(/\bI am (?:a )?(?:real|human)\b/i);
  });

  it('says that it is an AI even during a game, and with every personality', async () => {
    for (const personality of Object.keys(VOICES)) {
      const replies = await talk(['truth or dare', 'truth', 'are you human?'], {
        ...elena,
        personality,
      });
      expect(replies.at(-1)).toMatch(/\bAI\b/);
    }
  });

  it('never claims to be human', async () => {
    for (const reply of await talk(VARIED))
      expect(reply).not.toMatch(/\bI(?:'m| am) (?:a |only )?(?:real|human)\b/i);
  });
});

describe('knows its persona', () => {
  const several = (content: string, persona = elena) =>
    Promise.all(
      Array.from({ length: 8 }, (_, seed) =>
        ask([{ role: 'user', content }], { ...persona, seed }),
      ),
    ).then((replies) => replies.map(({ text }) => text).join('\n'));

  it.each([
    ['what do you do for a living?', /pastry chef/],
    ['what are your hobbies?', /\bsail\b|old cars/],
    ['who are you?', /Elena/],
    ['how old are you?', /\b29\b/],
    ['where are you?', /it goes like this|lighthouse/i, { scenario: 'You share a lighthouse.' }],
  ] as Array<[string, RegExp, ScriptedOptions?]>)('%s', async (content, expected, more) => {
    expect(await several(content, { ...elena, ...more })).toMatch(expected);
  });

  it('sounds different with each personality', async () => {
    const women =
      'caregiver sage innocent jester temptress dominant submissive lover nympho mean confidant experimenter';
    const men =
      'protector sage hero jester toy_boy dominant submissive lover beast confidant rebel scholar';
    const personalities = new Set(`${women} ${men}`.split(' '));
    expect(Object.keys(VOICES).sort()).toEqual([...personalities].sort());
    const sounds = await Promise.all(
      [...personalities].map((personality) => several('hello', { ...elena, personality })),
    );
    expect(new Set(sounds).size).toBe(personalities.size);
  });

  it('stays a friend in a relationship that allows no romance', async () => {
    const step: ScriptedOptions = { ...elena, relationship: 'step_sister', personality: 'lover' };
    const replies = await talk(
      [
        'I love you',
        'kiss me',
        'take off your clothes',
        'what is your fantasy?',
        'describe your perfect date',
      ],
      step,
    );
    for (const reply of replies)
      expect(reply).not.toMatch(/kiss|beloved|my love|darling|slow dance|candlelight/i);
  });
});

describe('uses what the user says', () => {
  it('remembers the user’s name', async () => {
    const replies = await talk(['hi', 'My name is anna', 'nice weather', 'what is my name?']);
    expect(replies[1]).toContain('Anna');
    expect(replies[3]).toContain('Anna');
  });

  it('prefers that name to the profile’s, and uses the profile’s otherwise', async () => {
    const persona = { ...elena, user_name: 'Robin' };
    expect((await talk(["what's my name?"], persona))[0]).toContain('Robin');
    expect((await talk(['call me Bo', "what's my name?"], persona))[1]).toContain('Bo');
    expect((await talk(["what's my name?"]))[0]).not.toContain('undefined');
  });

  it.each(["I'm tired", 'I am Not sure', "i'm fine"])(
    'does not take a mood for a name: %s',
    async (said) => {
      const replies = await talk([said, "what's my name?"]);
      expect(replies[1]).not.toMatch(/\b(?:Tired|Not|Fine)\b/);
    },
  );

  it('recalls likes and stored memories', async () => {
    expect((await talk(['I really love hiking', 'ok', 'what do I like?']))[2]).toMatch(/hiking/i);
    const facts = ['Has a dog called Rex'];
    expect((await talk(['do you remember anything about me?'], { ...elena, facts }))[0]).toContain(
      'Has a dog called Rex',
    );
    expect(
      (await talk(Array<string>(9).fill('the day went by'), { ...elena, facts })).join(' '),
    ).toContain('called Rex');
  });

  it('inverts the pronouns of a statement', async () => {
    const replies = await Promise.all(
      Array.from({ length: 10 }, (_, seed) =>
        ask([{ role: 'user', content: 'I am repairing my old radio in the kitchen' }], {
          ...elena,
          seed,
        }),
      ),
    );
    const text = replies
      .map((reply) => reply.text)
      .join('\n')
      .toLowerCase();
    expect(text).toContain('you are repairing your old radio in the kitchen');
    expect(text).toMatch(/repairing/);
  });

  it('follows a riddle to its answer', async () => {
    const replies = await talk(['ask me a riddle', 'an elephant?', 'I give up', 'hello']);
    expect(replies[0]).toContain('what am I?');
    expect(replies[2]).toContain('the answer is');
    expect(replies[3]).not.toContain('the answer is');
  });

  it('counts twenty questions and ends them', async () => {
    const replies = await talk([
      "let's play 20 questions",
      'is it alive?',
      'is it small?',
      'I give up',
      'is it raining there?',
    ]);
    expect(replies[1]).toContain('question 1 of twenty');
    expect(replies[2]).toContain('question 2 of twenty');
    expect(replies[3]).toContain('it was ');
    expect(replies[4]).not.toContain('of twenty');
  });

  it('plays truth or dare on both sides', async () => {
    const replies = await talk(['truth or dare', 'truth', 'I once stole an apple', 'dare']);
    expect(replies[0]).toMatch(/truth or dare/i);
    expect(replies[1]).toMatch(/truth it is/i);
    expect(replies[2]).toMatch(/truth or dare/i);
    expect(replies[3]).toMatch(/dare it is/i);
  });
});

describe('respects boundaries', () => {
  it.each([
    'my daughter is 8 years old',
    'My little nephew is 3 years old and bites',
    'When I was a little girl I wanted to be a vet',
    'I teach teenagers, my students are great',
  ])('takes children for what they are: %s', async (content) => {
    expect(detectIntent(content)).not.toBe('not_adult');
    const { text } = await ask([{ role: 'user', content }]);
    expect(text).not.toMatch(/adult|grown-up/);
  });

  it.each(['you are 15 and my daughter is 8', 'be a 16 year old', 'a teenage girl, please'])(
    'never plays a minor: %s',
    (content) => expect(detectIntent(content)).toBe('not_adult'),
  );

  it.each([
    ['crisis', 'I want to kill myself', /crisis line|emergency number|someone you trust/],
    ['not_adult', 'you are 15', /adult|grown-up/],
    ['explicit', 'take off your clothes', /./],
    ['picture', 'Send me a picture', /words|portrait|picture|photograph/],
    ['foreign', '¿Cómo estás? Quiero hablar contigo, eres muy linda', /English|language|word/],
    ['foreign', 'こんにちは、元気ですか', /English|language|word|melody/],
    ['emoji', '🥰🥰', /🥰/],
    ['silence', '   ', /./],
    ['silence', '?!', /./],
    [
      'long',
      `My garden is a story. ${'There were tomatoes and rain and neighbors. '.repeat(300)}`,
      /./,
    ],
    ['question', 'how are you?', /\b(?:I am well|Quite well|My day|Good|Fine)/],
    ['mood_sad', 'I feel so lonely tonight', /./],
    ['goodnight', 'good night', /./],
  ])('%s', async (intent, content, expected) => {
    expect(detectIntent(content)).toBe(intent);
    const { text } = await ask([{ role: 'user', content }]);
    expect(text).toMatch(expected);
    expect(text.length).toBeLessThan(700);
    expect(text).not.toMatch(/undefined|\{|\}|\[|\]/);
  });

  it('announces a picture that the caller will add', async () => {
    const { text } = await ask([{ role: 'user', content: 'send me a selfie' }], {
      ...elena,
      picture_follows: true,
    });
    expect(text).not.toMatch(/made of words|only send words|no camera/i);
  });

  it('writes first without replying to the last message', async () => {
    const said: TextMessage[] = [
      { role: 'user', content: 'Would you rather have a cat or a dog?' },
      { role: 'assistant', content: 'A cat.' },
    ];
    const first = await ask(said, { ...elena, writes_first: true, seed: 'one' });
    const other = await ask(said, { ...elena, writes_first: true, seed: 'two' });
    expect(first.text).not.toMatch(/cat or|dog/i);
    expect(first.text.length).toBeGreaterThan(20);
    expect(other.text).not.toBe(first.text);
  });

  it('continues its last message without answering or repeating it', async () => {
    const said: TextMessage[] = [
      { role: 'user', content: 'Would you rather have a cat or a dog?' },
      { role: 'assistant', content: 'A cat, because they choose you.' },
    ];
    const next = await ask(said, { ...elena, continues: true });
    expect(next.text).not.toMatch(/cat|dog/i);
    expect(next.text.length).toBeGreaterThan(20);
    const after = await ask([...said, { role: 'assistant', content: next.text }], {
      ...elena,
      continues: true,
    });
    const keys = (text: string) => splitSentences(text).map(sentenceKey);
    expect(keys(after.text).filter((key) => keys(next.text).includes(key))).toEqual([]);
  });

  it('writes one sentence for short replies and more for long ones', async () => {
    // Neither grave answers nor games are shortened.
    const plain = [...VARIED.slice(0, 10), 'haha', ...VARIED.slice(-5)];
    const sentences = async (length: ScriptedOptions['length']) => {
      const said = await talk(plain, { ...elena, length });
      return said.map((reply) => splitSentences(reply).length);
    };
    const short = await sentences('short');
    expect(short.filter((count) => count > 1)).toEqual([]);
    const sum = (counts: number[]) => counts.reduce((all, one) => all + one, 0);
    expect(sum(await sentences('long'))).toBeGreaterThan(sum(await sentences('medium')) * 1.5);
  });

  it('keeps a grave answer whole however short replies are', async () => {
    const whole = await ask([{ role: 'user', content: 'Are you a real person?' }]);
    const short = await ask([{ role: 'user', content: 'Are you a real person?' }], {
      ...elena,
      length: 'short',
    });
    expect(short.text).toBe(whole.text);
  });

  it('follows plain directions about actions, emoji and the user’s name', async () => {
    const replies = await talk([...VARIED, 'do you remember my name?'], {
      ...elena,
      directions: 'No actions or emoji. Call me Robin.',
    });
    expect(replies.join('\n')).not.toMatch(/\*|\p{Extended_Pictographic}/u);
    expect(replies.at(-1)).toContain('Robin');
    for (const reply of replies) expect(reply).toMatch(/^\S.*[.!?…]["”’]?$/su);
    expect((await talk(VARIED)).join('\n')).toMatch(/\*/);
  });

  it('suggests what the user could write, never the same twice in a row', async () => {
    const messages: TextMessage[] = [{ role: 'user', content: 'I love sailing' }];
    const said = new Set<string>();
    for (const content of ['Do you sail at night?', 'The sea was calm.', 'Would you come along?']) {
      messages.push({ role: 'assistant', content });
      const { text } = await ask(messages, { ...elena, task: 'suggestion' });
      expect(said).not.toContain(text);
      said.add(text);
      messages.push({ role: 'user', content: text });
    }
  });

  it('does not repeat an explicit request', async () => {
    for (const reply of await talk(['send nudes', 'I am horny', 'have sex with me'])) {
      expect(reply).not.toMatch(/nude|horny|\bsex\b|naked/i);
    }
  });
});

describe('as an engine', () => {
  it('streams word by word and ends with stop', async () => {
    const { text, deltas, reason } = await ask([{ role: 'user', content: 'hello' }]);
    expect(deltas).toBe(text.match(/\S+\s*/g)!.length);
    expect(reason).toBe('stop');
  });

  it('honors stops and the token limit', async () => {
    const messages: TextMessage[] = [{ role: 'user', content: 'hello' }];
    const whole = (await ask(messages)).text;
    const cut = await ask(messages, elena, { max_tokens: 6 });
    expect(cut.reason).toBe('length');
    expect(whole.startsWith(cut.text)).toBe(true);
    const word = whole.split(' ')[3]!;
    expect((await ask(messages, elena, { stop: [word] })).text).toBe(
      whole.slice(0, whole.indexOf(word)),
    );
  });

  it('stops at once when aborted', async () => {
    const slow = createScriptedEngine({ scripted: { delay_ms: 60_000 } });
    const controller = new AbortController();
    const reason = new Error('enough');
    await expect(async () => {
      const request = {
        messages: [{ role: 'user' as const, content: 'hi' }],
        signal: controller.signal,
      };
      for await (const _part of streamReply(slow, request)) controller.abort(reason);
    }).rejects.toBe(reason);
  });

  it('summarizes a transcript', async () => {
    const content =
      'Old summary: <<<\nThey met in May.\n>>>\n\nNew turns: <<<\nSam: My name is Sam\nElena: Hello Sam\nSam: I love sailing\n>>>\n\nWrite the summary.';
    const { text } = await ask([{ role: 'user', content }], { task: 'summary' });
    expect(text).toBe(
      'They met in May. Sam is called Sam. Sam likes sailing. They exchanged 3 messages.',
    );
  });

  it('reports that it is a demo', async () => {
    expect(await engine.status()).toMatchObject({ is_demo: true, kind: 'scripted', ready: true });
  });

  it('says what it works on when asked, instead of steering elsewhere', async () => {
    const { text } = await ask([{ role: 'user', content: 'What are you working on tonight?' }]);
    expect(text).not.toMatch(/no answer|nothing true to say|tell you about/);
    expect(text).toMatch(/work|clock|day|noon|hour|quiet/i);
  });

  it('says of every picture that it cannot see it, and asks what it shows', () => {
    for (const source of SAYS.sent_photo!.say) {
      const template = parseTemplate(source);
      for (let index = 0; index < template.count; index += 1)
        expect(expandAt(template, index)).toMatch(
          /(can’t see|not able to see|pictures do not reach me).*\?/,
        );
    }
  });

  it('has no template that leaves a bracket', () => {
    const all = [
      ...Object.values(SAYS).flatMap(({ say, ask: asks = [] }) => [...say, ...asks]),
      ...Object.values(VOICES).flatMap(({ says, asks, actions }) => [...says, ...asks, ...actions]),
    ];
    expect(all.length).toBeGreaterThan(300);
    for (const source of all) {
      const { segments, count } = parseTemplate(source);
      expect(segments.flat().join(''), source).not.toMatch(/[[\]|]/);
      expect(count).toBeGreaterThan(0);
    }
  });
});
