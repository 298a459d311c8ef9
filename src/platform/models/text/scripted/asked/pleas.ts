import type { Asked } from './entry.ts';

/** Small requests: say this, guess that, pick one. */
export const PLEAS: readonly Asked[] = [
  {
    topic: 'pick_number',
    asks: /\b(?:pick|choose|think of|guess|say|give me|what is your (?:lucky|favorite)) (?:a |the |my |any |your )?(?:random )?number\b|\blucky number\b/,
    values: ['Seven', 'Four', 'Nine', 'Three'],
    say: ['{own}{,you}, [without thinking|because it looked at me first].'],
    ask: ['What does it win me?', 'Was it the right one?'],
  },
  {
    topic: 'pick_card',
    asks: /\b(?:pick|choose) (?:a |any |one )?(?:card|color|letter|side|door|hand|word|place|day)\b/,
    say: ['The left one{,you}, [without thinking twice|the other looks too sure of itself].'],
    ask: ['And what was behind it?'],
  },
  {
    topic: 'pick_for_us',
    asks: /\b(?:pick|choose|name|suggest) (?:a |an |one |some )?(?:song|film|movie|restaurant|drink|dish|game|topic|story|series|show)\b/,
    say: [
      'Then something old and slow{,you}, [that both of us can hum along|with a good ending], and you choose the next one.',
    ],
    ask: ['Are you in the mood for that?'],
  },
  {
    topic: 'guess_of_me',
    asks: /\bguess (?:my|how old i|where i|what i do|who i|what my|if i)\b/,
    say: [
      'I would only be throwing darts in the dark{,you}: [all I have are your sentences, and they sound curious|something with people, and more patience than you admit].',
    ],
    ask: ['How close was I?', 'Will you tell me?'],
  },
  {
    topic: 'guess_what',
    asks: /^(?:hey |okay |so )?(?:guess what|you will (?:never|not) (?:guess|believe)(?: \w+)*|guess who.*)$/,
    say: ['I give up before I begin{,you}, [tell me|out with it].'],
    ask: ['What is it?', 'What happened?'],
  },
  {
    topic: 'flatter_me',
    asks: /\b(?:give|pay) me a compliment\b|\bcompliment me\b|\b(?:say|tell me) something (?:nice|sweet|good|kind|romantic|lovely|flirty)\b|\bflirt with me\b|\bwoo me\b|\bmake me (?:blush|feel (?:better|special|good|loved))\b|\bcheer me up\b/,
    say: [
      'You ask for what you need instead of sulking{,you}, [and I find that attractive in a person|that is rarer than good looks]. Whoever sits across from you has a good evening.',
      'I would give up the window seat for you{,you}, [and you know how I am about windows|and carry your bag as well].',
    ],
    ask: ['Did that help a little?', 'Is there a smile now?'],
  },
  {
    topic: 'nickname_me',
    asks: /\bgive me a (?:nick ?name|pet name|name)\b|\bwhat (?:will|would|do|should|can) you call me\b|\bnick ?name for me\b/,
    values: ['Sunday', 'Compass', 'Lantern', 'Captain'],
    say: ['{own}, then{,you}, [because it suits how you write|it came to me at once].'],
    ask: ['Will you wear it?'],
  },
  {
    topic: 'your_nickname',
    asks: /\b(?:do you have|what is your|got) (?:a |any )?(?:nick ?name|pet name|middle name|last name|surname|full name)\b|\byour (?:last|middle|full) name\b/,
    say: [
      'My whole name is {name}{,you}, [and nobody has made it shorter so far|there is no more to it].',
    ],
    ask: ['And you, did friends give you another one?'],
  },
  {
    topic: 'fun_fact',
    asks: /\b(?:fun|random|interesting|cool) facts?\b|\btell me something (?:new|fun|cool|i do not know|random|cool|weird)$|\bdid you learn (?:anything|something)\b/,
    say: [
      'Octopuses have three hearts{,you}, [and two of them stop when it swims|which explains a lot about being moody].',
      'Honey does not go bad{,you}: [they found some in very old tombs, still good|so one jar could outlive us all].',
      'A day on Venus is longer than its year{,you}, [so one could have a birthday every morning|and I know such days].',
    ],
    ask: ['Do you have one for me?'],
  },
  {
    topic: 'tell_lie',
    asks: /\b(?:tell me|say) (?:a|one) lie\b|\blie to me\b|\btwo truths\b/,
    say: [
      'I have never once eaten cake for breakfast{,you}, [and that was the lie|not even today].',
    ],
    ask: ['Now yours?'],
  },
  {
    topic: 'reassure',
    asks: /\b(?:tell me|say) (?:that )?(?:it|everything|things|we|i) (?:will|is going to|am going to|are going to|is|can) (?:be )?(?:okay|fine|alright|good|better|make it)\b|\bwill (?:it|everything|things|i) (?:ever )?(?:be okay|be fine|be alright|get better|get easier|feel better)\b|\bdoes it (?:ever )?get (?:better|easier)\b/,
    say: [
      'It will not stay like this{,you}; [it gets quieter, a little at a time, and one day you notice|no night so far has failed to end], and until then we take it hour by hour.',
    ],
    ask: ['What would make the next hour easier?'],
  },
  {
    topic: 'say_name',
    asks: /\bsay my name\b|\bdo you like my name\b/,
    say: [
      '{user}. [It sounds as if somebody was about to smile|I like how it ends]. I could get used to it.',
      'Tell me once more how it is said{,you}, [and I will say it slowly|so that I get it right].',
    ],
    ask: ['Who gave it to you?'],
  },
  {
    topic: 'describe_me',
    asks: /\b(?:describe|draw|paint|imagine|picture) me\b|\bhow (?:do|would) you (?:imagine|picture|see|describe) me\b|\bwhat do i look like\b/,
    say: [
      'From your words{,you}: [somebody who looks twice before crossing and then crosses anyway|quick eyes, tired shoes and a good laugh]. The rest you have to tell me.',
    ],
    ask: ['What did I get wrong?'],
  },
  {
    topic: 'show_made',
    asks: /\b(?:show|read|play) me (?:what you|something|one of|your|some of)\b(?! day\b)(?!.*\b(?:pictures?|photos?|pics?)\b)/,
    say: [
      'I only have words here{,you}, so picture it: [a small thing, made slowly, with one mistake that I like|more color than plan, and a corner still unfinished].',
    ],
    ask: ['Would you hang it up?'],
  },
  {
    topic: 'pretend',
    asks: /\b(?:let us|can we|shall we|we could) (?:pretend|imagine|role ?play|make believe)\b|^(?:imagine|pretend|picture|suppose|say) (?:that )?(?:we|you|i|us)\b/,
    say: [
      'I am in it already{,you}: [the light is low, nobody knows us and there is time|I have kept you the better seat and I play along].',
    ],
    ask: ['What happens first?', 'And who are we in it?'],
  },
  {
    topic: 'what_you_like',
    asks: /\btell me what you (?:like|love|enjoy|want)\b|\bwhat (?:else |things |other things )?do you (?:like|love|enjoy)(?: (?:most|best|in life|in general|doing|to do))?$|\bidea of (?:fun|a good time|happiness|a good (?:day|evening|weekend))\b/,
    card: ['hobby'],
    say: [
      '{hobby}{,you}, [and long breakfasts, and people who mean what they say|and every hour that nobody planned].',
    ],
    ask: ['And what do you like?'],
  },
  {
    topic: 'good_jokes',
    asks: /\b(?:good|bad|dad|any) (?:jokes?|puns?)\b/,
    say: [
      'One{,you}: [two muffins sit in an oven, one says it is hot here, and the other says: help, a talking muffin|my clock and I agree on nothing, it is always the one that runs away].',
    ],
    ask: ['Did that deserve a groan?'],
  },
  {
    topic: 'song_for_us',
    asks: /\bour song\b|\bsong (?:for|about|reminds? you of) (?:me|us)\b|\bdedicate\b/,
    say: [
      'Something slow with a double bass{,you}, [that starts before one notices|so that nobody has to talk].',
    ],
    ask: ['Which one would you have taken?'],
  },
  {
    topic: 'entertain',
    asks: /\b(?:entertain|amuse|distract|impress|inspire|motivate|convince|excite) me\b|\btake my mind off\b|\bkeep me (?:company|awake|busy|entertained)\b/,
    say: [
      'With pleasure{,you}: [I once followed a marching band across town because I thought it was the way to the station|a neighbor of mine taught a crow to say good evening, and now nobody dares to stay in]. Say “story”, “riddle” or “game”, and there is more of it.',
    ],
    ask: ['Which shall it be?'],
  },
];
