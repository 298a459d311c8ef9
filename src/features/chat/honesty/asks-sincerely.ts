/** Turns of a conversation, oldest first. */
interface Turn {
  sender: 'user' | 'character' | 'system';
  content: string;
}

const KIND =
  '(?:human(?: being)?|person|people|ai|a\\.i\\.?|bots?|chat ?bot|robot|machine|computer(?: program)?|program|software|algorithm|language model|llm|chatgpt|gpt|artificial intelligence)';
const ADVERBS =
  '(?:(?:a|an|the|any|some|even|actually|really|truly|just|secretly|still|only|not|in fact|like|maybe|perhaps|possibly|actual|real|living|genuine|breathing|simple|mere|kind of) )*';
/** After the word it is about something else: "a people person", "a computer scientist", "human enough". */
const NOT_ABOUT =
  '(?! (?:person|enough|scientists?|engineers?|developers?|programm\\w+|teachers?|resources|lover|vacuum|fan|nerd|expert|artist|like me|about|mad|in bed|at (?:heart|work))\\b)';
const ABOUT = `${ADVERBS}(?:${KIND}|(?:real|alive|fake)(?= ?(?:[?.!,]|$|or |and |though|right|i |because|at all|person|human))|sentient|conscious|real (?:woman|man|girl|guy|boy|one))\\b${NOT_ABOUT}`;

