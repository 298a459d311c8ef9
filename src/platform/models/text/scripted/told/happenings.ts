import type { Told } from './entry.ts';

const CHILD = '(?:daughter|son|kids?|children|boy|girl|youngest|oldest|eldest)';

/** What happened to the user, or what somebody close to them does. */
export const HAPPENINGS: readonly Told[] = [
  {
    topic: 'child_left',
    tells: new RegExp(
      `\\bmy (?<who>${CHILD}) (?:just |has |have |is |are |has just )*(?:moved out|moving out|left (?:home|for)|leaves(?: home| for)?|moves (?:out|away|to)|leaving (?:home|for)|moved (?:away|to|into)|went (?:off )?to|goes to|starting|started)\\b`,
    ),
    say: [
      'That is a big step for you both{,you}, [pride and a hollow feeling at the same time, I imagine|and the rooms are suddenly too tidy].',
    ],
    ask: ['How are you coping with it?', 'What do you miss most about having them there?'],
  },
  {
    topic: 'crush',
    tells:
      /\b(?:have|got) a (?:huge |big |little )?crush\b|\bi (?:like|love) (?:a|this|that|some) (?:guy|girl|man|woman|boy|person|someone)\b|\bi (?:am|was|fell|have fallen) (?:\w+ )?in love with (?!you\b)|\bi am in love$|\bmet (?:someone|somebody|a (?:guy|girl|man|woman))\b/,
    say: [
      'That is exciting{,you}, [and a little dizzying, I suppose|I can hear the smile in it], so tell me everything.',
    ],
    ask: ['What do you like most about them?', 'Do they know?'],
  },
  {
    topic: 'back_from',
    tells:
      /\b(?:came|come|got|am|flew|returned|drove) (?:just )?(?:back |home )?from (?:a |an |the |my )?(?<thing>(?!work\b)[a-z][a-z ]{2,24}?)(?: (?:yesterday|today|last|this|and|with|where|but)\b.*)?$/,
    say: [
      'Welcome back{,you}, [half of you is still there, I guess|one is home and not quite there yet].',
      'So you are home again{,you}, [with tired legs and full pockets, I hope|and it takes a day until the head is back too].',
    ],
    ask: ['How was it?', 'What was the best moment?'],
  },
  {
    topic: 'went_to',
    tells:
      /\b(?:went|been|go|walked|drove) (?:out )?(?:to|for|shopping|fishing|swimming|dancing|camping|hiking)\b ?(?:a |an |the |my )?(?<thing>[a-z ]{0,30}?)(?: (?:yesterday|today|last|this|and|with|but)\b.*)?$/,
    say: [
      'That sounds like [a change of air|time well spent]{,you}, [I like hearing where you go|one comes home a little different].',
    ],
    ask: ['How was it?', 'Who was with you?'],
  },
  {
    topic: 'bought',
    tells:
      /\b(?:bought|ordered|got|adopted|picked up) (?:myself )?(?:a|an|some|new|two) (?:new |nice |first |used )?(?<thing>[a-z][a-z ]{2,24}?)(?: (?:today|yesterday|this|last|for|from|and|on)\b.*)?$/,
    say: [
      'A new thing in the house{,you}, [I hope that it brings you joy|and a good one, by the sound of it].',
      '{Thing}{,you}, [that is a nice change|you will get used to it quickly].',
    ],
    ask: ['Are you happy with it?', 'What made you choose it?'],
  },
  {
    topic: 'learning',
    tells:
      /\b(?:am |been |started |trying to )(?:learn(?:ing)? (?:how )?(?:to )?|practicing |taking )(?:the )?(?<thing>[a-z][a-z ]{2,20}?)(?: (?:lessons?|classes?|but|and|for|now|at|because)\b.*)?$/,
    say: [
      '{Thing} takes a while{,you}, [the beginning is the hardest part and you are past the very first day|slow is fine, and sore or silly is normal].',
      'I like that you are learning {thing}{,you}, [it gets easier just when one is about to stop|ten minutes a day are enough].',
    ],
    ask: ['What made you start?', 'What is the hardest part so far?'],
  },
  {
    topic: 'began_hobby',
    tells:
      /^(?:and )?i (?:just |recently |have |also )*(?:started|began|took up|paint|draw|knit|garden|fish|sew|sing|dance|climb|surf|bake|collect|restore)\b ?(?<thing>[a-z ]{0,28})$/,
    say: [
      'That is a good thing to have{,you}, [something of your own|it makes time pass differently].',
      'I like that{,you}, [people who do it tend to have patience|it says something nice about you].',
    ],
    ask: ['How did you get into it?', 'What do you like best about it?'],
  },
  {
    topic: 'watching',
    tells:
      /\b(?:watching|watched|reading|read|listening to|rewatching|binging|binged|playing|played) (?!with\b|it\b|you\b)\w+|\b(?:good|great|new) (?:book|movie|film|series|show|game|song|album|podcast)\b|\bcan not put it down\b/,
    say: [
      'Then you are in good company for the evening{,you}, [I would like to hear what you make of it|there is nothing better than to forget the time like that].',
      'I know that pull{,you}, [one more and then bed, and then one more|nobody here judges you for it].',
    ],
    ask: ['Would you recommend it?', 'What do you like about it?'],
  },
  {
    topic: 'retired',
    tells: /\b(?:retired|retirement|pensioner)\b/,
    say: [
      'Retired, then{,you}, [that is a working life to look back on|and the mornings belong to you at last].',
    ],
    ask: ['What do you do with your days now?', 'What do you miss about the work?'],
  },
  {
    topic: 'met_how',
    tells:
      /\bwe (?:\w+ )?met\b|\bwe (?:have known|know) each other\b|\b(?:is|are) my (?:best |oldest |closest )?friends?\b|\bmine is (?:called |named )?(?<name>[a-z]+)\b/,
    say: [
      'An old bond like that is [rare|worth a lot]{,you}, [you know each other’s whole story|one does not have to explain oneself].',
    ],
    ask: ['What do you like most about each other?', 'How often do you see each other?'],
  },
  {
    topic: 'taught_me',
    tells: /\b(?<who>(?:my |his |her )?\w+) (?:taught|raised) me\b/,
    say: [
      'What {who} gave you stays{,you}, [and it speaks of love|one hears that it was a good teacher].',
    ],
    ask: ['What is the best thing you have from there?'],
  },
  {
    topic: 'sells',
    tells:
      /\bi (?:sell|drive|deliver|build|repair|fix|clean|teach|manage|run|own|design|program|code|write) (?!you\b)(?<thing>[a-z][a-z ]{2,30})$/,
    say: [
      'Then you know people{,you}, [and have sore feet or a sore head at the end of the day, I suppose|and there is more to it than others think].',
    ],
    ask: ['What is the best part of it?', 'How did you come to it?'],
  },
];
