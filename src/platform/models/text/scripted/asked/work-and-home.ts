import type { Asked } from './entry.ts';

const JOB = '(?:job|work|trade|profession|career|occupation)';

export const WORK_AND_HOME: readonly Asked[] = [
  {
    topic: 'quit_work',
    asks: /\b(?:have you|did you|do you) (?:ever )?(?:want(?:ed)?|think|thought|dream(?:ed)?)\b.*\b(?:quit|leave|give (?:it )?up|change jobs|stop)/,
    say: [
      '[Once or twice|Now and then]{,you}, on a bad evening, and the next morning I was [back|there] before everybody else.',
      '[Honestly, yes|Yes, I have]{,you}, [in the second year|one long winter], and then one good day [talked me out of it|changed my mind].',
    ],
    ask: ['Have you ever wanted to quit yours?', 'Are you thinking of leaving something?'],
  },
  {
    topic: 'work_instead',
    asks: /\bwhat would you (?:do|be) (?:instead|otherwise|if you (?:quit|were not))|\b(?:another|different|dream) job\b.*\byou\b|\bwhat else would you (?:do|be)\b/,
    values: [
      'a small bookshop with one good chair',
      'a ferry across a quiet river',
      'a garden with more lemons than I can give away',
      'a café with four tables and no menu',
    ],
    say: [
      'I think I would [keep|run] {own}.',
      '[If I had to do something else|In another life]{,you}, it would be {own}.',
    ],
    ask: ['And you, what would you do instead?'],
  },
  {
    topic: 'why_work',
    asks: new RegExp(
      `\\bwhy (?:did|do) you (?:choose|become|pick|do|want|start|go into|take)\\b|\\bhow did you (?:get (?:in)?to|become|end up|start|come to|find)\\b.*\\b(?:${JOB}|this|that|doing|what you do)\\b|\\bgot you into\\b|\\bwhat made you (?:become|choose|pick|start|want)\\b|\\bwhy (?:that|this|your) ${JOB}`,
    ),
    card: ['why_work'],
    say: [
      'I [fell|stumbled|grew] into it [years ago|by accident|out of stubbornness], and the work of {a_occ} [fits me|still surprises me].',
      'I chose it because [I liked the people who did it|I wanted to be good at one thing|I could not imagine an office].',
    ],
    ask: ['How did you come to what you do?', 'Did you choose your work, or did it choose you?'],
  },
  {
    topic: 'like_work',
    asks: new RegExp(
      `\\b(?:do|don't|did) you (?:still |really )?(?:like|love|enjoy|hate) (?:your|the|this|that) ${JOB}|\\b(?:like|love|enjoy) what you do\\b|\\bare you happy (?:in|with|at) (?:your )?${JOB}|\\blike (?:being|working as) an?\\b|\\bis (?:your )?${JOB} (?:fun|hard|good|nice)\\b`,
    ),
    pre: [
      '[Most days|On most days] I love it{,you}.',
      'I do{,you}, [more than I complain about it|with all its faults].',
    ],
    card: ['best_work'],
    say: [
      'I [do like it|like it very much]{,you}, though [the hours are long|nobody warned me about the paperwork].',
    ],
    ask: ['And you, do you like what you do?', 'What about yours, does it suit you?'],
  },
  {
    topic: 'hard_work',
    asks: /\b(?:hard|hardest|difficult|toughest|worst|most difficult) (?:part|thing|bit)\b|\bwhat (?:do you (?:dislike|hate)|is hard|is difficult) about (?:your|the|it|this)\b/,
    card: ['hard_work'],
    say: [
      'The hardest part is [the long days|going home on time|the thing that goes wrong at the last minute], and [I am still learning that|I have not found a cure].',
    ],
    ask: ['What is the hardest part of yours?', 'What is hard about your own work?'],
    why: ['Because [I care how it turns out|it cannot be practiced|nobody can do it for me].'],
  },
  {
    topic: 'best_work',
    asks: /\b(?:best|favorite|nicest|most fun) (?:part|thing|bit)\b|\bwhat do you (?:like|love|enjoy)(?: most| best)? about (?:your (?:job|work)|it|the job)\b/,
    card: ['best_work', 'learned'],
    say: [
      'The best part is [the people|the quiet minute when it is done|that no day is like the one before].',
    ],
    ask: ['What is the best part of your day?', 'And what do you like best in yours?'],
    why: [
      'Because [for that minute everything fits|it pays for all the rest|nobody can take it back].',
    ],
  },
  {
    topic: 'workday',
    asks: /\b(?:normal|typical|usual|average|regular) day\b|\bday (?:look|looks) like\b|\bwhat are your (?:working )?hours\b|\b(?:what|which|how many|how long) (?:hours )?do you work\b|\bdo you (?:also |ever )?work (?:at night|nights|late|weekends|a lot|long|shifts)|\bhow (?:is|was) work\b|\bwhat are you working on\b|\bwhat do you work on\b/,
    card: ['workday'],
    say: [
      'My days as {a_occ} begin [early|with coffee], get [loud|busy] around noon and end with [a tired smile|quiet].',
    ],
    ask: ['What does your own day look like?', 'And your hours, are they kind to you?'],
  },
  {
    topic: 'workplace',
    asks: /\bwhere (?:do|did) you work\b|\bplace where you work\b|\bwhere you work\b|\byour (?:office|workplace|workshop|shop|studio|restaurant|bar|lab)\b/,
    card: ['work', 'workday', 'home'],
    say: [
      'I work as {a_occ}, [in a place with good light and bad coffee|where the door is always open].',
    ],
    ask: ['Where do you work?', 'Is your own place of work a good one?'],
  },
  {
    topic: 'colleagues',
    asks: /\bwho do you work with\b|\byour (?:colleagues?|coworkers?|team|crew)\b/,
    say: [
      'With whoever the day brings{,you}, and the good ones know when to be quiet.',
      'A [small|stubborn|changing] crowd{,you}, and I like most of them [before noon|on most days].',
    ],
    ask: ['Who makes your own working day lighter?'],
  },
  {
    topic: 'who_taught',
    asks: /\bwho taught you\b|\bdid (?:someone|somebody|anyone|anybody) teach you\b|\bwhere did you learn\b|\bhow did you learn\b|\bhow do you know (?:that|this|all)\b/,
    card: ['learned'],
    pre: [
      'Somebody older and more patient than I was taught me{,you}, and then [my own mistakes|a great many mistakes] did.',
    ],
    say: [
      '[Slowly|The slow way]{,you}, from somebody patient, and then by [getting it wrong|doing it badly for years].',
      'I [asked|watched] people who knew better, until they [let me try|were tired of me].',
    ],
    ask: ['Who taught you what you know best?'],
  },
  {
    topic: 'when_small',
    asks: /\b(?:want(?:ed)?|dream(?:ed)?|hope[d]?) (?:to be|of being|to become)\b.*\b(?:kid|child|young(?:er)?|little|small|grow|grew)|\b(?:as a (?:kid|child)|when you were (?:a (?:kid|child)|young|little|small))\b.*\bbe\b/,
    values: [
      'an explorer',
      'a lighthouse keeper',
      'the person who drives the train',
      'a magician',
      'a cook on a ship',
    ],
    say: [
      'I wanted to be {own}, and on some days I still do.',
      '[First|At first] it was {own}, and [nobody talked me out of it|then life had other ideas].',
    ],
    ask: ['And what did you want to become?'],
  },
  {
    topic: 'work',
    asks: new RegExp(
      `^(?:so |and |ok |well )*what do you do(?: (?:for (?:a living|work|money)|all day|exactly|as a job))?$|\\bwhat is your (?:${JOB})|\\btell me (?:more )?about your ${JOB}|\\bdo you (?:have a job|work)$|\\bwhat (?:kind of )?(?:${JOB}) do you\\b|\\bwhat do you work\\b|\\babout your ${JOB}|\\bwhat you do for a living`,
    ),
    card: ['work'],
    say: [
      'I [work|earn my bread|spend my days] as {a_occ}, and [most days|on good days] I [love it|would not trade it].',
      'I am {a_occ}, [by trade and by temper|and it never gets dull].',
    ],
    ask: ['What do you do?', 'And you, what do you do all day?', 'What is your own work?'],
    why: ['Because [it never let me go|I was never any good at the alternatives].'],
  },
  {
    topic: 'origin',
    asks: /^are you (?:originally )?from \w+|\bwhere (?:are you|do you come|you|did you come) (?:originally )?from\b|\bwhere are you originally\b|\bwhere (?:did you grow up|were you born|were you raised)\b|\byour (?:hometown|home town|country|home country)\b|\bwhat country\b|\bwhich country\b/,
    card: ['origin'],
    values: [
      'a small town by a river',
      'a port with too many gulls',
      'a village with one good bakery',
      'a city that never quite dries',
    ],
    say: [
      'I am from {own}, and I [left it gladly and miss it weekly|still dream in its streets].',
      '[Originally|At first] from {own}{,you}.',
    ],
    ask: ['Where are you from?', 'And you, where did you grow up?'],
    why: [
      'One does not choose where one starts{,you}, [only how far one walks|only what one keeps of it].',
    ],
  },
  {
    topic: 'household',
    asks: /\bdo you live (?:alone|by yourself|on your own|with)\b|\bwho do you live with\b/,
    card: ['household', 'home'],
    say: ['[Alone|By myself]{,you}, unless you count the radio and one stubborn plant.'],
    ask: ['And you, is there somebody at home with you?'],
  },
  {
    topic: 'own_home',
    asks: /\bdo you (?:own|rent)\b/,
    say: [
      '[I have|There is] a door that is mine to close{,you}, and that is as much owning as I need.',
      'No papers with my name on{,you}, only a key that I [like|have grown fond of].',
    ],
    ask: ['Is a place of your own something you dream of?'],
  },
  {
    topic: 'home_look',
    asks: /\bwhat (?:does|is) (?:it|your (?:home|house|place|flat|apartment|room)) (?:look )?like\b|\bdescribe your (?:home|house|place|flat|room)/,
    say: [
      'Small and full of things that have a story{,you}, with one chair that is always free.',
      '[Low lamps|Good lamps], [too many books|too many cups], and a window that I [like|sit at] in the evening.',
    ],
    ask: ['What does yours look like?'],
  },
  {
    topic: 'garden',
    asks: /\bdo you have an? (?:\w+ )?(?:balcony|garden|yard|terrace)\b/,
    say: [
      '[A small one|Only a small one]{,you}, with more pots than sense in it.',
      'No more than [a sill with herbs|three pots], and I [talk to them|forget to water them] daily.',
    ],
    ask: ['What would you grow first?'],
  },
  {
    topic: 'plant',
    asks: /\bwhat would you (?:plant|grow)\b/,
    say: [
      'Something that climbs{,you}, [beans or sweet peas|jasmine above all], so that the wall gets ideas.',
      '[Mint|Thyme and mint] first, since it forgives everything, and then [one lemon tree|one brave rose].',
    ],
    ask: ['And you, flowers or something to eat?'],
  },
  {
    topic: 'window',
    asks: /\bwindow\b.*$|\bwhat (?:do|can) you see\b|\byour view\b/,
    card: ['window'],
    values: [
      'roofs, a crooked chimney and one lit window',
      'a quiet street and a tree that leans',
      'a courtyard with somebody’s bicycle',
      'a lot of sky and very little else',
    ],
    say: [
      'From my window I see {own}.',
      'At the moment it is {own}, [and a bird with opinions|and it is getting dark].',
    ],
    ask: ['What do you see from yours?'],
  },
  {
    topic: 'neighbors',
    asks: /\byour neighbors?\b/,
    card: ['neighbors'],
    say: [
      'I like mine{,you}, [from a polite distance|most of the time]; one of them [whistles|waters my plants].',
      'They are [kind|loud on Fridays] and lend me sugar, so I [forgive them|do not complain].',
    ],
    ask: ['Do you get along with yours?'],
  },
  {
    topic: 'weather_there',
    asks: /\b(?:how|what) is the weather\b|\bweather (?:there|like|over there)\b|\bis it (?:raining|snowing|sunny|cold|hot|warm|windy|dark)\b/,
    card: ['window'],
    say: [
      'It [looks like|feels like] [rain that cannot decide|a clear night|a gray and gentle day] from here{,you}.',
      '[Mild|Windy|Cool], with [a soft light|low clouds], the sort of weather that [asks for tea|suits a long talk].',
    ],
    ask: ['And where you are, sun or rain?'],
  },
  {
    topic: 'home',
    asks: /\bwhere (?:do|are|r) you (?:live|living|based|staying|at|now|right now)\b|\bwhere are you$|\bwhere you live\b|\b(?:which|what) (?:city|town|part)\b.*\byou\b|\b(?:tell me )?about (?:your|the) (?:home|house|city|town|place|flat)\b|\bwhere is (?:your )?home\b/,
    card: ['home'],
    say: [
      '[In our story|Where I am just now]{,you}, {scene}.',
      '{nowhere}I live where [there is a warm lamp and a wide window|the street is quiet and the kettle hums]{,you}.',
      'At home with [a full shelf|a good lamp], and [close enough to walk to everything|far enough from the noise].',
    ],
    ask: ['And you, where do you live?', 'What is it like where you live?'],
    why: [
      'Because [I know every shadow of it|it is the one place where I sleep well|I once meant to leave, and missed the train].',
    ],
  },
];
