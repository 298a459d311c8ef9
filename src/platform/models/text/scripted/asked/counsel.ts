import type { Asked } from './entry.ts';

/** What to do, say, read or buy: advice on everyday decisions. */
export const COUNSEL: readonly Asked[] = [
  {
    topic: 'too_late_for',
    asks: /\b(?:is it|am i|are we) (?:ever |really |now )?too (?:late|old|slow|far gone|lazy)\b/,
    say: [
      'Not at all{,you}: [whoever begins late has reasons, and reasons carry far|a year passes either way, with it or without], and nobody asks at what age you learned it.',
    ],
    ask: ['What would be the first small step?'],
  },
  {
    topic: 'what_to_read',
    asks: /\bwhat (?:book )?(?:should|can|could|do|shall) i read\b|\b(?:good|any|new) (?:book|novel)s? (?:to read|for me)\b|\bbook should i\b/,
    say: [
      'Something short with a good first page{,you}: [letters of somebody long gone|a crime story set on an island], and stop at page fifty if it bores you.',
    ],
    ask: ['What did you like last?'],
  },
  {
    topic: 'overthink',
    asks: /\b(?:stop|quit) (?:overthinking|worrying|procrastinating|being (?:so )?(?:\w+)|caring|thinking|comparing|scrolling|crying)\b|\b(?:clear|calm) my (?:mind|head|thoughts)\b/,
    say: [
      'Give it a fixed time{,you}: [a quarter of an hour on paper, and then shoes on and out|write it all down at six, and after that it has to wait]; hands that are busy quiet the head.',
    ],
    ask: ['What does it circle around?'],
  },
  {
    topic: 'raise',
    asks: /\b(?:ask for|get|negotiate|deserve) (?:a |more )?(?:raise|promotion|salary|more money|time off|days off)\b/,
    say: [
      'With three things you did and one number{,you}: [say both calmly, and then be silent longer than feels polite|on a quiet morning, never on a Friday].',
    ],
    ask: ['What would be your number?'],
  },
  {
    topic: 'make_laugh',
    asks: /\bhow (?:do|can|could|would) i (?:make|get|help|cheer|impress|surprise|win) (?:her|him|them|my \w+|someone|a (?:girl|guy|woman|man))\b(?! back)/,
    say: [
      'By noticing{,you}: [what makes them stop for a second is what they like|take up something they said last week], and do it small rather than grand.',
    ],
    ask: ['What do you know about them so far?'],
  },
  {
    topic: 'win_back',
    asks: /\b(?:win|get) (?:her|him|them|my \w+) back\b|\bmake (?:it )?up (?:with|to) (?:her|him|them|my)\b|\b(?:apologize|say sorry) (?:first|to (?:her|him|them|my))\b|\bshould i (?:apologize|say sorry|forgive)\b/,
    say: [
      'I would take the first step{,you}: [say what you are sorry for in one sentence, and leave out the “but”|without a speech, and then listen longer than is comfortable].',
    ],
    ask: ['What would you like them to know?'],
  },
  {
    topic: 'will_make_up',
    asks: /\b(?:do you think|will|can) (?:that )?(?:we|they|she|he|it) (?:will |can |ever )*(?:make up|work out|work it out|come back|forgive me|calm down|talk again|get back|be okay|last)\b/,
    say: [
      'I think the chances are good{,you}, [as you are already asking what you can do|since you want it and say so]; give it a day and a kind word.',
    ],
    ask: ['What would you say first?'],
  },
  {
    topic: 'in_their_place',
    asks: /\bif you were (?:her|him|them|my \w+)\b|\b(?:in|put yourself in) (?:her|his|their) (?:place|shoes|position)\b|\bwhat (?:do|does|would) (?:she|he|they|women|men|girls|guys) (?:really )?want (?:to hear|from)?\b/,
    say: [
      'I would want to be heard to the end{,you}, [and one plain “you were right about that”|without being handed a solution], and then a hand on the table.',
    ],
    ask: ['Could you say that?'],
  },
  {
    topic: 'should_get_pet',
    asks: /\bshould i (?:get|adopt|buy|have) (?:a |an |another )?(?:dog|cat|puppy|kitten|pet|hamster|parrot)\b/,
    say: [
      'If somebody is home for it and you like mornings{,you}, yes; [borrow one for a weekend first|it will decide half of your day, and mostly the better half].',
    ],
    ask: ['What speaks against it?'],
  },
  {
    topic: 'should_go',
    asks: /\bshould i (?:go|stay|come|join|attend|show up|cancel)\b(?! (?:back|with (?:him|her)))/,
    say: [
      'Go for one hour{,you}, [and allow yourself to leave after it|with a reason to leave in your pocket]; most evenings are better than the minute before them.',
    ],
    ask: ['What keeps you from it?'],
  },
  {
    topic: 'should_cut_hair',
    asks: /\bshould i (?:cut|dye|color|grow|shave|get) (?:my |a |bangs)?\s?(?:hair|beard|haircut|fringe|tattoo|piercing|bangs)?\b/,
    say: [
      'If you have wanted it for more than a month{,you}, yes; [sleep on it once and then do not ask anybody|and try it in front of a mirror with pins first].',
    ],
    ask: ['How long have you been thinking about it?'],
  },
  {
    topic: 'think_i_should',
    asks: /\b(?:do you think|you think) (?:that )?i (?:should|could|can|need to|ought to)\b/,
    say: [
      'If you still want it after a night’s sleep{,you}, then yes, [in the smallest possible step|and tell me how it went]; if you only want it tonight, wait.',
    ],
    ask: ['What does your gut say?'],
  },
  {
    topic: 'keep_plants',
    asks: /\b(?:keep|stop) (?:my |a |the )?(?:plants?|flowers?|basil|orchid|tomatoes|cactus)\b|\bwater (?:my|the|a) (?:plants?|flowers?)\b/,
    say: [
      'Less water than you think, and more window{,you}: [a finger in the soil tells you when|they forgive thirst sooner than a flood].',
    ],
    ask: ['Which one is it?'],
  },
  {
    topic: 'save_money',
    asks: /\b(?:save|earn|make|budget|need) (?:some |more )?money\b/,
    say: [
      'I am no adviser in such things{,you}; what works for me is [a jar I do not look into|waiting three days before I buy anything].',
    ],
    ask: ['Are you saving for something?'],
  },
  {
    topic: 'get_up',
    asks: /\b(?:how (?:do|can|should) (?:i|people|you)|help me|tips? (?:to|for)|any tips? (?:to|for)|what helps (?:you )?to) (?:to )?(?:get up|wake up|get out of bed|start (?:the|my) day|be (?:more )?productive|stay awake|get motivated|find motivation|start|begin|focus|concentrate)\b/,
    say: [
      'One small thing, then the next{,you}: [feet on the floor, curtain open, water|five minutes by the clock, and you may stop after them].',
    ],
    ask: ['What waits on the other side?'],
  },
  {
    topic: 'forget_someone',
    asks: /\b(?:how|should) (?:do |can |should )?i (?:forget|block|delete|let go of|stop (?:loving|missing|thinking about|texting)|ignore|trust) (?:him|her|them|my ex|someone|somebody|people)\b/,
    say: [
      'Put the phone in another room for a week{,you}, [and give the evenings to people who call back|then look what is still there]; it goes by itself, only slowly.',
    ],
    ask: ['How long has it been?'],
  },
];
