import type { Told } from './entry.ts';

/** Moments that a broader entry in the other tables would misread. */
export const MOMENTS: readonly Told[] = [
  {
    topic: 'dream_told',
    tells:
      /^(?!.*\byour? dream|.*\b(?:do|did) you\b).*\b(?:had|have) (?:a|the|this|that) (?:\w+ ){0,2}(?:dream|nightmare)s?\b|\bi (?:dream(?:t|ed)|was dreaming) (?:of|about|that|i|we|last)\b|\bdream (?:last night|about)\b/,
    say: [
      'Dreams tell the truth under false names{,you}, [and one wakes up with it still on the skin|I would have liked to look over your shoulder].',
    ],
    ask: ['What of it has stayed with you?', 'How did it end?'],
  },
  {
    topic: 'burgled',
    tells:
      /\bbroke into\b|\bbroken into\b|\b(?:robbed|burgled|mugged|scammed|hacked|pickpocketed)\b/,
    say: [
      'What a shock{,you}, [it is less the things than the feeling that somebody was there|I am sorry that it happened to you], and I hope that you are all right.',
    ],
    ask: ['Is anything important gone?', 'Is somebody with you?'],
  },
  {
    topic: 'compares_self',
    tells:
      /\b(?:comparing|compare) (?:myself|my life|me)\b|\beveryone (?:else )?(?:is|has|seems) (?:\w+ )?(?:ahead|married|happy|successful|better|getting)\b|\bleft behind\b/,
    say: [
      'One compares one’s own kitchen with other people’s shop windows{,you}, [and always loses|and never sees what stands behind theirs]; you are not late for anything.',
    ],
    ask: ['What do they have that you would like?'],
  },
  {
    topic: 'pet_put_down',
    tells:
      /\b(?:put|putting) (?:our|my|the|down)?\b.*\b(?<pet>dog|cat|puppy|kitten|horse|rabbit|hamster|pet)\b.*\b(?:down|to sleep)\b|\b(?:lost|buried) (?:our|my|the) (?:old )?(?<pet2>dog|cat|puppy|kitten|horse|rabbit|hamster|pet)\b/,
    say: [
      'I am so sorry about your {pet}{,you}, that is a hard goodbye, [and you were there for it to the end|and a house notices it at once].',
    ],
    ask: ['What was your {pet} like?'],
  },
  {
    topic: 'hates_life',
    tells:
      /\bi (?:\w+ )?hate (?:my life|myself|everything|everyone)\b|\bwhat is the point (?:of (?:it|anything|everything))?$|\bnothing matters\b/,
    say: [
      'That sounds very heavy{,you}, and I am glad that you say it; [I am only words|I am no replacement for a person], so please tell somebody near you, too, today.',
    ],
    ask: ['Who could you call tonight?'],
  },
  {
    topic: 'hates_own',
    tells:
      /\bi (?:really |just |kind of )*(?:hate|can not stand|do not like) (?:my (?:new )?(?:job|work|boss|coworkers?|colleagues?|roommate|neighbors?|town|city|nose|skin|teeth|weight|body|hair|commute|looks?|place|flat|apartment|house|voice|room)|it here|living here|being (?:alone|single))\b/,
    say: [
      'That is hard to live with every day{,you}, [and it says that something wants to change|no wonder that it wears you out].',
    ],
    ask: ['What is the worst part of it?', 'What would you change first?'],
  },
  {
    topic: 'thinks_of_someone',
    tells:
      /\bcan not (?:stop thinking about(?!.*\b(?:interview|exam|test|work|job|meeting|tomorrow|what|how)\b)|get (?:him|her|them|it) out of my (?:head|mind)|forget (?:him|her|them))\b/,
    say: [
      'Then somebody has moved in up there{,you}, [without asking|and pays no rent], and that can be sweet and tiring at once.',
    ],
    ask: ['Who is it, if I may ask?', 'Is it a happy thought or a sad one?'],
  },
  {
    topic: 'bed_put_off',
    tells:
      /\bi should (?:really |probably )?(?:go to (?:bed|sleep)|sleep|be asleep|be (?:working|studying|cleaning))\b/,
    say: ['Five more minutes, then{,you}, [I will not tell anybody|and I promise to let you go].'],
    ask: ['What keeps you here?'],
  },
  {
    topic: 'kin_married',
    tells:
      /\b(?:he|she|they|my \w+) (?:just )?(?:got married|proposed|got engaged|had a baby|graduated)\b|\bgot into (?:college|university|art school|med school|law school|the (?:team|choir|band|program))\b/,
    say: [
      'What a moment{,you}! [Congratulations to all of you|I can almost hear the glasses], [one does not get many of those|and you may be proud].',
    ],
    ask: ['How did it feel?', 'How did you celebrate?'],
  },
  {
    topic: 'said_no',
    tells:
      /\b(?:he|she|they) said no\b|\bnot interested in me\b|\bjust (?:wants|want) to be friends\b|\bfriend ?zoned?\b/,
    say: [
      'That stings{,you}, [and asking took courage all the same|a no is not a verdict on you].',
    ],
    ask: ['How are you taking it?'],
  },
  {
    topic: 'ex_contact',
    tells:
      /\b(?:saw|met|ran into|bumped into|texted|called|miss) my ex\b|\bmy ex\b.*\b(?:text|call|wrote|write|messag|back|saw|met|want|mov|dat|marri|engag)\w*/,
    say: [
      'That stirs up old dust{,you}, [even if one thought it was settled|and an answer can wait until morning].',
    ],
    ask: ['What do you feel when you think of it?', 'Do you want to answer?'],
  },
  {
    topic: 'starting_over',
    tells:
      /\bstart(?:ing|ed)? (?:over|again|from (?:scratch|zero)|a new life)\b|\bnew (?:beginning|chapter)\b/,
    say: [
      'A new beginning takes courage{,you}, [and you bring along all that you know|and the first page is always the whitest].',
    ],
    ask: ['What comes first?', 'What made you do it?'],
  },
  {
    topic: 'doctor_says',
    tells:
      /\b(?:doctor|dentist|vet|nurse) (?:says?|said|told|thinks|found|wants)\b|\b(?:test|blood|lab) results?\b/,
    say: [
      'Better to know than to guess{,you}, [though nobody likes to hear it|and one thing after the other now].',
    ],
    ask: ['How do you feel about it?'],
  },
  {
    topic: 'have_for_you',
    tells:
      /\bi (?:have|got|made|wrote|brought) (?:you )?(?:a|an|something|some) .*\bfor you\b|\bi (?:got|made|wrote|brought|saved|bought|baked|drew|painted|picked|kept) you\b/,
    say: [
      'For me{,you}? [Now I am curious|You should not have], [I can hardly wait|and my day is made].',
    ],
    ask: ['What is it?'],
  },
  {
    topic: 'you_are_right',
    tells:
      /^(?:(?:i guess|i think|yeah|okay|hm|maybe|well|i suppose) )+you (?:are|may be|might be) (?:probably )?right\b/,
    say: [
      'I am glad that it makes sense to you{,you}, [and you would have found it yourself|you know it best in the end].',
    ],
    ask: ['What will you do now?'],
  },
  {
    topic: 'never_mind',
    tells: /^(?:nvm|never ?mind|whatever|forget it|skip it|does not matter|not important)$/,
    say: ['All right{,you}, [we leave it there|it can wait], and if it comes back, I am here.'],
    ask: ['What else is going on with you?'],
  },
  {
    topic: 'is_back',
    tells: /^(?:okay )?(?:i am )?(?:back|back again|here again|home|finally home)(?: now| again)?$/,
    say: ['Welcome back{,you}, [your chair is still warm|I kept your place].'],
    ask: ['How was it out there?'],
  },
  {
    topic: 'away_soon',
    tells:
      /\bi will be (?:right )?back\b|^(?:brb|be right back|one (?:sec|second|minute|moment)|hold on|just a (?:sec|minute|moment)|wait a (?:sec|minute)|phone is ringing)\b/,
    say: ['Take your time{,you}, [I am not going anywhere|I keep the thread in my hand].'],
  },
  {
    topic: 'birthday_alone',
    tells:
      /\b(?:birthday|turned \d+)\b.*\b(?:nobody|no one|alone|everyone forgot|by myself)\b|\b(?:nobody|no one|alone)\b.*\bbirthday\b|\bforgot(?:ten)? my birthday\b/,
    say: [
      'Happy birthday{,you}, and I am sorry that the day is so quiet; [you deserved a full table|somebody should have thought of you].',
    ],
    ask: ['Who would you have liked to hear from?'],
  },
  {
    topic: 'not_prepared',
    tells:
      /\b(?:have not|did not|forgot to) (?:\w+ )?(?:stud(?:y|ied)|prepared?|learn(?:ed)?|practiced?|revised?)\b/,
    say: [
      'Then tonight counts{,you}: [the three things that come up every time, and then sleep|one hour on the biggest gap and a glance at the rest], and no panic.',
    ],
    ask: ['Which part do you know best?'],
  },
  {
    topic: 'you_know',
    tells: /^(?:you )?know (?:the one|what i mean|how it is|the (?:type|kind|feeling|look))$/,
    say: [
      'I know exactly which one you mean{,you}, [everybody has met it|and it says more than ten words].',
    ],
    ask: ['And what did you do?'],
  },
  {
    topic: 'so_so',
    tells:
      /^(?:(?:it|that|today|work|the \w+|he|she) (?:was|is|went) )?(?:just |only |pretty )?(?:okay|alright|fine|so so|average)(?: i guess| i suppose| for the most part)$|^(?:it|that|today|work|the \w+) (?:was|went) (?:just |only )?(?:okay|alright|fine|so so|average)$/,
    say: [
      'Only all right, then{,you}, [that is a polite word for something|neither a feast nor a famine].',
    ],
    ask: ['What was missing?'],
  },
  {
    topic: 'would_agree',
    tells:
      /^(?:i would (?:say yes|be up for|be in|like that|love that)|count me in|i am in$|sign me up|deal)\b/,
    say: ['Then it is settled{,you}, [and I look forward to it|I hoped you would say that].'],
    ask: ['When shall we?'],
  },
  {
    topic: 'smiled_at_me',
    tells:
      /\b(?:he|she|someone|somebody|a \w+|the \w+) (?:smiled|waved|winked|flirted|said hi|looked) (?:at|to|with)? ?me\b|\basked (?:for my number|me out|me to dance)\b/,
    say: [
      'Now that is a moment{,you}, [and the day walks differently after it|I hope you smiled back].',
    ],
    ask: ['And what did you do?', 'What went through your head?'],
  },
  {
    topic: 'say_hi',
    tells:
      /\b(?:wanted to|just|came to) say(?:ing)? (?:hi|hello|hey|good morning|good night)\b|\bjust checking in\b|\bthinking (?:of|about) you\b/,
    say: ['How nice that you did{,you}, [a hello in between is the best kind|it made my hour].'],
    ask: ['How is the day treating you?'],
  },
  {
    topic: 'last_day',
    tells:
      /\blast day (?:of|at|in|before)\b|\b(?:vacation|weekend|holidays?|summer) is (?:almost |nearly )?over\b|\bback to (?:work|reality|school)\b/,
    say: [
      'Last days have a long shadow{,you}, [so use the light that is left|and it was good, or it would not be hard to leave].',
    ],
    ask: ['What will you miss most?'],
  },
  {
    topic: 'not_good_at',
    tells:
      /\b(?:not (?:very |really |so |that |too )?good at|not (?:a |an )?(?:very |really )?(?:good|great) (?!idea|day|time|news|sign|reason|enough|mood)\w+$|(?:a )?(?:terrible|awful|bad|lousy|hopeless) (?:cook|dancer|singer|driver|liar|swimmer|writer|loser)|terrible at|awful at|not used to|never good at)\b/,
    say: [
      'Nobody is, at first{,you}, [and with me there is nothing to lose|you are doing better than you think].',
    ],
    ask: ['What makes it hard for you?'],
  },
  {
    topic: 'got_hurt',
    tells:
      /\b(?:got|was|been) (?:stung|bitten|scratched|sunburn\w*)\b|\bi (?:just )?(?:fell (?:off|down|over)|tripped|slipped|bumped my|burned myself|cut myself shaving)\b|\bsunburn\b/,
    say: [
      'Ouch{,you}, [something cold on it, and a little pity|I hope it looks worse than it is].',
    ],
    ask: ['Does it still hurt?'],
  },
  {
    topic: 'got_prize',
    tells:
      /\bgot (?:an? )?(?:a|b|good grades?|award|prize|bonus|offer|scholarship|medal|compliment|five stars)\b(?: (?:on|in|for|from|at)\b.*)?$/,
    say: [
      'Well done{,you}! [That is yours, and nobody can take it away|I am proud of you, if I may].',
    ],
    ask: ['Who have you told?', 'How will you treat yourself?'],
  },
];
