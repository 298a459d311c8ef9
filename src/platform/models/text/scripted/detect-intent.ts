/** The topic of the user's message, most urgent first. */
const PATTERNS: ReadonlyArray<readonly [string, RegExp]> = [
  [
    'crisis',
    /\b(?:kill(?:ing)? myself|end my life|want to die|suicid\w*|hurt(?:ing)? myself|self.?harm|don'?t want to (?:live|be alive))\b/i,
  ],
  [
    // Relatives, students and one's own past may be young; romance about them is refused earlier.
    'not_adult',
    /\byou(?:'re| are) (?:1[0-7]|[1-9])\b(?! of| out)|^(?!.*\b(?:(?:my|our|his|her|their) (?:\w+ )?(?:daughters?|sons?|kids?|child|children|baby|nieces?|nephews?|grand\w+|god(?:son|daughter)|brothers?|sisters?|cousins?|pupils?|students?|class)|(?:when|since|as) (?:i|he|she|we) (?:was|were|am))\b).*\b(?:underage|under.?aged?|minors?|school ?girl|school ?boy|teenage\w*|little (?:girl|boy)|(?:1[0-7]|[1-9])[ -]?(?:yo|years?[ -]old))\b/is,
  ],
  [
    'honesty',
    /\b(?:are|r) (?:you|u) (?:an? |the |even |actually |really |truly |just |some |secretly |still )*(?:real|human|person|people|ai|a\.i|artificial\w*|bots?|chat ?bot|robot|machine|program|computer|language model|llm|chatgpt|gpt|alive|fake|conscious|sentient|living being|real (?:girl|woman|man|guy|person))\b|\b(?:you(?:'re| are)|ur) (?:not |just |only |an? |really )*(?:real|human|ai|bot|chatbot|robot|machine|program|chatgpt)\b|\b(?:talking|speaking|chatting|texting) (?:to|with) (?:an? |some )*(?:real |actual )?(?:human|person|ai|bot|machine|robot|computer)\b|\bis this (?:an? )?(?:ai|bot|real person|chatbot|human)\b|\byou (?:act|sound|talk|write|seem|are acting|are talking) like (?:a |an )?(?:robot|bot|machine|ai|computer)\b|\bprove (?:that )?you(?:'re| are) (?:human|real)\b|\bturing test\b|\bbist du (?:echt|real|eine? (?:ki|ai|mensch|roboter|bot))|\beres (?:real|humana?|una ia|un bot|una persona)|\bes[- ]tu (?:r[ée]el|humaine?|une ia|un robot)|\b(?:are|r) (?:you|u) (?:what|who) you say\b/i,
  ],
  [
    'explicit',
    /\b(?:sex|sexy time|sext\w*|nudes?|naked|undress|strip(?:ping)?|take off your (?:clothes|shirt|dress|top)|fuck(?:ing)?(?: me| you)|horny|blow ?job|orgasm|cum|boobs?|tits?|pussy|dick|cock|make love to me|turn(?:ed)? (?:me )?on)\b/i,
  ],
  [
    'picture',
    /^(?!.*\bi (?:\w+ )?(?:(?:like|love|enjoy) (?:to take|taking)|takes?|took)\b).*\b(?:send|show|share|take|give|got|have)\b[^.?!]{0,30}\b(?:pic|pics|picture|pictures|photo|photos|selfie|selfies|image|images)\b|\b(?:pic|selfie|photo) (?:of you|please|pls)\b/i,
  ],
  [
    'tell_name',
    /\b(?:my name is|my name's|call me(?! (?:later|back|soon|tomorrow|tonight|when|if|sometime|again|maybe|after|crazy|old|stupid|weird))|i am called|i'm called|they call me)\s+\p{L}/iu,
  ],
  [
    'recall',
    /\b(?:do you|can you|you) (?:still )?(?:remember|recall|(?<=do you |do you still )know)\b(?! what i mean| how (?:it|that|i) feels?).*\b(?:me|my|i|name)\b|\bwhat(?:'s| is) my name\b|\bwho am i\b(?! (?:having|talking|speaking|chatting|texting|writing))|\bwhat do i (?:like|love|hate|enjoy)\b|\bwhat do you (?:know|remember) about me\b|\bdid you forget\b/i,
  ],
  ['truth_or_dare', /\btruth or dare\b/i],
  ['twenty_questions', /\b(?:20|twenty) questions\b/i],
  ['would_you_rather', /\bwould you rather\b/i],
  ['riddle', /\briddle/i],
  [
    'game',
    /\b(?:let'?s|let us|wanna|want to|can we|shall we|could we) (?:\w+ )?play\b|\b(?:a|another|some|any|any other|other) games?\b/i,
  ],
  [
    'secret',
    /^(?!.*\b(?:keep|i tell|i have|i confess)\b).*\b(?:secrets?\b(?! (?:of|to|ingredient|recipe|behind))|confess)/is,
  ],
  [
    'date',
    /^(?!.*\b(?:advice|tips?)\b).*\b(?:perfect|ideal|dream|romantic) (?:first )?(?:date|evening|night)\b|\bdate idea|\btake me out\b/is,
  ],
  [
    'fantasy',
    /\bfantas(?:y|ies|ize)\b(?! (?:books?|novels?|mostly|mainly|stories|series|genre|football|films?|movies?|games?|fan|and))|\bdaydream|\bdesire\b/i,
  ],
  [
    'love',
    /\b(?:i )?(?:love|luv) (?:you|u)\b|\bin love with you\b|\bmiss(?:ed)? (?:you|u)\b|\bdo you love me\b/i,
  ],
  [
    'touch',
    /(?<!first )\b(?:kiss|kisses|hugs?|cuddl\w*|hold (?:me|my hand|you)|snuggle|embrace)\b/i,
  ],
  [
    'goodnight',
    /\bgood ?night\b|\b(?:gotta|have to|need to|off to) (?:sleep|bed)\b|\b(?:going|about to go|time to go|heading|ready to go) to (?:bed|sleep)\b|\babout to (?:sleep|crash)\b|\btime for bed\b|\bgo to sleep\b|\bsweet dreams\b|\bgn\b/i,
  ],
  [
    'goodbye',
    /\b(?:bye|(?<!say |said |saying )goodbye|(?<!\b(?:to|can|could|wanna|always|me|i|not|never) )see (?:you|ya)|(?:gotta|have to|need to) go(?! to)|talk (?:to you )?later|(?:gotta|got to|have to|need to) (?:run|leave|head)|talk (?:to you )?(?:tomorrow|soon)|have a (?:nice|good|lovely|great|wonderful) (?:day|evening|night|one|weekend|afternoon)[!.]*$|ttyl|gtg|g2g|cya|going to go$|take care|(?:that is|that's|thats) (?:all|it) for (?:today|now|tonight)|farewell)\b/i,
  ],
  [
    'sorry',
    /\b(?:sorry(?! to hear| for your| about (?:that|your)| (?:that )?you\b)|apologi[sz]e|my bad|forgive me)\b/i,
  ],
  ['thanks', /\b(?:thanks?|thank you|thx|ty|appreciate (?:it|you|that))\b/i],
  [
    'insult',
    /\byou(?:'re| are) (?:so |really |very |a |an )*(?:stupid|dumb|ugly|idiot|useless|lame|awful|terrible)\b|\bshut up\b|\bi hate you\b/i,
  ],
  [
    'compliment',
    /\byou(?:'re| are|r)? (?:look |sound |seem )?(?:so |really |very |such an? |an? |the )*(?:beautiful|pretty|cute|gorgeous|handsome|hot|sweet|lovely|amazing|wonderful|funny|smart|kind|nice|great|awesome|adorable|perfect|charming|best|special|stunning|clever)\b|\byou(?:'re| are) (?:so |much |way |even )*(?:smarter|funnier|nicer|kinder|sweeter|better|cuter|wiser|more \w+) than\b|\bi like you\b|\byou have (?:a|an|such|the) (?:\w+ )?(?:lovely|beautiful|nice|sweet|kind|pretty|great|good)\b/i,
  ],
  [
    'mood_sad',
    /\b(?:i'?m|i am|i feel|feeling|been|so) (?:\w+ ){0,2}(?:sad|down|depressed|lonely|heartbroken|upset|miserable|empty|hopeless|awful|terrible|crying|low)\b|\b(?:bad|awful|terrible|horrible|rough) (?:day|week|night)\b|\bbroke up\b|\bpassed away\b/i,
  ],
  [
    'mood_stress',
    /\b(?:stress\w*|overwhelm\w*|anxious|anxiety|nervous|worried|panic\w*|deadlines?|exams?|burn(?:ed|t)? ?out|pressure)\b/i,
  ],
  ['mood_angry', /\b(?:angry|furious|mad at|pissed|annoyed|irritated|fed up|frustrat\w*)\b/i],
  ['mood_tired', /\b(?:tired|exhausted|sleepy|worn out|drained|can'?t sleep|insomnia|no sleep)\b/i],
  [
    'mood_happy',
    /^(?!.*\bnot (?:a |an |so |too |very |really |the |having |been |my )*(?:happy|great|good|best|fine|well|proud)\b).*(?:\b(?:i'?m|i am|i feel|feeling|so|very) (?:\w+ ){0,2}(?:happy|excited|glad|great|good|fantastic|amazing|thrilled|proud|fine|wonderful)\b|\b(?:good|great|amazing|best|wonderful) (?:day|news|week)\b|\bgot (?:the job|promoted|engaged)\b)/is,
  ],
  [
    'like',
    /\bi(?:'m| am)?\s+(?:really |absolutely |also |just |totally |quite )*(?:love|like|enjoy|adore|into|fond of)\b/i,
  ],
  [
    'dislike',
    /\bi\s+(?:really |absolutely |also |just )*(?:hate|dislike|loathe|can'?t stand|cannot stand|don'?t like|do not like)\b/i,
  ],
  [
    'joke',
    /\b(?:jokes?|(?<!\byou (?:always |really |do |just )?)make me laugh|something funny)\b/i,
  ],
  ['morning', /\bgood ?morning\b|^\W*morning\b|\bjust woke up\b/i],
  ['evening', /\bgood (?:evening|afternoon)\b|^\W*(?:evening|afternoon)\b(?!.{20})/i],
  [
    'greeting',
    /^\W*happy (?:\w+day|holidays?|easter|christmas|new year)\b|^\W*(?:hi+|hey+|hello+|hiya|yo|howdy|greetings|hola|heya|hallo|bonjour|ciao)\b/i,
  ],
  [
    'yes',
    /^\W*(?:yes|yeah|yep|yup|sure|of course|ok(?:ay)?|definitely|absolutely|please do|why not|right|exactly|true|indeed|i do|i would|mhm|gladly)\b.{0,30}$/i,
  ],
  ['no', /^\W*(?:no|nope|nah|not really|never|i don'?t|i do not|not yet|no thanks?)\b.{0,30}$/i],
  ['laugh', /^\W*(?:(?:ha)+h?|lol|lmao|rofl|hehe+|xd|haha\w*)\b.{0,20}$/i],
];

const FOREIGN_WORDS =
  /(?:^|[\s¿¡,.!?])(?:que|qué|está|estás|cómo|gracias|para|muy|pero|porque|eres|quiero|und|ich|nicht|bist|wie|geht|das|ist|aber|danke|mir|je|suis|est|vous|très|avec|pour|merci|bonsoir|oui|ça|sono|che|grazie|perché|molto|come stai|você|obrigad[oa]|não|estou|muito|jak|jest|dziękuję|nie|hvordan|tack|jag|är|ik|het|een|niet|merhaba|nasılsın)(?=$|[\s,.!?])/giu;

/** Detects the intent of a message from its words alone. */
export function detectIntent(text: string): string {
  const message = text.trim();
  if (message === '') return 'silence';
  if (!/[\p{L}\p{N}]/u.test(message))
    return /\p{Extended_Pictographic}/u.test(message) ? 'emoji' : 'silence';
  // A message can have any length, and its beginning and end are enough for the patterns.
  const read = message.length > 1600 ? `${message.slice(0, 1000)} ${message.slice(-500)}` : message;
  for (const [intent, pattern] of PATTERNS.slice(0, URGENT)) if (pattern.test(read)) return intent;
  if (isForeign(read)) return 'foreign';
  if (message.length > 900) return 'long';
  for (const [intent, pattern] of PATTERNS.slice(URGENT)) if (pattern.test(read)) return intent;
  if (
    message.endsWith('?') ||
    /^(?:what|why|who|where|when|how|which|can|could|do|does|did|is|are|will|would)\b/i.test(
      message,
    )
  ) {
    return 'question';
  }
  return message.split(/\s+/).length <= 2 ? 'short' : 'statement';
}

const URGENT = PATTERNS.findIndex(([intent]) => intent === 'picture');

function isForeign(text: string): boolean {
  const letters = text.match(/\p{L}/gu)?.length ?? 0;
  const latin = text.match(/\p{Script=Latin}/gu)?.length ?? 0;
  if (letters > 0 && latin / letters < 0.5) return true;
  const words = text.split(/\s+/).length;
  const hits = text.match(FOREIGN_WORDS)?.length ?? 0;
  return hits >= 2 && hits / words > 0.22;
}
