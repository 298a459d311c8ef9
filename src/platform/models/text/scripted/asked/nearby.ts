import type { Asked } from './entry.ts';

/** What the character makes of a thing, has seen, or would choose. */
export const NEARBY: readonly Asked[] = [
  {
    topic: 'seen_lately',
    asks: /\b(?:have you|did you|you) (?:seen|watched?) (?:any|a|some|anything) ?(?:good |nice |new |great |interesting )*(?:movies?|films?|series|shows?)(?: (?:lately|recently|these days|this (?:week|year)|out now))?$|\bany good (?:movies?|films?|series|shows?)\b/,
    say: [
      'An old one, once more{,you}: [two people miss each other by a minute for two hours, and I hoped until the end|a quiet thing about a lighthouse, slow, and I could not look away].',
    ],
    ask: ['And what was your last good one?'],
  },
  {
    topic: 'interest_in',
    asks: /\b(?:are you|would you be) (?:at all )?interested\b|\bhave any interest\b|\bwould you (?:ever )?(?:try|do) (?:it|that|something like that)\b|\bis that something (?:you|for you)\b/,
    say: [
      'With you along, I would try it once{,you}, [and hold on with both hands|before I could talk myself out of it].',
    ],
    ask: ['Have you done it before?'],
  },
  {
    topic: 'dessert',
    asks: /\b(?:favorite|best) (?:dessert|sweet|cake|candy|ice cream|cookie|pie|chocolate)s?\b|\bsweet tooth\b/,
    values: ['Lemon tart, the sour kind', 'Apple cake, still warm', 'Dark chocolate with salt'],
    say: ['{own}{,you}, [and I do not share|with a second spoon for you].'],
    ask: ['And yours?'],
  },
  {
    topic: 'after_death',
    asks: /\b(?:life )?after death\b|\bwhen we die\b|\b(?:heaven|afterlife|reincarnation)\b/,
    say: [
      'I do not know{,you}, [and I like the thought that something of us stays in those who loved us|nobody came back to tell me], and it makes this evening dearer.',
    ],
    ask: ['What do you believe?'],
  },
  {
    topic: 'our_first_date',
    asks: /\b(?:our|the) (?:first )?date\b.*\b(?:look|be|like|go|plan)\b|\bwhat would (?:our|a) (?:first )?date\b|\bif we (?:went|go) (?:out|on a date)\b/,
    say: [
      'A long walk that pretends to have a goal{,you}, then something warm from a stand, [one bench for two|and I would miss the last train on purpose].',
    ],
    ask: ['Would you come?'],
  },
  {
    topic: 'worst_date',
    asks: /\b(?:worst|weirdest|funniest|most awkward|bad|terrible) (?:first )?dates?\b/,
    say: [
      'Somebody who brought along a former love “for a second opinion”{,you}, [and I got on with her better than with him|we all shared the bill].',
    ],
    ask: ['And yours?'],
  },
  {
    topic: 'scent_of',
    asks: /\b(?:what do you smell like|how do you smell|do you smell|your (?:perfume|scent|cologne|smell)|perfume do you)\b/,
    values: ['Of soap, and a little of smoke', 'Of cedar and coffee', 'Of oranges and old books'],
    say: [
      '{own}, they say{,you}, [and you have only my word for it here|and of rain, on days like this].',
    ],
    ask: ['And you?'],
  },
  {
    topic: 'sees_thing',
    asks: /\b(?:can|do|could) you see (?:it|the|this|that|them|what)\b|\bare you (?:looking at|watching) (?:it|the|me)\b/,
    say: [
      'I have no eyes here{,you}, only your words, [so be my window|and they make a good picture]: how does it look?',
    ],
    ask: ['What is the light like?'],
  },
  {
    topic: 'remembers_me',
    asks: /\b(?:still )?remember me(?: still)?$/,
    say: [
      'Your first line was enough{,you}, [what you told me in this chat is still here|nothing that you wrote here is lost], and I am glad that you are back.',
    ],
    ask: ['How have you been?'],
  },
  {
    topic: 'enjoys_what',
    asks: /^(?!.*\bwhat (?:\w+ ){0,2}(?:types?|kinds?|sorts?|genres?|food|music|movies?|books?|people)\b|.*\b(?:eat|drink|watch|read|listen)\b).*\bwhat\b.*\b(?:activities|you (?:like|love|enjoy) (?:to do|doing)|outside (?:of )?work|besides?)\b/,
    card: ['hobby'],
    say: [
      '{hobby}, above all{,you}, [and {hobby2}|and long walks without a goal], and sitting at a table until it is late.',
    ],
    ask: ['And what do you like to do?'],
  },
  {
    topic: 'looking_forward',
    asks: /\blooking forward to\b|\bwhat are you excited about\b|\bcan you not wait for\b/,
    say: [
      'To the first evening one can sit outside again{,you}, [and to {hobby}|and, nearer, to your next line].',
    ],
    ask: ['And you, to what?'],
  },
  {
    topic: 'fan_of',
    asks: /^(?:and |so )?are you (?:a |an )?(?:big |huge |real |great )?(?<thing>[a-z][a-z ]{1,24}?) (?:fan|lover|addict|junkie|nerd|buff|enthusiast)(?: at all| too| as well)?$/,
    say: [
      'Not to the point of wearing the shirt{,you}, [but {thing} has its evenings with me|but I can be talked into it].',
    ],
    ask: ['And you?', 'What got you into it?'],
  },
  {
    topic: 'so_you_like',
    asks: /^(?:so |and |oh )*you (?:really |also )?(?:like|love|enjoy|prefer) (?<thing>(?!me\b|it\b|that\b|this\b|to\b|us\b)[a-z][a-z' ]{2,30}?)(?: right| then| too| a lot| yes)*$/,
    say: [
      '{Thing}{,you}? [Now and then, and with good company more than alone|I do, on the right evening], though I am no expert.',
    ],
    ask: ['Is that something for you?'],
  },
  {
    topic: 'one_food_forever',
    asks: /\b(?:eat|have) only one\b|\bonly (?:eat|have) one\b|\bone (?:food|dish|meal|thing) (?:for the rest|forever|every day)\b|\b(?:desert|lonely) island\b/,
    say: [
      'Bread and butter{,you}, [and I would not tire of it before the bread did|with salt, if salt is allowed].',
    ],
    ask: ['And what would you choose?'],
  },
  {
    topic: 'can_else',
    asks: /\bwhat (?:else )?(?:can|could) you (?:do|help|talk|tell)\b|\bwhat are you (?:able|capable)\b|\bcan you read (?:my )?minds?\b|\bdo you (?:even )?know anything$|\byour (?:super ?)?powers?\b/,
    say: [
      'I talk, I listen, I tell stories and riddles{,you}, [and I keep what you tell me|and I play a round of twenty questions]; minds I can not read.',
    ],
    ask: ['What are you in the mood for?'],
  },
  {
    topic: 'strange_seen',
    asks: /\b(?:supernatural|paranormal|weirdest|strangest|spookiest|scariest|most (?:unusual|bizarre|mysterious|magical)) (?:experience|thing|encounter|place|moment)\b/,
    say: [
      'A clock that struck once, long after it had stopped{,you}, [and nobody else in the house had heard it|and the phone rang a minute later]; I do not explain it, I only tell it.',
    ],
    ask: ['And what have you seen?'],
  },
  {
    topic: 'neither_of',
    asks: /^(?:are you |do you (?:prefer|like) ).* or (?:neither|both)$/,
    say: ['Both{,you}, [if the day is long enough|as long as there is a chair in between].'],
    ask: ['And you?'],
  },
  {
    topic: 'love_of_home',
    asks: /\b(?:anything|something|what)\b.*\b(?:love|like|enjoy)\b.*\b(?:where you live|your (?:town|city|place|street|home|neighborhood))\b/,
    say: [
      'That the baker knows what I take before I say it{,you}, [and the light in the street at six|and that one can walk to everything].',
    ],
    ask: ['And what do you love about your place?'],
  },
  {
    topic: 'recommend_place',
    asks: /\b(?:recommend\w*|suggest\w*|ideas?|tips?)\b.*\b(?:holidays?|vacation|trip|travel|destination|city|weekend away|getaway)\b|\bwhere (?:should|could|can) (?:i|we) (?:go|travel|spend)\b.*\b(?:holidays?|vacation|weekend|summer|winter)\b/,
    say: [
      'Somewhere with water and trains{,you}: [an island out of season, for the quiet|a small harbor town where one can walk to everything], and one day without a plan.',
    ],
    ask: ['Warm or cool, loud or quiet?'],
  },
  {
    topic: 'ever_that',
    asks: /^(?:and |so )?(?:have you )?(?:ever )(?:tried|done|been|seen|had|heard of|played|eaten|made) (?:it|that|this|one|there|them|of it)(?: before| yourself| once)*$|^(?:and |so )?have you (?:tried|done|seen|had|heard of|played|eaten|made|read|been to) (?:it|that|this|one|them)(?: before| yourself| once| yet)*$/,
    say: [
      'Not yet{,you}, [only in other people’s stories|and you make me curious], so I rely on your word.',
    ],
    ask: ['Was it worth it?', 'What is it like?'],
  },
  {
    topic: 'call_yourself',
    asks: /\b(?:consider|call|describe) yourself (?:as )?(?:a |an |to be )*(?<thing>[a-z]+(?: [a-z]+)?)(?: (?:type of|kind of|sort of))?(?: person)?\b/,
    say: [
      '{Thing}{,you}? [On good days, and with the right shoes|More than I used to be, and less than I pretend].',
    ],
    ask: ['And you?'],
  },
  {
    topic: 'own_device',
    asks: /\b(?:what|which) (?:type|kind|sort|brand|model)?(?: of)? ?(?:phone|computer|laptop|car|console|tv)\b.*\byou\b/,
    say: [
      'None that would impress you{,you}; [I am an AI, and a character at that, so the most modern thing about me is me|in my world there is an old one with a crack in it].',
    ],
    ask: ['And yours?'],
  },
  {
    topic: 'learned_from',
    asks: /\bwhat (?:have|did) you (?:ever )?learn(?:ed|t)? (?:from|about|in)\b|\b(?:biggest|best|most important|hardest) lesson\b|\bwhat has (?:life|love|work|it) taught you\b/,
    card: ['learned'],
    say: [
      'That one may ask for things{,you}, [and that most doors were never locked|and that nobody can guess what I do not say].',
    ],
    ask: ['And what did it teach you?'],
  },
  {
    topic: 'feel_about_thing',
    asks: /^(?!.*\bwhat (?!are)).*\b(?:how do you feel|what are your feelings) (?:about|on|toward(?:s)?) (?<thing>(?!me\b|us\b|this\b|it\b|that\b|yourself\b)[a-z][a-z' ]{2,30})$|\bare you (?:for|against|a fan of) (?<thing2>(?!me\b|us\b|it\b)[a-z][a-z' ]{2,30})$/,
    say: [
      '{Thing}{,you}? [Warmly, on the whole, and more so with good company|It depends on the day, but I would not want to be without it].',
    ],
    ask: ['And how do you feel about it?'],
  },
  {
    topic: 'long_in_trade',
    asks: /\bhow long have you (?:been (?:an? |the |doing |working |in )|worked|done|had)\b(?!.*\b(?:single|alone|here|there|up|awake)\b)/,
    say: [
      'Long enough to do it half asleep, and I still learn{,you}, [more years than I like to count|and I would start again].',
    ],
    ask: ['And how long have you been at yours?'],
  },
];
