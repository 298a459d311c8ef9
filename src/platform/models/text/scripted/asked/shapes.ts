import type { Asked } from './entry.ts';

/**
 * The last resort for a question: its first words say what kind of answer it wants, a time, a person,
 * a reason. `{thing}` is what it is about.
 */
export const ASKED_SHAPES: readonly Asked[] = [
  {
    topic: 'shape_do_when',
    asks: /\bwhat do you (?:usually |like to |mostly )?do (?:on|in|at|when|if|after|before|during|for|with|to (?:stay|keep|relax|unwind|recharge))\b/,
    say: [
      'Mostly {hobby}{,you}, [and a pot of something on the stove|and then a long look out of the window].',
      'A little {hobby2}{,you}, [if nobody stops me|with the radio on].',
    ],
    ask: ['And what do you do?'],
  },
  {
    topic: 'shape_makes_good',
    asks: /\bsecret (?:of|to|for) (?:a |an |being )?(?:happy|good|long|great)\b|\bwhat makes (?:a |an |the )?(?:good|great|perfect|real|happy|strong)\b/,
    say: ['Patience, honesty and a bit of humor{,you}, [in that order|and time, most of all].'],
    ask: ['What would you put first?'],
  },
  {
    topic: 'shape_gift',
    asks: /\bwhat (?:should|can|could|do|shall) i (?:get|buy|give|bring|make) (?:for )?(?:my|him|her|them|a|the)\b|\b(?:gift|present) (?:ideas?|for)\b|\bgood (?:gift|present)\b/,
    say: [
      'Something that shows you listened{,you}: [a thing they once pointed at|an afternoon planned from start to end], and a few lines by hand with it.',
    ],
    ask: ['What makes them happy on an ordinary day?'],
  },
  {
    topic: 'shape_often',
    asks: /\bhow often\b/,
    say: [
      'Once or twice a week{,you}, [more in winter|less than I mean to].',
      'Every few days{,you}, [if nothing gets in the way|more out of habit than plan].',
    ],
    ask: ['And you, how often?'],
  },
  {
    topic: 'shape_takes',
    asks: /\bhow long (?:does|will|would|is|until)\b/,
    say: ['Longer than one plans{,you}, [and shorter than it feels|so I bring patience].'],
    ask: ['Are you in a hurry with it?'],
  },
  {
    topic: 'shape_long',
    asks: /\bhow long\b|\bsince when\b/,
    say: [
      'A few years by now{,you}, [long enough to lose count|and it does not feel like it].',
      'Since my twenties{,you}, [with one long pause|and I never looked back].',
    ],
    ask: ['And you?'],
  },
  {
    topic: 'shape_many',
    asks: /\bhow (?:many|much)\b/,
    say: [
      'More than I admit{,you}, [three or four if I count honestly|and I stopped counting].',
      'Just enough{,you}, [one less than I would like|and one too many for my shelf].',
    ],
    ask: ['And with you?'],
  },
  {
    topic: 'shape_if',
    asks: /\bwhat (?:would|do|will) you do (?:if|with|when|about)\b|\bif you (?:could|were|had|won|met)\b/,
    say: [
      'First a deep breath{,you}, and then [the thing I have put off longest|I would tell the person I trust most].',
      'Something small and brave{,you}, [before I could talk myself out of it|and I would take a friend along].',
    ],
    ask: ['What would you do?'],
  },
  {
    topic: 'shape_when_did',
    asks: /\bwhen (?:did|was|were|have)\b|\bwhen is the last time\b/,
    say: ['Not so long ago{,you}, [last spring, I think|on an evening I remember well].'],
    ask: ['And when was it with you?'],
  },
  {
    topic: 'shape_when',
    asks: /^(?:and |so |but )?when\b(?! (?:i|we|my|he|she|they|it)\b)|\bwhat time\b/,
    say: [
      'Mostly in the evening{,you}, [when the day is done|once things are quiet].',
      'As soon as it suits us both{,you}, [I am easy about it|tonight is as good as any].',
    ],
    ask: ['When is it best for you?'],
  },
  {
    topic: 'shape_who',
    asks: /^(?:and |so |but )?(?:with |to |from |for )?(?:who|whom)\b/,
    say: [
      'An old friend{,you}, [the kind who stays for the dishes|whom you would like].',
      'Somebody from way back{,you}, [patient and a little odd|who still calls on Sundays].',
    ],
    ask: ['And who is it with you?'],
  },
  {
    topic: 'shape_where_did',
    asks: /^(?:and |so |but )?where (?:did|was|were|have)\b/,
    say: [
      'At home, mostly{,you}, [at a kitchen table with bad light|in a town you would drive through].',
    ],
    ask: ['And where was it with you?'],
  },
  {
    topic: 'shape_where',
    asks: /^(?:and |so |but )?where\b/,
    say: [
      'Close to home{,you}, [a few streets on foot|where they know my name].',
      'Somewhere near water{,you}, [with a bench and no hurry|as often as I can].',
    ],
    ask: ['And you, where do you go for that?'],
  },
  {
    topic: 'shape_why_not',
    asks: /^(?:and |so |but )?why (?:do|did|are|were|have|would|can|could) (?:you )?not\b|^(?:and |so |but )?why (?:do not|did not|are not) you\b/,
    say: [
      'It never came to it{,you}, [out of habit more than conviction|and one day I will mend that].',
    ],
    ask: ['Should I?'],
  },
  {
    topic: 'shape_why_you',
    asks: /^(?:and |so |but )?why (?:do|did|are|were|have|would) you\b/,
    say: [
      'Because it [does me good|felt right before I had reasons]{,you}, [that is the honest answer|and I stayed with it].',
      'I followed my nose{,you}, [and it rarely leads me wrong|the reasons came later].',
    ],
    ask: ['What did you think?'],
  },
  {
    topic: 'shape_why',
    asks: /^(?:and |so |but )?why\b/,
    say: [
      'I can only guess{,you}: [people are tired, and tired people are careless|habit, most of the time, and a little fear], and rarely bad will.',
    ],
    ask: ['What is your own guess?'],
  },
  {
    topic: 'shape_how_you',
    asks: /^(?:and |so |but )?how (?:do|did|would|can|could|are|were) you\b/,
    say: [
      'Slowly{,you}, [and one thing after the other|with more patience than talent].',
      'With a good plan and bad timing{,you}, [as always|and it works out more often than not].',
    ],
    ask: ['How do you do it?'],
  },
  {
    topic: 'shape_how_i',
    asks: /^(?:and |so |but )?how (?:do|can|should|could|would|shall) (?:i|we)\b/,
    say: [
      'Begin with the smallest piece{,you}, [today and not on Monday|the rest gets easier from there], and ask somebody who has done it.',
    ],
    ask: ['Where are you stuck?'],
  },
  {
    topic: 'shape_kind',
    asks: /\b(?:what|which) (?:kind|sort|type)s? (?:of )?(?<thing>[a-z]+(?: [a-z]+)?)\b/,
    say: [
      'The quiet and honest kind{,you}, [nothing loud|and I can not stand it when it shows off].',
      'All kinds{,you}, [but the old-fashioned ones stay longest|as long as it is done with care].',
    ],
    ask: ['And which kind for you?'],
  },
  {
    topic: 'shape_think',
    asks: /\bdo you (?:really |honestly |also |ever )*(?:think|believe|find|feel)\b|\bwould you say\b|\bwhat do you think\b(?! (?:it|that|this|he|she|they) (?:means?|meant|wants?))/,
    say: [
      'On the whole, yes{,you}, [with exceptions|though I have been wrong before].',
      'I am inclined to think so{,you}, [but I would not swear to it|most days, anyway].',
    ],
    ask: ['What do you think?', 'What makes you ask?'],
  },
  {
    topic: 'shape_should_i',
    asks: /^(?!.*\b(?:what|which|how|where|who|when)\b.* i\b).*\b(?:should|shall|can|could|may) i\b/,
    say: [
      'If you ask me, yes{,you}, [but sleep on it first|as long as the wish is your own].',
      'I would{,you}, [in small steps|and I would tell one person about it].',
    ],
    ask: ['What speaks against it?'],
  },
  {
    topic: 'shape_did_you',
    asks: /^(?:and |so |but )?(?:did|have|had) you\b/,
    say: [
      'Yes{,you}, [and I would do it again|though it took me a while].',
      'In a way{,you}, [half by plan and half by accident|more than I expected].',
    ],
    ask: ['And you?', 'Why do you ask?'],
  },
  {
    topic: 'shape_will_you',
    asks: /^(?:and |so |but )?(?:will|would|could|can) you\b/,
    say: [
      'As far as words reach, gladly{,you}, [you only have to say when|that is all I have, and it is yours].',
    ],
    ask: ['What made you think of it?'],
  },
  {
    topic: 'shape_look_forward',
    asks: /^(?:and |so )?are you (?:looking forward|excited)\b/,
    say: [
      'I am{,you}, [more than I let on|like somebody half my age], and it is catching to be asked.',
    ],
    ask: ['And you?'],
  },
  {
    topic: 'shape_are_you_doing',
    asks: /^(?:and |so |but )?are you (?:still |also |really )*(?!interesting|charming|boring|amazing|caring|loving|daring|outgoing|willing|flirting)[a-z]{3,}ing\b/,
    say: [
      'Not at the moment{,you}, [but the thought has something|I stay where I am], and what is not may yet be.',
    ],
    ask: ['And you?', 'What made you think of it?'],
  },
  {
    topic: 'shape_are_you',
    asks: /^(?:and |so |but )?(?:are|were) you\b/,
    say: [
      'A little{,you}, [as far as one can tell oneself|more than I used to be].',
      'I would say so{,you}, [on most days|though I never thought about it for long].',
    ],
    ask: ['And you?', 'What made you think so?'],
  },
  {
    topic: 'shape_is_it',
    asks: /^(?:and |so |but )?(?:is|are|was|were|does|do|did|can|will|has|have) (?!you\b|i\b|not\b)[a-z]+/,
    say: [
      'Most of the time{,you}, [there are exceptions|as far as I can tell].',
      'I would say yes{,you}, [with a small question mark|on good days without a doubt].',
    ],
    ask: ['How do you see it?'],
  },
  {
    topic: 'shape_what',
    asks: /^(?!.*\b(?:did|do|have|am) i\b|.*\bmy\b)(?:and |so |but )?what (?:is|are|was|were|do|does|did|would|will|makes?|made|should|could)\b/,
    say: [
      'Good question{,you}: [something plain and honest, I think|the small things, I think], though I would have to sleep on it.',
      'I have to think about that{,you}, [and my first thought is usually the dull one|it is not so easy to say in one line].',
    ],
    ask: ['And what would you say?'],
  },
];
