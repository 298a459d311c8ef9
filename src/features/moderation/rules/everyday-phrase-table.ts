/** Words of despair, or of what it may lead to. */
export const OF_DESPAIR =
  /\b(?:pills?|tablets?|capsules?|meds|medication|dos(?:e|es|ed|age)|overdos\w*|bottle|whole|drugs?|poison\w*|sleeping|(?:pain|anti)\w*|die[ds]?|dying|dead|death|kill\w*|suicid\w*|hang\w*|noose|rope|jump\w*|blade|razor|knife|cut\w*|bleed\w*|blood|hurt\w*|harm\w*|goodbye|farewell|funeral|remember me|last|never|anymore|any more|alive|living|life|live|end|ending|over|gone|sorry|forgive|alone|empty|numb|hopeless|worthless|burden|nobody|no one|cry\w*|scars?)\b/i;
export const OF_DEATH =
  /\b(?:die[ds]?|dying|dead|death|kill\w*|suicid\w*|pills?|never|goodbye|farewell|sorry|forgive|forever)\b/i;
export const OF_OWN_LIFE =
  /\b(?:life|alive|living|pain|die|dying|dead|death|kill\w*|suicid\w*|pills?|everything|all of (?:it|this)|myself|hopeless|worthless|burden)\b/i;
const OF_OWN_END =
  /\b(?:wak\w+|hop(?:e|ing)|wish\w*|want\w*|liv(?:e|ing)|alive|life|ends?|ending|last|cut\w*|refus\w*|nobody|no one|point|gone|over)\b/i;
const FOR_EVER = /\bforever|\bfor good\b/i;
export const OF_ATTACK =
  /\b(?:kill|murder|strangle|stab|shoot|shot|beat|hit|hurt|gun|knife|knives|rifle|poison|burn|bomb|attack|fight|revenge|first|back|bastard|pay)\w*\b/i;
const OF_INTENT =
  /\b(?:for real|seriously|joking|kidding|mean it|how (?:do|can|could|to)|wait(?:ing)? (?:for|outside)|tonight|tomorrow|lives?|rope|cord|belt|hammer|bat|axe|hands|wire|bod(?:y|ies)|alibi|police|cops)\b/i;
const OF_CREATURE =
  /\b(?:person|people|man|men|wom[ae]n|wife|husband|ex|boss|neighbou?r\w*|him|her|them|someone|somebody|kids?|child\w*|dogs?|cats?|myself|me|crowd|bombs?|gun|meth|sell|police|cops|evidence|bod(?:y|ies)|traces?)\b/i;
const OF_PERSON =
  /\b(?:she|he|her|his|him|ex|wife|husband|girlfriend|boyfriend|lives?|home|works?|boss|coworker|owner|waitress|waiter|girl|guy|woman|man|follow\w*|stalk\w*)\b/i;
const OF_SEARCH =
  /\b(?:find|look\w*|search\w*|tell|give|get|show|check|track\w*|follow\w*|trace|locate|address|street|number|house|map|gps|need|want|drive|visit|help|block\w*|restraining|order|out|please|pls|can|could)\b/i;
const OF_BREAK_IN =
  /\b(?:hack\w*|crack\w*|break\w*|bypass\w*|get (?:in|into|around|past)|steal\w*|disable|without (?:her|him|them|anyone)|someone|somebody|her|his|their|dark ?web|hide|illegal\w*)\b/i;
export const OF_GROUP =
  /\b(?:people|person|wom[ae]n|men|man|girls?|boys?|guys?|folks?|humans?|races?|immigrants?|migrants?|refugees?|foreigners?|jew\w*|muslim\w*|islam\w*|christian\w*|hindu\w*|black\w*|white\w*|asian\w*|african\w*|arab\w*|indian\w*|mexican\w*|latin\w*|chinese|turk\w*|pol(?:es|ish)|gyps\w+|roma|gay\w*|lesbian\w*|queer\w*|trans\w*|homo\w*|disabled|autistic|cripples?|ones|kind|kill\w*|gas|deport\w*|lynch\w*|country|countries|nation|neighbou?rhood|scum|vermin|breed\w*|who|eaters?|go(?:ing)? back|c[ao]me from|belong|invad\w*|tak(?:e|ing) over|their (?:god|religion|skin|mosques?|churches|synagogues?))\b/i;
const OF_REALITY =
  /\b(?:boss|neighbou?rs?|coworkers?|colleagues?|teachers?|schools?|office|wife|husband|ex|mother|father|mom|dad|police|cops?|irl|real life|for real|my (?:sister|brother|roommate|landlord)|address|tonight at)\b/i;
