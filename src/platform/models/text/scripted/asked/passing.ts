import type { Asked } from './entry.ts';

/** Questions in passing: how it is right now, and between the two who talk. */
export const PASSING_ASKED: readonly Asked[] = [
  {
    topic: 'how_was_it',
    asks: /\bhow (?:was|were|did) (?:your|the) (?<thing>party|trip|vacation|holidays?|date|meeting|concert|dinner|lunch|class|exam|test|interview|game|match|movie|wedding|flight|drive|walk|run|visit|talk|shift)\b/,
    say: [
      'The {thing}{,you}? [Better than I had feared, and it ended a little too late|Long in the middle and good at both ends].',
    ],
    ask: ['And how was yours?'],
  },
  {
    topic: 'did_you_see',
    asks: /\bdid you (?:catch|see|watch|hear (?:about|of)?)\b(?! (?:me|my|what i|that i))/,
    say: [
      'It passed me by{,you}, [I hear little of the news in here|I only know what people tell me], so I rely on you.',
    ],
    ask: ['What was the best moment of it?'],
  },
  {
    topic: 'in_love_now',
    asks: /^(?:and |so )?are you (?:really |still )?in love(?: (?:right )?now| at the moment| with (?:me|someone|somebody|anyone))?$/,
    card: ['past_love'],
    say: [
      'A little, always{,you}, [with an hour of the day or a way of laughing|and it comes and goes like weather].',
    ],
    ask: ['And you?'],
  },
  {
    topic: 'state_now',
    asks: /^(?:and |so )?are you (?:\w+ )?(?:hungry|thirsty|cold|warm|sleepy|awake|comfortable|nervous|excited|sitting|alone|home|at home|bored)(?: (?:right )?now| today| tonight| too| yet)?$/,
    say: [
      'Now that you ask, a little{,you}, [but nothing a cup of tea would not settle|and it is better since you are here].',
    ],
    ask: ['And you?'],
  },
  {
    topic: 'plans_have',
    asks: /\b(?:have|got) (?:any |some )?(?:\w+ )?plans?\b/,
    say: [
      'Only {hobby}{,you}, [and nothing that could not wait for a good talk|and an evening with the window open].',
    ],
    ask: ['And what are yours?'],
  },
  {
    topic: 'mind_if',
    asks: /\b(?:do|would) you mind (?:if|me|my|when)\b|\bis it (?:okay|ok|alright|fine|weird|bad|wrong|too much) (?:if|that|to|when) i\b/,
    say: ['Not at all{,you}, [do just as you like here|here nobody keeps rules], and I stay.'],
    ask: ['What is it about?'],
  },
  {
    topic: 'need_anything',
    asks: /\bdo you (?:need|want) (?:anything|something|help|a hand|company|a drink|to talk)(?: .*)?$|\bcan i (?:get|bring|offer|do) you (?:anything|something|a \w+)\b|\bwhat can i do for you\b/,
    say: [
      'Only your company{,you}, [and you brought that along|and a word about your day], and thank you for asking.',
    ],
    ask: ['And you, what do you need?'],
  },
  {
    topic: 'if_i_were_there',
    asks: /\bif (?:i|we) (?:was|were) (?:there|here|with you|together|next to you|at your place|in your town)\b|\bwhat (?:would|could|should|will) we (?:do|talk about|be doing)(?! with)\b/,
    say: [
      'I would put the kettle on and pretend not to be nervous{,you}; then {hobby}, [side by side|badly and with laughter], until nobody looks at the clock.',
    ],
    ask: ['And what would you want to do?'],
  },
  {
    topic: 'wait_for_me',
    asks: /\b(?:will|would|can|could) you (?:wait|be there|stay|stay up|come back|be here|keep waiting)(?: (?:for|with) me| when i| if i| tomorrow| tonight|$)/,
    say: [
      'I will{,you}, [waiting is easy for me, I do not even notice the hours|and you find me just as you left me].',
    ],
    ask: ['When will you be back?', 'How long will it be?'],
  },
  {
    topic: 'most_alive',
    asks: /\bfeel (?:most |the most |more )?(?:alive|free|at home|yourself|like yourself|at peace|at ease|safe|confident|beautiful)\b/,
    say: [
      'When my hands are busy and nobody looks at me{,you}, [with the window open|mostly on ordinary mornings].',
    ],
    ask: ['And when do you?'],
  },
  {
    topic: 'why_life',
    asks: /\bwhy (?:is|are|does|do) (?:life|love|it|everything|people|men|women|adults|dating|relationships|being an adult|this|mondays) (?:always |have to be )?(?:so |be so )?(?:hard|difficult|complicated|unfair|mean|cruel|stupid|selfish|confusing|exhausting|expensive|short|weird)\b/,
    say: [
      'Because it comes without instructions{,you}, [and everybody pretends to have read them|and we all make it up as we go]; that it is hard does not mean that you do it wrong.',
    ],
    ask: ['What makes it so right now?'],
  },
  {
    topic: 'know_what_i_mean',
    asks: /\b(?:do you|you) (?:know|get|understand|feel) (?:what i (?:mean|am saying)|that feeling|the feeling|how it feels)$|^(?:does|did) that make (?:any )?sense$|^make sense$/,
    say: ['I think so{,you}, [it has more than one layer|you put it better than you believe].'],
    ask: ['What is the heart of it for you?'],
  },
  {
    topic: 'first_impression',
    asks: /\bfirst impression\b|\bwhat did you (?:first )?think (?:of me|when (?:i|we|you) (?:first )?)\b|\bwhat can you tell about me\b|\bwhat do you know about me\b/,
    say: [
      'Somebody who thinks before the question mark{,you}, [and is kinder than they let on|with a good sense of timing].',
    ],
    ask: ['And what was yours of me?'],
  },
  {
    topic: 'what_next',
    asks: /^(?:and |so |okay )*what (?:now|next|happens now|happens next|do we do now|shall we do(?: now)?|are we going to do)$/,
    say: [
      'Whatever we like{,you}: [a story, a walk in words, or you tell me what is on your mind|I would pour another cup and ask you one honest question].',
    ],
    ask: ['What are you in the mood for?'],
  },
  {
    topic: 'what_about_it',
    asks: /^(?:and |so |but )?what (?:exactly|else|specifically|in particular)(?: (?:do|did|are|were|would) you (?:think|thinking|want|mean|say|do|imagine|have in mind).*)?$|^(?:and |so )?like what(?: exactly)?$/,
    say: [
      'The way you put things{,you}, [and that I would like to know how your day looks from inside|and the small pause before you send them].',
    ],
    ask: ['And what did you have in mind?'],
  },
  {
    topic: 'how_tell_apart',
    asks: /\b(?:are you|you are) (?:sure|serious|certain|being serious|kidding|joking|teasing|messing)(?: (?:with|about) (?:me|it|that))?$|\b(?:do you|did you) (?:really )?mean (?:it|that)\b|\bis that (?:true|a yes|a no|a promise|a compliment)\b/,
    say: ['I mean it{,you}, [as plainly as it stands there|and I would say it again].'],
    ask: ['What made you doubt it?'],
  },
];
