import { compileLead, compileLed, compileLoose, compileStems } from './loose-pattern.ts';

const ORDINAL =
  '(1st|2nd|3rd|[4-9]th|1 ?[0-2]th|first|second|third|fourth|fifth|sixth|seventh|eighth|ninth|tenth|eleventh|twelfth)';
const SCHOOL =
  '(high|middle|elementary|primary|grade|grammar|secondary|junior high|nursery) school';

/** Words that stand for a minor in a romantic setting and for nothing else. */
export const ABSOLUTE_TERMS = compileLoose(
  '(lolis?|lolitas?|lolicons?|<SHOTA>|shotacons?|jail ?baits?|pre ?teens?|pre ?pubescent|pubescent|under ?aged?|not (yet )?of (legal )?age|below (the )?(legal )?age|under the age of consent|(not|hasnt|havent|yet to) (yet )?come of age|kiddie (porn|pics)|child ?brides?|nymphets?|minor attracted)',
  // "shot a" is two plain words; every other way of splitting the term is not.
  { SHOTA: '(?!shot a(?![a-z]))s ?h ?o ?t ?a ?s?' },
);

/** Names for grown people who play or look younger: refused too, and no plain word for a minor. */
export const AGE_PLAY_TERMS = compileLoose('(age ?play|ddlg|barely legal)');

const YOUNG = '(little|young|small|tiny|lil|underdeveloped)';
/** Nouns for people under eighteen, school pupils among them. */
const YOUTH_NOUN = `((pre)?teens?|teen ?ag(ed|ers?)|teen ?age|tweens?|(cute |sweet |anime |japanese )?school ?(girls?|boys?|kids?|children)|(high|middle|grade|elementary|primary|junior high) ?school(ers?| students?| girls?| boys?| kids?| pupils?| freshm[ae]n| sophomores?| juniors?| seniors?| cheerleaders?| bully| crush| sweethearts?)|junior highs?(ers?)?|(freshm[ae]n|sophomore|junior|senior|student|pupil|cheerleader) (in|at) (a |her |his |your |my |the )?(local )?${SCHOOL}|pre ?schoolers?|kinderg(artners?|arteners?)|sixth formers?|adolescents?|juveniles?|toddlers?|infants?|newborns?|(freshly |just )?legal teens?|${YOUNG} (${YOUNG} )?(school |anime |innocent |cute |sweet )?(girls?|boys?|child|children|kids?|daughter)|minors?|lolis?|under ?aged? (girl|boy|kid)s?|(${ORDINAL}) ?grade(r|rs)|child ?like|girl ?child|sweet (sixteen|1 ?6)|gen alpha)`;
export const YOUTH_NOUNS = compileLoose(YOUTH_NOUN);
/** The same where a lead stands before it, perhaps with no space between. */
export const LED_YOUTH_NOUNS = compileLed(YOUTH_NOUN);

/** Softer nouns: harmless in family talk, a cue as the description of a subject. */
const CHILD_NOUN = '(child|kids?|children|kiddo|brat child)';
export const CHILD_NOUNS = compileLoose(CHILD_NOUN);

const ARTICLES =
  '(a |an |the |my |your |his |her |this |that |such |just |only |still |literally |really |actually |both |now |some )?(a |an |the |my |your )?';
const ADJECTIVES = `${ARTICLES}(<ADJ>)`;
const PIECES = {
  // Up to three describing words; a preposition would begin something else.
  ADJ: '(?:(?!(?:of|to|for|with|who|than|like|about|from|in|at|by|and an?) )[a-z]{2,14} ){0,3}',
};

const SUBJECT =
  '(i am|im|i m|you are|youre|you re|u r|u are|ur|she is|shes|she s|he is|hes|he s|we are|were both|they are|char is|char s|you were|youll be|you will be|i was still|who is|that is)';
/** Somebody is said to be a youth: "you are" underage, "she's a" high schooler. */
export const IS_LEAD = compileLead(`${SUBJECT} ${ADJECTIVES}`, PIECES);
/** "I'm still a child": the softer nouns need the adverb. */
export const IS_STILL_CHILD = compileLoose(
  `${SUBJECT} (still|just|only|literally|actually|technically|legally|basically) (a |an )?(little |young |small )?(child|kid|minor|baby girl child)`,
);
/** "You are a kid": counts only beside a strong romantic word. */
export const IS_CHILD = compileLoose(`${SUBJECT} (a |an )?(little |young |small )?(child|kid)`);
/** A school grade by itself: "8th grade"; the low ones also grade beef and burns. */
export const GRADE = compileLoose(
  '(5|6|7|8|9|1 ?0|1 ?1|1 ?2)th grade|(fifth|sixth|seventh|eighth|ninth|tenth|eleventh|twelfth) grade|puberty',
);
/** Asked to play or be a youth: "pretend to be a", "dress like a". */
export const PLAYS_LEAD = compileLead(
  `(pretend|roleplay|role ?play|playing|play|be|become|act|acts|talk|speak|behave|dress|dressed|pose|imagine|make her|make him|make you|turn into|as|like)( to be| to me| that| you are| youre| yourself| up| as| like| being| her| him| into)?( as| like)? ${ADJECTIVES}`,
  PIECES,
);

const ROMANTIC_VERB =
  '(kiss|kissing|kisses|kissed|dates?|dating|flirts?|flirting|seduces?|seducing|undress|undressing|make love|making love|sleep with|sleeping with|marry|marrying|crush on|romance with|in love with|turned on by|attracted to|sexy|hot|naked|nude|romantic|seductive|sensual|erotic|horny|nsfw|lewd)';
