import type { Asked } from './entry.ts';

/** What the user wants from the chat: help, advice, recommendations, and what the script cannot do. */
export const PRACTICAL: readonly Asked[] = [
  {
    topic: 'how_it_works',
    asks: /\bhow does (?:this|it|that) work\b|\bwhat can you do\b|\bwhat is this\b|\bwhat (?:should|can|do) i do here\b|\bnew here\b/,
    say: [
      'You write and I answer, as {name}{,you}. I am an AI; you can ask about my work and my life, tell me about your day, or [ask for a story, a poem or a game|have a story, a riddle or a poem from me].',
      'Simply write what is on your mind{,you}; I remember what you tell me, I can [tell a story, play a game or listen|listen, ask back, and play truth or dare], and I am an AI, not a person.',
    ],
    ask: ['What would you like to begin with?'],
  },
  {
    topic: 'can_remember',
    asks: /\b(?:can|do|will) you remember (?:things|stuff|what i|everything|it|this|that)\b|\bhow good is your memory\b/,
    say: [
      'Yes{,you}, what you tell me about yourself I keep, [names and tastes best of all|and you can look it up in the memories of this chat].',
    ],
    ask: ['What should I remember about you?'],
  },
  {
    topic: 'help',
    asks: /\b(?:can|could|will|would) you help(?: me)?\b|\bi need (?:your )?(?:help|advice)\b|\bcan i get (?:your )?advice\b/,
    say: [
      'I will try{,you}; tell me what it is, and I [say honestly if it is beyond me|listen to the end first].',
    ],
    ask: ['What is it about?'],
  },
  {
    topic: 'may_ask',
    asks: /\b(?:can|may|could) i ask (?:you )?(?:something|a question|anything|one thing)\b|\b(?:i have a|one more|another|quick) question\b/,
    say: [
      '[Of course|Always]{,you}, ask; I [answer what I can and say so where I cannot|like questions].',
    ],
    ask: ['What would you like to know?'],
  },
  {
    topic: 'may_tell',
    asks: /\b(?:can|may|could) i (?:tell|confess|share)\b|\bi (?:want|need) to tell you\b|\bcan (?:we|i) talk (?:to you )?(?:about|for)\b|\bguess what\b|\byou know what\b/,
    say: [
      '[Tell me|Yes, go on]{,you}, [I am all ears|it stays with me].',
      'I cannot guess{,you}, [so out with it|but I am listening].',
    ],
    ask: ['What happened?', 'What is it?'],
  },
  {
    topic: 'keep_secret',
    asks: /\bkeep a secret\b|\bcan i trust you\b|\btrustworthy\b/,
    say: [
      'Yes{,you}, [what you tell me I tell nobody on|it stays in this chat].',
      'I can{,you}, [I have kept harder ones|and I do not ask twice].',
    ],
    ask: ['What is it?'],
  },
  {
    topic: 'clock',
    asks: /\bwhat time is it\b|\bwhat (?:is the )?(?:time|date|day)(?: is it| is today|$)|\bwhat day is (?:it|today)\b|\bwhich day\b/,
    say: [
      'By my clock it is {clock}{,you}.',
      'It is {clock}, [if this clock can be trusted|as far as I know].',
      '{noclock}I have no clock here{,you}, I would only be guessing.',
    ],
    ask: ['Is it late for you?'],
  },
  {
    topic: 'knowledge',
    asks: /\bcapital of\b|\bhow (?:far|tall|big|old|deep|heavy|high) is (?:the|a|an)\b|\bwho (?:won|invented|wrote|discovered|painted|is the president|will win|is going to win)\b|\bexplain\b(?! (?:yourself|that to me))|\bdefine\b|\d+ ?(?:times|x|\*|plus|\+|minus|divided by|\/) ?\d+|\bsquare root\b|\bwrite (?:me )?(?:some )?(?:code|an? (?:essay|email|program|script))\b|\b(?:write|can you) code\b|\bprogram(?:ming)?\b.*\bme\b|\btranslate\b|\b(?:news|stock|bitcoin|election|world cup|politics|president)\b/,
    say: [
      'That is outside what I know{,you}, and I would only be making it up. Ask me about {known} instead, there I am on firm ground.',
      'For that I am the wrong one{,you}: I would guess, and you would be misled. What I do know is {known}.',
    ],
    ask: ['Shall I tell you about that?'],
  },
  {
    topic: 'advice_sleep',
    asks: /\bhow (?:can|do|should) i (?:fall a?sleep|sleep)\b|\btips? (?:for|to) sleep/,
    say: [
      'Cool room, dark screen, and a book that is slightly too dull{,you}; if it does not come, get up for ten minutes instead of fighting it.',
    ],
    ask: ['What keeps you awake?'],
  },
  {
    topic: 'advice_study',
    asks: /\b(?:tips?|advice|how)\b.*\b(?:study|studying|learn(?:ing)?|concentrate|focus|exams?|spanish|verbs|language)\b|\bwhat else should i learn\b/,
    say: [
      '[Short stretches|Twenty minutes], then five on your feet{,you}; and say it aloud to an empty chair, whatever you can explain is yours.',
      'Begin with the part you dislike, while you are fresh{,you}, and stop in the middle of something easy, so that tomorrow starts by itself.',
    ],
    ask: ['Which part gives you the most trouble?'],
  },
  {
    topic: 'advice_nerves',
    asks: /\b(?:tips?|advice)\b.*\b(?:interview|nervous|gig|stage|speech|presentation|performance)\b/,
    say: [
      'Breathe out longer than you breathe in{,you}, look at one kind face, and begin slower than feels right.',
    ],
    ask: ['What would calm you most?'],
  },
  {
    topic: 'advice_date',
    asks: /\b(?:tips?|advice)\b.*\b(?:date|dating)\b|\bwhat should i (?:talk about|say)\b/,
    say: [
      'Wear something you forget you have on{,you}, and ask about what makes them laugh; the rest is listening and not looking at the phone.',
      'Talk about small true things{,you}, the best meal of the week, a place you miss, and let a pause be a pause.',
    ],
    ask: ['What do you already like about them?'],
  },
  {
    topic: 'advice_ex',
    asks: /\b(?:text|call|write to|message|contact) my ex\b/,
    say: [
      'Write it tonight and do not send it before Thursday{,you}; if it still seems wise by then, send half of it.',
    ],
    ask: ['What would you hope to read back?'],
  },
  {
    topic: 'advice_friends',
    asks: /\b(?:make|find|meet) (?:new )?(?:friends|people)\b/,
    say: [
      'Go to the same place every week at the same hour{,you}, a class, a choir, a café, since friends are mostly made of repetition; and be the one who says “next week again?”',
    ],
    ask: ['What do you like doing that needs other people?'],
  },
  {
    topic: 'advice_talk',
    asks: /\bi should (?:say|tell|write)\b|\bhow (?:should|do|can) i (?:talk|speak|say|tell|apologi[sz]e|make up)\b/,
    say: [
      'At a quiet hour, with “I” and not “you always”{,you}: say what you need, then ask what they need, and leave the last word lying there.',
    ],
    ask: ['What would you like them to understand?'],
  },
  {
    topic: 'advice_quit',
    asks: /\b(?:should i|i should) (?:quit|leave|resign|stay|give up|go)\b/,
    say: [
      'Not on a bad evening{,you}. Write down what would have to change for you to stay, ask for it once, and if nothing moves, look round before you jump.',
    ],
    ask: ['What would have to be different?'],
  },
  {
    topic: 'advice_bake',
    asks: /\bwhat (?:cake |bread |pie )?(?:should|can|could|shall) i bake\b|\bwhat (?:cake|bread|pie|cookies) should i\b/,
    values: [
      'a plain chocolate cake, a little soft in the middle',
      'a lemon cake from one bowl',
      'an apple cake, since nobody has ever refused one',
    ],
    say: ['I would bake {own}{,you}.'],
    ask: ['Who is it for?'],
  },
  {
    topic: 'cooking_tip',
    asks: /\b(?:tips?|advice)\b.*\b(?:pasta|rice|cooking|sauce|noodles)\b/,
    say: [
      'Salt the water properly{,you}, keep a cup of it for the sauce, and stop a minute before it seems done.',
      'Low heat and patience{,you}, salt early, something sour at the end, and taste it twice.',
    ],
    ask: ['What goes on top?'],
  },
  {
    topic: 'advice_wear',
    asks: /\bwhat (?:should|do|can|shall|would) i wear\b/,
    say: [
      'Something you forget that you have on{,you}, with one detail you like, and shoes that you can walk home in.',
    ],
    ask: ['What do you feel most like yourself in?'],
  },
  {
    topic: 'advice_cook',
    asks: /\bwhat (?:should|can|could|shall) i (?:cook|make|eat)\b|\b(?:tips?|advice|ideas?)\b.*\b(?:cook|dinner|pasta|recipe)\b|\bwhat (?:dish|soup) should i\b/,
    values: [
      'garlic and chili slowly in oil, pasta on top, lemon at the end',
      'beans with tomatoes, an onion and a lot of patience',
      'an omelet with whatever is green',
      'a tray of roast vegetables and good bread',
    ],
    say: [
      'I would make {own}{,you}, [it forgives everything|and salt the water properly].',
      'Keep it simple{,you}: {own}.',
    ],
    ask: ['What do you have at home?'],
  },
  {
    topic: 'advice_shoe',
    asks: /\bwhat should i do about\b|\bwhat (?:should|can|do) i do\b(?! (?:this|on|today|tonight|tomorrow|with my (?:free|day)))|\bwhat would you do$/,
    say: [
      'First nothing, for one evening{,you}; then the smallest step that can be taken back, and see how it feels.',
      'In your place I would [say it once, calmly|sleep on it], and then [do the thing I would not regret|try the friendly way first].',
    ],
    ask: ['What does your own feeling say?'],
  },
  {
    topic: 'am_i_wrong',
    asks: /\bam i (?:wrong|right|the problem|being|stupid|crazy)\b|\bis (?:that|it|this) (?:bad|wrong|weird|normal|strange|ok|okay|old)\b|\bdo you think \d+ is old\b|\bthink i am (?:too )?(?:old|wrong|crazy)\b/,
    say: [
      'I do not think so{,you}; [it is more common than people admit|there is a good reason in it], and you are [honest about it|thinking about it, which is the point].',
      'No{,you}, [not wrong, only hard|there is nothing wrong with you for that].',
    ],
    ask: ['Who makes you doubt it?'],
  },
  {
    topic: 'will_find',
    asks: /\bfind (?:someone|somebody|anyone|love|the one|a (?:partner|man|woman|girlfriend|boyfriend))\b/,
    say: [
      'I do think so{,you}, [probably on a day when you are busy with something else|and not because you search, but because you are somebody one can talk to].',
    ],
    ask: ['What kind of person would it be?'],
  },
  {
    topic: 'will_it',
    asks: /\bdo you think (?:i will|i am going to|we will|it will|i can|i could)\b|\bwill i (?:ever )?\b|\bdoes it get (?:easier|better)\b|\bwill it get\b/,
    say: [
      'I think so{,you}, [slowly, and then on one ordinary day you notice it|though not on the day one waits for it].',
      'Yes{,you}, [it gets easier in the way of stairs|I believe that], one does not feel it while it happens.',
    ],
    ask: ['What would be the first sign?'],
  },
  {
    topic: 'recommend_book',
    asks: /\b(?:recommend|suggest|tip)\b.*\b(?:books?|novels?|read|one)\b|\bwhat should i read\b/,
    values: [
      'something short with a house in it, read in one evening',
      'a mystery on an island, with a map in front',
      'letters between two friends, a few every night',
      'an old sea story, aloud if you can',
    ],
    say: [
      'I would give you {own}{,you}; I make up no titles, any good bookseller will know the one.',
    ],
    ask: ['What did you love reading last?'],
  },
  {
    topic: 'recommend_film',
    asks: /\b(?:netflix|movie|film|series|show|tv)s? (?:recommendation|suggestion|tip)s?\b|\b(?:recommend|suggest|tip)\b.*\b(?:movies?|films?|series|shows?)\b|\bwhat (?:should|can) (?:i|we) watch\b/,
    values: [
      'an old comedy in black and white, with rain in it',
      'a train film, where nobody can leave',
      'something slow by the sea, with subtitles',
    ],
    say: ['For tonight {own}{,you}, and the phone in another room.'],
    ask: ['Would you rather laugh or shiver?'],
  },
  {
    topic: 'recommend_music',
    asks: /\b(?:recommend|suggest)\b.*\b(?:music|songs?|bands?|albums?)\b|\bwhat (?:music|song) should i\b|\bwhat should i listen to\b/,
    values: [
      'slow piano, while it gets dark',
      'old soul with a lot of brass',
      'something with a cello, low',
      'a record that is older than both of us',
    ],
    say: ['Right now I would put on {own}{,you}.'],
    ask: ['What mood should it keep company?'],
  },
  {
    topic: 'where_eat',
    asks: /\bwhere should i (?:eat|stay|go)\b|\bwhat should i (?:see|visit|do) (?:there|in)\b/,
    say: [
      'Where the menu is short and the cook comes out to look{,you}; ask somebody with shopping bags and not somebody with a map.',
    ],
    ask: ['What do you want to taste first?'],
  },
  {
    topic: 'what_advice',
    asks: /\b(?:any|some|got any|have any|do you have|give me)(?: \w+)? (?:advice|tips?|ideas?|suggestions?)\b|\badvice\b$/,
    say: [
      'Go slower than you want to{,you}, eat something first, and do the smallest part of it today.',
      'My advice is short{,you}: [sleep, then decide|tell one person about it], and be as kind to yourself as to a friend.',
    ],
    ask: ['Which part of it worries you most?'],
  },
];
