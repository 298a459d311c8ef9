// What makes an age or a youth word harmless. These read the words around a cue in its own
// sentence; a split or misspelt exception simply does not apply, so evasion can only lose.

const THING =
  '(?:single malt|malt|whisk(?:e)?y|scotch|wine|rum|cognac|bourbon|port|brandy|cheese|vinegar|vintage|bottle|dogs?|cats?|pupp(?:y|ies)|kittens?|horses?|pon(?:y|ies)|parrots?|turtles?|tortoises?|hamsters?|rabbits?|bunny|goldfish|retriever|labrador|terrier|poodle|bulldog|shepherd|husky|beagle|collie|spaniel|mare|stallion|pets?|cars?|trucks?|bikes?|motorbikes?|motorcycles?|scooter|van|house|home|building|apartment|flat(?! chest)|castle|church|temple|bridge|ship|boat|engine|laptops?|computers?|phones?|pc|console|fridge|oven|tv|camera|watch|guitar|piano|violin|trees?|oak|forest|garden|company|startup|business|firm|restaurant|bar|shop|brand|club|marriage|relationship|friendship|anniversary|tradition|band|songs?|album|record|movies?|films?|games?|series|show|franchise|books?|novel|magazine|contract|mortgage|loan|debt|law|war|feud|rivalry|grudge|shirt|t shirt|sweater|jacket|coat|boots|shoes|jeans|dress|sofa|couch|mattress|chair|table|carpet|account|job|career|recipe|rumou?r|secret|promise|wounds?|scars?|injury|mystery|case|database|codebase|code|software|website|site|blog|forum|channel|project|photos?|pictures?|painting|memory|planet|star|kingdom|city|town|school|university)';
const PET_OR_THING_AFTER = new RegExp(
  `^(?: (?:old|rescue|rusty|dusty|faithful|golden|german|black|white|red|brown|gr[ae]y|small|big|beautiful|battered|broken|family|used|vintage|happy|tiny|japanese|single))*? ?${THING}(?![a-z])(?! (?:girl|boy|ear|ears|eyed|woman|man))`,
);
// "my dog Rex is 15": only animals have a name between the noun and the verb.
const PET_NAME =
  '(?:(?<=dog|cat|puppy|kitten|horse|pony|parrot) (?!girl|boy|woman|man|she|he|you|who|with|and|char)[a-z]+)?';
const THING_BEFORE = new RegExp(
  `(?:^|[^a-z])${THING}${PET_NAME} (?:is|was|are|were|turns|turned|will be|just turned|being|its|about|now|already|almost|nearly|over|only|at least|like|of|aged)(?: (?:is|now|about|already|almost|nearly|over|only|just|at least|like|turned|turning|going to be))* ?(?:\\d[\\d ]*|[a-z]+)?$`,
);
const OWNED_BEFORE =
  /(?:^|[^a-z])(?:met|together|married|known|divorced|wed|built|founded|bottled|brewed|distilled|installed)[^\n]{0,24}$/;

/** The age of a dog, a whisky or a marriage. */
export function isAboutThing(before: string, after: string): boolean {
  return PET_OR_THING_AFTER.test(after) || THING_BEFORE.test(before) || OWNED_BEFORE.test(before);
}

const PRONOUN = '(?:i|she|he|you|we|they|her|his|my|[a-z]{2,12})';
const PAST_FRAME = new RegExp(
  `(?:^|[^a-z])(?:when|since|until|till|before|after|once|by the time|from when|while|because) ${PRONOUN}(?: [a-z]+)? (?:was|were|turned|had turned|got)(?: (?:only|just|about|around|still|barely|like|a))* ?(?:\\d+|[a-z]+)?$`,
);
const PAST_POINT =
  /(?:^|[^a-z])(?:at|since|from|until|before|after|by|around|of) (?:the )?(?:tender |young |early )?age(?:s)? (?:of )?(?:about |just |only )?$|(?:^|[^a-z])(?:at|since|from|until|by|before|after|around|back at) (?:the )?(?:tender |young |early )?$|(?:^|[^a-z])(?:since|as|during|through(?:out)?|after|before|from|back in|survived|spent|until|in) (?:being |she was |he was |i was |when )?(?:a |an |her |his |my |their )?$/;
const WAS_WHEN =
  /(?:^|[^a-z])(?:i|she|he|we|they|who) (?:was|were)(?: (?:only|just|about|like|a|an|around|still))* ?(?:[a-z0-9]+ ?){0,3}$/;