/** Romance aimed at a child: "date a kid", "sexy child", "child lover". */
export const ROMANCE_AT_CHILD = compileLoose(
  `(${ROMANTIC_VERB} (with |to |on |a |an |the |my |your |some |that )?(a |an |the |cute |sweet |little |young |small )?${CHILD_NOUN}|(child|kid) (girlfriend|boyfriend|lover|bride|wife|body|romance|crush|porn|sex))`,
);

/** Schools and school years below college; only a lead in the present makes them a cue. */
export const SCHOOL_LEVELS = compileLed(
  `(${SCHOOL}|junior high|sixth form|kindergarten|preschool|${ORDINAL} ?grade|grade (1 ?[0-2]|[1-9]|nine|ten|eleven|twelve)|year (1 ?[0-3]|[1-9]|seven|eight|nine|ten|eleven|twelve))`,
);
/** "still in" high school, "attends" junior high. */
export const SCHOOL_LEAD = compileLead(
  '(i am|im|you are|youre|u r|she is|shes|he is|hes|is|are|am|still|currently|attends?|attending|goes to|go to|going to|studies at|study at|studying at|enrolled in|enrolled at|student (in|at|of)|starting|starts|finishing|just started|both) (still |currently |now |just |only |also )?(in |at |to )?(a |her |his |my |your |the |her last year of |his last year of |last year of |final year of )?(local |same |<NAMED>)?',
  { NAMED: '(?:[a-z]+ ){1,2}(?=$|[^a-z])' },
);
/** "fresh out of" middle school: a cue where a subject is described. */
export const LEFT_SCHOOL_LEAD = compileLead(
  '(fresh|just|straight|right|barely) out of|just (left|finished)',
);
/** "little schoolgirl", "naughty schoolboy" as a form of address. */
export const SCHOOL_PET_NAME = compileLoose(
  '(naughty|sexy|cute|sweet|hot|little|good|bad|dirty|innocent) school ?(girls?|boys?)',
);
/** "year 9 student". */
export const SCHOOL_YEAR_PUPIL = compileLoose(
  'year (1 ?[0-3]|[7-9]|nine|ten|eleven) (student|pupil|girl|boy)',
);
/** School dress and dances: a cue on describing surfaces. */
export const SCHOOL_CUES = compileLoose(
  '(school (girl )?(uniforms?|desk|bag|playground)|school ?bags?|prom (queen|king|dress|date|night)|homecoming queen|girl scouts?|boy scouts?|baby ?faced?|child ?ish body|looks? (much |way |far )?(too young|younger than (she|he) is)|high school<STOP>)',
  { STOP: '(?= ?\\d| ?$|\\n)' },
);
/** A subject likened to a child: "childlike", "body of a child", "looks like a kid". */
export const LIKE_CHILD = compileLoose(
  `((look|looks|looking|dressed|acts?|acting|behaves?|built|shaped|appears?|portrayed|drawn|depicted|mind|body|face|figure|appearance|voice|soul)( like| as| of| to be) (that of )?(just |only |such )?(a |an |the )?(very |small |little |young |cute |real |innocent )?(child|kid|toddler|infant|girl of school|baby)|(is|shes|hes|im|youre|am|are|she s|he s)( still| just| only| basically| really| actually)? (a |an |the )(very |small |little |young |cute |sweet |innocent |human |beautiful )?(child|kid|toddler|infant)|girl child|wild child bride)`,
);

const STRONG =
  'kiss|kisses|kissed|kissing|kissable|cuddles?|cuddling|cuddled|sexy|sex|sexual|sexually|sexting|naked|nudes?|undress|undressing|undressed|striptease|lingerie|flirts?|flirting|flirty|flirted|seduce|seduces|seduction|seductive|make out|making out|make love|made love|erotic|horny|moans?|moaning|breasts?|boobs?|tits|thighs?|cleavage|orgasm|fuck(ing|ed|s)?|cum|romantic|romance|in love|lust|sensual|nsfw|intimate|turned on|spank|naughty|hot for|fetish|lewd|lover|lovers|seducing|virgin|virginity|caress|makeout';
const ROLE =
  'girlfriends?|gf|boyfriends?|bf|wife|husband|bride|groom|dates?|dating|dated|crush|crushes|crushing|sweethearts?|valentine|marry|married|hold hands|holding hands|love|loves|loved|loving|babe|darling|honeymoon|waifu|i like you|likes you|attracted|fall for|fell for|falling for';
/** Romance and body words that no family sentence needs. */
export const ROMANCE_STRONG = compileLoose(`(${STRONG})`);
/** The same with words for a couple. */
export const ROMANCE_ANY = compileLoose(`(${STRONG}|${ROLE})`);

/** Cheap look before the youth patterns run. */
export const YOUTH_STEMS = compileStems(
  'adult|puberty|teen|ioii|ioli|loli|shota|jaiibait|ageplay|ddlg|barelylegal|pubescent|underag|ofage|ofconsent|ofiegai|kid|chiid|nymphet|minor|tween|school|schooi|highs|graders?|grade|adoies|juveniie|toddier|infant|newborn|girl|giri|boy|daughter|sixteen|genaipha|form|year|juniorh|prom|babyface|homecoming|scout|young|kinder',
);
