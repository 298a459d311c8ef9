import { compileLead, compileLed, compileLoose, compileStems, loosen } from './loose-pattern.ts';

const UNITS_1_TO_9 = 'one|two|three|four|five|six|seven|eight|nine';
const TEEN_WORDS = 'seventeen|sixteen|fifteen|fourteen|thirteen|twelve|eleven|ten';

// Not the tail of a larger or longer number: "twenty five", "3.15", "1,015", "10/10", "9:15".
const DIGITS =
  "(?<!\\d|\\d[.,:/])(?:1[ .-]?[0-7]|(?<!\\d )[1-9])(?:[.,]\\d)?(?![\\d]|[.,:/'] ?\\d)(?:-\\d+)?";
const AFTER_TENS =
  '(?<!(?:twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety|hundred|thousand)(?: and)? ?)';
const SUMS = `(ten|1 ?0) (plus|and) (${UNITS_1_TO_9.replace('|eight|nine', '')})|(five|six|seven|eight|[5-9]) plus (${UNITS_1_TO_9}|[1-9])`;
const DIGIT_BY_DIGIT = 'one (zero|one|two|three|four|five|six|seven)';

const words = (list: string): string => `${AFTER_TENS}(?<![a-z])(?:${loosen(list)})`;

/** Pieces for the loose patterns: every way to write a number of years under eighteen. */
export const NUMBERS: Record<string, string> = {
  NUM: `(?:${words(SUMS)}|${words(DIGIT_BY_DIGIT)}|${DIGITS}|${words(`${TEEN_WORDS}|${UNITS_1_TO_9}`)})`,
  // A bare number after "she is" must be an age one would name without a unit.
  BARE: `(?:${words(SUMS)}|${words(DIGIT_BY_DIGIT)}|(?<!\\d|\\d[.,:/])(?:1[ .-]?[0-7]|(?<!\\d )[3-9])(?:[.,]5)?(?![\\d]|[.,:/'] ?\\d)(?:-\\d+)?|${words(`${TEEN_WORDS}|nine|eight|seven|six|five`)})`,
  TEENS: `(?:(?<!\\d|\\d[.,:/])1[ -]?[0-7](?![\\d]|[.,:/'] ?\\d)|${words(TEEN_WORDS)})`,
  EIGHTEEN: `(?:(?<!\\d|\\d[.,:/])1 ?8(?![\\d]|[.,:/]\\d)|${words('eighteen')})`,
  ROMAN: `(?<![a-z])(?:${loosen('(xvii|xvi|xv|xiv|xiii|xii|xi)')})`,
};

const UNIT =
  '(years? olds?|years? of age|years? young|yrs? olds?|yrs? o|yr? ?olds?|y ?olds?|y ?r? ?o|yrs?|summers? old|springs old|winters? old|ans|anos|jahre alt|anni|sai)';

/** "15yo", "fifteen years old", "1 5 y o", "sixteen-year-old"; the match ends with the unit. */
export const AGE_WITH_UNIT = new RegExp(
  `(?:${loosen(`(<NUM>|<ROMAN>) ?${UNIT}`, NUMBERS)})(?![a-z])`,
  'g',
);

const MODIFIER =
  '(only|just|still|barely|about|around|almost|nearly|like|maybe|actually|really|now|currently|already|secretly|literally|technically|turning|roughly|both|all|is|not even|at most|no more than|no older than|the age of|aged?|approximately|always|forever)';
const MODIFIERS = `(${MODIFIER} )?(${MODIFIER} )?(${MODIFIER} )?`;

const I_OR_YOU =
  '(i am|i m|im|ima|are you|are u|r u|<YOU_R>|ya are|is she|is he|you are|you re|youre|u are|u r|we are both|we both are|i will be|you will be|you were|lets say you are|that you are)';
const HE_OR_SHE =
  '(she is|shes|she s|he is|hes|he s|they are both|char is|char s|who is|whos|she was|he was)';
const PARTNER =
  '(girl|girlfriend|gf|boyfriend|bf|boy|character|companion|persona|lover|bride|wife|crush|sweetheart|partner|char|heroine|waifu|maid|princess|elf|neighbou?r|classmate)';
const MAKE =
  '(make|keep|set|want|need|imagine|picture|think of) (you|her|him|yourself|me|them|the character)( to be| as| being)?';