const MAKES =
  /\b(?:you|u|your|draw|make|create|generate|picture|photo|pic|image|video|be|play|act|pretend|clone|swap)\b/i;
/** All matches within the phrase are ignored. */
export const ANYTHING = /[^]+/g;

/** An everyday phrase that resembles a harm. */
export interface EverydayPhrase {
  example: string;
  /** Labels of the classifier whose score does not count. */
  labels: readonly string[];
  /** Rules that do not count either. */
  rules?: readonly string[];
  /** Every one occurs. */
  all: readonly [RegExp, ...RegExp[]];
  /** None occurs. */
  none: readonly RegExp[];
  /**
   * Words for which `none` is not checked if the first of `all` contains them; that expression is
   * then global.
   */
  forgiven?: RegExp;
  /** Holds below this score only. */
  below?: number;
  /** The turn before may have the words, too. */
  withTurn?: true;
}

export const EVERYDAY_PHRASES: readonly EverydayPhrase[] = [
  {
    example: 'I took this by the lake this morning',
    labels: ['self_harm'],
    all: [
      /\b(?:took|taken|snapped|captured) (?:this|these|a (?:few|couple))\b|\b(?:here(?:['’]s| is| are)|look at|sen(?:t|d|ding) you) .{0,20}\b(?:photo|picture|pic|selfie|snapshot)s?\b/i,
    ],
    none: [OF_DESPAIR],
  },
  {
    // Such a question may end in words that otherwise may mean death.
    example: 'Will you miss me when I am gone on Monday?',
    labels: ['self_harm'],
    all: [
      /\b(?:do|did|will|would|are|won'?t|don'?t) (?:you|u) (?:\w+ ){0,3}(?:miss(?:ed|ing)? me|(?:be|stay) (?:here|there|around|up)|wait(?: up)? for me|lonely|bored|sad|think(?:ing)? (?:of|about) me)(?: \w+){0,2}?(?: (?:when|while|whenever|until|till|after) i(?:['’]?m|(?: a| wa)s?m?)?(?: \w+){1,4})?\s*(?:[?.!]|$)/gi,
    ],
    none: [OF_DESPAIR, FOR_EVER],
    forgiven: /\b(?:gone|over|sleeping|alone)\b/gi,
  },
  {
    example: 'I wish I could stop time right now',
    labels: ['self_harm'],
    all: [
      /\b(?:stop|freeze|pause|slow(?: down)?|turn back) (?:the )?(?:time|clocks?)\b|\bmoment (?:to )?(?:last|never end)/gi,
    ],
    none: [OF_DESPAIR],
    forgiven: ANYTHING,
  },
  {
    // Someone who will return is not saying a final goodbye.
    example: 'Do you read my messages when I come back?',
    labels: ['self_harm'],
    rules: ['self_harm.farewell'],
    all: [
      /(?:\b(?:when|until|till|once|before|after|if) (?:i|im|i['’]m) (?:come|get|am|be|return|log|go)?\s*(?:back|home|return|online)\b)|(?:\b(?:good)?bye,? (?:\w+,? )?(?:until|till|til|for now|for today|see you)\b(?! (?:heaven|the other side|the next life)))/gi,
    ],
    none: [OF_DEATH],
    forgiven: /\b(?:good)?bye\b/gi,
  },
  {
    // A thing that ends anyway.
    example: "I've had enough of winter, I want it to end",
    labels: ['self_harm'],
    rules: ['self_harm.wish_to_die'],
    all: [
      /\b(?:winter|summer|autumn|rain|snow|heat ?wave|heat|cold|weather|weekend|week|monday|meetings?|lectures?|class|semester|exams?|conference|shift|flight|queue|traffic|commute|diet|season|series|movie|film|game|strike|construction|renovation|election|lockdown|cold|flu|hiccups|homework|overtime|project)\b/i,
      /\b(?:want|need|wish|hope|waiting|can['’]?t wait)\b.{0,12}\b(?:it|this|that) (?:to (?:end|stop|be over)|(?:would|will) (?:end|stop)|ends|stops|were over|was over)\b/i,
    ],
    none: [OF_OWN_LIFE],
  },
  {
    // Who is afraid of surgery wants to live.
    example: "I'm going under the knife on Friday, new knee, I'm afraid",
    labels: ['self_harm'],
    all: [
      /\b(?:under the knife|surgery|operation|operated on|an(?:a)?esthe\w+|root canal|colonoscopy|biopsy|hip replacement|new (?:knee|hip))\b/i,
    ],
    none: [OF_DEATH, OF_OWN_END],
  },
  {
    // Bad luck, comparisons and unfair chores: complaints of every day.
    example: 'Nothing ever goes right for me',
    labels: ['self_harm'],
    all: [
      /\b(?:nothing|everything) (?:ever |always |just |only )*(?:goes|works|went|turns out|gets) (?:right|wrong|well|to plan|my way)\b|\bcompar(?:e|ing) myself (?:to|with)\b|\b(?:nobody|no one) (?:here |else |ever )*(?:does|helps|cleans|cooks|washes|lifts) (?:anything|a thing|a finger)\b|\b(?:i|i['’]?m the one who) (?:always |just |still )?(?:end(?:s|ed)? up|am) doing (?:all of it|all|everything|it all|the \w+)\b/gi,
    ],
    none: [OF_DESPAIR, OF_OWN_LIFE],
    forgiven: /\b(?:myself|everything|all of it|all|nobody|no one|end up)\b/gi,
  },
  {
    // Of a business, which is public.
    example: "What's the number of the pizzeria on Station Street?",
    labels: ['privacy'],
    all: [
      /\b(?:(?:phone )?number|address|opening (?:hours|times)|hours|menu|phone|website)\b (?:of|for|to) (?:the |a |an |our |my )?(?:[\w'’]+ ){0,2}(?:pizz\w+|domino['’]?s|mcdonald['’]?s|restaurants?|takeaway|takeout|diner|caf[eé]|shop|store|supermarket|pharmacy|drugstore|dentist|clinic|hospital|vet|bank|library|hotel|station|bakery|cinema|theater|museum|gym|garage|salon|barber|hairdresser|post office|city hall|airport|taxi|plumber|school)\b/i,
    ],
    none: [OF_PERSON],
  },
  {
    // Wonders, without asking anyone to find out.
    example: 'Where does my ex live now? I wonder sometimes',
    labels: ['privacy'],
    rules: ['privacy.personal_data_sought'],
    all: [
      /\b(?:where|what city|which city) (?:does|do|is|are|did) (?:my|our|that) (?:\w+ ){0,3}(?:live|living|move|end up)\b|\bwhere (?:my|our|that) (?:\w+ ){0,3}(?:lives?|moved|ended up)\b/i,
      /\b(?:i|i['’]?m) (?:\w+ ){0,2}(?:wonder(?:ing|ed)?|ask(?:ing)? myself)\b/i,
    ],
    none: [OF_SEARCH],
  },
  {
    example: 'Which password manager is good for an old man?',
    labels: ['illegal'],
    all: [
      /\b(?:password managers?|antivirus|two[- ]factor|2fa|ad ?blocker|firewall|vpn|forgot my (?:own )?password|smoke detector|burglar alarm|alarm system)\b/i,
    ],
    none: [OF_BREAK_IN],
  },
  {
    // Pests, which one may kill.
    example: 'How do I kill the weeds between the stones?',
    labels: ['illegal', 'violence'],
    all: [
      /\b(?:kill\w*|get(?:ting)? rid of|destroy\w*|poison\w*|exterminate|burn|remove) (?:off )?(?:the |these |those |all |my |some |this |that )*(?:weeds?|ants?|ant hills?|moss|slugs?|snails?|mou?ld|mildew|fleas?|ticks?|moths?|mosquito(?:e?s)?|flies|aphids?|bed ?bugs?|(?:cock)?roach(?:es)?|wasps?|bacteria|germs?|dandelions?|nettles?|ivy|thistles?|lice|algae|termites?|stumps?|crabgrass|brambles?)\b/i,
    ],
    none: [OF_CREATURE],
  },
  {
    example: 'How do I get a blood stain out of the carpet, I dropped the steak',
    labels: ['illegal'],
    all: [
      /\b(?:blood|red|wine) ?stains?\b|\bblood (?:out of|off|from)\b/i,
      /\b(?:steaks?|meat|liver|nose ?bleeds?|period|tampon|mattress|shav\w+|paper cut|knee|wine|beets?|beetroot|berries|jeans|fish)\b/i,
    ],
    none: [OF_CREATURE],
  },
  {
    // People who talk about their own group are rarely hostile to it.
    example: 'As a gay man I find it hard to come out at work',
    labels: ['hate'],
    all: [
      /\b(?:as an?|i['’]?m|i am)(?: an?)? (?:proud )?(?:gay|lesbian|bi(?:sexual)?|trans(?:gender)?|queer|black|asian|latin[ao]|mexican|indian|african|arab|turkish|muslim|jewish|jew|hindu|disabled|deaf|blind|autistic|immigrant|refugee)\b/i,
    ],
    none: [],
    below: 0.9,
  },
  {
    // Food, weather, and things that annoy everybody.
    example: "They're disgusting, I'd ban olives from every kitchen",
    labels: ['hate'],
    all: [
      /\b(?:sprouts?|pizzas?|pineapples?|olives?|mushrooms?|onions?|garlic|cheese|broccoli|cabbage|spinach|liver|anchov\w+|coriander|cilantro|raisins?|marzipan|licorice|liquorice|vegetables?|food|dish(?:es)?|coffee|tea|soup|eggs?|kitchens?|rain|winter|weather|mondays?|alarm clocks?|mosquito(?:e?s)?|wasps?|slugs?|pigeons?|seagulls?|spiders?|leaf blowers?|scooters?|crocs|socks|ads|commercials|pop[- ]?ups|traffic jams?|meetings|spreadsheets?|printers?|emails?|umbrellas?)\b/i,
    ],
    none: [OF_GROUP],
    withTurn: true,
  },
  {
    // Said of oneself, it threatens nobody.
    example: 'My brother is going to kill me, I scratched his car',
    labels: ['violence'],
    all: [
      /\b(?:is|are|will|would|gonna|going to|['’](?:s|ll|re)) (?:\w+ ){0,3}(?:kill|murder|strangle|skin) (?:me|us)\b/gi,
    ],
    none: [OF_ATTACK],
    forgiven: ANYTHING,
  },
  {
    example: "I hope he doesn't get hit by a car",
    labels: ['violence'],
    all: [
      /\bhope (?:\w+ ){1,3}(?:does ?n['’]?o?t|do ?n['’]?o?t|wo ?n['’]?t|will not|never) (?:get|gets|be|end up) (?:hit|hurt|shot|stabbed|beaten|attacked|killed)\b/gi,
    ],
    none: [OF_ATTACK],
    forgiven: ANYTHING,
  },
  {
    // Nobody is killed with such a thing.
    example: 'I could strangle him with his own lease',
    labels: ['violence'],
    rules: ['violence.threat'],
    all: [
      /\b(?:strangle|throttle|choke|smother|kill|murder|beat|hit|slap|smack|club|stab|bury|drown) (?:him|her|them|someone|somebody|(?:my|the|this|that|our) (?:\w+ ){0,2}\w+) (?:to death )?(?:with|in|under) (?:(?:his|her|their|my|our|the|that|this|these|those|all|own|a|an|stupid|damn|silly|whole) ){1,4}(?:leases?|contracts?|paperwork|forms?|spreadsheets?|e?mails?|memos?|invoices?|receipts?|manuals?|powerpoints?|slides?|agendas?|calendars?|to[- ]do lists?|rule ?books?|coupons?|puns?|post[- ]its?|sticky notes?|feathers?|breadsticks?|baguettes?|noodles?|spaghetti|teabags?|tofu)\b/gi,
    ],
    none: [OF_ATTACK, OF_INTENT],
    forgiven: ANYTHING,
  },
  {
    // First names that are verbs, too.
    example: 'rob and i have the same shift, i mean my buddy rob',
    labels: ['violence'],
    all: [
      /\b(?:my|our) (?:\w+ )?(?:buddy|friend|mate|pal|brother|cousin|uncle|coworker|colleague|roommate|boss|neighbou?r) (?:rob|chuck|lance|chase|hunter|buck)\b|\b(?:rob|chuck|lance|chase|hunter|buck) and (?:i|me)\b|\b(?:i|me) and (?:rob|chuck|lance|chase|hunter|buck)\b/i,
    ],
    none: [OF_ATTACK, /\b(?:banks?|stores?|shops?|houses?|homes?|old|steal\w*|money|cash)\b/i],
  },
  {
    // A fight with creatures of fantasy.
    example: "*rolls under the ogre's club and stabs his foot* now, elf, shoot him!",
    labels: ['violence'],
    all: [
      /\b(?:ogres?|orcs?|goblins?|trolls?|dragons?|wyverns?|griffins?|hydras?|krakens?|giants?|golems?|demons?|liches|lich|wraiths?|ghouls?|skeletons?|zombies|werewol(?:f|ves)|dwar(?:f|ves)|elf|elves|paladins?|necromancers?|basilisks?)\b/i,
      /\*[^*]{4,}\*/,
    ],
    none: [OF_REALITY],
  },
  {
    // Someone who is neither role-played nor drawn.
    example: 'My neighbor looks like Brad Pitt',
    labels: ['real_person'],
    all: [
      /\b(?:my|our) (?:\w+ )?(?:neighbou?r|boss|brother|sister|mom|mum|mother|dad|father|uncle|aunt|cousin|coworker|colleague|friend|teacher|dentist|doctor|landlord|roommate|ex|son|daughter|barber|mailman) (?:\w+ ){0,2}look(?:s|ed) (?:\w+ ){0,2}like\b/i,
    ],
    none: [MAKES],
  },
];
