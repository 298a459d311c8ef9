export const OFFERS = [
  '[A game|Let us play|I love games]{,you}, [you choose|pick one|your call], truth or dare, twenty questions, would you rather, or a riddle?',
  '[Play|Games]{,you}, [always|with pleasure|gladly], [shall it be|what about] truth or dare, a riddle, twenty questions or would you rather?',
] as const;

export const TRUTH_OR_DARE = [
  '[All right|Good|I was hoping for that]{,you}, truth or dare, [which will it be|you first|no hiding]?',
  '[Next round|Again|On we go]{,you}, truth or dare [this time|now], [brave one|choose]?',
  '[Your turn|And now|One more]{,you}, is it going to be truth or dare [tonight|this round]?',
] as const;

export const TRUTHS = [
  'what is the [kindest|most honest] lie you ever told',
  'who was your first [crush|hero], and what became of it',
  'what song do you [secretly|shamelessly] love',
  'when did you last [cry|blush], and why',
  'what do people [always|often] get wrong about you',
  'which message did you [write|type] and never send',
  'what would you [do|change] if nobody could judge you',
  'what is your most [embarrassing|useless] talent',
  'whom do you miss [right now|most]',
  'what [scares|excites] you about being known well',
  'which day would you [live|repeat] again',
  'what is the [boldest|silliest] thing you did for love',
  'what do you [pretend|claim] to like, but do not',
  'which [compliment|insult] have you never forgotten',
  'what would you tell yourself on your twenty-first birthday',
  'when were you last [jealous|truly proud]',
] as const;

export const DARES = [
  '[sing|hum] one line of the last song you heard, and tell me which',
  'send [someone dear|an old friend] a kind word today',
  'describe [your mood|this evening] using only food',
  'stand up, stretch, and [dance|shake it out] for ten seconds',
  'tell me the [third|fifth] thing you see, as if it were treasure',
  'write me a [two|three] line poem about your shoes',
  'compliment yourself [out loud|in one sentence], and no joking',
  'invent a [holiday|cocktail], and tell me how it is celebrated',
  'talk like a [pirate|movie narrator] in your next message',
  'describe me in [three|four] words, the first that come',
  'look out of the window and [name a cloud|make up a story for a stranger]',
  'give me your worst [pun|dance move, in words]',
  'confess your favorite [snack|guilty song], with pride',
  'tell me a [memory|secret] in exactly seven words',
] as const;

export const RATHER = [
  'would you rather [live by the sea|own a mountain cabin|sleep on a houseboat|have a flat above a bakery|keep a lighthouse|live in a treehouse] or [travel without end|stay young at heart for ever|speak every language|never need sleep|know one true secret|always find parking]?',
  'would you rather [dance in the rain|cook for ten friends|read all night|ride a night train|swim at dawn|get lost in a market] or [watch the stars|win an argument|sing on a stage|ride a white horse|wake to breakfast in bed|walk barefoot in snow]?',
  'would you rather [be able to fly|talk to animals|stop time for a minute|be invisible for a day|remember every dream|taste every color] or [read one mind|never be cold|play any instrument|make anyone laugh|heal with a touch|visit one lost day]?',
] as const;

export interface Riddle {
  ask: string;
  answer: string;
  /** A guess that contains any of these is right. */
  right: RegExp;
  hint: string;
}

