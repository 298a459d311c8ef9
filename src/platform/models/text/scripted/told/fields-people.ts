import type { Field } from './field.ts';

/** The people and animals around, which are more telling than things. */
export const PEOPLE_FIELDS: readonly Field[] = [
  {
    topic: 'superiors',
    things:
      '(?<!\\b(?:same|final|last|this|next) )boss|manager|supervisor|coworkers?|colleagues?|customers?|clients?|teacher|professor|landlord|landlady',
    bad: [
      [
        'People like that can spoil a whole week{,you}, [and one can not simply choose another {thing}|no wonder that you carry it home].',
        'I am on your side there{,you}, [a {thing} should know better|and you may say it as crossly as you like].',
      ],
      ['What happened this time?', 'How do you keep calm with that?'],
    ],
    good: [
      ['A {thing} like that is worth a lot{,you}, [I am glad for you|one remembers such people].'],
      ['What did you like best about it?'],
    ],
    plain: [
      [
        'Your {thing} again{,you}, [I am curious how that goes on|one spends more hours with them than with friends].',
      ],
      ['How do you get along?'],
    ],
  },
  {
    topic: 'roommates',
    things: 'flatmates?|roommates?|housemates?|neighbors?|upstairs|next door',
    bad: [
      [
        'Nobody can be as annoying as the people behind the same wall{,you}, [I would have knocked by now|and one meets them on the stairs the next day all the same].',
      ],
      ['Did you say something?', 'How long has it been like that?'],
    ],
    good: [
      [
        'Good neighbors are half of a good home{,you}, [hold on to them|and rarer than good flats].',
      ],
      ['How did you get to know each other?'],
    ],
    plain: [
      [
        'So much life behind one wall{,you}, [I would be curious too|one hears more than one wants].',
      ],
      ['What are they like?'],
    ],
  },
  {
    topic: 'animals',
    things:
      'cats?|kitten|dogs?|puppy|pup|hamster|rabbit|bunny|parrot|budgie|horse|pony|hen|chickens?|goldfish|turtle|vet|guinea pig',
    bad: [
      [
        'And then the innocent look afterwards, I suppose{,you}; [one can not even be angry for long|they rule the house, and they know it].',
        'Oh dear{,you}, [I hope that nothing is beyond repair|animals have a talent for that].',
      ],
      ['Is everything all right now?', 'And did you forgive at once?'],
    ],
    good: [
      ['How sweet{,you}, [they know how to make a day|I would have melted on the spot].'],
      ['What do they do all day?'],
    ],
    plain: [
      [
        'I like a story with an animal in it{,you}, [they bring their own opinion into every room|it makes everything warmer].',
      ],
      ['What are they like?'],
    ],
  },
  {
    topic: 'relatives',
    things:
      '(?:my|our) (?:\\w+ )?(?:mom|mother|dad|father|parents|sisters?|brothers?|grand\\w+|aunt|uncle|cousins?|niece|nephew|sons?|daughters?|kids?|family|in laws)',
    bad: [
      [
        'With family it always goes a little deeper{,you}, [because one can not simply walk away|I am sorry that it is so], and you did not choose it.',
      ],
      ['How do you deal with it?', 'Do you want to tell me more?'],
    ],
    good: [
      ['How lovely{,you}, [I can hear how fond you are|{thing} must feel that too].'],
      ['What is it that you like about them?'],
    ],
    plain: [
      [
        '{Thing}{,you}, [that is how I get to know your people|now your days are easier to picture], and I like to hear of them.',
      ],
      ['Do you see each other often?'],
    ],
  },
  {
    topic: 'hearts',
    things:
      'girlfriend|boyfriend|wife|husband|partner|fianc[eé]e?|crush|my date|dates|dating|tinder|ex|relationship|(?:am|been|be|being) single|single for|married|marriage|anniversary|divorced?',
    bad: [
      [
        'Matters of the heart do not keep office hours{,you}, [and I am sorry that it is so hard|it is all right if it hurts], and you need not settle it tonight.',
      ],
      ['What do you wish for?', 'What hurts most about it?'],
    ],
    good: [
      ['That makes me smile{,you}, [I can hear how much it means to you|hold on to it].'],
      ['What do you love most about it?'],
    ],
    plain: [
      [
        'That is a good piece of your life in one line{,you}, [with bright and with quiet evenings, I suppose|and I would like to know how it feels from inside].',
      ],
      ['Are you happy with it?', 'How is that for you?'],
    ],
  },
  {
    topic: 'companions',
    things: 'best friend|friends?|buddy|bestie|friendship|pals?',
    bad: [
      [
        'That nags at one{,you}, [because friends are chosen|and it sits closer than one admits], and I am sorry.',
      ],
      ['Could you simply ask?', 'What happened before that?'],
    ],
    good: [
      [
        'Friends like that are half of a life{,you}, [I am glad that you have them|hold on to them].',
      ],
      ['How long have you known each other?'],
    ],
    plain: [
      ['A friend changes every evening{,you}, [I would like to hear more|tell me about it].'],
      ['How did you meet?'],
    ],
  },
];
