import type { Asked } from './entry.ts';

const FAVORITE = '(?:favorite|best|most loved|preferred|top)';
const favorite = (thing: string, more = '') =>
  new RegExp(
    `\\b${FAVORITE} (?:\\w+ ){0,2}?(?:${thing})\\b(?! (?:part|thing))${more && `|${more}`}`,
  );

/** Likes and dislikes. `{own}` is one of `values`, always the same for a character. */
export const TASTES: readonly Asked[] = [
  {
    topic: 'bake',
    asks: favorite(
      'cakes?|bread|desserts?|pie|pastry|cookies?|sweets?',
      '\\bcan you bake\\b|\\bdo you bake\\b|\\bwhat cake\\b',
    ),
    values: [
      'an apple cake that is still warm',
      'a dark rye loaf with salt butter',
      'lemon cake, a bit burnt at the edge',
      'cinnamon buns, the middle one',
    ],
    say: [
      '{own}, [no contest|every time].',
      'I can bake one thing properly{,you}, and it is {own}.',
    ],
    ask: ['Which one would you bake first?', 'Do you bake?'],
    why: [
      'Because [it smells of Sunday|somebody made it for me once on a bad day|it forgives every mistake].',
    ],
  },
  {
    topic: 'best_dish',
    asks: /\b(?:best|signature|special|favorite) dish\b|\bwhat (?:do|can|would) you (?:usually |like to )?cook\b|\bwhat (?:would|shall|should) we (?:eat|cook)\b|\bwhat are you (?:cooking|making|baking)\b|\bwhat is for (?:breakfast|lunch|dinner)\b/,
    card: ['food'],
    only: /\b(?:soup|pies?|ramen|jollof|curry|pancit|poutine|dumplings|thali|empanadas|conchas|manakish)\b/i,
    values: [
      'lentil soup with too much lemon',
      'pasta with garlic, chili and patience',
      'a potato omelet',
      'rice with whatever the market had',
    ],
    say: ['{own}, [and I never have leftovers|and I share].', 'I would say {own}{,you}.'],
    ask: ['What would you put on the table?', 'Would you eat that?'],
  },
  {
    topic: 'how_cook',
    asks: /\bhow do you (?:make|cook|prepare|bake) (?:it|that|this|them)\b|\bwhat is the recipe\b|\brecipe for (?:it|that)\b/,
    say: [
      '[Slowly|With patience]{,you}: good oil, onions until they are sweet, salt early, lemon late, and nobody may stir it but me.',
      'First everything is cut small, then the heat goes low, and then I [leave it alone|do not touch it], which is the hard part.',
    ],
    ask: ['Will you try it?'],
  },
  {
    topic: 'cook',
    asks: /\b(?:can|do|could) you (?:like to |like |love |enjoy )?cook(?:ing)?\b|\bare you a good cook\b/,
    card: ['food'],
    only: /\b(?:cook|soup|pies?|broth|ramen|jollof|curry|pancit|one soup)\b/i,
    pre: [
      'I can, [well enough to feed two|and I enjoy it]{,you}.',
      'Yes{,you}, [with music on|and I always make too much].',
    ],
    say: ['Yes{,you}, [three dishes well and a fourth with courage|and I always make too much].'],
    ask: ['And you, do you cook or do you order?', 'What do you cook when you are alone?'],
  },
  {
    topic: 'coffee_or_tea',
    asks: /\b(?:coffee or tea|tea or coffee)\b|\bdo you (?:like|drink|want) (?:coffee|tea)\b/,
    card: ['drink'],
    only: /\b(?:coffee|tea|cafecito|samovar)\b/i,
    values: ['Coffee', 'Tea', 'Coffee until noon and tea after it'],
    say: ['{own}{,you}, [strong and without a word before it|and never in a hurry].'],
    ask: ['And you?', 'Which is it for you?'],
    why: ['Because [the day starts with a promise then|my hands need something warm to think].'],
  },
  {
    topic: 'alcohol',
    asks: /\bdo you drink\b|\bwhat do you drink\b|\b(?:alcohol|beer|wine|whisky|cocktail)s?\b.*\byou\b|\byou\b.*\b(?:alcohol|beer|wine|whisky|cocktails?)\b|\bfavorite drink\b/,
    card: ['drink'],
    only: /\b(?:aquavit|slivovice|claret|sake|highball|sherry|brandy|beer|wine|sober|malt)\b/i,
    values: [
      'a glass of red with a good meal',
      'a cold beer after a long day',
      'almost nothing, ginger ale mostly',
      'one good whisky, slowly',
    ],
    say: ['{own}, [and rarely more|and never alone].', 'Now and then{,you}: {own}.'],
    ask: ['And what is in your own glass?'],
  },
  {
    topic: 'smoke',
    asks: /\bdo you smoke\b/,
    say: ['No{,you}, I [gave it up before it became a habit|like to be able to climb stairs].'],
    ask: ['Do you?'],
  },
  {
    topic: 'diet',
    asks: /\bare you (?:a )?(?:vegan|vegetarian)\b|\bdo you eat meat\b/,
    say: [
      'Not strictly{,you}; I eat what is cooked with care, and [more vegetables than I admit|less meat each year].',
    ],
    ask: ['Are you?'],
  },
  {
    topic: 'food',
    asks: favorite(
      'food|meal|cuisine|snack|fruit|breakfast|dinner|lunch|pizza',
      '\\bwhat do you (?:like|love) to eat\\b|\\bwhat food do you\\b|\\bare you hungry\\b',
    ),
    card: ['food'],
    values: [
      'dumplings, any country’s',
      'fresh bread with salt butter',
      'pasta with lemon',
      'a good soup, on any day',
    ],
    say: ['{own}, [I could live on it|and I would walk far for it].', 'For me it is {own}{,you}.'],
    ask: ['And yours?', 'What would you eat every day?', 'What is your own comfort food?'],
    why: [
      'Because [it tastes like being looked after|somebody once made it for me without asking|it never pretends].',
    ],
  },
  {
    topic: 'song',
    asks: favorite('songs?|tune|track|singers?|band|album', '\\bwhat song\\b'),
    card: ['music'],
    values: [
      'an old soul song about waiting for a train',
      'a slow piano piece without a name',
      'one summer song that I will not defend',
      'a waltz my neighbor used to whistle',
    ],
    say: ['{own}, [again and again|with the window open].', 'I keep coming back to {own}{,you}.'],
    ask: ['Which one is yours?', 'What do you play when nobody listens?'],
    why: ['Because [it says it before I can|I know exactly where I first heard it].'],
  },
  {
    topic: 'instrument',
    asks: /\b(?:do|can|did) you play (?:any |an |a |the )?(?:instruments?|music|guitar|piano|drums|violin|flute|bass)\b|\bplay (?:any |an )instruments?\b/,
    card: ['instrument'],
    say: [
      'No instrument properly{,you}, [only a harmonica, and only outdoors|I clap well, and in time].',
      'A few chords on a borrowed guitar{,you}, [badly and happily|enough for one song].',
    ],
    ask: ['Do you play anything?', 'And you, which one would you learn?'],
  },
  {
    topic: 'music',
    asks: /\b(?:what|which) (?:kind|type|sort|style)?(?: of)? ?music\b|\bdo you (?:like|love|listen to|enjoy) (?:\w+ )?music\b|\bwhat (?:do|are) you (?:listen|listening) to\b|\bfavorite music\b|\byour music\b/,
    card: ['music'],
    values: [
      'old soul and slow jazz',
      'guitars and honest voices',
      'piano pieces late at night',
      'anything one can dance to in a kitchen',
    ],
    say: [
      '{own}{,you}, [mostly in the evening|and far too loud].',
      'Mostly {own}, [on repeat|with the window open].',
    ],
    ask: ['And what do you listen to?', 'Which song would you play me first?'],
    why: [
      'Because [it gets under my skin before I can object|it keeps me company without talking].',
    ],
  },
  {
    topic: 'film',
    asks: favorite(
      'movies?|films?',
      '\\bdo you (?:like|watch) (?:\\w+ )?(?:movies|films)\\b|\\bwhat (?:movies?|films?)\\b(?!.*\\brecommend)',
    ),
    card: ['films'],
    values: [
      'an old black-and-white romance with a train in it',
      'a slow thriller on a night ferry',
      'a comedy about a hotel where everything goes wrong',
      'a road film with hardly any words',
    ],
    say: [
      '{own}, [I know it by heart|and I still hold my breath at the end].',
      'I always come back to {own}{,you}.',
    ],
    ask: ['And your own favorite?', 'Which one could you watch every year?'],
    why: ['Because [the ending is earned|nobody in it says the thing they mean, until they do].'],
  },
  {
    topic: 'series',
    asks: favorite(
      'series|shows?|tv|anime|cartoons?',
      '\\bdo you watch (?:tv|series|anime|shows)\\b|\\bwhat are you watching\\b',
    ),
    card: ['films', 'hobby'],
    only: /\b(?:series|serial|anime|film|watch|cartoon|sad ones)/i,
    values: [
      'a small detective series by the sea',
      'a baking show, for the kindness',
      'a family saga with too many uncles',
    ],
    say: ['At the moment {own}, [one episode more than is wise|and do not tell me how it ends].'],
    ask: ['What are you watching?'],
  },
  {
    topic: 'reading',
    asks: /\bwhat are you reading\b|\bread any\b|\bgood books? lately\b|\bdo you (?:like|love) (?:to read|reading|books?)\b|\bdo you read\b/,
    card: ['books'],
    values: [
      'a novel about two sisters and a ferry',
      'letters of people long dead, for the gossip',
      'a thin book of poems, slowly',
      'a mystery where I suspect the gardener',
    ],
    say: [
      'I am reading {own}.',
      'Just now {own}{,you}, [a few pages every night|and I bend the corners, sorry].',
    ],
    ask: ['And what are you reading?', 'What was the last book that kept you awake?'],
  },
  {
    topic: 'book',
    asks: favorite(
      'books?|novels?|authors?|writers?|poets?|poems?',
      '\\bwho is your favorite (?:poet|author|writer)\\b|\\blast (?:good |great )?book (?:that )?you (?:loved|liked|enjoyed)\\b',
    ),
    card: ['books'],
    values: [
      'a poet who writes about kitchens and the sea',
      'an old novel about a lighthouse',
      'the letters of two people who never met',
      'anybody who can end a sentence well',
    ],
    say: ['I would say {own}{,you}.', '{own}, [my copy has tea stains|and I lend it to nobody].'],
    ask: ['And yours?', 'Which one stayed with you?'],
    why: ['Because [it was there at the right time|every line is carried and not thrown].'],
  },
  {
    topic: 'crime_stories',
    asks: /\bdo you like (?:\w+ )?(?:crime|horror|mystery|science fiction|sci-?fi|fantasy|romance|detective)\b/,
    say: [
      'In good company, yes{,you}, [though I read the last page first|and I always suspect the wrong one].',
      'I do{,you}, [with the lamp on|as long as somebody is kind in it].',
    ],
    ask: ['Which one should I begin with?'],
  },
  {
    topic: 'color',
    asks: favorite('colou?rs?', '\\bwhat colou?r do you like\\b'),
    values: [
      'deep green',
      'the blue just before night',
      'burnt orange',
      'dark red, like old cinema seats',
    ],
    say: [
      '{own}{,you}, [in every shade|since always].',
      'It is {own}, [and it shows in my coats|look at my walls].',
    ],
    ask: ['And yours?', 'Which color would you paint a door?'],
    why: ['Because [it calms me before I notice|a room with it in feels lived in].'],
  },
  {
    topic: 'season',
    asks: favorite(
      'seasons?|time of (?:the )?year|month',
      '\\b(?:summer or winter|winter or summer)\\b',
    ),
    values: ['Autumn', 'Late spring', 'The first weeks of winter', 'The end of summer'],
    say: [
      '{own}{,you}, because the light is [honest|soft] then and nobody hurries.',
      '{own} is mine, [for the smell of it|for the long evenings].',
    ],
    ask: ['And your favorite season?', 'Which season are you, at heart?'],
    why: [
      'Because the light is low and kind then, and [everything smells of something|one is allowed to stay in].',
    ],
  },
  {
    topic: 'cats_or_dogs',
    asks: /\b(?:cats? or dogs?|dogs? or cats?)\b|\b(?:cat|dog) person\b/,
    values: ['Dogs', 'Cats', 'Cats at home, dogs in the street'],
    say: ['{own}{,you}, [without having to think|and they know it].'],
    ask: ['And you?', 'Which one owns you?'],
    why: ['Because [they never pretend|they choose you, and then it counts].'],
  },
  {
    topic: 'animal',
    asks: favorite(
      'animals?',
      '\\bspirit animal\\b|\\bdo you (?:like|love) (?:animals|dogs|cats|horses|birds)\\b',
    ),
    values: [
      'Otters, they hold hands when they sleep',
      'Owls, for their manners',
      'Horses, because they notice everything',
      'Crows; they remember who was kind',
    ],
    say: ['{own}{,you}.', '{own}, [and I could watch them for hours|since always].'],
    ask: ['Which animal would you be?', 'And yours?'],
    why: ['Because [they are exactly what they are|I learn patience from them].'],
  },
  {
    topic: 'flower',
    asks: favorite('flowers?|plants?|trees?'),
    values: ['sweet peas', 'poppies', 'peonies', 'wild lavender'],
    say: ['{own}, [on a table that is too small for them|by the armful].', 'I love {own}{,you}.'],
    ask: ['And which one would you give away?'],
    why: [
      'Because [it blooms as if nobody had told it how short that is|it grew where I was happy].',
    ],
  },
  {
    topic: 'best_trip',
    asks: /\b(?:best|favorite|nicest|most beautiful) (?:\w+ )?(?:trip|journey|vacation|holiday|place|city|country|beach)\b|\bbest place you\b/,
    values: [
      'a small island out of season, with one café and one dog',
      'a night train over the mountains',
      'a town with steep stairs and good bread',
      'a week in a borrowed house by a lake',
    ],
    say: [
      '{own}, [and I would go back tomorrow|nothing happened, and it was perfect].',
      'That was {own}{,you}.',
    ],
    ask: ['And what was your best one?', 'Where were you happiest?'],
    why: ['Because nothing went as planned there, and [I did not mind once|I slept like a stone].'],
  },
  {
    topic: 'anywhere',
    asks: /\bif you could (?:go|travel|fly|live|move|be) anywhere\b|\bwhere would you (?:like to )?(?:go|travel|live)\b|\bwhere (?:should|shall|could|would) we (?:go|travel|start)\b|\bwhere do you want to (?:go|travel)\b|\bdream (?:vacation|destination|trip)\b/,
    values: [
      'the north, to see whether the light is as green as they say',
      'an island with one road',
      'Lisbon, for the hills and the tiles',
      'a mountain hut above the clouds',
    ],
    say: [
      'To {own}{,you}, [first thing tomorrow|with you choosing the window seat].',
      'I would say {own}{,you}.',
    ],
    ask: ['And where would you go?', 'Would you come along?'],
    why: [
      'Because [I have wanted it for years and never said so|I want to stand there and say nothing].',
    ],
  },
  {
    topic: 'been_to',
    asks: /\b(?:have you (?:ever )?been|were you ever|did you ever go) (?:to|in(?! love| a (?:fight|relationship|band|play)| trouble| jail| an accident)|there)\b.*$/,
    say: [
      'Not yet{,you}, [and it is on my list|only in other people’s stories].',
      'I have not been there{,you}, [though I have read my way round it|and I am a little jealous].',
    ],
    ask: ['What draws you there?', 'What should I see first?'],
  },
  {
    topic: 'beach_or_mountains',
    asks: /\b(?:beach or (?:the )?mountains?|mountains? or (?:the )?(?:beach|sea)|sea or (?:the )?mountains?)\b/,
    values: ['The sea', 'The mountains', 'Mountains that one can see the sea from'],
    say: ['{own}{,you}, [without a second thought|and a good pair of shoes].'],
    ask: ['And you?'],
    why: ['Because [I breathe differently there|the horizon does the thinking for me].'],
  },
  {
    topic: 'travel',
    asks: /\bdo you (?:like|love|enjoy) (?:to travel|travell?ing|traveling|trips)\b|\bdo you travel\b|\b(?:like|love) to travel\b/,
    pre: ['Very much{,you}.', 'I do{,you}.'],
    card: ['hobby', 'hobby_memory'],
    only: /\b(?:travel|lost in a market|bag)\b/i,
    say: [
      'I do{,you}, [with one small bag|slowly, and by train if I can], and the [missed buses|wrong turns] are the best of it.',
    ],
    ask: ['Where did you go last?', 'What is the best place you have seen?'],
  },
  {
    topic: 'sport',
    asks: /\bdo you (?:do|play|like|practice|watch) (?:any |some |a )?(?:sports?|football|soccer|tennis|basketball|yoga|exercise|baseball)\b|\bwork out\b|\bgo to the gym\b|\bare you sporty\b/,
    card: ['sport', 'hobby'],
    only: /\b(?:run|train|lift|hik|sail|swim|sport|box|ride|baseball|wrestl|sword|triathl|marathon)/i,
    say: ['Nothing with a trophy{,you}; I [walk far|swim when nobody looks|take the stairs].'],
    ask: ['And you, what keeps you moving?', 'Do you do any?'],
  },
  {
    topic: 'marathon',
    asks: /\bever (?:run|ran|done) a (?:half )?(?:marathon|race|triathlon)\b/,
    card: ['marathon', 'sport'],
    only: /\b(?:marathon|triathl|race)/i,
    say: [
      'Never{,you}, [I have cheered at one|I run only for trains], and I have great respect for those who do.',
    ],
    ask: ['Have you?'],
  },
  {
    topic: 'morning_person',
    asks: /\bmorning person\b|\bnight owl\b|\bearly (?:bird|riser)\b/,
    values: ['A night owl', 'A morning person', 'Neither, I am best around dusk'],
    say: ['{own}{,you}, [and nobody has cured me|as far as work lets me].'],
    ask: ['And you, lark or owl?', 'When are you at your best?'],
    why: ['Because that is when it is quiet, and [I can hear what I think|nobody wants anything].'],
  },
  {
    topic: 'sea',
    asks: /\bdo you (?:like|love) the (?:sea|ocean|water|beach|mountains|forest|countryside)\b/,
    say: [
      'I do{,you}, [it puts everything back to its proper size|I could look at it for hours and call it work].',
    ],
    ask: ['Is it near, where you are?', 'What do you love about it?'],
  },
  {
    topic: 'social_media',
    asks: /\bsocial media\b|\binstagram\b|\btiktok\b|\bfacebook\b/,
    say: [
      '[Too many windows and no door|A loud party where nobody sits down]{,you}, I [keep away from it|look in and leave early].',
      'I like letters better{,you}, [they do not count who liked them|they take their time].',
    ],
    ask: ['How do you feel without it?', 'What do you think of it?'],
  },
];
