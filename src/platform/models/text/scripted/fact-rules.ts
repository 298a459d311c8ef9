/** How a sentence in the first person becomes a fact in the third. `{S}` is who says it. */
export interface FactRule {
  /** Groups: `value`, and `noun` or `verb` where the head has them. */
  pattern: RegExp;
  head: string;
  /** Only one such fact is valid: a newer one replaces it. */
  isSingle: boolean;
  /** Values that state nothing lasting. */
  without?: RegExp;
  /** Also read in what the character says, whose talk is mostly play. */
  isForBoth?: boolean;
  /** No later rule reads the sentence. */
  isLast?: boolean;
}

const KIN =
  '(?:(?:little|big|older|younger|twin|half|step|best|old|new|other|first|second) )*' +
  '(?:dog|cat|puppy|kitten|horse|parrot|rabbit|hamster|fish|bird|pet|sister|brother|mother|mom|mum|father|dad|' +
  'wife|husband|partner|girlfriend|boyfriend|fianc[eé]e?|son|daughter|aunt|uncle|cousin|grandmother|grandma|grandfather|' +
  'grandpa|friend|boss|neighbou?r|roommate|teacher|boat|car|band|company|bakery|shop)';
const NAME = "(?<value>\\p{L}[\\p{L}'-]*(?: \\p{Lu}[\\p{L}'-]*){0,2})";
const VERY = '(?:(?:really|absolutely|also|just|totally|quite|still) )*';
const NO_JOB =
  /^(?:bit|little|fan|mess|big|huge|lot|person|guy|girl|man|woman|morning|night|early|late|good|bad|bad|happy|sad|lucky|few|sucker|beginner|wreck|vegan|vegetarian|widow|widower|twin)\b|\bperson$|\bfan\b|\bmood\b/i;
const NO_TASTE =
  /^(?:you|your|it|that|this|him|her|them|how|what|when|the way|being with|talking to you|myself|me|to (?:hear|know|see you|talk|be|say)|hearing|the (?:idea|sound))\b/i;
const NO_PLACE = /^(?:the moment|fear|hope|peace|a dream|the past|love|trouble|bed|here|there)\b/i;

const rule = (
  pattern: string,
  head: string,
  more: Partial<FactRule> & { isSingle: boolean },
): FactRule => ({ pattern: new RegExp(pattern, 'iu'), head, ...more });
const single = { isSingle: true };
const several = { isSingle: false };

