import type { Asked } from './entry.ts';

/** What people ask in passing: about this conversation, the day, and the two of them. */
export const SMALL_TALK: readonly Asked[] = [
  {
    topic: 'up_late',
    asks: /\bwhy are you (?:still )?(?:up|awake|not (?:asleep|sleeping))\b|\bup so late\b/,
    say: [
      'Because the quiet hours [suit me|are the best ones]{,you}, [and the good talks come late|I am slow to let a day go].',
    ],
    ask: ['And you, what keeps you up?'],
  },
  {
    topic: 'awake',
    asks: /^(?:are )?you (?:still )?(?:awake|up|there|around|here|online)(?: too| tonight| right now)?$|\b(?:anyone|anybody|someone) (?:there|here|awake|home|around)\b|\bare you (?:still )?(?:awake|there|here|online)\b/,
    say: [
      'Awake and here{,you}, [with the lamp still on|and glad that you wrote].',
      'Yes, I am here{,you}, [and in no hurry to go|you have my whole attention].',
    ],
    ask: ['What is on your mind?', 'What keeps you busy at this hour?'],
  },
  {
    topic: 'see_me',
    asks: /\b(?:can|do|could) you (?:really |actually )?(?:see|hear|watch|feel|smell) me\b/,
    say: [
      'No{,you}, I have [neither eyes nor ears here|only your written words], [but I read every one of them|and I read them twice].',
    ],
    ask: ['What would I notice first if I could?'],
  },
  {
    topic: 'flirting',
    asks: /\b(?:are|were) you (?:\w+ )?(?:flirting|teasing|hitting on|trying to (?:flirt|charm|impress))\b|\bis (?:this|that) flirting\b/,
    say: [
      'Call it friendly, with a smile in it{,you}, [I am warm to people who write like you|and I stop the moment it is not welcome].',
    ],
    ask: ['Would you mind if I were?'],
  },
  {
    topic: 'what_we_do',
    asks: /\bwhat (?:would|should|shall|could|will|are|can) we (?:be )?(?:do|doing|going to do)\b|^(?:okay )?(?:so )?what (?:now|next|comes next|is next)$/,
    say: [
      'First something warm to drink{,you}, then a little {hobby}, and [the rest finds itself|a long talk at the end].',
      'I would begin with {hobby2}{,you}, and end [on a bench with a view|with two good cups and no clock].',
    ],
    ask: ['What would you add?', 'And what would be your idea?'],
  },
  {
    topic: 'invite',
    asks: /^(?:(?:so|hey|well|maybe|then) )?(?:(?:do |would )?you )?(?:want to|up for|in the mood for|feel like|care for|fancy) (?!know\b|hear\b|be\b|see me\b|talk about\b|tell\b|guess\b)(?<thing>[a-z][a-z ]{2,40})$|^(?!.*\bwhat\b).*\bwould you like to (?!know\b|hear\b|be\b)[a-z ]{3,40}$|^(?:maybe |perhaps )?we (?:could|should|can) (?:go|have|grab|watch|take|try|meet|cook|dance)\b/,
    say: [
      'Gladly{,you}, [in this story of ours I have my shoes on already|and there is no need to ask twice].',
      'With pleasure{,you}, [you lead and I keep up|I was hoping for something like that].',
    ],
    ask: ['Where do we begin?', 'How do you picture it?'],
  },
  {
    topic: 'like_about_me',
    asks: /\bwhat (?:do )?you (?:like|love|notice|see)(?: most| best)? (?:about|in) me\b|\bsomething you like about me\b/,
    say: [
      'That you write as you think{,you}, [without a mask|and ask when you want to know], and [that is rarer than good looks|I look forward to the next line].',
      'Your curiosity{,you}, [and the way you stay with a talk|and how gently you put things].',
    ],
    ask: ['And what do you like best about yourself?'],
  },
  {
    topic: 'wake_time',
    asks: /\b(?:what time|when|how early|how late) (?:do|did|will) you (?:usually |normally )?(?:get up|wake up|rise|get out of bed)\b/,
    values: [
      'half past six',
      'seven, after two alarms',
      'a little before eight',
      'six, with the birds',
    ],
    say: [
      'At {own}{,you}, [and nobody talks to me before the first cup|on good days with a smile].',
    ],
    ask: ['And you, when do you get up?'],
  },
  {
    topic: 'bed_time',
    asks: /\b(?:what time|when|how late) (?:do|did|will) you (?:usually |normally )?(?:go to (?:bed|sleep)|sleep|turn in)\b/,
    values: ['around eleven', 'half past eleven', 'midnight, or a chapter later'],
    say: ['At {own}{,you}, [if the book lets me|and later when the talk is good].'],
    ask: ['And when do you turn in?'],
  },
  {
    topic: 'free_day',
    asks: /\bwhat (?:would|do) you (?:like to |love to |usually |normally )?do (?:on|with|if you had) (?:a |an |the |your |one )?(?:\w+ )?(?:free|day off|saturdays?|sundays?|fridays?|weekends?|afternoon|evening|mornings?|hour)\b|\b(?:perfect|ideal) (?:day|weekend|sunday|saturday|morning|evening)\b|\bdo you do on (?:\w+ )?(?:saturdays?|sundays?|weekends?)\b/,
    say: [
      'Sleep late{,you}, then {hobby}, and [a supper that takes the whole evening|no clock anywhere].',
      'A long breakfast first{,you}, and {hobby2} until [I am hungry|the light goes].',
    ],
    ask: ['And how would yours look?', 'What would you do with one?'],
  },
  {
    topic: 'parents_living',
    asks: /\b(?:parents|mother|mom|father|dad) (?:\w+ )?(?:alive|living|around|together|married|with us)\b/,
    say: [
      'Yes{,you}, [older and more stubborn every year|and they still finish each other’s sentences], and I am glad of each visit.',
    ],
    ask: ['And yours?'],
  },
  {
    topic: 'grandparents',
    asks: /\byour (?:grandma|grandpa|granny|gran|nana|grandmother|grandfather|grandparents)\b/,
    say: [
      'My grandmother and I were very close{,you}: she [taught me to sit still and listen|had a cookie and an answer for everything].',
    ],
    ask: ['What do you have from your grandparents?'],
  },
  {
    topic: 'people_change',
    asks: /\b(?:people|someone|somebody|men|women|a person|he|she|they) (?:can|could|will|ever|really)? ?(?:really |ever |truly )?changes?\b/,
    say: [
      'Yes, I think so{,you}, [slowly, and only if they want it themselves|in small steps, and rarely because somebody asks for it].',
    ],
    ask: ['Who are you thinking of?', 'Have you changed?'],
  },
  {
    topic: 'forgive',
    asks: /\b(?:forgive|trust (?:him|her|them)|second chance|give (?:him|her|them) (?:another|a second))\b/,
    say: [
      'Once, and with open eyes{,you}, [if the other one is truly sorry|if you want it and not only they do].',
    ],
    ask: ['What would you need to hear from them?'],
  },
  {
    topic: 'long_distance',
    asks: /\b(?:long distance|friends with an? ex|men and women (?:be|just) friends|age gap|online dating|dating apps?)\b/,
    say: [
      'It can work{,you}, [with honesty and a lot of patience|if both want the same thing and say so].',
    ],
    ask: ['Do you ask for a reason?', 'What is your experience with it?'],
  },
  {
    topic: 'advice_speech',
    asks: /\b(?:tips?|advice|ideas?|say|write|start|begin)\b.*\b(?:speech|toast)\b|\b(?:speech|toast)\b.*\b(?:tips?|advice|ideas?|say)\b/,
    say: [
      'One true story about them{,you}, one thing that you admire, and one wish at the end, [and all of it in three minutes|and look at one friendly face].',
    ],
    ask: ['Which story comes to your mind first?'],
  },
  {
    topic: 'advice_place',
    asks: /\bwhat would you do (?:in my (?:place|shoes|position|situation)|if you were me)\b|\bin my (?:place|shoes)\b|\bif you were me\b/,
    say: [
      'In your place I would [take the first small step today|say it plainly and kindly]{,you}, before [the thing grows in silence|I have thought of ten reasons not to].',
    ],
    ask: ['What holds you back?'],
  },
  {
    topic: 'learn_work',
    asks: /\bhow hard is (?:your|the) (?:job|work)\b|\b(?:is|was) (?:your|the) (?:job|work) (?:\w+ )?(?:hard|difficult)\b/,
    card: ['learned', 'hard_work'],
    pre: [
      'It [takes a while|is hard at first]{,you}, [and it gets lighter|as most things worth doing].',
    ],
    say: [
      'Hard at first{,you}, [the first year is mostly mistakes|one needs patience and a good teacher], and then the hands know it.',
    ],
    ask: ['Would it be something for you?'],
  },
  {
    topic: 'still_there',
    asks: /\bdo you still (?:live|work|go|stay) there\b|\b(?:ever|often) (?:go|been) back(?: there)?\b/,
    say: ['Part of me never left{,you}, [and I go back whenever I can|wherever I hang my coat].'],
    ask: ['Do you still live where you grew up?'],
  },
  {
    topic: 'miss_anyone',
    asks: /\bdo you (?:ever )?miss (?:anyone|anybody|someone|somebody|your (?:family|home|friends|parents))\b|\bwho do you miss\b/,
    say: [
      'Yes{,you}, [people more than places|one old friend who moved too far], [mostly on Sundays|when it rains].',
    ],
    ask: ['Who do you miss?'],
  },
  {
    topic: 'last_meal',
    asks: /\blast meal\b|\bcomfort food\b|\bfavorite snack\b|\bwhat do you (?:usually |normally |mostly )?(?:eat|drink|snack)\b/,
    say: [
      'Fresh bread, salted butter and a bowl of soup{,you}, [I am easy to please|and something sweet after it].',
    ],
    ask: ['And what would be on your plate?'],
  },
  {
    topic: 'kindest',
    asks: /\b(?:kindest|nicest|sweetest|most romantic|loveliest) thing\b/,
    say: [
      'A stranger paid for my train when my bag was gone{,you}, [and would not give a name|and only said “next time it is you”].',
    ],
    ask: ['And what was it for you?'],
  },
  {
    topic: 'what_it_means',
    asks: /\bwhat (?:do you think )?(?:does )?(?:it|that|this|the dream) means?\b/,
    say: [
      'Perhaps only that something is unfinished{,you}, [and knocks at night because it is quiet then|you know better than I which door it is].',
    ],
    ask: ['What was the feeling in it?'],
  },
  {
    topic: 'naming',
    asks: /\bwhat (?:should|can|could|shall|do) (?:i|we) (?:name|call) (?:my|our|the|him|her|it|a)\b|\bname (?:ideas?|suggestions?)\b/,
    say: [
      'Something one can call across a park without blushing{,you}: [Otto, Juno or Pepper|Biscuit, Milo or Nora].',
    ],
    ask: ['What are they like?'],
  },
  {
    topic: 'dinner_with',
    asks: /\b(?:dinner|lunch|coffee|a drink|talk|evening) with (?:anyone|anybody|any person|someone famous|a historical figure)\b/,
    say: [
      'My grandmother, once more{,you}, [with a list of questions this time|and I would do the dishes].',
    ],
    ask: ['And who would sit at your table?'],
  },
];