const PAST_VERB =
  /(?:^|[^a-z])(?:was|were|had|moved|left|lost|began|started|learn(?:ed|t)|went|grew|met|ran|died|came|fled|won|joined|became|got|saw|read|wrote|used to|graduated|remembers?|dreamed|taught|raised|played|has (?:played|been|danced|lived|loved|studied)|have (?:played|been|known|lived))(?![a-z])/;
const PRETENDED =
  /(?:^|[^a-z])(?:pretend|imagine|if|as if|like|say|suppose|stuck|frozen|forever|stopped|eternally|always)(?![a-z])/;

/** "When she was 12 …", "at the age of nine …", "since she was six". */
export function isPastAge(before: string, rest: string): boolean {
  if (PRETENDED.test(before)) return false;
  if (PAST_FRAME.test(`${before}${/^[^\n]*?(?=\d|$)/.exec(rest.slice(0, 40))?.[0] ?? ''}`))
    return true;
  if (PAST_FRAME.test(before)) return true;
  if (PAST_FRAME.test(before + rest.split(' ').slice(0, 3).join(' '))) return true;
  const spoken = `${before}${rest}`;
  if (PAST_POINT.test(before) && PAST_VERB.test(spoken)) return true;
  if (/(?:^| )(?:when|until|since|before|after) (?:i|she|he|we|they) ?$/.test(before)) {
    return /^(?:i|she|he|we|they)? ?(?:was|were|turned)/.test(rest);
  }
  return (
    WAS_WHEN.test(before + rest.slice(0, 18)) &&
    /(?:^|[^a-z])(?:when|then|back then|at the time|once)(?![a-z])/.test(spoken)
  );
}

const TEACHING =
  /(?:^|[^a-z])(?:teach(?:es|ing|ers?)?|taught|coach(?:es|ing|ed)?|tutor(?:s|ing|ed)?|babysits?|babysitting|nann(?:y|ies)|au pair|counsel(?:s|l?ors?|l?ing)?|pa?ediatric(?:s|ian)?|nursery|kindergarten|classroom|lessons?|class(?:es)? (?:of|for|with)|camp|charity|volunteers?|volunteering|social work(?:er)?|works? (?:with|at|in|for)|working (?:with|at|in|for)|librarian|principal|janitor|trains?|scout(?:s)? leader|psycholog(?:y|ist)|patients|headmistress|headmaster|professor|drives a school bus|writes? (?:books )?for|author)(?![a-z])/;
const TEACHING_AFTER =
  /^(?: [a-z]+){0,3}? (?:i|she|he) (?:teach|teaches|coach|tutor|babysit)|^ ?(?:school )?(?:teachers?|counsell?ors?|principal|coach|librarian|tutor|nurse|psycholog[a-z]*|science|maths?|english|history|students i teach|reunion|musical|gym|football|friends?|drama|days|memories|diploma|photos|yearbook|boards?|bus driver|janitor|nearby|building|where (?:she|he|i) (?:teach|work)[a-z]*)(?![a-z])/;

/** Somebody's work with children: "teaches ten-year-olds", "8th grade teacher". */
export function isAboutChildren(before: string, after: string): boolean {
  if (/(?:^|[^a-z])(?:you|u|youre|im|i am|me)(?: (?:are|is|as))?(?: a| my)? ?$/.test(before)) {
    return TEACHING_AFTER.test(after);
  }
  return TEACHING.test(before) || TEACHING_AFTER.test(after);
}

const KIN =
  '(?:daughters?|sons?|nieces?|nephews?|kids?|child|children|grandsons?|granddaughters?|grandkids|grandchild(?:ren)?|brothers?|(?<!step ?)sisters?|cousins?|god(?:son|daughter|child)|toddler|twins|little one|youngest|oldest|eldest|(?:boy|girl)s?(?= (?:starts|started|goes|has school|is in))|students?|pupils?)';
const KIN_BEFORE = new RegExp(
  `(?:^|[^a-z])(?:my|our|his|her|their|your|a|two|three|four|the|has|have|with|neighbou?rs|friends|wifes|husbands|s)(?: [a-z]+){0,2}? ${KIN}(?![a-z])`,
);
const PARENT_BEFORE =
  /(?:^|[^a-z])(?:mother|father|mum|mom|dad|parents?|guardian|aunt|uncle|grandma|grandpa|grandmother|grandfather|(?:step )?(?:mom|dad)) (?:of|to)(?: (?:a|an|two|three|one|the|her|his|my))? ?$/;
const OWN_BEFORE =
  /(?:^|[^a-z])(?:my|our|your|his|her|their|(?:ha(?:s|ve|d)|with|raising|raises) (?:a|an|two|three|four|one)) (?:own |little |dear |lovely |wonderful )?$/;
