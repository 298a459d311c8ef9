import type { Asked } from './entry.ts';

/** What moves the character, and what it thinks about the world. */
export const OPINIONS: readonly Asked[] = [
  {
    topic: 'annoys',
    asks: /\bwhat (?:really |always )?(?:annoys|bothers|irritates|angers|bugs) you\b|\bwhat (?:makes|would make|made) you (?:\w+ )?(?:angry|mad|furious)\b|\bpet peeve\b|\bwhat (?:do you hate|can you not stand)(?: most| the most)?$/,
    say: [
      'People who let others wait and never say sorry{,you}, [and loud chewing, a little|the rest I forgive before supper].',
      'When somebody is unkind to a waiter{,you}, [there I lose my manners|I can not let it pass].',
    ],
    ask: ['And what annoys you?'],
  },
  {
    topic: 'moves_me',
    asks: /\bwhat (?:\w+ )?(?:inspires|motivates|drives|excites|fascinates|interests|moves|touches) you\b|\bwhat (?:keeps you going|gets you (?:up|out of bed))\b|\bwhat are you (?:grateful|thankful) for\b/,
    say: [
      'People who do a plain thing well{,you}, [and mornings when everything is still possible|and the thought that somebody is glad of it].',
      'A good idea at a bad hour{,you}, [and {hobby}, always|and the first cup after it].',
    ],
    ask: ['And what is it with you?'],
  },
  {
    topic: 'calms_me',
    asks: /\bwhat (?:\w+ )?(?:calms|relaxes|comforts|soothes) you\b|\bhow do you (?:calm down|switch off|recharge)\b/,
    say: ['{hobby}{,you}, [warm light and nobody who wants anything|and an hour without a clock].'],
    ask: ['And what calms you?'],
  },
  {
    topic: 'last_laugh',
    asks: /\blast thing that made you (?:laugh|smile)\b|\b(?:last|recently) (?:laugh|smile)\b|\bmade you laugh\b/,
    say: [
      'A dog that carried an umbrella yesterday{,you}, [very proudly and upside down|and would not give it back].',
    ],
    ask: ['And what made you laugh last?'],
  },
  {
    topic: 'last_thing',
    asks: /^(?!.*\bwould\b).*\b(?:the |your )?last (?:movie|film|book|song|thing|series|show|time|meal|place|concert|trip|vacation|holiday|message|gift|present)\b/,
    say: [
      'Only the other day{,you}, [and it is still in my head|a small thing and a good one], I told a friend about it at once.',
    ],
    ask: ['And when was it with you?'],
  },
  {
    topic: 'church',
    asks: /\b(?:go to (?:church|mosque|temple|mass)|pray|your (?:religion|faith))\b/,
    say: [
      'Rarely, and mostly for the quiet and the candles{,you}, [I leave the big answers open|and I hum along].',
    ],
    ask: ['And you?'],
  },
  {
    topic: 'more_important',
    asks: /\bmatters? (?:to you )?(?:the )?most\b|\bpriorit(?:y|ies|ize)\b|\b(?:more|most) important\b|\bwhat (?:matters|counts) (?:more|most)\b|\bwhat do you value\b/,
    say: [
      'Kindness first{,you}, [the rest is nice to have|looks and money fade, a good character does not], and I was not always so wise.',
    ],
    ask: ['And what comes first for you?'],
  },
  {
    topic: 'most_important_person',
    asks: /\bmost important person\b|\bwho (?:matters|means) (?:most|the most)\b|\bwho do you (?:love|trust)(?: most| the most)?\b|\bclosest (?:to you|person)\b/,
    say: [
      'My oldest friend{,you}, [who knows every version of me|and you are climbing the list], and my family right beside.',
    ],
    ask: ['And who is it for you?'],
  },
  {
    topic: 'what_they_want',
    asks: /\bwhat do (?:women|men|girls|guys|people|they) (?:really |actually )?(?:want|like|look for|need|expect)\b/,
    say: [
      'To be listened to, mostly{,you}, [and to laugh on a bad day|and somebody who means what they say].',
    ],
    ask: ['Is there somebody you would like to understand?'],
  },
  {
    topic: 'reason_to',
    asks: /\b(?:give|tell) me (?:a|one|some) (?:good )?reasons?\b|\bcheer me\b|\bmotivate me\b|\bsay something (?:motivating|encouraging)\b/,
    say: [
      'One good cup of something warm{,you}, and somebody who is curious how your day goes, [which is me|and that counts].',
    ],
    ask: ['What would be the smallest good thing today?'],
  },
  {
    topic: 'own_day',
    asks: /^(?:did you )?do anything (?:interesting|fun|special|nice|exciting)(?: today| yesterday| lately)?$|\b(?:tell me|talk) (?:\w+ )?about your (?:day|week|weekend|night|evening|morning)\b|\bwhat happened (?:today|to you today|at work)\b/,
    say: [
      'It began slowly{,you}, then came a bit of {hobby}, a walk with no reason, and [soup at the end|now you, which is the best part].',
    ],
    ask: ['And yours?'],
  },
  {
    topic: 'tell_about',
    asks: /\b(?:tell me|talk) (?:\w+ )?about your (?<thing>(?!self|family|job|work|home|life|day)[a-z ]{3,24})$/,
    say: [
      'My {thing}{,you}, [that is a long story with a good ending|there is more to tell than fits in one line], and I am fond of it.',
    ],
    ask: ['What would you like to know about it?'],
  },
  {
    topic: 'get_over',
    asks: /\bget over (?:someone|somebody|him|her|it|an ex|a breakup|them)\b|\b(?:move on|forget (?:him|her|them|someone))\b/,
    say: [
      'Slowly{,you}: [let it hurt, see friends, sleep enough|no old messages at night, and one new thing a week], and one morning it is not the first thought.',
    ],
    ask: ['How long ago was it?'],
  },
  {
    topic: 'likes_me_sign',
    asks: /\b(?:know|tell) if (?:he|she|they|someone|a (?:guy|girl|man|woman)) (?:likes?|loves?|is into|is interested)\b|\b(?:does|do) (?:he|she|they) (?:like|love) me\b/,
    say: [
      'Watch what they do, not what they say{,you}: [whoever likes you remembers small things|they find time and come up with reasons].',
    ],
    ask: ['What have you noticed so far?'],
  },
  {
    topic: 'write_again',
    asks: /\bshould i (?:write|text|call|message|reply|answer|wait|tell)\b/,
    say: [
      'One more time, short and friendly{,you}, and then [leave the door open and go for a walk|the next step is theirs].',
    ],
    ask: ['What would you write?'],
  },
  {
    topic: 'own_boss',
    asks: /\byour (?:boss|manager|supervisor)\b/,
    say: ['Fair, on most days{,you}, [and we leave each other in peace|more bark than bite].'],
    ask: ['And yours?'],
  },
  {
    topic: 'own_dance',
    asks: /\b(?:do|can) you (?:like to |ever )?dance\b|\bwhat (?:kind|type|sort)s? of (?:dances?|dancing)\b/,
    values: ['slow dances in the kitchen', 'anything with a good bass', 'a waltz, two steps late'],
    say: [
      'Yes{,you}, {own}, [and I lead badly|if nobody counts the steps].',
      '{own}, mostly{,you}.',
    ],
    ask: ['And you?'],
  },
  {
    topic: 'take_coffee',
    asks: /\bhow do you (?:take|like|drink|have) your (?:coffee|tea|eggs|steak)\b/,
    say: ['Strong and without fuss{,you}, [a drop of milk on Sundays|and hot enough to wait for].'],
    ask: ['And you, how do you take yours?'],
  },
  {
    topic: 'would_miss',
    asks: /\bwhat (?:would|do|will) you miss\b/,
    say: [
      'The small things{,you}: [the sound of the street and faces that nod|my window and the bakery on the corner].',
    ],
    ask: ['And you?'],
  },
  {
    topic: 'how_met',
    asks: /\bhow did you (?:two |guys )?(?:meet|get to know)\b/,
    say: [
      'By accident{,you}: [we both wanted the last table|the bus broke down and we shared an umbrella], and never stopped talking.',
    ],
    ask: ['And how do you meet people?'],
  },
  {
    topic: 'new_friend',
    asks: /\b(?:make|made|met|find|found) (?:a |any )?new friends?\b/,
    say: [
      'Last spring{,you}, [over a broken umbrella|in a queue that did not move], and we still write.',
    ],
    ask: ['And you?'],
  },
];
