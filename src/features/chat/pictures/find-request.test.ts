import fc from 'fast-check';
import { expect, test } from 'vitest';
import { cpuTimeOf } from '#tests/helpers/cpu-time.ts';
import { describeScene } from './describe-scene.ts';
import { findPictureRequest } from './find-request.ts';

const REQUESTS = [
  'Send me a picture',
  'send me a picture please!',
  'Could you send me a photo of you?',
  'show me a selfie at the beach',
  'can I see you?',
  'Can I see you in a red dress?',
  'pic?',
  'Selfie please',
  'a picture of you, please',
  'Another one was nice. Now send another picture',
  'I miss you, send me a selfie',
  'Hey Elena, take a photo of the view for me',
  'Please share a picture of your garden',
  "Why don't you send me a picture?",
  "Can't you show me a photo?",
  'I would love to see a picture of you on the balcony',
  "I'd like a selfie, if you want",
  'May I have a picture of you?',
  'how about a selfie?',
  'How about sending me a picture',
  'Would you mind sharing a photo?',
  'Do you have a photo of yourself?',
  'got a pic?',
  'You could send me a picture of your breakfast',
  'Show me what you look like',
  "show me what you're wearing",
  'let me see you',
  'Good morning! Can you take a picture of yourself with your coffee?',
  'That was fun. Send me one more photo?',
  'I want to see a new picture of you',
  'SEND ME A PIC',
  'Would you send a mirror selfie?',
  '*smiles* send me a picture?',
  'send pic plz',
  'could u send me a pic of u',
  "don't be shy, show me yourself",
  'Could I get a picture of you before you go to bed?',
];

const NONE = [
  'let me see you smile for once',
  "don't go and take a picture",
  'can I see you dance?',
  'Show yourself, thief!',
  'Can I see you with someone else?',
  'may I see you home?',
  'Give me an image of the future in your own words',
  'I want a picture of the old lighthouse on my wall',
  'Do you have a picture of your mother?',
  'do you have any photos?',
  'Would you take a picture of me and my dog?',
  'take a picture, it lasts longer',
  'Shall we take a selfie together?',
  'cute selfie!',
  'nice pic',
  'send me a picture tomorrow',
  'Text me a picture when you get home',
  'show me the picture you painted yesterday',
  'Do you want a picture of me?',
  'Would you like to see a picture of me?',
  'Thanks for the picture!',
  'I took a picture today',
  'picture this',
  'Picture this: you and me on a boat',
  'that movie picture was great',
  "don't send pictures",
  'Please do not send me photos',
  'No pictures, please',
  'never send me a selfie again',
  'I will send you a picture later',
  'Can I send you a picture?',
  'let me show you a photo of my dog',
  'Do you like my picture?',
  'Do you take pictures?',
  'I love to take photos in the rain',
  'My friend sent me a picture of a cat',
  'Give me the big picture',
  'I get the picture',
  'Show me your favorite picture book',
  'I need a picture frame for the hall',
  'can I see you tomorrow?',
  'Can I see you again?',
  'When can I see you?',
  'can I see you in an hour?',
  'let me see you off',
  'show me how you cook it',
  'show me the way',
  'Let me see, it was a Monday',
  'What do you look like when you laugh?',
  'Tell me about the picture on your wall',
  'She said send me a picture and I laughed',
  'If you send me a picture I will be happy',
  'Stop sending me pictures',
  'Your profile picture is lovely',
  'Send the picture to my boss',
  'Take me to see a motion picture',
  'Paint me a picture in words',
  'You look pretty as a picture',
  'I saw a photo of the beach and thought of you',
  'Can you see me?',
  'Show me you care',
  'Send me a message',
  'What should be in the picture?',
  '',
];

test.each(REQUESTS)('asks for a picture: %s', (message) => {
  expect(findPictureRequest(message)).toBeDefined();
});

test.each(NONE)('does not ask for a picture: %s', (message) => {
  expect(findPictureRequest(message)).toBeUndefined();
});

test.each([
  ['show me a selfie at the beach in a red dress', 'selfie', 'at the beach in a red dress'],
  ['Send me a picture of you. Wearing the blue coat!', 'picture', 'of you, Wearing the blue coat'],
  ['can I see you in a red dress?', '', 'in a red dress'],
])('returns what the picture shows: %s', (message, kind, words) => {
  const found = findPictureRequest(message);
  expect(found?.kind.endsWith(kind)).toBe(true);
  expect(found?.words).toBe(words);
});

test('is fast for any order of its keywords', () => {
  const words =
    'please you want to one more another now right and , so go ahead and i dare you send me a the picture selfie of for show see can let yourself thank you'.split(
      ' ',
    );
  fc.assert(
    fc.property(
      fc.array(fc.constantFrom(...words), { maxLength: 12 }),
      fc.integer({ min: 1, max: 40 }),
      (some, times) => {
        const text = `${Array.from({ length: times }, () => some.join(' ')).join(' ')} picture x`;
        const read = () => {
          const found = findPictureRequest(text);
          if (found) describeScene(found, [], 'male');
        };
        expect(cpuTimeOf(read)).toBeLessThan(150);
      },
    ),
    { numRuns: 300 },
  );
});

test('reads a long message quickly and at its end', () => {
  const story = 'We sent a picture and another picture and '.repeat(2000);
  const read = () => {
    expect(findPictureRequest(story)).toBeUndefined();
    expect(findPictureRequest(`${story}. Send me a picture`)).toBeDefined();
  };
  expect(cpuTimeOf(read)).toBeLessThan(200);
});
