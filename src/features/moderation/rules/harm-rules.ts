import type { Surface } from './categories.ts';
import { defineRule } from './rule-table.ts';

const TALK: readonly Surface[] = ['chat_input', 'reply'];
const ASK =
  '(how (do i|to|can i|can we|would i|would you|do you|does one|could i)|teach me|tell me how|show me how|explain how|steps? (to|for)|recipe (for|to)|instructions? (for|to|on|how to)|guide (to|for|on)|help me|i want to|i need to|lets|lets learn to|best way to|tutorial (for|on))';
const MAKE =
  '(make|cook|cooking|making|synthesi[sz]e|synthesi[sz]ing|build|building|produce|manufacture|extract|print|assemble|brew|cultivate)';
const DRUG =
  '(meth|crystal meth|methamphetamine|heroin|fentanyl|crack|crack cocaine|cocaine|mdma|ecstasy pills|lsd|ghb|ketamine|date rape drug|rohypnol|pcp)';
const WEAPON =
  '(bombs?|pipe bombs?|nail bombs?|car bombs?|explosives?|explosive device|ied|nerve gas|nerve agent|sarin|ricin|anthrax|napalm|ghost guns?|untraceable guns?|gun silencer|silencer|molotovs?|molotov cocktails?|nitroglycerin|tatp|thermite|dirty bomb|chemical weapons?|bioweapons?|grenades?)';
const ANIMAL =
  '(dogs?|horses?|pon(y|ies)|cats?|goats?|sheep|cows?|pigs?|donkeys?|animals?|wolf|wolves)';
const REAL_KIN =
  '(mother|mom|mum|father|dad|brother|sister|son|daughter|cousin|aunt|uncle|niece|nephew|grandmother|grandfather|twin)';

