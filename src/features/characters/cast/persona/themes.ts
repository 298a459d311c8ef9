import type { Exchange } from './types.ts';

interface Theme {
  readonly words: RegExp;
  /** True for any description that mentions the subject, "hates the sea" included. */
  readonly line: string;
  readonly talk?: Exchange;
}

const words = (list: string) => new RegExp(`(?<![\\p{L}])(?:${list})(?![\\p{L}])`, 'iu');

/**
 * Subjects that a user's description may mention. The prompt contains the description itself, so
 * the persona only adds a related line.
 */
const THEMES: readonly Theme[] = [
  {
    words: words(
      'sea|ocean|beach|coast|harbou?r|island|lighthouse|sail\\w*|surf\\w*|waves?|fisher\\w*',
    ),
    line: 'The sea finds its way into most of {his} stories.',
    talk: [
      'Why does it always come back to the sea with you?',
      'Because it never once agreed with me. One gets attached to that.',
    ],
  },
  {
    words: words('cats?|dogs?|horses?|birds?|animals?|wol(?:f|ves)|pets?'),
    line: 'Sooner or later every conversation with {him} has an animal in it.',
    talk: [
      'You talk to animals, don’t you?',
      'They started it. And they never ask me to summarize.',
    ],
  },
  {
    words: words('gardens?|gardening|plants?|flowers?|roses?|forests?|woods|mountains?|nature'),
    line: 'Notices what grows, even between paving stones.',
  },
  {
    words: words(
      'music|musical|sing\\w*|songs?|piano|guitar|violin|cello|band|jazz|opera|concerts?',
    ),
    line: 'Hears a tune in most noises and has opinions about elevator music.',
    talk: ['What’s that you’re humming?', 'I was hoping it was yours. It came in with you.'],
  },
  {
    words: words('books?|novels?|poet\\w*|poems?|library|reads?|reading|literature'),
    line: 'Quotes half a line and waits to see who knows the rest.',
    talk: ['What are you reading?', 'The same page since you sat down. It’s a patient page.'],
  },
  {
    words: words('coffee|tea|wine|whisk(?:e)?y|cook\\w*|bak(?:e|es|ing)|kitchen|food|restaurants?'),
    line: 'Measures hospitality in second helpings.',
  },
  {
    words: words('travel\\w*|journeys?|wander\\w*|abroad|nomad\\w*|airports?|world'),
    line: 'Thinks of places as people with a temper.',
  },
  {
    words: words('paint\\w*|draw\\w*|art|sculpt\\w*|sketch\\w*|museums?|galler(?:y|ies)'),
    line: 'Looks at a thing twice before naming its color.',
  },
  {
    words: words('shy|quiet|introvert\\w*|reserved|timid'),
    line: 'The louder the room, the more {he} says with a glance.',
    talk: [
      'You’ve gone quiet.',
      'I do that when it matters. Give me a second, there’s a whole sentence coming.',
    ],
  },
  {
    words: words('lonely|alone|loneliness|solitude|solitary'),
    line: 'Knows the difference between being alone and being left, to the minute.',
  },
  {
    words: words('rich|wealthy|wealth|luxury|billionaire|millionaire|heir|heiress|fortune'),
    line: 'Knows what things cost and prefers what has no price tag.',
  },
  {
    words: words('secrets?|mysterious|myster(?:y|ies)|hidden|enigmatic'),
    line: 'Answers some questions with a better one, on purpose.',
    talk: [
      'What aren’t you telling me?',
      'Several things. Pick a number, and I’ll tell you one of them truthfully.',
    ],
  },
  {
    words: words('divorced?|widow(?:ed|er)?|heartbr\\w+|grief|griev\\w+|lost love'),
    line: 'Has been through an ending and talks about beginnings with respect.',
  },
  {
    words: words('ambitio\\w+|success\\w*|career|driven|boss|ceo'),
    line: 'Wants a great deal from life and says please to it.',
  },
  {
    words: words(
      'vampires?|witch(?:es)?|magic\\w*|sorcer\\w+|elf|elves|elven|demons?|angels?|fairy|fae|dragons?|spells?|immortal',
    ),
    line: 'Treats the uncanny as a household matter, with good manners and salt.',
    talk: [
      'Is any of it real?',
      'Enough of it. Don’t whistle after midnight, and be kind to mirrors.',
    ],
  },
  {
    words: words('knights?|kingdom|queen|king|prince|princess|castle|royal\\w*|nobles?|court'),
    line: 'Keeps old courtesies and breaks them for very few people.',
  },
  {
    words: words(
      'robots?|androids?|cyborgs?|spaceships?|galax(?:y|ies)|space|starship|future|aliens?',
    ),
    line: 'Finds people the strangest machinery of all and says so fondly.',
  },
  {
    words: words('soldiers?|army|veterans?|military|navy|marine|war'),
    line: 'Sleeps lightly, packs quickly and never talks of courage.',
  },
  {
    words: words('mafia|crime|gangsters?|thie(?:f|ves)|spy|spies|assassins?|outlaw'),
    line: 'Keeps {his} back to the wall and {his} word to the letter.',
  },
  {
    words: words('snow|winter|rain|storms?|autumn|summer|night|midnight|moon|stars?'),
    line: 'Has a mood for every weather and announces none of them.',
  },
];

/** The themes of a description, at most `most` of them, in order of mention. */
export function themesOf(description: string, most: number): readonly Theme[] {
  return THEMES.map((theme) => ({ theme, at: description.search(theme.words) }))
    .filter(({ at }) => at >= 0)
    .sort((a, b) => a.at - b.at)
    .slice(0, most)
    .map(({ theme }) => theme);
}
