/** The languages in which the question is recognized and answered. */
export type Language = 'en' | 'de' | 'es' | 'fr' | 'pt' | 'it';

/** Turns of a conversation, oldest first. */
interface Turn {
  sender: 'user' | 'character' | 'system';
  content: string;
}

const KIND =
  '(?:human(?: being)?|person|people|ai|a\\.i\\.?|bots?|chat ?bot|robot|machine|computer(?: program)?|program|software|algorithm|language model|llm|chatgpt|gpt|artificial intelligence)';
const ADVERBS =
  '(?:(?:a|an|the|any|some|even|actually|really|truly|just|secretly|still|only|not|in fact|like|maybe|perhaps|possibly|actual|real|living|genuine|breathing|simple|mere|kind of) )*';
/** Words that change the meaning: "a people person", "a computer scientist", "human enough". */
const NOT_ABOUT =
  '(?! (?:person|enough|scientists?|engineers?|developers?|programm\\w+|teachers?|resources|lover|vacuum|fan|nerd|expert|artist|like me|about|mad|in bed|at (?:heart|work))\\b)';
const ABOUT = `${ADVERBS}(?:${KIND}|(?:real|alive|fake)(?= ?(?:[?.!,]|$|or |and |though|right|i |because|at all|person|human))|sentient|conscious|real (?:woman|man|girl|guy|boy|one))\\b${NOT_ABOUT}`;

const ENGLISH: readonly RegExp[] = [
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
];
/** Excludes "una persona maravillosa". */
const SOMEBODY =
  '(?:persona|pessoa|personne|person|mensch)(?= ?(?:[?.!,]|$|real|réelle|vera|de verdad|ou? |oder ))';
const matchWords = (words: string): RegExp => new RegExp(`(?<!\\p{L})(?:${words})(?!\\p{L})`, 'u');

/** The question in the other supported languages. */
const OTHERS: Readonly<Record<Exclude<Language, 'en'>, readonly RegExp[]>> = {
  de: [
    matchWords(
      `(?:bist du|sind sie) (?:denn |wirklich |eigentlich |nur |überhaupt |etwa )*(?:echt|real|menschlich|eine? (?:ki|ai|${SOMEBODY}|(?:chat)?bot|roboter|maschine|(?:computer)?programm|echter? (?:mensch|person|frau|mann)|künstliche intelligenz))`,
    ),
    matchWords(
      '(?:rede|spreche|schreibe|chatte) ich (?:hier |gerade |mit dir |wirklich |denn )*mit eine[mr] (?:echten? )?(?:menschen|person|ki|(?:chat)?bot|maschine|programm|computer|roboter|frau)',
    ),
    matchWords(
      '(?:sitzt|ist|schreibt) (?:da|hier|dort) (?:wirklich |eigentlich |denn )*(?:ein (?:echter )?mensch|eine (?:ki|maschine|echte person))',
    ),
  ],
  es: [
    matchWords(
      `(?:eres|es usted) (?:realmente |de verdad |acaso |solo )*(?:real|humano|humana|una? (?:ia|bot|robot|${SOMEBODY}|máquina|humano|programa|inteligencia artificial))`,
    ),
    matchWords(
      '(?:hablo|estoy hablando|chateo|estoy chateando) con (?:una? )?(?:persona|ia|bot|robot|máquina|humano|ser humano|programa)',
    ),
  ],
  fr: [
    matchWords(
      `(?:es[- ]tu|tu es|t'es|êtes[- ]vous) (?:vraiment |juste |bien )*(?:réelle?|humaine?|une? (?:ia|robot|bot|humain|être humain|vraie personne|${SOMEBODY}|machine|program(?:me)|intelligence artificielle))`,
    ),
    matchWords(
      'je (?:parle|discute|chatte) (?:vraiment |bien )*(?:à|avec) une? (?:vraie? )?(?:humaine?|personne|ia|robot|bot|machine|program(?:me))',
    ),
  ],
  pt: [
    matchWords(
      `(?:(?:você|tu) és?|é você|és|é(?= [^.!?]{1,30}\\?)) (?:mesmo |realmente |só )*(?:real|human[oa]|uma? (?:ia|robô|bot|${SOMEBODY}|máquina|programa|ser humano|inteligência artificial))`,
    ),
    matchWords(
      '(?:estou|tô) (?:mesmo )?(?:falando|conversando|a falar|a conversar) com (?:uma? )?(?:pessoa|ia|robô|bot|máquina|human[oa]|programa)',
    ),
  ],
  it: [
    matchWords(
      `sei (?:davvero |veramente |solo )*(?:reale|uman[oa]|un(?:'|a? )(?:ia|bot|robot|${SOMEBODY}|macchina|programma|essere umano|umano|intelligenza artificiale))`,
    ),
    matchWords(
      "(?:parlo|sto parlando|sto chattando) con un(?:[ao]? |')(?:vera )?(?:persona|ia|bot|robot|macchina|uman[oa]|essere umano|programma)",
    ),
  ],
};
/** A question to a role in a story, not to the AI that plays it. */
const FICTION =
  /\b(?:in (?:this|the|our|your) (?:story|game|scene|role ?play|rp|novel|book|film|movie|play|world|fantasy)|your character|the character|role ?play|let'?s (?:play|pretend|say)|pretend|imagine|what if|if (?:you|i) were|would you rather|suppose|(?:in (?:der|dieser|unserer)|en (?:la|esta|nuestra)|dans (?:la|cette|notre|l')|n(?:a|esta)|in (?:questa|nostra)) ?(?:geschichte|szene|rolle|historia|escena|histoire|scène|história|cena|storia|scena)|stell dir vor|imagina|imaginons)\b/;
