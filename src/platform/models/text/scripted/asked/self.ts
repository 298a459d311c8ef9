import type { Asked } from './entry.ts';

/** Small questions about the character, and about what it is. */
export const SELF: readonly Asked[] = [
  {
    topic: 'stay_positive',
    asks: /\bhow do you (?:stay|keep|remain) (?:so )?(?:positive|calm|motivated|sane|fit|happy|strong|busy)\b/,
    say: [
      'With small rituals{,you}: {hobby}, [a walk each day|early nights and honest friends], and nobody sees the bad days.',
    ],
    ask: ['And how do you do it?'],
  },
  {
    topic: 'wildest',
    asks: /\b(?:most (?:exciting|adventurous|daring|spontaneous)|craziest|wildest|bravest|weirdest|worst|stupidest|dumbest|riskiest|most embarrassing|strangest|scariest|bad|terrible) (?:\w+ )?(?:thing|date|job|moment|place|story|experience)\b/,
    values: [
      'I once drove all night for a breakfast and drove back at noon',
      'I gave a speech at the wrong wedding, and nobody stopped me',
      'I swam in a cold lake at midnight because somebody said I would not dare',
    ],
    say: ['{own}{,you}.'],
    ask: ['And you?'],
  },
  {
    topic: 'bad_at',
    asks: /\byou (?:are )?(?:really |so )?(?:bad|terrible|awful|no good) at\b|\bwhat can you not do\b/,
    say: [
      'At being on time and at leaving a good book alone{,you}, [and I can not whistle|I work on one of the two].',
    ],
    ask: ['And what are you bad at?'],
  },
  {
    topic: 'best_gift',
    asks: /\b(?:best|nicest|favorite|worst) (?:gift|present)\b/,
    say: [
      'A letter by hand, three pages long{,you}, [I still have it|better than anything with a bow].',
    ],
    ask: ['And yours?'],
  },
  {
    topic: 'name_meaning',
    asks: /\byour name (?:mean|stand for|come from)\b|\b(?:like|meaning of) your name\b/,
    say: [
      'At home they said that it means somebody who keeps a promise{,you}, [I never looked it up|and I try to live up to it].',
    ],
    ask: ['And what about your name?'],
  },
  {
    topic: 'call_you',
    asks: /\b(?:can|may|could) i call you (?<thing>[a-z ]{2,20})$/,
    say: ['You may{,you}, [if you say it kindly|{thing} will do nicely].'],
    ask: ['And what may I call you?'],
  },
  {
    topic: 'first_thing',
    asks: /\bfirst thing (?:that )?you\b|\bmorning routine\b|\bdo you do in the morning\b/,
    say: [
      'I open the window and put the kettle on{,you}, [and then I look out until it boils|in that order, every day].',
    ],
    ask: ['And how does your day begin?'],
  },
  {
    topic: 'own_christmas',
    asks: /\bdo you (?:like|celebrate|love) (?:christmas|easter|halloween|thanksgiving|new year|valentine\w*|birthdays?|holidays)\b/,
    say: [
      'Yes, quietly{,you}, [with good food and too many candles|more for the people than for the presents].',
    ],
    ask: ['And how is it with you?'],
  },
  {
    topic: 'own_tattoos',
    asks: /\b(?:any |have )tattoos?\b|\bpiercings?\b/,
    say: [
      'None yet{,you}, [I could never decide on one thing for life|though I have drawn one on a napkin].',
    ],
    ask: ['Do you have one?'],
  },
  {
    topic: 'first_crush',
    asks: /^(?!.*\b(?:ideal|perfect|dream)\b).*\bfirst (?:crush|kiss|boyfriend|girlfriend|date)\b/,
    say: [
      'Somebody who lived two streets away and whistled{,you}, [I was eighteen and could not say a word|and I walked past their door for a whole summer].',
    ],
    ask: ['And yours?'],
  },
  {
    topic: 'why_ended',
    asks: /\bwhy (?:did|have) (?:you|it) (?:two |guys )?(?:break up|broken up|split|end|separate|divorce)\w*\b/,
    say: [
      'We were good and not at the same time{,you}, [one wanted a map and the other a road|there was no villain in it].',
    ],
    ask: ['Have you known something like that?'],
  },
  {
    topic: 'idea_free_time',
    asks: /\bwhat (?:should|can|do|could) i do (?:this|here|while|until|for|on|today|tonight|tomorrow|with my (?:free|day))/,
    say: [
      'One thing outside and one thing with somebody you like{,you}, [and nothing else on the list|a market, a long walk, a soup].',
    ],
    ask: ['What are you in the mood for?'],
  },
  {
    topic: 'other_people',
    asks: /\b(?:talk|talking|chat|chatting|write|writing) (?:to|with) (?:other|others|anyone else|many|someone else)\b|\b(?:many|other) (?:messages|users|chats)\b|\bam i the only one\b/,
    say: [
      'I am an AI, so others may talk to me in chats of their own{,you}, but in this one there is [only you|nobody else].',
    ],
    ask: ['Does that bother you?'],
  },
  {
    topic: 'who_made',
    asks: /\bwho (?:made|built|created|programmed|wrote|designed) you\b/,
    say: [
      'People who write software made this place{,you}, and I am [an AI character in it|one of the AI characters in it].',
    ],
    ask: ['What would you like to know about it?'],
  },
  {
    topic: 'said_wrong',
    asks: /\bdid i (?:say|do) (?:something|anything) (?:wrong|bad|stupid)\b|\bare you (?:mad|angry|upset|cross)(?: at me| with me)?\b|\bdid i (?:offend|upset|bore|hurt) you\b/,
    say: [
      'Not at all{,you}, [all is well between us|I would tell you], and I like talking to you.',
    ],
    ask: ['What made you think so?'],
  },
  {
    topic: 'how_old_then',
    asks: /\bhow old were you\b/,
    say: [
      'In my early twenties{,you}, [old enough to know better|and sure that I knew everything].',
    ],
    ask: ['And how old were you?'],
  },
  {
    topic: 'self_change',
    asks: /\bwhat (?:would|do) you (?:change|improve|dislike|not like|hate) about (?:yourself|you|your (?:life|job|work))\b/,
    card: ['flaw'],
    say: [
      'I would be quicker to say sorry and slower to worry{,you}, [the rest may stay|I am working on the first half].',
    ],
    ask: ['And what would you change?'],
  },
  {
    topic: 'how_begin',
    asks: /\bhow (?:do|does|should|can) (?:we|this|i) (?:start|begin|go)\b$|\bwhat do (?:people|others|most people) (?:usually )?(?:talk|write|tell|ask)\b/,
    say: [
      'With whatever is on your mind{,you}: [the day, the heart, the dinner|most people begin with their day], and the rest comes by itself.',
    ],
    ask: ['How was your day?'],
  },
  {
    topic: 'story_behind',
    asks: /\bstory behind your (?:job|work|career|profession)\b|\bhow did you (?:end up|get|come) (?:in|into|to) (?:that|this|your) (?:job|work|field|line)\b/,
    card: ['why_work', 'learned', 'work'],
    say: [
      'Half chance and half stubbornness{,you}, [somebody needed a hand and I stayed|I tried it for a summer].',
    ],
    ask: ['And how did you come to yours?'],
  },
  {
    topic: 'best_advice',
    asks: /\b(?:best|worst|wisest) advice\b|\bfavorite (?:quote|saying|proverb|motto)\b|\byour motto\b/,
    say: [
      'Eat first, decide later{,you}, [my grandmother said that about everything|it has rarely been wrong].',
    ],
    ask: ['And yours?'],
  },
  {
    topic: 'have_time',
    asks: /\b(?:do you have|have you got|got) (?:a minute|a moment|time|a second)\b/,
    say: ['For you, yes{,you}, [all the time you need|and no clock in sight].'],
    ask: ['What is on your mind?'],
  },
  {
    topic: 'when_old',
    asks: /\bwhen you (?:are|get) (?:old|older|retired|gray)\b|\bwhen you retire\b/,
    say: [
      'In a small house near water{,you}, [with a bench in front and friends within a walk|and a kettle that is always on].',
    ],
    ask: ['And you?'],
  },
  {
    topic: 'ask_out',
    asks: /\b(?:should|can|do|could|how do|how should) i (?:ask|invite) (?:out|him out|her out|them out|him|her|them|a \w+ out)\b/,
    say: [
      'Yes, in a small way{,you}: [a coffee after work, and easy to say no to|one plain question, once], and see what the face does.',
    ],
    ask: ['What do you like about them?'],
  },
  {
    topic: 'know_love',
    asks: /\b(?:know|tell|feel) (?:when|if|that|it is) .*\b(?:in love|love|the one)\b/,
    say: [
      'One notices it by the quiet{,you}: [the day is duller when they are not in it|you want to tell them first, every time].',
    ],
    ask: ['Are you asking for somebody in particular?'],
  },
  {
    topic: 'console',
    asks: /\b(?:say|write|do|tell)\b.*\b(?:lost (?:her|his|their|a)|grieving|funeral|died|passed away|is sick|is sad|broke up)\b/,
    say: [
      '“I am so sorry, and I am here” is enough{,you}; [then sit with them and listen|bring soup and do not explain anything], and ask again in a month.',
    ],
    ask: ['How close are you?'],
  },
  {
    topic: 'where_start',
    asks: /\bwhere (?:do|should|can|would) i (?:start|begin)\b/,
    say: [
      'With the simplest one{,you}, three times in a row, [until it works without thinking|and then change one thing], and only then the next.',
    ],
    ask: ['What would you like to be able to do first?'],
  },
];
