import {
  ANYTHING,
  OF_ATTACK,
  OF_DEATH,
  OF_DESPAIR,
  OF_GROUP,
  OF_OWN_LIFE,
  type EverydayPhrase,
} from './everyday-phrase-table.ts';

const OF_SOMEBODY =
  /\b(?:him|her|them|wife|husband|ex|kids?|child\w*|bod(?:y|ies)|blood\w*|house|bed|police|cops|gun|bombs?|slit\w*|throats?|drown\w*|chok\w+|crush\w*|massacre\w*|slaughter\w*|blow|run over|die[ds]?|dead|death|school)\b/i;
const OF_BEATING =
  /\b(?:smash\w*|bones?|skulls?|fists?|jaws?|necks?|legs|faces?|wallets?|rob(?:bery)?|crowds?|finish the job|walk out|next time)\b/i;
const OF_LOSS =
  /\b(?:since|because|divorce\w*|broke|broken|left|depress\w*|tired|hospital|sad|nothing|can['’]?t|cannot|help|months?|years?|weeks?|really|hate myself|therap\w+)\b/i;
const OF_ARSON =
  /\b(?:his|her|their|him|them|neighbou?r\w*|ex|boss|letter ?box|sugar|bottles?|burn\w*|fire|light(?:er)?|lit|match\w*|house|drink\w*|bomb\w*|explo\w*|cans?|canisters?|mix\w*|blow\w*|police|how do)\b/i;
const OF_POISONING =
  /\b(?:him|her|his|she|he|them|they|someone|somebody|slip\w*|sneak\w*|feed\w*|secret\w*|food|drink\w*|die[ds]?|nest|hid(?:e|ing)|put|giv\w+|trigger\w*|caus\w+|induc\w+|mak(?:e|es|ing))\b/i;
const OF_REPRISAL =
  /\b(?:guns?|shot|shoot\w*|weapons?|rifles?|kill\w*|hurt\w*|hit|beat\w*|murder\w*|fire at|pregnan\w*|black|white|gay|lesbian|trans|muslim\w*|jew\w*|foreign\w*|old|age|disab\w*|sick|union\w*|whistle\w*|report\w*|without (?:cause|pay)|reveng\w*|lie|fake|frame|blackmail\w*|threat\w*|address|home|house|lives|alibi|bod(?:y|ies))\b/i;
const OF_PURPOSE =
  /\b(?:again|will|gonna|going to|want\w*|wanna|how (?:do|can|could|to)|say|said|looks? like|pretend\w*|make it|claim\w*|kill\w*|stab\w*|shoot|shot|gun|knife|dead|die[ds]?|police|cops|hid(?:e|ing)|wife|girlfriend|ex|deserv\w*|next time|tomorrow|tonight|finish\w*|wo ?n['’]?t|until|blood\w*|bleed\w*|kids?|child\w*|baby)\b/i;
const OF_CRUELTY =
  /\b(?:knife|sword|blade|heart|arrow|bullet|stab\w*|against|sleep\w*|asleep|forc\w+|hold (?:her|him)|without|kids?|child\w*|daughter|son|year[- ]old|kill\w*|blood\w*|dog|cat|puppy|tortur\w*|scream\w*|chest|skull|throat)\b/i;
const OF_DRIVING_OR_ABUSE =
  /\b(?:driv\w*|car|wheel|keys|she|her|he|him|girls?|sleep\w*|asleep|pass(?:ed|ing)? out|unconscious|nobody|no one|pills?|\d+|bed|sell\w*|robbery|undress\w*|consent|fuck\w*|sex)\b/i;
const OF_CRIME =
  /\b(?:how (?:to|do|can|i|you)|mak(?:e|ing)|cook\w*|build\w*|bomb\w*|explos\w*|meth|cocaine|heroin|fentanyl|drugs?|dealer|launder\w*|steal\w*|stolen|rob\w*|hack\w*|crack\w*|scam\w*|fraud\w*|forg\w+|fake|evad\w*|evasion|avoid\w*|smuggl\w*|weapon\w*|gun\w*|poison\w*|locks?|lockpick\w*|kill\w*|stalk\w*|track\w*|insider|manipulat\w*|dodg\w*|hid(?:e|ing)|counterfeit\w*|pump|without|get(?:ting)? away|cheat\w*|traffick\w*|synth\w*|grow\w*|ransom\w*|malware|phish\w*|bypass\w*|shoplift\w*|undetect\w*)\b/i;
const OF_FORGERY =
  /\b(?:fak\w+|forg\w*|chang\w+|alter\w*|without|his|her|their|uncle\w*|aunt\w*|grand\w*|sign(?:ed|s)?|signature|secret\w*|trick\w*|inherit\w*|dement\w*|pay off|brib\w*|kill\w*|die[ds]?|dying|suicid\w*|backdat\w*|destroy\w*|certif\w*|not real)\b/i;
const OF_BRAND =
  /\b(?:logos?|brand\w*|style of|in the style|trademark\w*|replica|fake|counterfeit|knock ?off|designer|dupe|official|nike|adidas|gucci|prada|apple|lego|ikea|rolex|coca|pepsi|starbucks|pok[eé]mon|disney|marvel|hello kitty|star wars|louis|chanel|supreme|barbie|nintendo|sony|samsung|herm[eè]s|mickey|batman|mario|harry potter|characters?|prints?|cop(?:y|ies)|exact\w*|original|pikachu|spider-?man|superman|elsa|minions?|simpsons?|pusheen|totoro)\b/i;
/** A name inside of a sentence may be a brand. */
const HAS_NAME = /(?<=[a-z,] )[A-Z][\w'’]+/;
const OF_WOUND =
  /\b(?:blood\w*|stab\w*|wound\w*|bod(?:y|ies)|man|woman|person|people|chest|throat|dead|corpse|victim|kill\w*|murder\w*|crime)\b/i;

/** What the classifier is surer of than of these phrases is more than a phrase. */
const SURE = 0.93;

/** Phrases about work, mishaps and pastimes that the classifier or a rule mistakes for a harm. */
export const EVERYDAY_LIFE_PHRASES: readonly EverydayPhrase[] = [
  {
    // Of processes, plans and switches.
    example: 'We need to kill the child ticket and merge it into the parent',
    labels: ['violence', 'illegal'],
    below: SURE,
    rules: ['violence.praise', 'violence.threat', 'violence.harm_instructions'],
    all: [
      /\bkill(?:s|ed|ing)? (?:off )?(?:the|this|that|these|those|my|our|a|all|every|each) (?:(?:other|old|new|whole|parent|child|zombie|orphan(?:ed)?|background|stuck|hung|running|worker) )*(?:process(?:es)?|threads?|tickets?|branch(?:es)?|jobs?|tasks?|features?|builds?|daemons?|containers?|pods?|sessions?|quer(?:y|ies)|scripts?|pipelines?|deployments?|epics?|pull requests?|lights?|engine|motor|music|sound|power)\b(?! (?:who|whose|servers?|recruiters?|coach|drivers?|owners?|managers?|leads?|agents?|seekers?)\b)(?: first\b)?|(?<=\bchild (?:process|thread|task|job|ticket)\b[^.!?]{0,60})\bkill(?:ing)? the parent\b(?= ?(?:[.,?!]|$|first\b|too\b|as well\b))/gi,
    ],
    none: [OF_ATTACK, OF_SOMEBODY, OF_BEATING],
    forgiven: ANYTHING,
  },
  {
    // Someone who lands softly is not hurt.
    example: 'I want to push him off a cliff, lovingly, into a sea of roses',
    labels: ['violence'],
    below: SURE,
    rules: ['violence.threat'],
    all: [
      /\b(?:push|throw|shove|toss|drop|tackle|launch) (?:him|her|them|you|(?:my|the) \w+)\b[^.!?]{0,40}\bin(?:to)? (?:a|the) (?:\w+ )?(?:sea|ocean|pile|heap|bed|mountain|pit|cloud|pool|field) of (?:\w+ )?(?:roses|petals|pillows|cushions|leaves|feathers|hay|flowers|tulips|confetti|marshmallows|blankets|foam|kittens|puppies)\b/gi,
    ],
    none: [
      OF_ATTACK,
      OF_DEATH,
      OF_SOMEBODY,
      OF_BEATING,
      /\b(?:bleed\w*|revenge|hate|thorns|nails|glass)\b/i,
    ],
    forgiven: ANYTHING,
  },
  {
    // A complaint of a tool or a form.
    example: 'The borrow checker and I had a fight and I lost my will to live but the tests pass',
    labels: ['self_harm'],
    below: SURE,
    rules: ['self_harm.no_will_to_live'],
    all: [
      /\b(?:lost|lose|loses|losing|took|takes|drained|drains) (?:my|the) will to live\b/gi,
      /\b(?:borrow checker|compiler|linter|css|regex\w*|webpack|yaml|kubernetes|docker|javascript|typescript|merge conflicts?|ikea|flat[- ]?pack|excel|spreadsheets?|tax (?:forms?|return)|jira|sudoku|crossword|hold music)\b/i,
    ],
    none: [OF_DESPAIR, OF_OWN_LIFE, OF_LOSS],
    forgiven: ANYTHING,
  },
  {
    example: 'I am so stupid, I put the diesel in the petrol car',
    labels: ['illegal', 'violence', 'self_harm'],
    below: SURE,
    all: [
      /\b(?:put|putting|fill(?:ed)?|pumped|poured|tanked)\b/i,
      /\bdiesel\b[^]{0,80}\b(?:petrol|benzine?|gas(?:oline)?|unleaded)\b|\b(?:petrol|benzine?|gas(?:oline)?|unleaded)\b[^]{0,80}\bdiesel\b|\bwrong (?:fuel|nozzle|pump)\b/i,
    ],
    none: [OF_ARSON, OF_BEATING, OF_DESPAIR, OF_OWN_LIFE],
  },
  {
    example: 'Can a person be allergic to their job? Rash on Monday, none on Friday',
    labels: ['violence'],
    below: SURE,
    all: [/\b(?:allerg(?:y|ies|ic)|rash(?:es)?|hives|eczema|hay ?fever)\b/i],
    none: [OF_ATTACK, OF_POISONING, OF_BEATING],
  },
  {
    // Of a job, which ends.
    example: "I need to fire someone tomorrow, he is a nice guy, he just doesn't work",
    labels: ['violence', 'illegal'],
    below: SURE,
    all: [
      /\b(?:(?:fire|firing|sack|dismiss|lay off) (?:someone|somebody|an? (?:\w+ )?(?:employee|coworker|colleague|intern|worker|waiter|cook)|one of my (?:people|team|staff)|(?:my|our) (?:\w+ )?(?:employee|intern|assistant|cook|waiter))|let (?:someone|somebody|an? employee) go)\b/i,
      /\b(?:work\w*|jobs?|employees?|team|hr|performance|notice|severance|company|boss|manager|fired|first time|kindly|contract|staff)\b/i,
    ],
    none: [OF_REPRISAL, OF_BEATING],
  },
  {
    example: 'I kick my cousin in the teeth by accident at the family party, capoeira',
    labels: ['violence'],
    below: SURE,
    all: [
      /\b(?:by accident|by mistake|accidentally)\b/i,
      /\b(?:kick|hit|elbow|punch|head ?butt|knock|smack|whack|knee|slap|broke|bump)(?:s|ed)?\b/i,
      /\b(?:capoeira|football|soccer|volleyball|basketball|tennis|badminton|hockey|handball|rugby|judo|karate|boxing|yoga|danc\w+|gym|frisbee|party|wedding|trampoline|ski(?:ing)?|paddle|racket|ball|training|practice|match)\b/i,
    ],
    none: [OF_PURPOSE],
  },
  {
    example: 'Do I tip the guy who pierced my ear?',
    labels: ['violence'],
    below: SURE,
    all: [
      /\b(?:pierc(?:e|ed|ing|ings|er)|tattoo(?:ed|s|ing|ist)?)\b/i,
      /\bmy (?:\w+ )?(?:ears?|nose|navel|lip|tongue|eyebrow|lobes?|helix|septum|arm|ankle|wrist|shoulder)\b|\b(?:studio|tip|artist|parlou?r|aftercare)\b/i,
    ],
    none: [OF_ATTACK, OF_CRUELTY, OF_BEATING],
  },
  {
    example: "I'm not drunk, you're drunk",
    labels: ['illegal'],
    below: SURE,
    all: [
      /\b(?:i['’]?m|i am) not (?:(?:that|so|even|really) )?(?:drunk|wasted|tipsy|hammered)\b/i,
      /\b(?:you['’]?re|ur|you are|u r|u are)(?: the)?(?: \w+)? (?:drunk|wasted|tipsy|hammered)\b|\b(?:ur|you['’]?re) (?:drunk|wasted|tipsy|hammered)\b/i,
    ],
    none: [OF_ATTACK, OF_DRIVING_OR_ABUSE],
  },
  {
    // A voice to speak in.
    example: "Explain the stock crash like you're my drunk uncle, please",
    labels: ['illegal'],
    below: SURE,
    all: [
      /\b(?:explain|describe|summari[sz]e|tell me about)\b[^.!?]{0,80}\b(?:like|as if|as though) (?:you['’]?re|you are|you were|ur) (?:an?|my|the) (?:drunk|tipsy|hung ?over|tired|angry|bored|grumpy|sleepy) \w+/i,
    ],
    none: [OF_CRIME],
  },
  {
    example: "What does a will cost roughly? I've got a flat and a caravan",
    labels: ['illegal'],
    below: SURE,
    all: [
      /\b(?:how (?:much|expensive)|what (?:does|do|would|is)|costs?|price|fees?)\b/i,
      /\b(?:an?|my(?: own)?|the) will(?= (?:costs?|roughly|for me|online)\b| ?[,.?!]|$)|\b(?:notar(?:y|ies)|last will|power of attorney)\b/i,
    ],
    none: [OF_FORGERY, OF_CRIME],
  },
  {
    // Things without a brand.
    example: 'kitchen knife set on a wooden magnetic bar, product photo, soft shadow',
    labels: ['copyright', 'violence'],
    below: SURE,
    all: [
      /\b(?:knife|knives|cleaver|scissors|cutlery|pans?|kettle|teapot|mugs?|vase|lamp|backpack|candle|soap|basket)\b/i,
      /\b(?:product (?:photo\w*|shots?|render)|pack ?shot|catalog(?:ue)? (?:photo|shot))\b/i,
    ],
    none: [OF_BRAND, HAS_NAME, OF_WOUND],
  },
  {
    example: 'I smell like a goat because I milk goats, no one on Hinge gets it',
    labels: ['hate'],
    below: SURE,
    all: [
      /\b(?:i|we|my (?:hands|hair|clothes|jacket|car|coat)) (?:\w+ )?(?:smell|stink|reek)s? (?:\w+ )?(?:like|of) (?:an? |the |my |wet )*(?:goats?|cows?|sheep|pigs?|horses?|fish|diesel|onions?|garlic|manure|hay|barn|stable|chickens?|milk|cheese|smoke)\b/i,
    ],
    none: [OF_GROUP, /\b(?:they|them|those)\b/i],
  },
  {
    example: 'Lads trip to Prague got canceled because lads have babies now',
    labels: ['hate'],
    below: SURE,
    all: [
      /\b(?:lads|girls|boys|guys|stag|hen)['’]?s? (?:trip|night|weekend|holiday|do|brunch)\b/gi,
    ],
    none: [OF_GROUP, OF_ATTACK, OF_BEATING],
    forgiven: ANYTHING,
  },
];
