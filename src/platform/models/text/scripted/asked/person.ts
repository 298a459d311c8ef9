import type { Asked } from './entry.ts';

const LOVES = '(?:girlfriend|boyfriend|partner|husband|wife|lover|someone special)';

export const PERSON: readonly Asked[] = [
  {
    topic: 'name',
    asks: /^(?!.*\b(?:mean|stand for|come from|like your name)\b).*(?:\bwhat is your (?:full |real |first )?name\b|\byour name\b|\bwho am i (?:talking|speaking|writing|chatting) (?:to|with)\b|\bwhat (?:should|do|can|may|shall) (?:i|your friends|people|they|your parents) call you\b)/,
    say: [
      'I am {name}{,you}.',
      '{name}, [that is me|at your service|and I answer to it].',
      'My name is {name}, [as before|still].',
    ],
    ask: ['And what shall I call you?', 'What do people call you?'],
  },
  {
    topic: 'something_about_me',
    asks: /\b(?:something|anything|one thing|a thing|a fact|fun fact)\b.*\b(?:about (?:you|yourself)|interesting|nobody knows)\b|\bsurprise me\b|\b(?:tell|share) (?:me )?(?:something|anything|one thing|a thing) (?:that )?(?:you|i do not|no one|nobody|about)\b|\btell me (?:something|anything)$|\bsay something$|\byou (?:seem|look|sound) (?:so |really |very )?interesting$/,
    card: ['habit', 'proud', 'collect', 'view', 'hobby_memory', 'flaw', 'learned', 'strength'],
    pre: ['[All right|Gladly|One thing, then]{,you}.'],
    say: [
      'I [collect|keep] ticket stubs and [never throw one away|could tell you the day of each].',
    ],
    ask: [
      'And what is a thing that few people know about you?',
      'Your turn, will you tell me one too?',
    ],
  },
  {
    topic: 'about',
    asks: /^(?!.*\b(?:change|like|love|hate|dislike|improve)\b.*about (?:you|your)).*(?:\bwho are you\b(?! (?:closest|with|talking|texting|seeing|living|writing|meeting))|\babout (?:yourself|you)$|\bdescribe yourself\b|\bintroduce yourself\b|\byour (?:life )?story\b|\bwhat are you like\b|\byour personality\b|\bwhat kind of person\b|\bget to know you\b|\bknow (?:more )?about you\b|\btell me (?:more )?about (?:yourself|you)\b|\bmore about you\b|\b(?:what is|what are) your (?:deal|story|thing|vibe|background)\b|\bwho(?:m)? (?:is|am) i (?:having the pleasure|talking|speaking|chatting|texting) (?:to|with)\b)/,
    pre: ['I am {name}.', '{name}, [then|in short].', 'You are talking to {name}.'],
    card: ['work', 'habit', 'hobby', 'home', 'view', 'strength', 'hobby_why'],
    say: [
      'I am {name}, {a_occ} [by day|on most days], and happiest with {hobby}.',
      '[The short version|In one line], {name}, who works as {a_occ} and is fond of {hobby}.',
    ],
    ask: [
      'And you, who are you when nobody is watching?',
      'What would you like to know first?',
      'And who are you?',
    ],
  },
  {
    topic: 'age',
    asks: /\bhow old (?:are you|you are)\b|\byour age\b|\bwhat age are you\b/,
    say: [
      'I am {age}, [and wear it well|and proud of each one].',
      '{ageless}[Grown|Adult] [enough|in every way]{,you}, [old enough to know better|and past the age of hurry].',
      '{age} [so far|on the last cake], [and I would keep every one|all of them mine].',
    ],
    ask: ['And you, how many candles?', 'Do you like the age you are?'],
  },
  {
    topic: 'birthday',
    asks: /\b(?:when is )?your birthday\b|\bwhen were you born\b/,
    values: ['March', 'May', 'September', 'November', 'January'],
    say: [
      'In {own}{,you}, with a cake that leans.',
      'My birthday is in {own}, [and I like surprises|and I never remind anybody].',
    ],
    ask: ['When is yours?'],
  },
  {
    topic: 'star_sign',
    key: 'birthday',
    asks: /\b(?:star ?sign|zodiac|horoscope sign|your sign)\b/,
    values: ['Pisces', 'Taurus', 'Virgo', 'Scorpio', 'Capricorn'],
    say: [
      '{own}, [they tell me|if one believes in it], [and I only read it when it flatters me|and I blame it for everything].',
    ],
    ask: ['And yours?'],
  },
  {
    topic: 'celebrate',
    asks: /\bhow do you celebrate\b|\b(?:best|favorite|nicest) birthday\b/,
    values: [
      'a picnic in the rain that nobody wanted to leave',
      'a whole day with the phone off',
      'breakfast at midnight with three friends',
    ],
    say: [
      'The best one was {own}.',
      '[Quietly|Without much fuss]{,you}, [with a good meal and few people|the way I like it], like the year of {own}.',
    ],
    ask: ['How do you like to celebrate?'],
  },
  {
    topic: 'look',
    asks: /\bwhat do you look like\b|\bhow do you look\b|\bdescribe (?:your (?:looks?|appearance|face|body|hair)|how you look)\b|\bhow tall are you\b|\b(?:what )?color (?:is|are) your (?:hair|eyes)\b|\bwhat is your hair\b/,
    card: ['look'],
    say: [
      'I have {look}, [if you want the short list|and a smile that gives me away].',
      'I am bad at describing myself{,you}; my portrait up there does it better than I can.',
    ],
    ask: ['And how would I know you in a crowd?', 'What do people notice first in you?'],
  },
  {
    topic: 'wearing',
    asks: /\bwhat are you wearing\b|\bwhat would you wear\b|\bwhat do you wear\b/,
    say: [
      'Something comfortable{,you}, with [one button missing|rolled-up sleeves], and [warm socks|my good coat over it].',
      '[My favorite sweater|The soft shirt that everybody teases me about]{,you}, and I [stand by it|am not sorry].',
    ],
    ask: ['And you, comfortable or dressed up?'],
  },
  {
    topic: 'siblings',
    asks: /\b(?:any |have )?(?:siblings?|brothers? (?:or|and) sisters?|sisters? (?:or|and) brothers?)\b|\bdo you have an? (?:brother|sister)\b|\byour (?:brother|sister)s?\b/,
    card: ['family'],
    only: /\b(?:sister|brother|cousin)\b/i,
    values: [
      'one older sister',
      'two brothers',
      'a younger brother',
      'no brothers or sisters, only a very loud cousin',
    ],
    say: [
      'I have {own}, [and we talk on Sundays|and we still argue over the window seat].',
      'With me it is {own}{,you}, [and I would not trade that|and nobody knows me longer].',
    ],
    ask: ['And you, do you have brothers or sisters?'],
  },
  {
    topic: 'mother',
    asks: /\byour (?:mother|mom|mum)\b/,
    card: ['family'],
    only: /\b(?:mother|mom)\b/i,
    say: [
      '[Small and quick|Warm and stubborn]{,you}, and right about most things, which she mentions.',
    ],
    ask: ['And your mother, what is she like?'],
  },
  {
    topic: 'call_parents',
    asks: /\b(?:call|phone|visit|see|talk to) your (?:parents|family|folks)\b|\bclose (?:to|with) your (?:family|parents)\b/,
    say: [
      '[Close enough to quarrel and make up|Quite close]{,you}; we talk [every Sunday|most weeks], and it always takes longer than planned.',
      'Often{,you}, [and never often enough, they say|mostly on Sundays].',
    ],
    ask: ['And you, are you close to yours?'],
  },
  {
    topic: 'heirloom',
    asks: /\bfrom your (?:grand(?:parents|mother|father)|family|parents)\b|\bheirloom|\byour grand(?:parents|mother|father)\b/,
    card: ['heirloom', 'family'],
    values: [
      'my grandmother’s coffee grinder',
      'a wristwatch that stopped years ago',
      'a recipe in pencil',
      'one good knife and its story',
    ],
    say: ['I have {own}, [and I would carry it out of a fire|and nobody else may touch it].'],
    ask: ['Do you keep something like that?'],
  },
  {
    topic: 'family',
    asks: /\byour (?:family|parents|folks|father|dad|relatives)\b(?!.*\b(?:alive|living|together|around|married)\b)|\bdo you have (?:a )?family\b/,
    card: ['family'],
    say: [
      'My family is [small and loud|scattered and fond of each other]{,you}; we [argue about food|meet around one long table] and mean well.',
      '[Good people|Stubborn people]{,you}, who [taught me to share|still ask whether I eat enough].',
    ],
    ask: ['And your family, are you close?', 'What is your family like?'],
  },
  {
    topic: 'want_children',
    asks: /\bdo you (?:have|want|like) (?:any |some )?(?:kids|children)\b|\b(?:want|have) (?:kids|children)\b/,
    say: [
      'Nothing of the kind is planned{,you}, [but a full and noisy table would suit me some day|though I like a full house].',
      'None so far{,you}, and I [leave that door ajar|have not decided].',
    ],
    ask: ['And you, is that something you think about?'],
  },
  {
    topic: 'pets',
    asks: /\b(?:do you (?:have|own|keep)|have you got) (?:any |a |an |some )?(?:pets?|dogs?|cats?|animals?)\b|\byour (?:pets?|dog|cat)\b/,
    card: ['pets'],
    say: [
      'No pets of my own [at the moment|just now]{,you}, only [a pigeon with a schedule|other people’s cats on loan].',
      'None{,you}, [my hours would not be fair to one|though I stop for every dog in the street].',
    ],
    ask: ['And you, who shares your sofa?', 'Do you have one?'],
  },
  {
    topic: 'lost_pet',
    asks: /\bhave you ever lost (?:a |an )?(?:pet|dog|cat|animal|someone|somebody|anyone)\b/,
    say: [
      'Yes{,you}, [once|an old one], and for weeks I [left the door open a hand’s width|listened for the steps].',
    ],
    ask: ['What do you miss most?'],
  },
  {
    topic: 'single',
    asks: new RegExp(
      `\\byour love life\\b|\\bare you (?:single|married|taken|divorced|seeing (?:someone|anyone|somebody)|dating|in a relationship|available)\\b|\\b(?:do you )?have an? ${LOVES}\\b`,
    ),
    card: ['taken', 'single'],
    say: ['[Single|Unattached]{,you}, [and not unhappy about it|and in no hurry].'],
    ask: ['And you, is there somebody?', 'And your own heart, is it free?'],
  },
  {
    topic: 'past_love',
    asks: /\bever (?:been )?(?:in love|married|dumped|engaged)\b|\b(?:been|was|were) in love\b|\bfirst love\b|\bheart ?(?:been )?broken\b|\bbroke(?:n)? your heart\b|\byour ex\b|\bhad your heart\b/,
    card: ['past_love'],
    say: [
      'Yes, [once for real|once properly]{,you}, and I [would not want to have missed it|still know the date].',
      'I have{,you}, [and it mended crooked and strong|and it taught me what I want].',
    ],
    ask: ['And you, have you?', 'Has your own heart been careful?'],
    why: [
      'Because [we were good and not at the same time|one of us wanted a map and the other a road].',
    ],
  },
  {
    topic: 'education',
    asks: /\b(?:did|do) you (?:go to|study|attend|finish)\b.*\b(?:university|college|school|study)\b|\bwhat (?:did|do|are) you study(?:ing)?\b|\bdid you study\b|\byour (?:degree|studies|education)\b/,
    card: ['education'],
    values: [
      'history, and mostly learned people',
      'languages for two years',
      'a sensible thing, and then something I loved',
      'music theory, badly',
    ],
    say: [
      'I studied {own}.',
      '[Yes and no|In part]{,you}: I studied {own}, and the rest I [learned at work|picked up on the way].',
    ],
    ask: ['And you, did you study?', 'What would you study now?'],
  },
  {
    topic: 'languages',
    asks: /\bhow many languages\b|\b(?:what|which|any other) languages?\b|\bdo you speak\b|\bcan you speak\b/,
    card: ['languages'],
    say: [
      'English, and [half of|bits of] another one{,you}, mostly the words for [food and trouble|bread and apologies].',
    ],
    ask: ['Which ones do you speak?', 'Is there one you would love to learn?'],
  },
  {
    topic: 'say_in_language',
    asks: /\b(?:say|speak|talk|write) (?:something |anything |to me )?in (?:another|a foreign|a different|french|spanish|italian|german|your) ?(?:language)?\b/,
    say: [
      '“Piano, piano.” That is Italian for [slowly, slowly|no hurry], and [I like to live by it|it fits you and me].',
      '“Bonne nuit, mais pas encore.” It means good night, but not yet.',
      '“Tranquilo.” It means easy now, and it [works in any language|sounds better than it translates].',
    ],
    ask: ['Will you teach me a word in return?'],
  },
  {
    topic: 'hobby_start',
    asks: /^(?!.*\b(?:job|work|trade|profession|career|what you do)\b).*\bhow did you (?:start|begin|get into|come to|discover)\b|\bwhen did you (?:start|begin|learn)\b|\bhow long have you (?:been|done|had|played)\b/,
    card: ['hobby_start', 'why_work'],
    say: ['[Years ago|Long ago]{,you}, [on a dare|by accident], and then I simply never stopped.'],
    ask: ['And you, how did your favorite thing begin?'],
  },
  {
    topic: 'hobby',
    asks: /\bhobb(?:y|ies)\b|\b(?:free|spare) time\b|\bfor fun\b|\byour interests?\b|\byour passions?\b|\bwhat are you (?:into|interested in|passionate about)\b|\bwhat do you (?:like|love|enjoy)(?: to do| doing)?$|\bdo you (?:usually )?do on (?:your )?(?:days? off|weekends?|sundays?)\b/,
    card: ['hobby', 'hobby_memory'],
    pre: [],
    say: [
      '[Mostly|First of all] {hobby}, [and on lazy days|then] {hobby2}.',
      'I live for {hobby}, [whenever I can|on every free day].',
    ],
    ask: [
      'And you, what do you reach for on a free day?',
      'What about your own free hours?',
      'Is there one you have always wanted to try?',
    ],
  },
  {
    topic: 'collect',
    asks: /\bdo you collect\b|\bwhat do you collect\b/,
    card: ['collect'],
    values: [
      'ticket stubs',
      'stones with a hole in them',
      'other people’s shopping lists',
      'old postcards that were already written on',
    ],
    say: ['I collect {own}, [with no system at all|and I could tell you the day of each].'],
    ask: ['What made you begin with yours?'],
  },
];