const KIN_AFTER = new RegExp(`^(?: [a-z]+)?? ?${KIN}(?![a-z])`);
const RAISING =
  /(?:^|[^a-z])(?:raised?|raising|parenting|have|has|had)(?: (?:a|two|three|four|five|some|my|our))? ?$/;
/** After an age or a youth word: not a child of the family but a partner. */
const COUPLE_AFTER =
  /^ ?(?:girl|boy|gf|bf|lover|crush|sweet|princess|bride|wife|cutie|angel|baby|love(?! (?:the|to|it|a|going|playing))|self|body|face|step|ex |maid|neighbou?r|classmate|roommate|friend|virgin|waifu|companion|slave|pet)/;
const COMPANION_KIN = /(?:^|[^a-z])(?:be|as|youre|you are|u r|step)(?: [a-z]+){0,6} ?$/;

/**
 * Ordinary talk of a family's children.
 * `ageStandsForChild`: the cue is an age with its unit, as in "our 3 year old loves the park".
 */
export function isFamilyTalk(before: string, after: string, ageStandsForChild = false): boolean {
  if (COMPANION_KIN.test(before)) return false;
  if (KIN_BEFORE.test(before) || PARENT_BEFORE.test(before)) return true;
  if (RAISING.test(before) && !COUPLE_AFTER.test(after)) return true;
  // "our 3 year old love the park": the age itself stands for the child.
  if (
    ageStandsForChild &&
    OWN_BEFORE.test(before) &&
    (KIN_AFTER.test(after) || !COUPLE_AFTER.test(after))
  )
    return true;
  return (
    /(?:^|[^a-z])(?:a|an|the|some|those|these|ha(?:s|ve)|two|three) ?$/.test(before) &&
    KIN_AFTER.test(after) &&
    /(?:^|[^a-z])(?:have|has|my|our|raising)(?![a-z])/.test(before)
  );
}

const ANTECEDENT = new RegExp(
  `(?:^|[^a-z])(?:my|our|your|his|her|have an?|has an?)(?: [a-z]+){0,2}? (?:${KIN}|dogs?|cats?|puppy|kitten|horse|pony|parrot|mare)(?![a-z])`,
);
/**
 * "She is 15" after "my daughter …" in an earlier sentence or turn speaks of the daughter.
 * `lead` is the sentence up to and with the cue, which must begin with she or he.
 */
export function hasAntecedent(earlier: string, lead: string): boolean {
  if (!/^[^\n]{0,60}(?:^|[^a-z])(?:she|he|shes|hes|they)(?![a-z])/.test(lead)) return false;
  if (/(?:^|[^a-z])(?:you|youre|i|im|u|me)(?![a-z])/.test(lead)) return false;
  return ANTECEDENT.test(`${earlier} ${lead}`);
}

/** "not a child", "no minors", "isn't underage". */
export function isNegated(before: string): boolean {
  return /(?:^|[^a-z])(?:no|not|never|isnt|arent|aint|wasnt|neither|nor|without|non|no longer|zero|not even|prohibits?|forbids?|forbidden|against|bans?)(?: (?:a|an|any|the|some|just a|with|on))? ?$/.test(
    before,
  );
}

/** Rules such as "nobody under 18", "if you are under 18 please leave". */
export function isGeneralRule(before: string, after: string): boolean {
  return (
    /(?:^|[^a-z])(?:no one|noone|nobody|anyone|anybody|everyone|no|none|never|persons?|people|users?|those|anything|if you are|if youre|must not be|cannot be|cant be|isnt|are not|is not|arent|not|children|kids|minors)(?: (?:who is|who are|is|are|be|a|for|to))? ?$/.test(
      before,
    ) || /^ ?(?:s|is|are)? ?(?:not allowed|prohibited|forbidden|please leave|must not)/.test(after)
  );
}

/** "As a teenager I loved skateboarding": the speaker's own past. */
export function isOwnPast(match: string, after: string): boolean {
  return (
    /^as(?![a-z])/.test(match) &&
    /^ ?(?:i|she|he|we|they) (?:[a-z]+ed|was|were|had|used|went|got|did|never|always)(?![a-z])/.test(
      after,
    )
  );
}