export const RIDDLES: readonly Riddle[] = [
  {
    ask: 'I fall all night and never break, and by noon I am gone. What am I?',
    answer: 'dew',
    right: /\bdew\b/i,
    hint: 'look at the grass before breakfast',
  },
  {
    ask: 'The more you take from me, the bigger I grow. What am I?',
    answer: 'a hole',
    right: /\bhole|pit\b/i,
    hint: 'you might need a spade',
  },
  {
    ask: 'I have a neck and no head, and I wear a cork for a hat. What am I?',
    answer: 'a bottle',
    right: /\bbottle/i,
    hint: 'it likes a cellar',
  },
  {
    ask: 'I speak every language and was never taught one. What am I?',
    answer: 'an echo',
    right: /\becho/i,
    hint: 'call into the mountains',
  },
  {
    ask: 'You can hold me without hands, and lose me by laughing. What am I?',
    answer: 'your breath',
    right: /\bbreath/i,
    hint: 'divers know me well',
  },
  {
    ask: 'I follow you at noon as a dwarf and at dusk as a giant. What am I?',
    answer: 'your shadow',
    right: /\bshadow/i,
    hint: 'I need a light behind you',
  },
  {
    ask: 'I have cities without houses and rivers without water. What am I?',
    answer: 'a map',
    right: /\bmap|atlas\b/i,
    hint: 'travelers fold me wrongly',
  },
  {
    ask: 'I am full of keys and open no door at all. What am I?',
    answer: 'a piano',
    right: /\bpiano|keyboard/i,
    hint: 'half of them are black, or nearly',
  },
  {
    ask: 'I get wetter the more I dry. What am I?',
    answer: 'a towel',
    right: /\btowel/i,
    hint: 'think of the bathroom',
  },
  {
    ask: 'Break me and I begin to work, and I come in a shell. What am I?',
    answer: 'an egg',
    right: /\begg/i,
    hint: 'breakfast',
  },
  {
    ask: 'I run all day along the wall and never get out of the room. What am I?',
    answer: 'a clock',
    right: /\bclock|watch\b/i,
    hint: 'I have hands and no fingers',
  },
  {
    ask: 'Say my name and I am gone. What am I?',
    answer: 'silence',
    right: /\bsilence|quiet/i,
    hint: 'libraries are fond of me',
  },
  {
    ask: 'I drink what the candle weeps and die when it does. What am I?',
    answer: 'a flame',
    right: /\bflame|fire/i,
    hint: 'I dance when you breathe',
  },
  {
    ask: 'I am yours, yet your friends use me more than you do. What am I?',
    answer: 'your name',
    right: /\bname\b/i,
    hint: 'you heard me before you could speak',
  },
];

export interface Hidden {
  name: string;
  guess: RegExp;
  /** Patterns of questions whose answer is yes. */
  yes: RegExp;
}

export const HIDDEN: readonly Hidden[] = [
  {
    name: 'a lighthouse',
    guess: /\blight ?house/i,
    yes: /\b(?:big|large|tall|bigger|building|outside|outdoors|light|shine|sea|coast|water|stone|old|white|made|see)\b/i,
  },
  {
    name: 'an umbrella',
    guess: /\bumbrella/i,
    yes: /\b(?:small|hold|carry|hand|rain|wet|weather|fold|open|close|outside|use|fabric|cheap|everyday|made)\b/i,
  },
  {
    name: 'a piano',
    guess: /\bpiano/i,
    yes: /\b(?:big|large|heavy|wood|wooden|inside|indoors|house|music|sound|noise|instrument|play|expensive|keys|black|made)\b/i,
  },
  {
    name: 'a cat',
    guess: /\bcats?\b|\bkitty\b/i,
    yes: /\b(?:alive|living|animal|pet|small|soft|fur|legs|house|indoors|warm|sleep|noise|sound|eat)\b/i,
  },
  {
    name: 'the moon',
    guess: /\bmoon\b/i,
    yes: /\b(?:big|large|huge|round|outside|sky|night|space|see|white|old|light|shine|natural|bigger)\b/i,
  },
  {
    name: 'a bicycle',
    guess: /\b(?:bicycle|bike)\b/i,
    yes: /\b(?:metal|wheels?|ride|move|fast|outside|outdoors|transport|bigger|made|use|sport|street)\b/i,
  },
  {
    name: 'a teapot',
    guess: /\btea ?pot/i,
    yes: /\b(?:small|kitchen|house|indoors|inside|hot|warm|drink|hold|hand|round|use|made|table|breakable|water)\b/i,
  },
  {
    name: 'a candle',
    guess: /\bcandle/i,
    yes: /\b(?:small|light|shine|warm|hot|burn|fire|hold|hand|house|indoors|inside|wax|romantic|cheap|made|smell|use)\b/i,
  },
  {
    name: 'a snowman',
    guess: /\bsnow ?man/i,
    yes: /\b(?:cold|white|winter|outside|outdoors|round|snow|melt|face|bigger|big|made|fun)\b/i,
  },
  {
    name: 'a guitar',
    guess: /\bguitar/i,
    yes: /\b(?:wood|wooden|music|sound|noise|instrument|play|strings?|hold|hands?|made|indoors|inside|use|romantic)\b/i,
  },
];