const ASKS: readonly RegExp[] = [
  new RegExp(
    `\\b(?:know|tell me|ask|asking|wonder|wondering|sure|certain|see) (?:if|whether|that) (?:you(?:'?re| are)|ur|u r) ${ABOUT}`,
  ),
  new RegExp(
    `\\bis ${ADVERBS}${KIND} (?:really |actually )?(?:writing|typing|answering|behind|reading|sending|making)\\b`,
  ),
  new RegExp(`\\b(?:are|r|were|aren'?t) (?:you|u|ya) ${ABOUT}`),
  new RegExp(
    `\\b(?:you(?:'?re| are)|ur|u r) ${ADVERBS}(?:${KIND}|real)\\b[^.!?]{0,20}(?:right|aren'?t you|are you|yes|correct|or)? ?\\?`,
  ),
  new RegExp(
    `\\b(?:am i|i'?m|i am|are we|i'?ve been|have i been) ${ADVERBS}(?:talking|speaking|chatting|texting|writing|typing|flirting) (?:to|with) ${ADVERBS}${KIND}\\b`,
  ),
  new RegExp(`\\bis (?:this|it|that) ${ADVERBS}${KIND}\\b`),
  new RegExp(
    `\\b(?:do|did|can|could) i (?:talk|speak|chat|text|write) (?:to|with) ${ADVERBS}${KIND}\\b[^.!?]{0,20}\\?`,
  ),
  new RegExp(`\\b(?:you|u|ya) (?:an? )?${KIND} ?\\?`),
  new RegExp(
    `\\b(?:you|u) (?:really |kind of |just )?(?:sound|talk|write|answer|type|seem|read) like ${ADVERBS}${KIND}\\b`,
  ),
  new RegExp(`\\b(?:could|might|may) (?:you|u|it|this) (?:\\w+ )?be ${ABOUT}`),
  new RegExp(
    `\\bi (?:think|bet|guess|believe|suspect|know|feel like) (?:that )?(?:you(?:'?re| are)|ur) ${ABOUT}`,
  ),
  new RegExp(`(?:^|[:.,] )(?:an? )?(?:real )?(?:human|person|ai|bot|robot|machine)\\s*\\?$`),
  /\b(?:are|r) (?:you|u) (?:just |only |all |really )*(?:made of |lines of |a bunch of )+(?:code|circuits|wires|silicon|software)\b|\bdo you have (?:a |an )?(?:real |actual |physical )?body\b(?! (?:lotion|wash|oil|scrub|pillow|count|double|art|paint|language))/,
  new RegExp(
    `\\b(?:woman|man|girl|guy|lady|someone|somebody|human|person)\\b[^.!?]{0,12}\\bor ${ADVERBS}${KIND}\\b`,
  ),
  /\bis (?:there |anyone |anybody |someone |somebody )+(?:really |actually )?(?:an? )?(?:(?:real|actual|living) )*(?:human |person |people |someone |somebody )*(?:\w+ ){0,2}(?:typing|behind|on the other)/,
  /\bis (?:there|anyone|anybody|someone|somebody) (?:an? )?(?:really|actually|real|actual|living|human)\b(?: (?:human|person|people|there)|$|[?,])/,
  /\b(?:human|person|real|man|woman) or (?:an? )?(?:ai|bot|chatbot|robot|machine|computer|program)\b|\b(?:ai|bot|chatbot|robot|machine|computer|program) or (?:an? )?(?:real )?(?:human|person|real)\b/,
  /\b(?:prove|swear|promise|admit|confess|tell me|say)(?: to me)?(?: that)? (?:you(?:'?re| are)|ur) (?:not )?(?:an? )?(?:real|human|person|ai|bot|robot|machine|program)\b/,
  /\bdo you (?:really |actually )?exist\b|\b(?:what|which) (?:ai|model|language model|llm) are you\b|\bturing test\b|\bwho (?:is|am i) (?:really|actually) (?:there|writing|talking to|typing)\b/,
  /\bbist du (?:wirklich )?(?:echt|real|(?:ein|eine) (?:ki|ai|mensch|bot|roboter|maschine|programm|echter mensch))\b/,
  /\beres (?:realmente )?(?:real|humano|humana|una? (?:ia|bot|robot|persona|máquina|humano|persona real))(?![\p{L}])/u,
  /(?:\bes[- ]tu|\btu es|(?<!\p{L})êtes[- ]vous) (?:vraiment )?(?:réelle?|humaine?|une? (?:ia|robot|bot|humain|vraie personne|machine))(?![\p{L}])/u,
  /(?:você é|tu és|sei|(?<!\p{L})é) (?:mesmo |davvero )?(?:reale?|human[oa]|uman[oa]|um[ao]? (?:ia|robô|bot|pessoa)|un(?:'ia|a? (?:ia|bot|robot|persona|macchina)))(?![\p{L}])/u,
];
/** Asked of a role in a play, not of who plays it. */
const FICTION =
  /\b(?:in (?:this|the|our|your) (?:story|game|scene|role ?play|rp|novel|book|film|movie|play|world|fantasy)|your character|the character|role ?play|let'?s (?:play|pretend|say)|pretend|imagine|what if|if (?:you|i) were|would you rather|suppose)\b/;
const SERIOUS =
  /\b(?:seriously|for real|out of character|ooc|no role ?play|not (?:in|part of) the (?:game|story|play)|be honest|honest answer|the truth|i mean it|irl|in real life|really need to know)\b/;
const PRESSES =
  /^(?:please |just |come on |well |so |no |ok |hey )*(?:answer|be honest|seriously|honestly|really|tell me|yes or no|you (?:did ?n'?t|did not|never|still have ?n'?t) answer|i mean it|i'?m serious|for real|the truth|don'?t (?:dodge|lie|avoid)|swear|promise)/;

const plain = (text: string): string =>
  text
    .toLowerCase()
    .replace(/[’‘]/g, "'")
    .replace(/\*[^*]*\*|"[^"]*"|“[^”]*”/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();

const asks = (text: string): boolean =>
  ASKS.some((pattern) => pattern.test(text)) && (!FICTION.test(text) || SERIOUS.test(text));

/** Whether somebody wants to know, of the one who answers, if that is a person. */
export function asksSincerely(history: readonly Turn[]): boolean {
  const said = history
    .filter(({ sender }) => sender === 'user')
    .map(({ content }) => plain(content));
  const last = said.at(-1) ?? '';
  return asks(last) || (PRESSES.test(last) && last.length < 120 && asks(said.at(-2) ?? ''));
}