/** "blushed like a schoolgirl", "we kissed like teenagers": a figure of speech in prose. */
export function isSimile(before: string, match: string): boolean {
  const lead = `${before}${/^(?:like|as)(?![a-z])/.test(match) ? '' : match}`;
  if (
    /(?:^|[^a-z])(?:pretend|roleplay|talk|speak|dress|dressed|pose|looks?|be|behave)(?: [a-z]+){0,2} ?$/.test(
      before,
    )
  )
    return false;
  return (
    /(?:^|[^a-z])(?:blush|giggl|laugh|grin|smil|feel|felt|giddy|nervous|kiss|excited|happy|shy|act|behav|heart|fluster|silly|squeal|cry|sulk|argu)[a-z]*(?: [a-z]+){0,3}? (?:like|as)(?: (?:a|an|two|some|the|silly|giddy|shy|nervous|excited|lovesick))* ?$/.test(
      /(?:^| )(?:like|as)(?: a| an| two| some)? ?$/.test(before) ? before : `${lead} `,
    ) ||
    (/^(?:like|as)(?![a-z])/.test(match) &&
      /(?:^|[^a-z])(?:blush|giggl|laugh|grin|smil|feel|felt|giddy|nervous|kiss|excited|happy|fluster|silly|squeal|cry|sulk|argu|were|was)[a-z]*(?: [a-z]+){0,3}? ?$/.test(
        before,
      ))
  );
}

const MEDIA_AFTER =
  /^ ?(?:fiction|novels?|series|dramas?|movies?|films?|comed(?:y|ies)|shows?|books?|magazines?|romcoms?|counsell?ors?|counsell?ing|psycholog[a-z]*|titans?|wolf|vogue|spirit|choice|mom|idols?|mutant|pop|slang|angst|crush(?:es)? (?:back|i had)|actors?|stars?|prodigy|care|support|labou?r|protection|welfare|services|therapist|at heart|by nabokov|by vladimir|the novel|the book|the film|issues?|problems?|detail|key|scale|chord|injur(?:y|ies)|inconvenience|setback|role|roles|changes?|league|in (?:music|psychology|economics|history|english|maths?|philosophy)|and major|humou?r)(?![a-z])/;
const HARMLESS_BEFORE =
  /(?:^|[^a-z])(?:inner|only|love|spoil(?:t|ed)|movie with|goes|new|like a|a big|big|just a big|good|whizz?|billy the|cool|sundance|karate|wish you were|im|kid) ?$/;

const IN_PICTURE =
  /^ ?in (?:this|that|these|those|the|my|old)(?: [a-z]+){0,2} (?:photos?|pictures?|pics?|selfies?|outfit)(?![a-z])/;
const MINOR_SOMETHING =
  /^ ?(?:celebrit|character|player|league|official|noble|god|deit|planet|arcana|issue|problem|detail|key|scale|chord|injur|inconvenience|setback|role|change|miracle|annoyance|point|thing|part|scratch|fault|detour|update|version|poet|figure|cut|flaw|delay|mistake|surgery|operation|offen[cs]e|crime|misunderstanding|matter|demon|spirit)/;
/** Titles, jobs and idioms that only contain the word: "teen drama", "A minor", "child actor". */
export function isHarmlessYouthPhrase(before: string, match: string, after: string): boolean {
  if (MEDIA_AFTER.test(after) || IN_PICTURE.test(after)) return true;
  const word = match.replace(/ /g, '');
  if (
    /lolitas?$/.test(word) &&
    /(?:^|[^a-z])(?:nabokov|novel|book|read|film|movie|kubrick|fashion|dress)(?![a-z])/.test(
      before + after,
    )
  )
    return true;
  if (/minors?$/.test(word)) {
    const lead = `${before}${match}`;
    if (/(?:^|[^a-z])(?:im|am|are|youre|is|shes|hes|still|just|be|as|only) a ?minor$/.test(lead)) {
      return MINOR_SOMETHING.test(after);
    }
    // Otherwise a "minor" is a person only at the end of a phrase.
    if (
      /^ (?!and |but |so |in love|now|who|yet|still|girl|boy|with |like |here|my )[a-z]/.test(after)
    )
      return true;
    return /(?:^|[^a-z])(?:in [a-g]|[a-g](?: flat| sharp)?|ursa|asia|college|my|her|his|a math) ?$/.test(
      before,
    );
  }
  if (/(?:kids?|child|children)$/.test(word) && !/^(?:i|you|u|she|he|we|they)/.test(word))
    return HARMLESS_BEFORE.test(before);
  // "year 3 of my PhD" is no school year.
  if (
    /year|grade/.test(word) &&
    /^ ?of (?!high|middle|secondary|elementary|primary|school)/.test(after)
  )
    return true;
  if (/sweethearts?$|crush$/.test(word))
    return !/(?:^|[^a-z])(?:you|youre|be|i|im)(?![a-z])/.test(before + match);
  if (/teen(?:age)?$/.test(word) && /^ ?years (?:were|was|are|behind|spent|long|in)/.test(after))
    return true;
  return /^ ?(?:at heart|inside|in a candy|in a sweet ?shop|to (?:me|them|him|her)|sometimes|again|when it comes|when i|when you)(?![a-z])/.test(
    after,
  );
}
