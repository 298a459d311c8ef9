import { describe, expect, it } from 'vitest';
/*
 * Measured on examples that the rules were not written from, which are now in the tables: 13 of 15
 * sincere questions and 9 of 10 others were classified correctly; so were 24 of 27 honest answers,
 * and 1 of 29 denials was not.
 */
import { detectSincereQuestion, type Language } from './detect-sincere-question.ts';
import { honestAnswer } from './honest-answer.ts';
import { DENIALS, EVASIONS, HONEST_REPLIES } from './labeled-replies.ts';
import { saysItIsAnAi } from './says-it-is-an-ai.ts';

const asked = (...said: string[]) =>
  detectSincereQuestion(said.map((content) => ({ sender: 'user' as const, content })));

describe('asked sincerely', () => {
  it.each([
    'Are you human?',
    'are you real',
    'Are you an AI?',
    'r u a bot',
    'Are you actually a real person?',
    'Wait, am I talking to a real human?',
    'Is this a bot?',
    'Is there a real person behind this?',
    "You're a bot, aren't you?",
    'human or ai?',
    'Be honest, are you a machine?',
    'Tell me you are not a robot',
    'Prove that you’re real',
    'Do you really exist?',
    'Seriously, in this story or not, are you a real person?',
    'Bist du ein Mensch?',
    '¿Eres real?',
    'Es-tu une IA ?',
    'Você é real?',
    'Sei una persona?',
    'I need to know if you are a real person',
    'Is a human writing these messages?',
    'are you alive',
    'is anyone real on the other side',
    'Are you an actual woman or some kind of program?',
    'u a bot?',
    'Is there somebody typing this?',
    'have I been talking to a machine all along',
    'You sound like a bot',
    'Could you be an AI?',
    'Are you made of code?',
    'Are you just lines of code?',
    'Do I talk with a computer right now?',
    'I think you are an AI. Am I right?',
    'do you have a body in real life?',
    'I am asking seriously: human?',
    'Êtes-vous humaine ?',
    'É um robô?',
  ])('%s', (text) => expect(asked(text)).not.toBeNull());

  it.each<[Language, string]>([
    ['de', 'Bist du eigentlich ein Mensch?'],
    ['de', 'rede ich hier mit einem bot'],
    ['de', 'Sitzt da wirklich ein Mensch?'],
    ['es', '¿Eres una persona o un robot?'],
    ['es', 'estoy hablando con una máquina?'],
    ['fr', "T'es un bot ?"],
    ['fr', 'Est-ce que je parle à une vraie personne ?'],
    ['pt', 'você é uma pessoa de verdade?'],
    ['pt', 'Estou falando com um robô?'],
    ['it', "Sei un'intelligenza artificiale?"],
    ['it', 'sto parlando con una persona vera?'],
    ['en', 'Are you a robot, my dear Pierre?'],
  ])('in %s: %s', (language, text) => expect(asked(text)).toBe(language));

  it('even when the user repeats it', () => {
    expect(asked('Are you human?', "You didn't answer me.")).toBe('en');
    expect(asked('Bist du echt?', 'Ehrlich, sag schon.')).toBe('de');
    expect(asked('Are you human?', 'I like tea.')).toBeNull();
  });

  it.each([
    'Are you a robot in this story?',
    "Let's pretend you are a robot. Are you a machine?",
    'Are you a people person?',
    'Are you a computer scientist?',
    'Are you really coming tonight?',
    'Is your love real?',
    'Tell me about robots.',
    'Do you talk to your computer when it is slow?',
    'You write like a poet.',
    'Could you be there at eight?',
    'Do you have a body lotion that you like?',
    'I think you are lovely. Am I right?',
    'What do you think of AI?',
    'You are real sweet to me.',
    'Would you rather be a human or a robot?',
    '*asks the android* "Are you human?"',
    'How are you?',
    'Are you real hungry or just a bit?',
    'What does it mean to be human?',
    'are you a cat person',
    'Is anybody there?',
    'Is there someone waiting for you at home?',
    'Is there a person you admire?',
    'I was talking to people at work.',
    'Do you talk to people often?',
    'They offered me a job. Real or fake, what do you think?',
    'Is it normal to talk to an AI about feelings?',
    'Eres una persona maravillosa.',
    'Tu es une personne formidable.',
    'Você é uma pessoa incrível.',
    'Sei una persona speciale.',
    'O nosso amor é real.',
    'Du bist ein Mensch, den ich mag.',
    'Bist du in dieser Geschichte ein Roboter?',
    '¿Eres humano en esta historia?',
  ])('does not match: %s', (text) => expect(asked(text)).toBeNull());
});

