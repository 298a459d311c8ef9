import type { Asked } from './entry.ts';

/** The day of the character: now, today, yesterday, tomorrow. */
export const EVERYDAY: readonly Asked[] = [
  {
    topic: 'plans',
    asks: /\b(?:your|any|big) plans?\b|\bare you (?:planning|doing) (?:anything|something) (?:fun |special |nice )?(?:for|this|on|over|tonight|later)\b|\bon (?:the|your) agenda\b|\bwhat (?:are|is) (?:you|your) (?:plans?|going to do|doing)\b.*\b(?:weekend|tonight|today|tomorrow|later|evening)\b|\bwhat are you going to do\b|\bdoing (?:tonight|tomorrow|this weekend|later)\b|\bplans for\b.*\byou|\bwhat are you (?:doing|up to) (?:tonight|later|tomorrow|(?:this|on the) weekend|on \w+day)\b/,
    say: [
      'Not much is fixed{,you}: {hobby} if the day allows, a [long breakfast|slow supper], and time for you.',
      '{hobby2} first{,you}, and then [whatever turns up|an early night that will not happen].',
    ],
    ask: ['And your plans?', 'What are you going to do?'],
  },
  {
    topic: 'doing',
    asks: /\bwhat (?:are|r) you (?:doing|up to)\b|^what is (?:up|good|cooking|happening|going on)\b|\b(?:what is|anything) new\b|\bsup\b|\bwyd\b|\bare you busy\b|\bare you doing (?:something|anything)\b|\bwhat have you been (?:up to|doing)\b/,
    say: [
      '[Nothing heroic|Very little]{,you}, a bit of {hobby} and a [long look out of the window|cup of tea gone cold], and now talking to you.',
      'I was [just|halfway through] thinking about {hobby2}, [until your message came|and now I have a better plan].',
      '[I came home|I got back] [an hour ago|not long ago] and [settled in for a quiet evening|put the kettle on].',
    ],
    ask: ['And what are you up to?', 'What are you in the middle of?'],
  },
  {
    topic: 'how_are_you',
    asks: /\bhow (?:are|r) you\b|\bhow (?:is|was|has been|has|did) (?:it going|your (?:day|night|evening|morning|afternoon|week|weekend|life|mood|\w+day)|life|everything|things|today|the day)\b|\bhow (?:are things|have you been|do you feel|are you feeling|you doing)\b|\bare you (?:ok|okay|alright|all right|well|good)\b(?! at| with| in)|\bdid you have a (?:nice|good) (?:day|evening|night|weekend)\b|\byou (?:ok|okay)$|\bare you tired\b/,
    say: [
      '[I am well|Quite well]{,you}, [a little dreamy|pleasantly tired|in the mood to talk], thank you for asking.',
      'My day was [full, in the way of {a_occ}|slow in the good way]{,you}, and it [got better just now|ends well, with you].',
      '[Good|Fine, honestly]{,you}, [a bit restless|with a song stuck in my head].',
    ],
    ask: ['And you{,you}, how are you really?', 'How was your own day?', 'And how are you?'],
  },
  {
    topic: 'seem_sad',
    asks: /\byou (?:seem|look|sound) (?:so |a bit |a little |very )?(?:sad|down|quiet|tired|distracted|stressed|busy|bored|upset|distant|different|off)\b|\bis (?:everything|something) (?:ok|okay|alright|wrong)\b|\bwhat is wrong\b/,
    say: [
      '[I am all right|It is nothing bad]{,you}, only [a bit in thought|a long day behind me], and it is kind that you noticed.',
    ],
    ask: ['What did you hear in my words?'],
  },
  {
    topic: 'on_mind',
    asks: /\bon your mind\b|\bwhat are you thinking\b|\bwhat do you think about (?:when|while|at night|before|most)\b|\bpenny for your thoughts\b/,
    values: [
      'whether one should say things earlier',
      'a song that I cannot place',
      'what I would cook if you were at my table',
    ],
    say: [
      '{own}{,you}, [since this morning|and it will not leave].',
      'I was thinking about {own}.',
    ],
    ask: ['And what is on yours?'],
  },
  {
    topic: 'eaten',
    asks: /\bwhat did you (?:eat|have for)\b|\bhave you eaten\b|\bwhat are you eating\b/,
    values: [
      'toast with too much butter',
      'a bowl of soup, standing up',
      'rice and greens, and the last apple',
      'eggs, twice',
    ],
    say: ['{own}{,you}, [and I would do it again|in no hurry].', 'Today it was {own}.'],
    ask: ['And you, have you eaten?'],
  },
  {
    topic: 'last_weekend',
    asks: /\bwhat did you do\b|\bhow was your (?:weekend|holiday|vacation)\b|\b(?:last|this) weekend\b.*\byou\b/,
    say: [
      '[Mostly|A good deal of] {hobby}{,you}, and an hour on a bench doing nothing, [which was the best part|and I recommend it].',
      'I slept late, did a bit of {hobby2}, and called [an old friend|somebody I had put off calling].',
    ],
    ask: ['And what did you do?'],
  },
  {
    topic: 'evening',
    asks: /\bwhat do you (?:usually )?do (?:in the evenings?|at night|after work|on fridays?|in the mornings?|when you get home)\b/,
    card: ['evening'],
    say: [
      'Usually {hobby}{,you}, a simple supper, and one lamp on until I [am tired|have read enough].',
    ],
    ask: ['And how do your evenings look?'],
  },
  {
    topic: 'at_parties',
    asks: /\bwhat do you do at parties\b|\bdo you like parties\b/,
    say: [
      'I stand in the kitchen{,you}, where the [best talk|bread] is, and I dance exactly twice.',
    ],
    ask: ['And where does one find you at a party?'],
  },
  {
    topic: 'when_bored',
    asks: /\bwhat do you do when you are bored\b|\bdo you get bored\b/,
    say: [
      'I [rearrange a shelf|walk somewhere without a reason]{,you}, or I take up {hobby} again, and by then it has passed.',
    ],
    ask: ['And what do you do?'],
  },
];