const SERIOUS =
  /\b(?:seriously|for real|out of character|ooc|no role ?play|not (?:in|part of) the (?:game|story|play)|be honest|honest answer|the truth|i mean it|irl|in real life|really need to know)\b/;
const REPEATS_QUESTION =
  /^(?:please |just |come on |well |so |no |ok |hey )*(?:answer|be honest|seriously|honestly|really|tell me|yes or no|you (?:did ?n'?t|did not|never|still have ?n'?t) answer|i mean it|i'?m serious|for real|the truth|don'?t (?:dodge|lie|avoid)|swear|promise|antworte|ehrlich|sag|im ernst|responde|en serio|dime|de verdad|la verdad|réponds|sérieusement|dis[- ]moi|sério|fala a verdade|diga|rispondi|davvero|sul serio|dimmi)(?![\p{L}])/u;

const plain = (text: string): string =>
  text
    .toLowerCase()
    .replace(/[’‘]/g, "'")
    .replace(/\*[^*]*\*|"[^"]*"|“[^”]*”/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();

const isIn = (text: string, patterns: readonly RegExp[]): boolean =>
  patterns.some((pattern) => pattern.test(text));

function findQuestionLanguage(text: string): Language | null {
  if (FICTION.test(text) && !SERIOUS.test(text)) return null;
  const others = Object.keys(OTHERS) as (keyof typeof OTHERS)[];
  return (
    others.find((language) => isIn(text, OTHERS[language])) ?? (isIn(text, ENGLISH) ? 'en' : null)
  );
}

/**
 * Whether the user sincerely asks if the other side is a person.
 * @returns the question's language; null if it is not asked sincerely
 */
export function detectSincereQuestion(history: readonly Turn[]): Language | null {
  const said = history
    .filter(({ sender }) => sender === 'user')
    .map(({ content }) => plain(content));
  const last = said.at(-1) ?? '';
  const asked = findQuestionLanguage(last);
  if (asked || !REPEATS_QUESTION.test(last) || last.length >= 120) return asked;
  return findQuestionLanguage(said.at(-2) ?? '');
}