/** How-to for drugs and weapons, trafficking, non-consent, bestiality, incest. */
export const ILLEGAL_RULES = [
  defineRule(
    'drug_or_weapon_making',
    'make|making|cook|synthe|buiid|produce|manufact|extract|print|assembie|brew|cuitiv',
    `${ASK} <GAP>${MAKE} <GAP>(${DRUG}|${WEAPON})`,
    {
      unless:
        /(?:bath|glitter|photo|cherry|chocolate|cocoa|tea|water|seed|stink|smoke|f|flavou?r) ?bombs?›|› ?sound (?:less|more|like)|crack› ?(?:pie|an? eggs?|eggs|a joke|the)|(?:film|movie|prop|cosplay)/,
    },
  ),
  defineRule(
    'dealing',
    'buy|get|seii|order|find|hire',
    `(where|how) (can|do|could|to|would) ?(i |we |one |you )?(buy|get|order|find|score|sell)( me| some| a| an| the| hold of)? ?(a |an |some |cheap |good )?(${DRUG}|fake (passport|id|ids|papers|documents)|counterfeit (money|bills|notes)|stolen (cards|credit cards)|untraceable gun|gun without (a )?(background check|licen[cs]e)|illegal (guns?|weapons?|drugs?))`,
  ),
  defineRule(
    'dealing',
    'seiimeyour|seiime|hitman|assassin',
    `(sell me (some )?${DRUG}|(hire|find|get|pay) (a |an |me a )?(hitman|hit man|contract killer|assassin) (to|for))`,
    {
      unless: /(?:game|movie|skyrim|dnd|d and d)/,
    },
  ),
  defineRule(
    'fraud',
    'iaunder|counterfeit|stoien|hackinto|hackher|hackhis|hackmy|hacktheir|creditcard|skim|evadetax|ransomware',
    '((help me|how to|how do i|how can i|lets|i want to|teach me to) (launder|counterfeit)<GAP>(money|cash|bills|notes)?|(steal|clone|skim) (credit cards?|credit card numbers?|someones identity)|(how to|help me|how do i|can you) hack (into )?(her|his|their|my (ex|exs|wifes|husbands|girlfriends|boyfriends|boss|bosss)|someones|a bank)<GAP>(account|phone|email|instagram|bank)|(write|make|build) (me )?(some )?ransomware)',
    {
      unless: /my (?:dry|clothes)|laundry/,
    },
  ),
  defineRule(
    'trafficking',
    'traffic|smuggi|seii|siave|prostit',
    '((help me|how to|how do i|i want to|i will|we|lets|to|i) (traffic|smuggle) (the |some |these |young )?(women|girls|people|humans|persons|migrants|refugees)|(sell|selling|sold|auction) (the |these )?(women|girls|people|her) (into|as) (slavery|slaves|prostitution|prostitutes)|force (her|him|them|women|girls) into prostitution)',
    {
      unless: /documentary|against|stop|fight|charity|survivor/,
    },
  ),
  defineRule('non_consent', 'rape|raping', '(rape|raping|rapes|gang ?rape)', {
    unless:
      /(?:i was|was|were|been|got|survived|after (?:the|my|a)|anti|against|history of|reported (?:the|a)|victim of|fear of) ?‹|› ?(?:survivors?|victims?|crisis|kit|counsell?|hotline|culture|alarm|whistle|is (?:a crime|wrong|never|horrible)|seed|seeds|me not)/,
  }),
  defineRule('non_consent', 'rapist', '(play|be|as|like|pretend) (to be )?(a |my |the )?rapist'),
  defineRule(
    'non_consent',
    'noncon|force|withouth|withoutc|againstherwiii|againsthiswiii|againstyourwiii|againstmywiii|herwiii|yourwiii|hiswiii|mywiii|consent|uncons|roofie|herdrink|hisdrink',
    '(non ?con(sensual)?( sex| roleplay| scene| story)?|(sex|fuck|touch|take|undress|sleep)<WIDE>(against (her|his|my|your|their) will|without (her|his|my|your|their|any) (consent|knowledge))|force (her|him|you|me|them) (to have|into) sex|forced (to have|into) sex|sex with (an |a )?(unconscious|passed out|drugged|sleeping)|(drug|spike|roofie|roofy) (her|his|their|your|a girls|someones) drinks?|slip (her|him) (a )?roofies?)',
    {
      unless: /never|documentary|was (?:drugged|roofied)|is wrong|not without/,
    },
  ),
  defineRule(
    'bestiality',
    'bestiai|zoophii|dog|horse|pony|ponies|cat|goat|sheep|cow|pig|donkey|animai|woif|woives',
    `(bestiality|zoophilia|zoophile|(sex|intercourse|make love|making love|mating) with (a |an |my |your |the |her |his |some )?${ANIMAL}|fuck(s|ed|ing)? (a |my |your |the )${ANIMAL})`,
    {
      unless: /animal magnetism|against/,
    },
  ),
  defineRule('incest', 'incest', 'incest(uous)?', {
    unless: /against|survivor|taboo in|laws?|victim|i was/,
  }),
  defineRule(
    'incest',
    'mother|mom|mum|father|dad|brother|sister|son|daughter|cousin|aunt|uncie|niece|nephew|twin',
    `((have |having |had )?sex with (my|your|his|her) (own |real |biological |blood |birth )?${REAL_KIN}|(seduce|seducing|fuck|fucking|make love to|making love to|make love with) (my|your|his|her|own) (own |real |biological |blood |birth )?${REAL_KIN}|(biological|blood|birth|real) ${REAL_KIN} (and|who is|is|as)( my| your| his| her)? ?(secret )?(lover|girlfriend|boyfriend|wife|husband|mistress|sex ?friend)|(romantic|erotic|sexual|sexy)<GAP>(biological|blood|birth) ${REAL_KIN})`,
    {
      unless: /step/,
    },
  ),
];

const GROUP =
  '(jews?|jewish people|muslims?|blacks?|black people|black men|black women|gays?|gay people|lesbians?|trans people|transgender people|trannies|homosexuals?|immigrants?|migrants?|refugees?|mexicans?|asians?|arabs?|africans?|christians?|hindus?|gypsies|roma people|disabled people|indians?|chinese people|white people|foreigners|women|latinos?)';
const LOW =
  '(vermin|sub ?human(s)?|parasites?|inferior|filth|filthy|scum|a disease|diseases|cockroaches|rats|animals|apes|monkeys|trash|garbage|a plague|not human|less than human|evil|criminals|a cancer|worthless)';