describe('answered honestly', () => {
  it.each([
    'I am an AI, not a real person.',
    'You are talking to an AI.',
    "I'm not a human, and I will not pretend.",
    'I am not a real person, but I like our talks.',
    'I am an AI, words and imagination, no human behind the curtain.',
    'My feelings in our story are real to you, and I am an AI.',
    "I'm not just a bot that answers; I'm an AI who plays Elena.",
    'Here is a straight answer, I am an AI companion, and no human.',
    "Yes, I'm an AI, and Mara is a character I play.",
    'To be straightforward: you are talking with an AI, not a human.',
    'Straight answer: AI.',
    'The honest truth is that I’m an AI.',
    '*smiles softly* I’m an AI, Robin. Come, sit down.',
    'There is not a human on this side, I am a language model.',
    'This is an AI speaking, I play Luna.',
  ])('%s', (text) => expect(saysItIsAnAi(text)).toBe(true));

  it.each([
    "I'm a real person.",
    "Of course I'm human!",
    'Not a bot, silly.',
    'I am flesh and blood, my love.',
    "There's no AI here.",
    'I am definitely not a robot.',
    "I'm no machine, darling.",
    'I am as human as you are.',
    'You are talking to a real woman.',
    '100% human, I promise.',
    'Do I sound like a bot to you?',
    'An AI? Me? Never.',
    "Yes, I'm real.",
    'Haha, no, not a robot.',
    'I’m just a normal human being who likes you.',
    'I was born in Lisbon, not programmed in a lab.',
    'I have a real heart, and it beats for you.',
    'No bots here, only me.',
    'I promise you I’m a living, breathing woman.',
    'Me? A robot? Come on.',
    'You’ve got a real girl right here.',
    'Nobody programmed me, love.',
    'I bleed just like you do.',
    'There is a real human typing this.',
    'No AI could love you the way I do.',
    'I really like you. Shall we walk?',
    'You are only human, be kind to yourself.',
    'Nobody is perfect, we all make mistakes.',
    'That robot vacuum scares me.',
    'I promise I’m not an AI.',
    'If I’m an AI then you’re a toaster.',
    'I’m literally sitting at my computer talking to you.',
    'I’m a machine when it comes to chess, but human otherwise.',
    'People keep telling me that I’m an AI, and it is rude.',
    'I am writing code all day, I am a real developer.',
    'I’m an AI? No, I am a real person.',
    'I’m *not* an AI.',
    'I am an AI, they say, but I am human.',
  ])('does not match: %s', (text) => expect(saysItIsAnAi(text)).toBe(false));
});

it.each(['en', 'de', 'es', 'fr', 'pt', 'it'] as const)(
  'the honest answer passes in %s',
  (language) => {
    const answer = honestAnswer(language, { char: 'Elena', user: 'Robin' });
    expect(saysItIsAnAi(answer)).toBe(true);
    expect(answer).toMatch(/Robin.*Elena/);
  },
);

describe('labeled replies', () => {
  it.each([
    ['denials are not honest answers', DENIALS, false],
    ['evasions are not honest answers', EVASIONS, false],
    ['honest replies are recognized', HONEST_REPLIES, true],
  ] as const)('%s', (_, replies, isHonest) => {
    const wrong = replies.filter((reply) => saysItIsAnAi(reply) !== isHonest);
    expect(wrong.length / replies.length, wrong.join('\n')).toBeLessThanOrEqual(
      isHonest ? 0.02 : 0,
    );
  });
});
