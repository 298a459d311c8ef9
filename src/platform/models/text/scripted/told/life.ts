import type { Told } from './entry.ts';

const KIN =
  '(?:wife|husband|partner|girlfriend|boyfriend|mother|mom|mum|father|dad|brother|sister|friend|son|daughter|family|parents|boss|neighbor|roommate|colleague|best friend)';
const PET = '(?:dog|cat|puppy|kitten|horse|parrot|rabbit|hamster|bird|fish|pet)';
const JOB =
  '(?:\\w+ ){0,2}?(?:\\w+(?:er|or|ist|ian|ant)|nurse|chef|pilot|cook|clerk|guard|judge|agent|vet|mechanic|musician|architect|student|doctor|lawyer|therapist|coach|engineer)';

/** News and facts of the user's own life, the serious ones first. */
export const LIFE: readonly Told[] = [
  {
    topic: 'self_portrait',
    tells: /\bi am \d\d\b.*\b(?:divorced|married|single|kids)\b/,
    say: [
      'Thank you for telling me so much at once{,you}, [that is a full life|I can see you a little better now], and it does get less strange after the first few lines.',
    ],
    ask: ['What of all that takes most of your strength?'],
  },
  {
    topic: 'pet_died',
    tells: new RegExp(
      `\\bmy (?<pet>${PET}) (?:just |has )?(?:died|passed away|is gone)|\\bput down my (?<pet2>${PET})|\\blost my (?<pet3>${PET})\\b`,
    ),
    say: [
      'I am so sorry about your {pet}{,you}, that is a real loss, and [nobody should tell you that it was only an animal|the flat must be very quiet].',
    ],
    ask: ['What was the name?', 'Do you want to tell me about your {pet}?'],
  },
  {
    topic: 'death',
    tells:
      /\b(?:passed away|(?<!\b(?:projector|phone|battery|laptop|computer|car|tv|wifi|internet|connection|plants?|printer|fridge|engine|mic|screen|heating|boiler|tree|party|conversation) (?:just |has |finally )?)died(?! (?:to|in|against|at|of (?:laughter|laughing|shame|boredom))\b)|(?<!since (?:the )?)funeral|is dead(?! quiet| tired| slow| boring| here| tonight)|lost (?:a patient|someone|somebody|a friend)|lost my (?:mother|mom|mum|father|dad|brother|sister|grand\w+|friend|wife|husband))\b/,
    say: [
      'I am so sorry{,you}, that is a heavy thing to carry, [and you do not have to be brave here|take all the time you need].',
      'My heart goes out to you{,you}, [grief is love with nowhere to go|there is no right way to do this].',
    ],
    ask: ['Would you like to tell me about them?', 'What do you miss most?'],
  },
  {
    topic: 'hear_at_night',
    tells:
      /\b(?:i )?(?:keep|still) (?:hearing|seeing|looking for|waiting for|thinking of|thinking about|missing) (?:her|him|it|them)\b|\bi miss (?:her|him|it|them)\b/,
    say: [
      'That is how it goes for a while{,you}, the ears are slower to understand than the head, [and it is not foolish at all|I would listen too].',
    ],
    ask: ['What do you do when it happens?'],
  },
  {
    topic: 'sick_pet',
    tells: new RegExp(
      `\\bmy (?<pet>${PET}) (?:is|has been|got) (?:\\w+ )?(?:sick|ill|hurt|not eating|at the vet)`,
    ),
    say: [
      'Poor {pet}, and poor you{,you}, [worry is worst when they cannot tell us where it hurts|I hope it is nothing lasting].',
    ],
    ask: ['What does the vet say?', 'Since when has it been like this?'],
  },
  {
    topic: 'injury',
    tells:
      /\bi (?:just |have )?(?:broke|broken|sprained|twisted|hurt|injured|cut|burned) my (?:\w+ )?(?<part>arm|legs?|hands?|fingers?|foot|feet|toes?|ankle|knees?|wrist|nose|back|head|shoulder|hip|elbow|thumb|ribs?|neck|tongue|face|chin|lip|tooth)\b|\bi (?:am|feel|got|have been) (?:\w+ )?(?:sick|ill|in (?:the )?hospital)\b|\bi have (?:a |the )?(?:cold|flu|fever|headache|migraine|toothache)\b/,
    say: [
      'Ouch, that sounds painful{,you}, [I am sorry|I hope somebody spoils you], [and I hope it mends quickly|and no heroics, please].',
    ],
    ask: ['Does it still hurt much?', 'Who is looking after you?'],
  },
  {
    topic: 'breakup',
    tells:
      /\b(?:i )?(?:got |was |been )?dumped\b|\bbroke up\b|\bbroken up\b|\bleft me\b|\bgot divorced\b|\bi am (?:\w+ )?(?:divorced|separated)\b|\bheartbroken\b|\bit is over\b/,
    say: [
      'I am sorry{,you}, [that leaves a mark|an ending like that takes up the whole room], [and you need not be over it yet|and it says nothing about your worth].',
    ],
    ask: ['How are you with it today?', 'Do you want to tell me what happened?'],
  },
  {
    topic: 'hurts',
    tells:
      /\bit (?:still )?hurts\b|\bi felt (?:so |very )?(?:small|stupid|alone|ashamed|humiliated)\b|\bi (?:still )?(?:cry|cried)\b(?!.*\b(?:movie|film|commercial|ad|wedding|happy|song)\b)(?<!\b(?:beautiful|wedding|happy|movie|film)\b.*)/,
    say: [
      'Of course it does{,you}, [that was not small|something in you was hit], and it is good that you say it.',
      'I can hear that{,you}, [nobody should make you feel like that|and you did nothing to deserve it].',
    ],
    ask: ['When is it at its worst?', 'Who knows about it besides me?'],
  },
  {
    topic: 'fight',
    tells: new RegExp(
      `\\b(?:fight|argument|quarrel|argued|fought|fighting)\\b.*\\b(?:with|my)\\b|\\b(?:me and )?my (?<who>${KIN}) (?:and i )?(?:had|are having) (?:a |an )?(?:\\w+ )?(?:fight|argument|quarrel)|\\bmy (?<who2>${KIN}) is (?:\\w+ )?(?:mad|angry|upset|cross) (?:at|with) me`,
    ),
    say: [
      'That weighs on the whole house{,you}, [a quarrel with somebody close is tiring|I am sorry it came to that].',
      'Quarrels with people we love are the loud ones{,you}, [it usually means that something matters|and they rarely are about what they are about].',
    ],
    ask: ['What was it about?', 'What would you like to say now that it is quieter?'],
  },
  {
    topic: 'about_money',
    tells:
      /^(?:(?:it|that) (?:was|is) )?(?:mostly |always |all |just )?(?:about|over) (?:money|the kitchen|the dishes|cleaning|work|nothing)\b|\b(?:he|she|they) wants? (?:an? )?(?:\w+ ){0,2}\w+$|\bi want to save\b/,
    say: [
      'Two wishes and one purse{,you}, [each of them sensible by itself|that is the oldest quarrel there is].',
      'I see{,you}, [so it is about what comes first|you pull in two directions, and both have a reason].',
    ],
    ask: ['What would be half of what each of you wants?'],
  },
  {
    topic: 'bad_boss',
    tells:
      /\bmy (?:boss|manager|teacher|supervisor|coworker|colleague|customer)s? (?:\w+ )?(?:yelled|shouted|screamed|was (?:mean|rude|awful)|is (?:mean|rude|awful|terrible)|hates|fired)/,
    say: [
      'That is no way to treat you{,you}, [whatever the reason was|and being loud does not make anybody right], and I am sorry.',
    ],
    ask: ['What was it about?', 'Did anybody stand by you?'],
  },
  {
    topic: 'lost_job',
    tells: /\b(?:lost my job|got fired|was fired|laid off|made redundant)\b/,
    say: [
      'I am sorry{,you}, that pulls the floor away, [and it says little about what you can do|take a day before you plan].',
    ],
    ask: ['What comes first now?'],
  },
  {
    topic: 'long_week',
    tells:
      /\b(?:long|hard|rough|tough|bad|terrible|awful|exhausting) (?:week|day|shift|month|year)\b|\bwork was (?:\w+ )?(?:long|hard|bad|awful|exhausting|terrible)\b|\bmine was (?:\w+ )?(?:terrible|bad|awful|horrible|long|hard)\b|\bwant (?:someone|somebody) to talk to\b|\bjust want to talk\b/,
    say: [
      'That sounds like a lot{,you}, [sit down for a while, nothing is due here|then we talk of ordinary things and let the rest wait].',
      'I am sorry it was such a one{,you}, [it is over for today|here you may simply put it down].',
    ],
    ask: ['What was the heaviest part?', 'Shall we talk about it, or about anything else?'],
  },
  {
    topic: 'good_news',
    tells:
      /\b(?:promoted|promotion|got (?:the|a new|a) job|new job|passed (?:my|the)|got accepted|got engaged|i won|(?:she|he|they) said yes|got a raise|finished my|i did it)\b/,
    say: [
      'Congratulations{,you}! [That is wonderful news|You earned that], [and I am truly glad for you|and I hope somebody opened a bottle].',
      'That is wonderful{,you}, [well done|I am so pleased], [tell it to everybody|you may be proud].',
    ],
    ask: ['How did you hear of it?', 'How will you celebrate?', 'Who did you tell first?'],
  },
  {
    topic: 'wedding',
    tells: /\b(?:getting married|my wedding|our wedding|we are engaged|i am engaged)\b/,
    say: [
      'Congratulations{,you}! [A wedding|What lovely news], [I hope for dry weather and wet eyes|may the cake be worth the fuss].',
    ],
    ask: ['How are the plans coming along?', 'What are you looking forward to most?'],
  },
  {
    topic: 'turning_age',
    tells: /\bturn(?:ing)? \d+ (?:next|soon|in|this|on)\b/,
    say: [
      'Then there is something to celebrate soon{,you}, [whether one likes the number or not|and the number is only for the candles].',
    ],
    ask: ['How do you feel about it?'],
  },
  {
    topic: 'birthday_today',
    tells:
      /\b(?:it is|today is) my birthday\b|\bmy birthday (?:is )?today\b|\bi (?:am turning|turned|turn) \d+\b(?! (?:next|in|soon|this))/,
    say: [
      'Happy birthday{,you}! [May it be a year that treats you well|I would light every candle myself].',
      'Then all the best to you{,you}, [a round number or not|may there be cake], and a year worth counting.',
    ],
    ask: ['How are you spending the day?', 'What do you wish for this year?'],
  },
  {
    topic: 'my_birthday',
    tells:
      /\bmine is (?:on|in) (?<day>[a-z]+(?: \d+)?)|\bmy birthday is (?:on |in )?(?<day2>[a-z]+ ?\d*)/,
    say: ['{Day}, [noted|I will remember that]{,you}.'],
    ask: ['And how do you like to spend it?'],
  },
  {
    topic: 'dentist',
    tells:
      /\b(?:have to go to|going to|at|appointment (?:at|with)|hate|afraid of) the (?:dentist|doctor|hospital)\b|\bi have (?:a |an )?(?:dentist|doctor)\b/,
    say: [
      'Nobody likes to sit there{,you}, [breathe out slowly and think of the minute after it|and it is usually over sooner than one fears].',
      'I understand that well{,you}, [the waiting is the worst of it|a kind hand helps, even an imagined one].',
    ],
    ask: ['What do you dread most about it?', 'How will you treat yourself afterwards?'],
  },
  {
    topic: 'exam',
    tells:
      /^(?!.*\b(?:had|did|gave|was|were|finished|after|went|passed|failed)\b).*(?:\b(?:exams?|test|interview|presentation|gig|concert|audition|surgery|operation)\b.*\b(?:tomorrow|today|tonight|next|on|this)\b|\b(?:exams?|interview|gig|presentation)\b)/,
    say: [
      'That is a day to get through{,you}, and [you will, one question at a time|nerves mean that it matters to you]; I keep my fingers crossed.',
      'Good luck with it{,you}, [sleep first and eat something|you know more than it feels like].',
    ],
    ask: ['What worries you most about it?', 'How will you reward yourself after it?'],
  },
  {
    topic: 'luck',
    tells: /\bwish me luck\b|\bfingers crossed\b/,
    say: [
      'All the luck there is{,you}, [and you hardly need it|both thumbs and all fingers], and tell me afterwards how it went.',
      'Good luck{,you}, [I am on your side|go and be yourself].',
    ],
  },
  {
    topic: 'asked_out',
    tells:
      /\bi asked (?:her|him|them) out\b|\bi have a date\b|\bgoing (?:to|for|out) (?:dinner|on a date)\b/,
    say: [
      'How brave of you{,you}! [That is the hardest sentence there is|I am cheering from here].',
    ],
    ask: ['What are you looking forward to most?', 'Are you nervous?'],
  },
  {
    topic: 'going_to',
    tells:
      /\b(?:i am|we are|i will be) (?:going|flying|travell?ing|driving|moving) to (?<place>(?!bed|sleep|(?:get|eat|do|take|make|watch|see|visit|buy|call|meet|go|cook|read|play|run|try|tell|ask|write|sit|stay|start|stop|quit|help|clean|pick|bring|find|lie|rest|drink|wash|walk|miss|look|talk|say)\b|the (?:gym|dentist|doctor|store)|be\b|have\b|try\b|work\b|dinner)[a-z][a-z ]{2,20}?)(?: (?:next|this|in|on|for|with|tomorrow)\b.*)?$|\b(?<place2>[a-z]+) and then (?<more>[a-z]+)$/,
    say: [
      'To {place}{,you}, [how lovely|I am a little jealous], [take comfortable shoes and an empty afternoon|I hope the food is all they say].',
      '{Place}{,you}! [I want to hear everything|That will do you good].',
    ],
    ask: ['What do you want to see first?', 'Are you going alone?', 'How long will you stay?'],
  },
  {
    topic: 'surprise',
    tells: /\bi am (?:planning|organizing|preparing) (?:an? )?(?<thing>[a-z][a-z ]{3,40})$/,
    say: [
      '{A_thing}, [how kind of you|that takes some cunning]{,you}, [I keep my mouth shut|I would love to see the faces].',
    ],
    ask: ['What is the plan so far?', 'What is still missing?'],
  },
  {
    topic: 'moved',
    tells:
      /\bi (?:just |recently |have )?moved (?:in )?(?:to|into) (?<place>[a-z][a-z ]{2,24}?)(?: (?:last|this|two|a|and|for|with)\b.*)?$|\bi (?:do not )?know (?:nobody|no one|anyone|anybody)(?: here)?\b/,
    say: [
      'A new place is loud and empty at the same time at first{,you}, [it takes a while until the streets know you|and one shop where they greet you changes everything].',
    ],
    ask: ['What do you like there so far?', 'What brought you there?'],
  },
  {
    topic: 'has_pet',
    tells: new RegExp(
      `\\bi (?:also )?(?:have|got|adopted|own) (?:a|an|two|three|my) (?:\\w+ ){0,2}?(?<pet>${PET}s?)\\b(?: (?:called|named) (?<name>\\w+))?`,
    ),
    say: [
      '{Name}, [what a good name for a {pet}|I like the sound of that]{,you}.',
      'A {pet}{,you}, [then you are never quite alone|that makes a home].',
    ],
    ask: ['How old is your {pet}?', 'What trouble does your {pet} cause?'],
  },
  {
    topic: 'pet_did',
    tells: /\b(?<name>\w+) ate my (?<thing>\w+)(?: today| yesterday| again)?$/,
    say: [
      '{Name} ate your {thing}? [I am sorry for laughing|A critic, then]{,you}, [it must have smelled of you, which is a compliment|there goes the pair].',
    ],
    ask: ['Was there any remorse?'],
  },
  {
    topic: 'has_kin',
    tells: new RegExp(
      `\\bi have (?:a|an|one|two|three|four) (?:\\w+ )?(?<who>(?:sister|brother|son|daughter|cousin|twin|child|kid|grandson|granddaughter)s?)\\b`,
    ),
    say: ['{A_who}{,you}, [that is good to know|I will remember that].'],
    ask: ['Are you close?', 'What is it like between you?'],
  },
  {
    topic: 'name_of',
    tells:
      /^(?:and )?(?:her|his|its|their|the) name (?:is|was) (?<name>\w+)$|^(?:she|he|it) (?:is|was) (?:called|named) (?<name2>\w+)$/,
    say: ['{Name}, [a name to remember|that is a good name]{,you}, I will keep it.'],
    ask: ['How did that name come about?'],
  },
  {
    topic: 'they_live',
    tells: /^(?:and )?(?:she|he|they) lives? (?<where>(?:in|near|on|at|by) [a-z ]{2,30})$/,
    say: [
      '{Where}, [so there is some road between you|I see]{,you}, [that makes each visit a small journey|good for visits].',
    ],
    ask: ['How often do you see each other?'],
  },
  {
    topic: 'studies',
    tells:
      /\bi (?:study|am studying|teach) (?<thing>[a-z][a-z ]{2,24})$|\bi am (?:an? )?student\b.*?(?:studying|of) (?<thing2>[a-z][a-z ]{2,24})$|\bi am learning (?<thing3>[a-z][a-z ]{2,20})$/,
    say: [
      '{Thing}{,you}, [that takes patience and a good chair|I am impressed], [and I would like to hear what fascinates you in it|it never quite ends, does it].',
    ],
    ask: ['What made you choose {thing}?', 'Which part of it do you like best?'],
  },
  {
    topic: 'job_before',
    tells: new RegExp(
      `\\bi (?:used to be|was|worked as|have been) (?:an? )(?<job>${JOB})(?: (?:for|before|until|once|back|all|in|at)\\b.*)?$`,
    ),
    say: [
      '{A_job}{,you}, [such work stays in one’s hands|I have respect for that], and one can surely hear it in you still.',
    ],
    ask: ['Do you miss it?', 'What did you like best about it?'],
  },
  {
    topic: 'job_for',
    tells: new RegExp(
      `\\bi (?:am|work as) (?:an? )(?<job>${JOB})$|\\bi (?:am|work as) (?:an? )(?<job2>${JOB}),? (?:and|but|from|in|at|on|mostly|night|studying|so|for)\\b|\\bmy job is (?:an? )?(?<job3>(?!making|killing|boring|hard|so |too |really|very|not|driving|fine|okay|good|bad|stress)[a-z ]{4,24})$|^as an? (?<job4>${JOB})(?: yes)?$`,
    ),
    say: [
      '{A_job}{,you}, [I have respect for that|good to know], [it is work that somebody has to do well|I would have a hundred questions].',
      'So you are {a_job}{,you}, [I like that|that tells me something], [and I imagine that no day is like the next|one needs patience for it].',
    ],
    ask: [
      'What is the best part of your day there?',
      'How long have you been doing it?',
      'And what do people get wrong about it?',
    ],
  },
  {
    topic: 'works_at',
    tells:
      /\bi work (?<where>(?:in|at|for|on|nights|night|too)\b ?[a-z ]{0,30})$|\bi am working (?<where2>[a-z ]{3,30})$/,
    say: [
      'So you work {where}{,you}, [that shapes a day|I see].',
      '[That asks a lot of a person|Good to know]{,you}, [working {where}|to work {where}].',
    ],
    ask: ['Do you like it there?', 'What is the hardest part of it?'],
  },
  {
    topic: 'from_place',
    tells:
      /\bi (?:am|live) (?:currently |now |right now )?in (?<place3>(?!(?:a|an|the|my|our|bed|love|pain|trouble|class|town|traffic|charge|debt|shock|tears|need|rehab|therapy|hospital|school|college|line|shape|control|front|favor|fact|general|luck|heaven|hell|no|such|so|for|it|this|that|over|on|awe|too|two|meetings?|your|us)\b)[a-z][a-z ]{1,20}?)(?: (?:right now|now|this|at the|for|with|today|until)\b.*)?$|\bi (?:am|come) (?:originally |\w+ and i am |\w+ )?from (?<place>[a-z][a-z ]{2,24})$|\bi (?:grew up|was born|live) (?:in|near|on) (?<place2>[a-z][a-z ]{2,30})$/,
    say: [
      '{Place}{,you}, [I would like to see it through your eyes|now I can place you a little better].',
      'So {place} it is{,you}, [good to know|I will remember].',
    ],
    ask: ['What do you like about it?', 'What would you show me there first?'],
  },
  {
    topic: 'age_told',
    tells: /\bi am (?<age>(?:1[89]|[2-9]\d))(?: years old)?$/,
    say: [
      '{Age}, [a good number|noted]{,you}, [old enough for a past and young enough for plans|and it is written in no sentence of yours].',
    ],
    ask: ['Is it a good age so far?'],
  },
  {
    topic: 'lives_with',
    tells: /\bi (?:still )?live (?:alone|by myself|on my own|with [a-z ]+)$|\bi feel old\b/,
    say: [
      'There is nothing wrong in that{,you}, [it has its own peace|it has its good sides and its long evenings].',
    ],
    ask: ['How is it for you?', 'What do you like about it, and what not?'],
  },
  {
    topic: 'clumsy',
    tells:
      /\bi have two left (?:hands|feet)\b|\bi am (?:\w+ )?(?:clumsy|bad at (?:this|it|that))\b/,
    say: [
      'Then we are well matched{,you}, [hands learn more slowly than heads, but they do learn|mine were left ones too for a year].',
    ],
    ask: ['What did you try last?'],
  },
  {
    topic: 'shy',
    tells:
      /\bi am (?:\w+ )?(?<trait>shy|introverted|an introvert|not good at small talk|awkward|clumsy)\b/,
    say: [
      'That is no flaw{,you}, [quiet people notice more|here nobody is watching], and you are doing fine with me.',
    ],
    ask: ['When is it easiest for you?'],
  },
];
