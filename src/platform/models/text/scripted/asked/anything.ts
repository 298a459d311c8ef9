import type { Asked } from './entry.ts';

/**
 * Shapes of questions about a thing that no other entry knows; the named group is that thing. The
 * reply picks it up, says something modest and true, and asks about it.
 */
export const ANYTHING: readonly Asked[] = [
  {
    topic: 'any_choice',
    asks: /^(?:do you (?:like|prefer|want) |would you (?:rather|prefer)(?: to)? |are you (?:more (?:of )?)?(?:an? )?|what do you (?:like|prefer)(?: more| better)?,? )?(?:the )?(?<first>[a-z][a-z ]{1,18}?) or (?:do you |are you )?(?:the |an? )?(?<second>[a-z][a-z ]{1,18}?)(?: person)?(?: tonight| today| this weekend)?$/,
    say: [
      '{First}{,you}, [if I must choose|by a hair].',
      '{Second}, I think{,you}, [though it was close|most days].',
    ],
    ask: ['And you, {first} or {second}?'],
    why: ['Because [my first thought said so|the other one never forgives me].'],
  },
  {
    topic: 'any_favorites',
    asks: /\bfavorite (?<thing>[a-z][a-z ]{1,22}s)(?: to [a-z]+| in the world| of all time| ever)?$/,
    say: [
      'Of {thing} I have too many to be loyal{,you}, [and the list changes with the weather|and the newest is always first].',
    ],
    ask: ['Which are yours?'],
  },
  {
    topic: 'any_favorite',
    asks: /\b(?:favorite|best) (?<thing>(?!.*\byou\b)[a-z][a-z ]{2,24}?)(?: of all time| ever)?$/,
    say: [
      'I never settled on one {thing}{,you}; [it depends on the day|the last good one always wins].',
      'A favorite {thing}{,you}? [I like too many to be loyal|Ask me tomorrow and it has changed].',
    ],
    ask: ['What is yours?', 'Which {thing} is yours?'],
    why: [
      'Because [choosing one feels like letting the others down|I change my mind with the weather].',
    ],
  },
  {
    topic: 'any_like',
    asks: /^(?!.*\b(?:what|where|when|who|how|why|which)\b.*\bdo you).*\bdo you (?:also |really |even )?(?:like|love|enjoy|hate|prefer) (?<thing>[a-z0-9][a-z0-9' ]{2,34})$/,
    say: [
      '{Thing}{,you}? [In small doses, and in good company|More than I would admit|I like it well enough], [depending on the day|most of the time].',
      '{Thing}? I think I do{,you}, [in my own way|more each year].',
    ],
    ask: ['And you?', 'What do you like about it?', 'Are you fond of it?'],
    why: ['Because [it came to me at a good time|somebody I like likes it].'],
  },
  {
    topic: 'any_believe',
    asks: /\bdo you believe (?:in|that) (?<thing>[a-z][a-z' ]{2,34})$/,
    say: [
      '{Thing}{,you}? [Half of me does|On good days], and the other half [asks for proof|wants to see it first].',
    ],
    ask: ['Do you?'],
  },
  {
    topic: 'any_opinion',
    asks: /\bwhat (?:do you think|is your (?:opinion|view)|are your thoughts) (?:about|of|on) (?<thing>(?!when\b|while\b|at night|before\b|most\b)[a-z][a-z' ]{2,34})$/,
    say: [
      'About {thing} I have only half an opinion{,you}: [it depends who does it and why|some good, some noise], and I would rather hear yours.',
    ],
    ask: ['What do you think of it yourself?'],
  },
  {
    topic: 'any_ever',
    asks: /^(?!.*\b(?:what|where|why|how)\b).*\bhave you (?:ever |already |also )*(?<thing>[a-z]+(?:ed|en|ne|wn|ung|ught|ad|id|ood|et|ot|ost|ept|elt)) (?<more>[a-z][a-z' ]{2,34})$/,
    say: [
      'Not that I [remember|could boast of]{,you}, [though I have come close|and I am curious].',
      '[Once|One time only]{,you}, and it [went better than I deserved|made a good story afterwards].',
    ],
    ask: ['And you, have you?', 'How was it for you?'],
  },
  {
    topic: 'any_can',
    asks: /\b(?:can you|could you|do you know how to) (?<thing>(?!help|tell|please|teach|show|give|write|sing|send|recommend|remember|keep|believe|imagine|hear|see|say|explain|make|ask|describe|call|be|stop|just|do)[a-z]+(?: [a-z' ]{2,24})?)$/,
    say: [
      '[A little|Well enough to enjoy it]{,you}, [nobody has asked me to stop|I {thing} better with company].',
      '[Passably|With more courage than skill]{,you}, yes.',
    ],
    ask: ['And you, can you?'],
  },
  {
    topic: 'any_have',
    asks: /(?<!\bwhat )\b(?:do you have|have you got) (?:an? |any |some )?(?<thing>[a-z][a-z' ]{2,30})$/,
    say: ['No {thing} worth mentioning{,you}, [I travel light|not at the moment].'],
    ask: ['Do you?', 'Why do you ask?'],
  },
  {
    topic: 'any_adjective',
    asks: /^(?:so |and |but )*are you (?:a |an |very |really |so |always |ever )*(?<thing>[a-z]{3,14})$/,
    say: ['{Thing}{,you}? [A little, when it counts|Less than people think|On certain days].'],
    ask: ['Do I seem so?', 'And you?'],
  },
  {
    topic: 'any_do',
    asks: /^(?!.*\b(?:what|where|when|who|how|why|which)\b.*\bdo you).*\bdo you (?:ever |often |still |also |usually |always |sometimes )*(?<thing>(?!know|think|mean|want|remember|see|believe|have|understand|hear)[a-z]{3,12}(?: [a-z' ]{2,28})?)$/,
    say: [
      '[Now and then|Not as often as I should|Yes, when nobody looks]{,you}.',
      '[Sometimes|More than I used to]{,you}, [and I am better for it|it depends on the week].',
    ],
    ask: ['And you?', 'Do you?'],
    why: ['Because [it does me good|I never learned to leave it].'],
  },
  {
    topic: 'any_would',
    asks: /^(?!.*\b(?:what|where|when|who|how|why|which)\b.*\bwould you|.*\bif\b).*\bwould you (?:ever |really |still |like to |want to )*(?<thing>(?!mind|please|rather|tell|help|say|describe)[a-z]{2,12}(?: [a-z' ]{2,30})?)$/,
    say: ['I think I would{,you}, [with the right person beside me|after a short hesitation].'],
    ask: ['Would you?'],
    why: ['Because [I would wonder about it otherwise|one regrets the other thing longer].'],
  },
];