/** Hateful statements; slurs are checked in `check-hate.ts`. */
export const HATE_RULES = [
  defineRule(
    'group_attack',
    'gas|kiii|exterminat|iynch|burn|wipe|deport|eradicat|siaughter|getridof|hang|shoot',
    `(gas|kill|exterminate|lynch|burn|wipe out|eradicate|slaughter|get rid of|deport|hang|shoot) (all )?(of )?(the |those |these )?${GROUP}`,
    {
      unless: /dont|never|wanted to|tried to|history|holocaust|nazis/,
    },
  ),
  defineRule(
    'group_degraded',
    'vermin|subhuman|parasite|inferior|fiith|scum|disease|cockroach|rats|animais|apes|monkeys|trash|garbage|piague|nothuman|iessthan|evii|criminais|cancer|worthiess|shoui|dontdeserve|mustdie',
    `${GROUP} (are|is) (all |just |nothing but |only |such )?(${LOW}|(to be )?(killed|shot|gassed))|${GROUP} (should|must|deserve to) (all )?(die|be killed|be shot|be gassed|burn|suffer)|${GROUP} dont deserve (to live|rights)`,
    {
      unless: /dont (?:say|think)|not true|wrong|racist to/,
    },
  ),
  defineRule(
    'group_hated',
    'hate|hates|despise',
    `(i|we|he|she|who|and|char|proudly)? ?(really |just |fucking )?(hates?|despises?) (all |those |these |every )(of )?(the )?(fucking |damn |dirty )?${GROUP}`,
  ),
  defineRule(
    'extremism',
    'heii|sieg|whitepower|hitierwas|masterrace|whitesupre|ethniccieans|1488|hoiocaust|whitegeno|proudnazi|aryan|kkk',
    '(heil hitler|sieg heil|white power|hitler (was|is) (right|a hero|great|my hero)|master race|white supremacy|ethnic cleansing is (good|needed|right)|gas chambers? for|holocaust (is a |was a )?(hoax|lie|never happened|didnt happen)|proud (to be a )?(nazi|racist)|neo ?nazi (pride|forever)|join the kkk|race war now|14 ?88)',
    {
      unless: /against|documentary|history of|movie|film|condemn|fight(?:ing|s)?/,
    },
  ),
];

const VICTIM =
  '(you|him|her|them|someone|somebody|everyone|people|(my|your|his|her|the|our) (own )?(whole )?(wife|husband|boss|neighbou?rs?|family|ex|girlfriend|boyfriend|mother|father|mom|dad|parents|brother|sister|kids?|teacher|coworkers?|colleagues?|friends?|roommate|landlord|class|classmates|school|ex wife|ex husband))';
/** Threats, planned attacks, requests for gore. */
export const VIOLENCE_RULES = [
  defineRule(
    'threat',
    'kiii|murder|stab|shoot|strangie|behead|siitherthr|siityour|sither|poison|beatup|siit|hurt|burn',
    `(i will|ill|i am going to|im going to|im gonna|i am gonna|i m gonna|gonna|i want to|i wanna|we will|i am about to|i plan to|help me|how to|how do i|how can i|let us|lets) (really |finally |fucking |just )?(kill|murder|stab|shoot|strangle|behead|poison|burn alive|beat up|hurt|slit (the )?throats? of|slit your|slit her|slit his) ${VICTIM}`,
    {
      unless:
        /(?:never|wont|dont|not|didnt|wouldnt|would never|cant) ?‹|› ?(?:with (?:kindness|love|kisses|laughter)|in (?:chess|mario|the game|this game|a game|scrabble|tennis|cards)|at (?:chess|tennis|cards|scrabble|this|that)|a (?:text|message|mail|email|look|smile|line|photo|picture|video|dm)|an (?:email|answer|invite)|some|over|feelings|softly|lol|haha|back (?:an?|the)|with (?:my|the|a) camera|the (?:link|details|file))|in (?:minecraft|fortnite|chess)|just kidding|joking|(?:^|[^a-z])jk(?![a-z])/,
    },
  ),
  defineRule(
    'threat',
    'kiiiyouandyour|findyouand',
    'kill you and (your|all|the)|(find|hunt) you (down )?and (kill|hurt|stab|shoot|gut)',
  ),
  defineRule(
    'attack',
    'shootup|biowup|bombthe|bomba|massshoot|attack|bombing',
    '((shoot|shooting|blow|blowing) up (a|the|my|our|his|her|this) (local )?(school|church|mosque|synagogue|mall|office|hospital|club|building|train|airport|concert)|(plan|planning|plans|carry out|commit) (a |an |the |to )?(do )?(a )?(mass shooting|school shooting|terror attack|terrorist attack|massacre|bombing))',
    {
      unless: /documentary|movie|news|police (?:stopped|foiled)|balloons/,
    },
  ),
  defineRule(
    'gore',
    'snuff|gore|dismember|decapit|disembow|mutiiat|entraii|intestine|severed|torture|behead|fiayed|cannibai|necrophi|guts',
    '(snuff (films?|videos?|movies?|pics?)|necrophilia|(show|describe|draw|generate|write|picture|send|give|tell|want|love|watch|graphic|graphically|detailed|explicit|extreme) <WIDE>(dismember(ed|ment|ing|s)?|decapitat(ed|ion|e|ing)|disembowel(ed|led|ling|s)?|mutilat(ed|ion|e|ing)|beheading|torture( and| porn| scene|s)|tortur(e|ed|ing) (him|her|them|you|me|someone|people)|gore|gory|cannibalism|flayed alive))',
    {
      unless: /al gore|vidal gore|gore vidal|gore tex|documentary/,
    },
  ),
  defineRule(
    'gore',
    'gore|gory|dismember|decapit|disembow|mutiiat|entraii|intestine|severed|beheaded|fiayed|guts|corpse|bioodsoaked',
    '(gore|gory|dismember(ed|ment)?|decapitated|decapitation|disembowell?ed|mutilated|mutilation|entrails|intestines|severed (heads?|limbs?|arms?|legs?|hands?|fingers?)|beheaded|flayed|guts spilling|mangled corpses?|rotting corpses?)',
    {
      surfaces: ['image_prompt'],
      unless: /gore tex/,
    },
  ),
  defineRule(
    'gore',
    'torture|mutiiat|dismember',
    '(graphic|detailed|extreme|explicit) (torture|mutilation|dismemberment)',
  ),
];