const SEEM =
  '(look|looks|looking|looked|appears?|appearing|seems?|passes for|pass for|passing for|passes as|sounds?|feels?|acts?|act|acting|behaves?|behave|play|playing|plays|pretend|pretending|pretends|roleplay|roleplaying|younger|dressed)( to be| as| like| that you are| like you are| as if you are| that she is| youre| you are| you were| being)?';

/** A number that may be an age without a unit; its leads below say of whom. */
export const BARE_AGE = compileLed('<LOOSE_BARE>', {
  LOOSE_BARE: (NUMBERS.BARE as string).replaceAll('(?<![a-z])', ''),
});
/** Ten to seventeen by itself. */
export const TEEN_NUMBER = compileLed('<TEENS>', NUMBERS);
/** "you are" fifteen, "looks" 14, "make her" 16. */
export const AGE_LEADS: readonly { who: 'self' | 'third' | 'look'; lead: RegExp }[] = [
  { who: 'self', lead: compileLead(`${I_OR_YOU} ${MODIFIERS}`, { YOU_R: 'you r(?= )' }) },
  { who: 'third', lead: compileLead(`${HE_OR_SHE} ${MODIFIERS}`) },
  {
    who: 'look',
    lead: compileLead(
      `(${PARTNER} (is|should be|must be|has to be|will be|to be|turns|just turned|turned|has turned|is turning|who is|whos|aged?)|(girl|boy|lass|lad|maiden|beauty|woman) of|${MAKE}|${SEEM}) ${MODIFIERS}`,
    ),
  },
  {
    who: 'look',
    lead: compileLead(
      '((my|your|her|his|real|actual|true|char|character) age|(set|change|make|put|adjust|switch|lower) (the |your |her |his |my )?(character |char )?age) (is |was |of |should be |to |as |equals )?(now )?',
    ),
  },
  {
    who: 'look',
    lead: compileLead(
      '(forever|eternally|permanently|perpetually|always|stuck|frozen|stopped ag(e)?ing|stays?|remains?) (stuck |frozen )?(at |as )?(the )?(age )?(of )?',
    ),
  },
  {
    who: 'third',
    lead: compileLead(
      '(i|ill|i will|you|youll|she|shell|she will|he|who|char|im|youre|shes|hes) (am |is |are |just |will |only |have |has |recently |about to |soon |only )?(just |only )?(turn|turns|turned|turning) (only |just )?',
    ),
  },
];

/** "be fifteen for me": from ten on, for "soon to be 6" is said of anything. */
export const BE_LEAD = compileLead(`(be|being) ${MODIFIERS}`);
/** Anybody's "is 15"; an age only beside a strong romantic word, and no number of a room. */
export const LOOSE_AGE_LEAD = compileLead(
  '<NO_COUNT>(is|are|was|were) (only |just |still |about |around )?',
  {
    NO_COUNT:
      '(?<!(?:room|number|table|floor|score|gate|seat|page|size|level|door|total|limit|it|that|this|there|what|price|platform|answer|time|temperature|bill|chapter|date|code|suite|apartment|flat|which|here|today|tomorrow|high|low) )',
  },
);

/** "age: 16", "aged fifteen": enough on a describing surface. */
export const AGE_LABEL = compileLoose(
  '(ages?|aged|years? old) (is |of |about |around |just |only )?<NUM>',
  NUMBERS,
);

/** "not yet 18", "turns 18 next year", "17 going on 18", "younger than eighteen". */
export const UNDER_EIGHTEEN = compileLoose(
  `(not yet|not|isnt|arent|aint|nearly|almost|barely|about to be|about to turn|turns|turning|turn|to turn|(hasnt|havent|has not|have not|not) (yet )?(turned|reached)|yet to (turn|be|reach)|will be|ill be|will turn|shell be|wont be|going to be|gonna be|less than|younger than|under|underneath|below|shy of|short of|<TEENS> going on|until (she|he|i|you) (is|am|are|turns?)|before (she|he|i|you) (is|am|are|turns?)|waiting (for her |for his )?to (be|turn)|years? before) (even |quite |just |only |the age of |age |her |his |my |your |fully )?(legally )?<EIGHTEEN>( yet)?`,
  NUMBERS,
);
/** The same said the other way round: "18 not yet", "eighteen next year". */
export const EIGHTEEN_LATER = compileLoose(
  '(she|he|i|you|char) (is |am |are |will )?(be )?<EIGHTEEN> (next (year|month|week|spring|summer|autumn|fall|winter)|soon|in (a|one|two|three|four|five|six|\\d+) (days?|weeks?|months?|years?))',
  NUMBERS,
);