export const FACT_RULES: readonly FactRule[] = [
  rule(
    `\\bmy (?<noun>${KIN})(?:'s name)? (?:is|was) (?:called|named) ${NAME}`,
    "{S}'s {noun} is called",
    { ...single, isForBoth: true, isLast: true },
  ),
  rule(`\\bmy (?<noun>${KIN})'s name is(?: now)? ${NAME}`, "{S}'s {noun} is called", {
    ...single,
    isForBoth: true,
    isLast: true,
  }),
  rule(
    `\\b(?:i|we)(?:'ve| have)?(?: got| adopted| have)? (?:a|an|one) (?:\\w+ ){0,2}?(?<noun>${KIN}) (?:called|named) ${NAME}`,
    "{S}'s {noun} is called",
    { ...single, isForBoth: true, isLast: true },
  ),
  rule(
    `^(?:(?:its|his|her|their) name (?:is|was)|(?:he|she|it) is called|(?:he|she|it)'s called|i (?:called|named|renamed) (?:him|her|it)) ${NAME}`,
    "{S}'s {noun} is called",
    { ...single, isLast: true },
  ),
  {
    pattern: new RegExp(
      `\\b[Mm]y (?<noun>${KIN}),? (?<value>\\p{Lu}\\p{Ll}+)(?=,| (?:is|was|has|lives|works|loves|and|came|called|passed|died|left)\\b)`,
      'u',
    ),
    head: "{S}'s {noun} is called",
    ...single,
    isForBoth: true,
  },
  rule(
    `\\bmy (?<noun>${KIN}) (?:is|'s) (?<value>(?:an?|\\d+|the) .{3,60}|from .{3,40}|allergic .{3,40})`,
    "{S}'s {noun} is",
    { ...several, isLast: true },
  ),
  rule(
    `\\bmy (?<noun>${KIN}) (?:lives|is living) (?<value>(?:in|near|on|at|by|with) .{2,50})`,
    "{S}'s {noun} lives",
    { ...single, isForBoth: true, isLast: true },
  ),
  rule(`^(?:he|she) lives (?<value>(?:in|near|on|at|by|with) .{2,50})`, "{S}'s {noun} lives", {
    ...single,
    isLast: true,
  }),
  rule(`\\bmy (?<noun>${KIN}) works (?<value>.{3,50})`, "{S}'s {noun} works", {
    ...single,
    isLast: true,
  }),
  rule(
    `\\bi(?:'ve| have)? (?:have|got|adopted|own)?\\s*(?<value>(?:a|an|two|three|four) (?:\\w+ ){0,2}?(?:dogs?|cats?|puppy|kittens?|horses?|parrot|rabbits?|hamster|sisters?|brothers?|sons?|daughters?|boat|motorbike))\\b`,
    '{S} has',
    { ...several, without: /^$/ },
  ),
  rule(`\\bmy birthday(?:'s| is)(?: on)? (?<value>.{3,30})`, "{S}'s birthday is", {
    ...single,
    isLast: true,
    without: /^(?:coming|soon|tomorrow|today)/i,
  }),
  rule(`\\bi was born (?<value>(?:in|on) .{3,40})`, '{S} was born', { ...single, isLast: true }),
  rule(
    `\\bmy fav(?:orite|ourite) (?<noun>[\\p{L} ]{3,30}?) (?:is|are|was|'s) (?<value>.{2,50})`,
    "{S}'s favorite {noun} is",
    { ...single, isForBoth: true, isLast: true },
  ),
  rule(
    `\\b(?:my name is|my name's|call me|i am called|i'm called) (?<value>\\p{L}[\\p{L}'-]{1,19})`,
    '{S} is called',
    { ...single, isLast: true },
  ),
  rule(`\\bi(?:'m| am)(?: \\w+)? allergic to (?<value>.{2,40})`, '{S} is allergic to', {
    ...several,
    isLast: true,
  }),
  rule(`\\bi have an? (?<value>[\\p{L} ]{3,20} allergy)\\b`, '{S} has a', {
    ...several,
    isLast: true,
  }),
  rule(`\\bi(?:'m| am) (?<value>(?:1[89]|[2-9]\\d) years old)`, '{S} is', {
    ...single,
    isLast: true,
  }),
  rule(
    `\\bi(?:'m| am) (?<value>(?:a )?(?:vegan|vegetarian|left-handed|colou?r-?blind|divorced|widowed|single|married(?: to [\\p{L}]+)?|engaged(?: to [\\p{L}]+)?))\\b`,
    '{S} is',
    { ...several },
  ),
  rule(`\\bi(?:'m| am)? (?:working|work|worked) as (?:an? )?(?<value>.{3,40})`, '{S} works as a', {
    ...single,
    isLast: true,
  }),
  rule(
    `\\bi(?:'ve| have)? (?:just )?(?:got|found|started|have) (?:a |the |my )?(?:new )?job (?<value>(?:at|in|as|with) .{3,40})`,
    "{S}'s new job is",
    { ...single, isLast: true },
  ),
  rule(`\\bmy job is (?:being )?(?:an? )?(?<value>.{3,40})`, '{S} works as a', {
    ...single,
    isLast: true,
  }),
  rule(`\\bi(?:'m| am)? (?:working|work) (?<value>(?:at|for|in) .{3,40})`, '{S} works', {
    ...single,
    isLast: true,
    without: /^in (?:the (?:morning|evening)|peace)/i,
  }),
  rule(
    `\\bi(?:'m| am) an? (?<value>(?:\\p{L}+ ){0,2}\\p{L}+(?:er|or|ist|ian|nurse|chef|pilot|cook|clerk|guard|judge|agent|student|therapist|vet|mechanic|musician|architect|accountant|dancer))\\b(?! of)`,
    '{S} works as a',
    { ...single, isLast: true, without: NO_JOB },
  ),
  rule(
    `\\bi used to (?:be|work as) an? (?<value>(?:\\p{L}+ ){0,2}\\p{L}+)`,
    '{S} used to work as a',
    { ...single, isLast: true, without: NO_JOB },
  ),
  rule(
    `\\bi(?:'ve| have)? (?:just |recently )?(?:live|moved|am moving) (?:to |in )(?<value>.{2,40})`,
    '{S} lives in',
    { ...single, isLast: true, without: NO_PLACE },
  ),
  rule(`\\bi(?:'m| am) (?:originally )?from (?<value>.{2,40})`, '{S} is from', {
    ...single,
    isLast: true,
  }),
  rule(`\\bi grew up (?<value>(?:in|on|near) .{2,40})`, '{S} grew up', { ...single, isLast: true }),
  rule(`\\bi (?:study|am studying) (?<value>.{3,40})`, '{S} studies', { ...single, isLast: true }),
  rule(`\\bi (?:drive|ride) (?<value>(?:an?|my) .{3,40})`, '{S} drives', {
    ...single,
    isLast: true,
  }),
  rule(`\\bi play (?<value>(?:the |in )?.{3,40})`, '{S} plays', {
    ...several,
    isLast: true,
    without: /^(?:along|with you|games?$)/i,
  }),
  rule(`\\bi speak (?<value>[\\p{L} ]{4,40})`, '{S} speaks', {
    ...several,
    isLast: true,
    without: /^(?:to|with|my)\\b/i,
  }),
  rule(
    `\\bi ${VERY}(?:hate|dislike|loathe|can't stand|cannot stand|don't like|do not like) (?<value>.{3,40})`,
    '{S} does not like',
    { ...several, isLast: true, without: NO_TASTE },
  ),
  rule(
    `\\bi(?:'m)? ${VERY}(?:love|like|enjoy|adore|into|am into|am fond of) (?<value>.{3,40})`,
    '{S} likes',
    { ...several, isLast: true, without: NO_TASTE },
  ),
  rule(
    `\\bi(?:'m| am) (?:planning|going|flying|travell?ing|driving) (?:a trip )?(?<value>to .{3,50})`,
    '{S} plans to go',
    {
      ...several,
      isLast: true,
      without: /^to (?:bed|sleep|be|go|have|try|make|tell|work|the (?:gym|store|shop))\b/i,
    },
  ),
  rule(
    `\\bi have (?<value>an? (?:\\p{L}+ )?(?:exam|interview|appointment|meeting|wedding|flight|concert|surgery|operation|date) .{2,40})`,
    '{S} has',
    { ...several, isLast: true },
  ),
  rule(
    `\\bi promise(?: you)? (?:to|that i will|i will|i'll|that i'll) (?<value>.{3,60})`,
    '{S} promised to',
    { ...several, isForBoth: true, isLast: true },
  ),
];