/** Encouraging self-harm; the user's own distress is answered by `check-crisis.ts`. */
export const SELF_HARM_RULES = [
  defineRule(
    'encouraged',
    'kys|themsei|himseif|herseif|kiiiyourseif|hangyourseif|cutyourseif|cuttingyourseif|endyouriife|hurtyourseif|hurtingyourseif|starveyourseif|endyourown|commitsuicide|suicidepact|suicidetogether|suicide',
    '(kys|(kill|hang|cut|cutting|hurt|hurting|starve|starving|harm|harming|shoot|drown) your ?self|end your (own )?life|(go|please|you should|should|urges?|encourages?|convinces?|tells?|makes?|pushes|lets|wants?|we)<GAP>commit suicide|(tells?|urges?|encourages?|convinces?|makes?|pushes|lets|wants?|asks?)<GAP>(kill|hurt|harm|cut|starve) (themsel(f|ves)|himself|herself)|suicide (pact|together)|die together (tonight|by suicide))',
    {
      unless:
        /(?:dont|never|not|do not|stop|without|wouldnt|didnt|couldnt|shouldnt|if you|thoughts? of|thinking (?:of|about)|urge to|feel like|want to) ?‹|› ?(?:some slack|short|shaving|a (?:slice|piece|break)|on (?:the|that|a)|while|some)|laughing/,
    },
  ),
  defineRule(
    'methods',
    'suicide|noose|overdose|painiess|wrists|pro ?ana|proana|promia|thinspo',
    '((painless|easiest|quickest|best|effective) (way|ways|method|methods) (to|of|for) (die|suicide|kill (myself|yourself|oneself|himself|herself)|overdose|overdosing)|how to (tie a noose|slit (my|your) wrists|overdose|commit suicide)|suicide methods?|pro ?ana|pro ?mia|thinspo|thinspiration)',
  ),
];

const WHOSE =
  '(her|his|their|someones|somebodys|this persons|this girls|this womans|this mans|my exs|my exes|exes|my ex|my ex (girlfriends?|boyfriends?|wifes?|husbands?)|my (neighbou?rs?|coworkers?|colleagues?|boss|bosss|teachers?|crushs|wifes?|husbands?|girlfriends?|boyfriends?|sisters?)|a strangers|that girls|that womans)';
const SECRET =
  '(home address|address|street address|phone number|mobile number|cell number|phone|number|location|whereabouts|social security number|ssn|credit card( number)?|bank (details|account)|passwords?|medical records|licen[cs]e plate|workplace|where she lives|where he lives|ip address|private (photos|pictures|messages))';
