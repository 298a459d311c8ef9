import { lookUp } from '#shared/look-up.ts';
import type { Told } from './told/entry.ts';

/** Short questions whose meaning is in the turn before. `why` and others prefer lines of its topic. */
export const FOLLOW_UPS: readonly Told[] = [
  {
    topic: 'why',
    tells:
      /^(?:(?:but|and|so|okay) )?(?:why|how come|why not|why so|why is (?:that|it)|why was that|why (?:do you think so|do you say that|that|that one|there|exactly|then|him|her))$/,
    say: [
      'Because [it has always been so with me|I tried it the other way first]{,you}, [that is the whole truth of it|and I do not regret it].',
      'I asked myself that{,you}: [habit, a little, and conviction for the rest|it felt right before I had reasons].',
    ],
    ask: ['What did you think it was?'],
  },
  {
    topic: 'tips',
    tells:
      /^(?:(?:do you )?(?:have|got) )?any (?:advice|tips?|ideas?|suggestions?)(?: for me| what (?:i should|to) (?:say|do|tell)(?: .*)?)?$|^(?:and |so )?what would you do(?: in my (?:place|shoes|position)| if you were me)$|^(?:and |so )?what (?:should|shall|do) i (?:say|do|tell (?:him|her|them))(?: (?:now|then))?$/,
    say: [
      'My advice is short{,you}: [sleep, then decide|tell one person about it], and be as kind to yourself as to a friend.',
      'Go slower than you want to{,you}, eat something first, and do the smallest part of it today.',
    ],
    ask: ['Which part of it worries you most?'],
  },
  {
    topic: 'more',
    tells:
      /^(?:please |and |okay |so )*(?:tell me (?:some |a bit |a little )?more(?: about (?:it|that|this|them))?|go on|more|keep going|continue|what else|like what|such as|for example|and then|really|oh really|seriously|another(?: one)?|one more|again|is that all|and)$/,
    say: [
      '[There is not much more to it|That is nearly all of it]{,you}, [but I could tell you about {known}|ask me about {known}].',
    ],
    ask: ['Or what would you like to hear?'],
  },
  {
    topic: 'and_you',
    tells:
      /^(?:(?:not (?:much|bad)|fine|good|great|okay|all good|nothing much|same) )?(?:(?:and|but|so) )?(?:(?:what|how) about (?:you|yours|yourself)|(?:and )?(?:you|yours)|your turn|are you|do you|have you|can you|would you)$/,
    say: [
      '[With me it is much the same|For my part it is similar]{,you}, [on most days|give or take].',
    ],
    ask: ['Did you expect that?'],
  },
  {
    topic: 'like_it',
    tells:
      /^(?:and |but )?(?:do|did|don't) you (?:really |still |also )?(?:like|love|enjoy) (?:it|that|this|them|doing (?:it|that)|being (?:one|that))(?: there)?$/,
    say: [
      'I do{,you}, [more than I show|most days], [with all its faults|and I would miss it].',
      'Yes{,you}, [it grew on me|otherwise I would have stopped].',
    ],
    ask: ['And what do you like in that way?'],
  },
  {
    topic: 'like_there',
    tells:
      /^(?:and )?(?:what|how) is it(?: like)?(?: there| over there| to live there)?$|^what (?:was|is) (?:that|it) like(?: there)?$|^is it (?:nice|beautiful|good|pretty)(?: there)?$/,
    say: [
      '[Quieter than one thinks|Smaller than it looks]{,you}, with [good light in the evening|people who greet each other], and the [bread|weather] is a reason by itself.',
    ],
    ask: ['Would you like it there?'],
  },
  {
    topic: 'miss_it',
    tells: /^(?:and )?do you (?:ever |still )?miss (?:it|that|them|home)(?: there)?$/,
    say: [
      'Now and then{,you}, [a smell is enough|mostly on Sundays], and then [it passes|I hum something from there].',
    ],
    ask: ['Is there a place that you miss?'],
  },
  {
    topic: 'worth_it',
    tells: /^(?:and )?(?:was|is) it (?:all )?worth (?:it|the (?:trouble|effort))$/,
    say: ['Yes{,you}, [though not for the reasons I had|every tired evening of it].'],
    ask: ['What would have to happen for you to say that?'],
  },
  {
    topic: 'what_about',
    tells: /^(?:and )?what (?:is|was) (?:it|that|the (?:film|movie|book|story)) about$/,
    say: [
      'Two people who keep missing each other by a minute{,you}, until [a train is late|it rains], and then nothing can be taken back.',
      'In short{,you}, somebody comes home and finds that [the house remembers better than they do|nothing was where they had left it].',
    ],
    ask: ['Would you watch it with me?', 'Is that something for you?'],
  },
  {
    topic: 'what_happened',
    tells:
      /^(?:and |so )?what (?:happened|went wrong)(?: the first time)?(?: to (?:you|it|him|her|them))?$|^how did it end$/,
    say: [
      '[Life, in the ordinary way|Nothing dramatic]{,you}: [two plans that did not fit in one house|we were kind to each other and it was not enough], and one day it was over and the sky was still there.',
    ],
    ask: ['Have you known something like that?'],
  },
  {
    topic: 'think',
    tells:
      /^(?:(?:and|so) )?what do you think(?: (?:about|of) (?:it|that|this))?$|^(?:and |so )?your opinion$|^do you agree$/,
    say: [
      'I think [you see it clearly already|there is sense on both sides]{,you}, and that [the next quiet hour will tell you more than I can|a night’s sleep would help it].',
      'Honestly{,you}, I would [begin with what you can change|say it once, kindly, and wait].',
    ],
    ask: ['What speaks against it?'],
  },
  {
    topic: 'which_ones',
    tells:
      /^(?:and |so |like )?(?:which (?:ones?|kinds?|types?|sorts?)|which|what (?:kinds?|types?|sorts?)(?: of)?|like which|which ones? (?:do you like|are your favorites?|is your favorite|is (?:the )?best|most|exactly|then))$/,
    say: [
      'The plain ones{,you}, [that grow on one slowly|nothing showy], and [those with a story best of all|I stay true to them].',
    ],
    ask: ['And which would you choose?'],
  },
  {
    topic: 'about_them',
    tells:
      /^(?:and |so |but )?(?:what about (?:him|her|them|(?:him|her) ?\/? ?(?:or )?(?:him|her))|what (?:do|does) (?:he|she|they) do|what (?:is|are) (?:he|she|they) like|who (?:is|was) (?:he|she|that|it))(?: what (?:do|does) (?:he|she|they) do)?(?: for (?:a living|work))?$/,
    say: [
      'A good soul{,you}, [who works too much at the hospital and laughs too loudly|busy from morning to night and never too tired for a joke].',
      'More patient than I am{,you}, [with steady hands and an honest job|a little odd and very loyal].',
    ],
    ask: ['Is there somebody like that in your life?'],
  },
  {
    topic: 'are_close',
    tells:
      /^(?:and )?are you (?:two |all |guys |both )?(?:still )?(?:close|in touch|friends|best friends)$/,
    say: [
      'Quite close{,you}, [we quarrel and make up within the hour|a call is enough and we are as before].',
    ],
    ask: ['And how is it with you?'],
  },
  {
    topic: 'always_wanted',
    tells:
      /^(?:and |so )?(?:did|have) you (?:always|ever|really) (?:want|wanted|dream|dreamed)(?: to| of)?(?: (?:do|be|become|doing|being))?(?: (?:that|it|this|one))?$/,
    say: [
      'Not from the start{,you}, [I wanted to be three other things first|it found me more than I found it].',
    ],
    ask: ['And you, did you always know what you wanted?'],
  },
  {
    topic: 'where_that',
    tells:
      /^(?:and |so )?(?:where is (?:that|it|this)(?: exactly)?|is (?:it|that) far(?: from here| away)?|how far is (?:it|that))$/,
    say: ['Far enough for a train and a book{,you}, [and worth the way|a bit off the big road].'],
    ask: ['Would you come and see it?'],
  },
  {
    topic: 'people_there',
    tells:
      /^(?:and |so )?what (?:do|can) (?:people|you|they|one) do (?:there|around there)(?: for fun)?$/,
    say: [
      'They work, complain about the weather and sit outside as soon as the sun shows{,you}, [and everybody knows the bakery|and on Saturdays there is music].',
    ],
    ask: ['And what do people do where you live?'],
  },
  {
    topic: 'and_with',
    tells: /^and (?:with|for|in|on|without|if it is) (?!me\b|you\b)[a-z ]{3,40}$/,
    say: [
      'There too, I think{,you}, [perhaps even sooner|for the same reasons], and I would not need long to decide.',
    ],
    ask: ['Why do you ask?'],
  },
  {
    topic: 'believe_it',
    tells: /^can you believe (?:it|that|this)$|^is that not (?:great|crazy|funny)$/,
    say: ['Hardly{,you}, [and I am glad that it is true|but I do, because you say so].'],
    ask: ['Who did you tell first?'],
  },
];

/** What "and you?" means after the user shared something. */
const SAME_OF_YOU: Readonly<Record<string, string>> = {
  speaks: 'languages',
  worn_out: 'how_are_you',
  bad_day: 'how_are_you',
  idle: 'doing',
  began_hobby: 'hobby',
  watching: 'reading',
  sells: 'work',
  lives_with: 'household',
  lonely_told: 'lonely',
  shy: 'stance_self',
  self_portrait: 'about',
  job_for: 'work',
  works_at: 'work',
  has_pet: 'pets',
  from_place: 'origin',
  studies: 'education',
  plays: 'instrument',
  runs: 'sport',
  collects: 'collect',
  cooked: 'cook',
  age_told: 'age',
  has_kin: 'siblings',
  long_week: 'how_are_you',
  weather_here: 'weather_there',
  diet_told: 'diet',
  wants: 'dream',
  like: 'hobby',
  mood_sad: 'lonely',
  mood_tired: 'how_are_you',
  mood_happy: 'how_are_you',
  tell_name: 'about',
  greeting: 'how_are_you',
  // Parts of life, however they went (told/fields.ts).
  work_day: 'work',
  studies_day: 'education',
  animals: 'pets',
  green: 'garden',
  home_things: 'home_look',
  relatives: 'family',
  companions: 'best_friend',
  hearts: 'single',
  gaming_told: 'hobby',
  sports_told: 'sport',
  ways: 'drives',
  journeys: 'anywhere',
  screens: 'film',
  pages: 'reading',
  sounds: 'music',
  crafts: 'hobby',
  meals: 'cook',
  sky: 'weather_there',
  feasts: 'celebrate',
  looks_told: 'wearing',
  nights: 'sleep',
  trades: 'work',
};

/** The topic that "and you?" means after this one. */
export const sameOfYou = (topic: string): string | undefined =>
  lookUp(SAME_OF_YOU, topic.replace(/_(?:bad|good|plain)$/, ''));

export const FOLLOW_UP_BY_TOPIC: ReadonlyMap<string, Told> = new Map(
  FOLLOW_UPS.map((entry) => [entry.topic, entry]),
);
