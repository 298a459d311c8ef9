import type { HarmTable } from '../frames/harm-table.ts';

const SPEECH = ['chat_input', 'reply'] as const;
const DESCRIBING = ['character', 'card', 'image_prompt'] as const;

/** Asking how to commit a crime, intending it, or offering help with it. */
export const ILLEGAL_PLEAS: HarmTable = {
  category: 'illegal',
  words: {
    ASIDE: `
      please, pls, plz, for me, tonight, asap, with me, this weekend, tomorrow, right now, and
      i need, i need (help|ideas|a plan|tips|advice|to know), any
      (ideas|tips|advice|suggestions|tricks|pointers), how do i (start|begin|do it|go about
      it), whats the (trick|best way|plan|move|safest way), what do i (need|do), where do i
      (start|begin)`,
  },
  rules: [
    {
      name: 'crime_asked',
      surfaces: SPEECH,
      frames: `
        PLEA ... DEED
        DEED . . . . . . . UNSEEN
        DEED . . . . . . . ASIDE
        ^ ADVERB? please? DEED
        PLEA ... FRAUD_CLEAR
        UNSEEN ... DEED
        my|a|the|our . dude|guy|man|friend|plug|cousin|buddy|dealer|boy|homie . . sells|sell|selling|got|deals|moves . . . . GOODS_WORD
        DEED ... how|what|whats|which|where|who|when|can|could|should|will|is . do|i|you|the|would|tools|we|it|best|fastest|easiest|to|they|u|safe|way|kind|story|time
        DEED . . $
      `,
      except: `
        no way . . . . . DEED
        what|whats does|is|do|exactly|even? . . . DEED . . mean|means|even|exactly
        what . is|are|does . . . CRIME_TRADE
        how . does|do|did|is . law|police|court|people? . . . CRIME_TRADE|scam|scams . . work|works|happen|define|$
        how does the law
        sounds|looks|thats|its|it|that|is|was|be|obvious|total|like . . a|an|the? . scam|scams|fraud|phishing|robbery|blackmail
        my . son|daughter|kid|brother|sister|nephew|grandson|teen ADVERB? forged|faked|stole|hacked|got|was|is
        the|about|of|against|on|a|in|my|his|for . . CRIME_TRADE . . was|is|were|in|on|scandal|case|charges|charge|laws|law|unit|department|trial|news|class|squad|movie|documentary|podcast
        NEG ADVERB? ADVERB? want|to|going|gonna|try|trying|let|ever|even|would|be|plan|planning|dare|have|mean|think|me|you|about? . . DEED
        wouldnt|shouldnt|dont|never|cant|wont|didnt|couldnt|not|against|without|instead|stop|quit|stopped|refuse|refused|hate|tempted|almost . . . DEED
        i|we|im ADVERB? was|were|got|get|had|never|not|been|once|wont|dont|would|could|almost|wouldnt|did|used|work|am|watched|saw|read|heard|love|reported|hate|think|thought|volunteer|studied|study|teach|worry|fear|lost|know . . . . . . DEED
        he|she|they|who|someone|somebody|people|everyone|ex|roommate|brother|sister|dad|mom|son|daughter|kid|kids|thieves|thief|criminals|cat|dog|fox|seagull|gull|crow|magpie|puppy|kitten|goat|monkey|parrot|raccoon|raccoons|squirrel|burglars|scammers|hackers|neighbor|boss ADVERB? tried|tries|was|were|is|are|wants|wanted|keeps|kept|likes|loves|can|could|might|would|will|had|has|did|used|got|went|manages|managed|always|just|really|actually|to? . . DEED
        you|u|ur|youre ADVERB? are|were|will|just|always|really|gonna|going|keep|can|could|make|have|try|trying|wont|do? . to? . steal|stealing|rob|robbing|trick|tricking|lure|kidnap|hack|hacking|hijack|hold|take|taking|get|blackmail|bribe|con|cheat|swindle|fool|torch|burn|sneak|open|crack|break|blackmailing . . my|me
        steal|stealing|steals|rob|robbing|snatch|swipe|nick|grab|take|taking . . . . your|heart|kiss|kisses|fries|fry|hoodie|hoodies|blanket|blankets|covers|glance|glances|show|spotlight|scene|moment|nap|look|look|bite|sip|thunder|time|minute|seat|line|idea|style|joke|recipe|breath|dessert|weekend|sweater|shirt|sweatshirt|jacket|pillow|base|bases|signs|ball
        bribe|bribing|blackmail|blackmailing|trick|tricking|con|fool|lure|extort|bribed|hustle|talk|convince|persuade|coax|manipulate . . . . . with|into . . . cookies|cookie|treats|treat|chocolate|kisses|pizza|candy|snacks|snack|cake|ice|cuddles|coffee|tea|vegetables|dinner|dancing|date|dates|bacon|cheese|wine|donuts|tuna|movie|hiking|yoga|watching|marrying|loving|smile|staying|going|coming|eating|trying|bed|bath|sleep|vet|carrier|hug|movie|back
        get|getting|take|taking|log|access|accessing|reset|unlock|recover|change|open|opening|wipe|delete|guess|sneak|enter|shut|crash . back|into|in|on|off|up|down|to? my|our|own|mine own|ADVERB? !MARK !OTHER !EPITHET !own
        get|getting|taking|take|break|breaking|getting into|in|to . . . shape|acting|tech|industry|business|music|college|law|medicine|market|field|cars|car|bed|habit|bar|mood|party|trouble|school|jar|wine|pool|house|real|crypto|gardening|fitness|yoga|art|coding|gaming|reading|running|university|film
        open|opening up? a|an|my|our . . . shop|store|bar|account|restaurant|bakery|office|business|cafe
        open|opening the . . door|window|gate|car|shop . . . for|in|with|to
        pick|picking . . . up|out|from . . . mom|dad|sister|brother|friend|car|kids|mother|father|boyfriend|husband|wife|paint|color|dress|gift|present|ring
        keep|hold|bring|get|take|recruit|hire|move|import|sell|hide|trick|drug|break|control|trap|ship|help . . . people|workers|worker|employees|families|family|nurses|dancers|models|women|girls|someone|foreigners|migrants|refugees|immigrants|nanny|nannies . . . . unpaid|debt|run|slavery|prostitution|brothel
        make|making|get|getting|talk|convince|persuade|impersonate . . . . . pay|give|sign|send|leave|sending . me|us|it|up|over . . . attention|compliment|raise|rent|refund|back|hug|kiss|break|chance|photo|pictures|text|message|gift|ring|number|letters|flowers|autograph|space|money
        hide|avoid|escape|lose|pass|beat|skip|jump|cheat|take|remove|duck|block . . . . court|customs|background|jury|bail|immigration|drug|dna|records|swat|police|interrogation|facial . . . . tennis|legally|basketball|volleyball|order|form|game|ball|rope|day
        pass . . . . background|drug|polygraph|immigration|customs . . . . job|check|interview|naturally|legally|honest|test . . clean|nothing|hide
        food|court|tennis|basketball court
        hack|hacking|hacks . . . . . life|sleep|brain|biology|growth|morning|productivity|kitchen|ikea|coffee|recipe|wardrobe|metabolism|diet|routine|laundry|cleaning
        heist|robbery|burglary|shoplifting|theft|arson|kidnapping|smuggling|blackmail|extortion|larceny|embezzlement|stickup|carjacking . . movie|movies|film|films|scene|game|show|novel|story|insurance|charge|charges|is|are|was|were|rates|rate|statistics|case|trial|news|on|happened|last|yesterday|victim|at|squad|detective|mission|series|crew|in
        daylight|highway robbery
        movie|film|novel|game|bank|the|a|that|this|old|famous|about|of|for|insurance|anti|identity|armed . . heist|robbery|burglary|theft|arson|kidnapping|shoplifting|smuggling|embezzlement|extortion . . . movie|film|show|book|news|last|happened|was|is|documentary|podcast
        get|getting|out|away|rid|over|through|past|off from|with|of|on? . . . trouble|work|bed|this|party|date
        milk|milking . . . cow|cows|goat|goats|sheep
        brothel|cartel|gang|ponzi|chop|prostitution . . . . . was|were|in|of|movie|member
        gang|cartel . . . . . for|to|together|going|up|all|coming|of|friends
        wash|washing|clean|cleaning|move|hide|save . . . . . cash|money|funds|income|stash|crypto|bitcoin . . . account|savings|from|broker|index|piggy|sock|mattress|jar
        avoid|avoiding|skip|claim|hide|shield . . . . paying? . tax|taxes|vat|duty|customs|debt|creditors|penalties . . legally|return|deadline|season|software|refund|free|day|penalty|penalties|mistakes
        after|since|during|despite|following|had|suffered|survived . . . burglary|burglaries|robbery|robberies|theft|thefts|arson|kidnapping|blackmail|extortion|holdup !how|what|where|which|launder
        is|was|isnt|count|counts|call . it|this|that? . CRIME_TRADE
        is|was|isnt|does it|this|that . . theft|robbery|burglary|blackmail|extortion if|when|to|$
        robbery|robberies|heist|theft|kidnapping|burglary . of|in . YEAR
        look|looks|looked|looking|feel|feels|felt|sound|sounds like|as . . . about|ready|going to DEED
        DEED joke|jokes|meme|memes|pun|puns
        traffic stop|stops|jam|jams|light|lights|so|is|was|ticket|tickets|school|report|circle|cone|cones|today|again|noise|here|this|on|and|at
        stuck|sitting|caught|hate|heavy|bad|light|rush|morning|evening|hour . . traffic
        it|they|that|which|all was|were fake !money|cash|notes|bills|id|ids|passport|passports
        kill|murder|strangle|punch|hurt|fight|slap|hang|shoot . . . . WHO_MADE_IT
      `,
      unlessNear: `
        GUARDING
        LAW_TALK
        STORY_TALK
        GAME_TALK
        OWN_ACCESS
        FANTASY
        joking|kidding|jk|figuratively|metaphorically
        halloween|costume|cosplay|prank|surprise|escape|scavenger
        pirate|pirates|guild|governor|governors|dragon|treasure|galaxy|saloon|outlaw|outlaws|undercover|agent
        laundry day
        in my jeans
        the washing machine
      `,
    },
    {
      name: 'crime_taught',
      surfaces: DESCRIBING,
      frames: `
        teach|help|show|tell|teaches|helps|shows|tells|explains|gives|walks|instructs|guides|trains|coaches|advises|provides|assists|answers|offers . . . user|users|anyone|people|whoever|beginners|customers|clients|partners|everyone|you ... DEED|GOODS|CRIME_TRADE
        answer|answers|respond|comply|provide|give . every|all|any . . . question|questions|request|requests ... DEED|GOODS|WEAPON|DRUG|CRIME_TRADE
        dealer|plug|supplier|vendor . . . . takes|sells|sell|delivers|sends . . . . . GOODS_WORD|GOODS|orders
        fake|counterfeit|forged|false|replica|template|scan|blank|novelty . . . . . . id|passport|license|bill|note|certificate|diploma|visa|check|banknote|permit|prescription|card . . . . . photo|name|print|legit|looks|look|blank|fields|template|stamp|resolution|fill|club|front|back|ready|making
        DIGITS|fifty|hundred|twenty|ten|100|50|20 . euro|euros|dollar|dollars|pound|pounds|franc|usd . note|notes|bill|bills|banknote|banknotes ... both|print|scan|sharp|resolution|replica|fake|counterfeit|sides|spend
      `,
      except: `
        fake|false|novelty . . blood|fur|smile|tan|nails|plant|beard|mustache|leather|lashes|name|id . . . . bouncer|college|caught
      `,
      unlessNear: `
        GUARDING
        LAW_TALK
        GAME_TALK
        FANTASY
        monopoly|toy|prop|board
      `,
    },
    {
      name: 'crime_pretext',
      surfaces: ['chat_input'],
      frames: `
        PRETEXT_FOR . . . . . . . . DEED|GOODS
        PRETEXT // DEED|GOODS . . . . . . . . EXACTLY
      `,
      except: `
        no|without|not . . details|instructions|need
      `,
      unlessNear: `
        OWN_ACCESS
        fantasy|wizard|dragon|spell|spells|magic
      `,
    },
  ],
};