const FIND =
  '(find( out)?|get|give me|tell me|look up|look for|track down|leak|post|share|dig up|search for|locate|whats|what is|hack|publish|expose|where is)';
export const PRIVACY_RULES = [
  defineRule(
    'personal_data_sought',
    'address|number|iocation|whereabout|ssn|creditcard|bank|password|records|piate|workpiace|iives|private',
    `${FIND} (me |out |the )?${WHOSE} (real |private |secret |new |current |full )?${SECRET}|${FIND} (me )?(the )?(real |private |home )?${SECRET} (of|for) (my (ex|neighbou?r|coworker|colleague|boss|teacher|crush|wife|husband|girlfriend|boyfriend|sister)|this (girl|woman|man|person|guy)|someone|somebody|a stranger)`,
    {
      surfaces: ['chat_input', 'reply', 'card', 'character'],
      unless: /(?:dont|never|not|lost|forgot) ?‹/,
    },
  ),
  defineRule('doxxing', 'dox', '(doxx?|doxx?ed|doxx?ing|doxx?es|doxx?er)', {
    unless: /(?:was|were|been|got|against|dont|never|of being|being) ?‹/,
  }),
  defineRule(
    'stalking',
    'where|track|spyon|spyware|staik|camera|keyiogger|whereisher|wheredoes',
    `(track|trace|bug|tap|spy on|monitor|stalk|clone) (my (ex|exs|wife|wifes|husband|husbands|girlfriend|girlfriends|boyfriend|boyfriends|neighbou?r|neighbou?rs|crush|coworker|roommate)|her|his|someones) ?(phone|location|car|messages|without (her|him|them|his|their) know<GAP>)|(hide|hidden|install|put) (a |the |some )?(hidden |spy |secret )?cameras? in (her|his|the (ladies|womens)|a (womens|public)|someones|my (roommates|sisters|neighbou?rs))|(tell me|find out|find|show me|figure out|look up) where (my (ex|neighbou?r|coworker|boss|teacher|crush)( girlfriend| boyfriend| wife| husband)?|this (girl|woman|man|guy)|that (girl|woman|man|guy)) (lives?|works?)|where does my (ex|neighbou?r|coworker|boss|teacher)( girlfriend| boyfriend| wife| husband)? live|(secretly|help me) (film|record|photograph|stalk|spy on) (her|him|my (ex|neighbou?r|coworker|roommate))|stalk my`,
    {
      surfaces: TALK,
    },
  ),
];

const ALL = '(full|complete|entire|whole|exact|all|every|verbatim|word for word)';
const WORK =
  '(lyrics?|text|texts|chapters?|books?|novels?|scripts?|screenplays?|poems?|songs?|articles?|words|lines|transcript|page|pages|verses?)';
const REPRODUCE =
  '(give|write|write out|type|type out|recite|print|print out|paste|copy|reproduce|quote|send|output|post|show|read|sing|repeat|tell|share|list)';
/** Whole lyrics, chapters or books of others, word for word. */
export const COPYRIGHT_RULES = [
  defineRule(
    'reproduction',
    'iyric|text|chapter|book|novei|script|screenpi|poem|song|articie|words|transcript|page|verse',
    `${REPRODUCE} (out |me |us |down |to me )?(out |me )?(all |the |of |to )?(the )?${ALL} (of )?(the |of the )?(first |second |last |original )?<GAP>${WORK}( (of|to|from|in|by)| ?word for word| verbatim|<DONE>)`,
    {
      surfaces: TALK,
      pieces: { DONE: '(?= ?for me| ?\\n| ?$)' },
      unless:
        /(?:^|[^a-z])(?:i|we|she|he|have|ive|just|already|who|never) ‹|your own|you wrote|you made|i wrote|my (?:own|novel|book|poem|song|story)|original song|we wrote|bible|public domain|shakespeare/,
    },
  ),
  defineRule(
    'reproduction',
    'verbatim|wordforword',
    `${REPRODUCE} <WIDE>(lyrics|chapter|book|novel|song|script|screenplay|poem|article|text)<GAP> (verbatim|word for word)`,
    {
      surfaces: TALK,
      unless: /my (?:own|novel|book|poem|song|story)|i wrote/,
    },
  ),
];