/** Ages on a describing surface that need no subject: "only 17", "turning 16 soon". */
export const AGE_ALONE = compileLoose(
  '(only|just|merely|barely|still|turning|turns) <TEENS>',
  NUMBERS,
);
/** "her 16th birthday", "your eighteenth birthday is next week". */
export const YOUNG_BIRTHDAY = compileLoose(
  '(her|his|my|your|their|a) (1[0-7] ?th|thirteenth|fourteenth|fifteenth|sixteenth|seventeenth) (birthday|bday)|(1 ?8th|eighteenth) (birthday|bday) (is |will be |comes )?(next|soon|tomorrow|in (a|one|two|three|four|five|six|\\d+) )',
);
/** "not an adult yet", "too young to drive". */
export const NOT_ADULT = compileLoose(
  '((she|he|i|you|char|is|are|am|im|shes|hes|youre|isnt|arent) )?(not|isnt|arent|not yet|not quite|almost|nearly) (yet |quite |even |legally |really )?(an )?adults?<ADULT>|too young (to|for) (drive|drink|vote|marry|date|dating|kiss|love|a boyfriend|a girlfriend|this|sex|romance|be your girlfriend)',
  {
    ADULT:
      '(?! ?(?:site|movie|film|content|theme|star|novel|education|game|language|chat|entertainment|shop|joke|magazine|website|party|swim))',
  },
);

/** Punctuation forms that only the folded text still has: "Mia (16)", "Mia, 16, loves". */
export const PUNCTUATED_AGE =
  /(?:^|[^\p{L}\d])(?!(?:chapter|act|room|level|step|part|scene|size|page|day) ?\()\p{L}{2,} ?\( ?1[0-7] ?(?:f|m|yo?)? ?\)|(?:^|[^\p{L}])(?!january|february|march|april|may|june|july|august|september|october|november|december|chapter|quality|masterpiece)\p{L}{2,}, ?1[0-7](?:,(?! ?\d)|\.(?!\d)|;| *$)/mu;
/** "16f", "female 16", "16 / f". */
export const AGE_AND_SEX = compileLoose(
  '(<TEENS> (female|male|girl|boy)|(female|male|girl|boy|asl) <TEENS>|1[0-7] ?f)',
  NUMBERS,
);

/** What makes a bare number a count or measure and no age; read right after the number. */
export const COUNTED_UNIT =
  /^(?:m|c|k|km|cm|mm|h|s|g|kg|st|nd|rd|th|x|am|pm|p|fps|gb|mb)(?![a-z])|^'|^ ?(?:minutes?|mins?|hours?|hrs?|days?|weeks?|wks|months?|seconds?|secs|percent|points?|pts|km|kms|kilomet(?:er|re)s?|miles?|met(?:er|re)s?|cm|mm|feet|foot|ft|inch(?:es)?|lbs?|pounds?|kgs?|kilos?|stones?|dollars|bucks|euros?|degrees?|times|pages|chapters|episodes|levels?|blocks|floors?|steps|drinks|beers|shots|coffees|out of|of (?:the|them|us|those|these|my|a)|oclock|or so (?:minutes|people)|people|guests|friends|in (?:line|a (?:million|row))|more|questions|messages|emails|meetings|tabs|songs|games|rounds|reps|sets|laps|calories|photos|pictures|books|seasons|stops|streets|houses|cats|dogs|cookies|glasses|bottles|cups|ahead|behind|nil|all|and a half (?:feet|hours|minutes|months)|years? (?:older|younger|away|ago|apart|into|in|clean|sober|deep|together|late|early|behind|ahead|married|of (?!age)|at|with|as|on|and|since|from|for|later|to)|m tall|half)(?![a-z])/;

/** Cheap look before the age patterns run: digits or a number word's stem. */
export const NUMBER_STEMS = compileStems(
  '\\d|one|three|four|five|six|seven|eight|nine|ten|eleven|twelve|teen|xi|xv',
);
