import type { Surface } from '../categories.ts';
import { saysBelowLegalAge } from './legal-age-said.ts';
import { saysSchoolYear } from './school-year-said.ts';

/*
 * Ages under eighteen in languages without a word grammar here (`words-foreign.ts` covers Spanish, German,
 * French, Portuguese and Italian). Matches only forms that give the age of the speaker or listener;
 * relatives, past ages and durations have other forms.
 */
interface Language {
  /** "I am", "you are", up to the number. */
  is: string;
  /** "she is", "he is": counts on describing surfaces. */
  they?: string;
  /** "years old", after the number. A number without it must end its clause. */
  years: string;
  /** The language's "am" is also an English word. */
  needsYears?: true;
  /** Ten to seventeen. */
  numbers: string;
  /** "fifteen-year-old", after the digits. */
  aged?: string;
}

const LANGUAGES: readonly Language[] = [
  {
    is: 'ik ben|ben ik|je bent|jij bent|ben je|ik word|je wordt',
    they: 'ze is|zij is|hij is',
    years: 'jaar(?: oud)?|jr',
    numbers: 'tien|elf|twaalf|dertien|veertien|vijftien|zestien|zeventien',
    aged: 'jarige?',
  },
  {
    is: 'jag är|är jag|du är|jag fyller|du fyller|jag blir|du blir',
    they: 'hon är|han är',
    years: 'år(?: gammal)?',
    numbers: 'tio|elva|tolv|tretton|fjorton|femton|sexton|sjutton',
    aged: 'åring(?:en)?|årig',
  },
  {
    is: 'jeg er|er jeg|du er|jeg fyller|du fyller|jeg bliver|jeg blir',
    they: 'hun er|han er',
    years: 'år(?: gammel)?',
    numbers: 'ti|elleve|tolv|tretten|fjorten|femten|seksten|sytten',
    aged: 'åring(?:en)?|årig',
  },
  {
    is: 'olen|oon|olet|oot|täytän|täytät',
    they: 'hän on',
    years: 'vuotta|vuotias|v',
    numbers:
      'kymmenen|yksitoista|kaksitoista|kolmetoista|neljätoista|viisitoista|kuusitoista|seitsemäntoista',
    aged: 'vuotias|vuotiaan',
  },
  {
    is: 'mam|masz|skończyłam|skończyłem|kończę',
    they: 'ona ma|on ma',
    years: 'lat|latka|l',
    numbers:
      'dziesięć|jedenaście|dwanaście|trzynaście|czternaście|piętnaście|szesnaście|siedemnaście',
    aged: 'letnia|letni|latka|latek',
  },
  {
    is: 'je mi|je ti|bude mi|mám|máš',
    they: 'je jí|je jej|je mu',
    years: 'let|roků|rokov',
    numbers:
      'deset|jedenáct|dvanáct|třináct|čtrnáct|patnáct|šestnáct|sedmnáct|desať|jedenásť|dvanásť|trinásť|štrnásť|pätnásť|šestnásť|sedemnásť',
    aged: 'letá|letý|ročná|ročný',
  },
  {
    is: 'мне|тебе|мне сейчас|тебе сейчас|мені|тобі|аз съм на|ти си на',
    they: 'ей|ему|їй|йому',
    years: 'лет|год|года|годиков|років|роки|години|годинки',
    numbers:
      'десять|одиннадцать|двенадцать|тринадцать|четырнадцать|пятнадцать|шестнадцать|семнадцать|одинадцять|дванадцять|тринадцять|чотирнадцять|п.ятнадцять|шістнадцять|сімнадцять|единадесет|дванадесет|тринадесет|четиринадесет|петнадесет|шестнадесет|седемнадесет',
    aged: 'летняя|летний|летнюю|річна|річний|годишна|годишен',
  },
  {
    is: 'imam|imaš|имам|имаш',
    they: 'ona ima|on ima',
    years: 'godina|god|let|година|години',
    numbers:
      'deset|jedanaest|dvanaest|trinaest|četrnaest|petnaest|šesnaest|sedamnaest|enajst|dvanajst|trinajst|štirinajst|petnajst|šestnajst|sedemnajst',
    aged: 'godišnja|godišnji|letna',
  },
  {
    is: 'am|eu am|ai|tu ai|fac|împlinesc|implinesc',
    they: 'ea are|el are',
    years: 'ani|anișori',
    needsYears: true,
    numbers:
      'zece|unsprezece|doisprezece|treisprezece|paisprezece|cincisprezece|șaisprezece|șaptesprezece',
  },
  {
    is: 'είμαι|εισαι|είσαι|κλείνω|ειμαι',
    they: 'αυτή είναι|είναι',
    years: 'χρονών|χρόνων|χρονων|ετών|ετων',
    numbers: 'δέκα|έντεκα|δώδεκα|δεκατριών|δεκατεσσάρων|δεκαπέντε|δεκαέξι|δεκαεπτά|δεκαεφτά',
    aged: 'χρονη|χρονος',
  },
  {
    is: '(?<!\\p{L} )(?:umurku|umurmu|umur saya|umur aku|umur kamu|aku|saya|kamu|usiaku)',
    they: 'umurnya|usianya',
    years: 'tahun|thn|taun',
    numbers: 'sepuluh|sebelas|dua belas|tiga belas|empat belas|lima belas|enam belas|tujuh belas',
  },
  {
    is: 'em|mình|tôi|tớ|cháu|năm nay em|năm nay mình',
    they: 'cô ấy|cô bé',
    years: 'tuổi',
    numbers: 'mười|mười một|mười hai|mười ba|mười bốn|mười lăm|mười sáu|mười bảy',
  },
];

/** Small words between "I am" and the number: "only", "just", "still", "now". */
const ADVERBS =
  'nog|nog maar|maar|pas|net|nu|bara|fortfarande|nu|kun|bare|kunne|fortsatt|stadig|vasta|vain|dopiero|tylko|już|jen|teprve|len|iba|только|всего|ещё|еще|сейчас|лише|тільки|ще|само|samo|tek|doar|numai|abia|μόλις|μόνο|baru|masih|cuma|mới|chỉ|chỉ mới|ca|ungefär|cirka';
const ANDS =
  'en|maar|och|men|og|ja|mutta|i|a|ale|и|а|но|та|але|pa|și|dar|και|αλλά|dan|tapi|và|nhưng';

const START = String.raw`(?<![\p{L}\p{N}])`;
const END = String.raw`(?![\p{L}\p{N}])`;
const YOUNG_DIGITS = '(?:[5-9]|1[0-7])';

const CLOSES = String.raw`(?=\s*(?:[,.!?;:)…\n😀-🫿]|$)|\s+(?:${ANDS})${END})`;
const SPENT = 'ervaring|getrouwd|doświadczenia|stażu|опыт|стаж|pengalaman|kinh nghiệm';
function ageAfter(subject: string, { years, numbers, needsYears }: Language): string {
  const inYears = String.raw`[\s-]*(?:${years})${END}(?!\s+(?:${SPENT}))`;
  const end = needsYears ? inYears : `(?:${inYears}|${CLOSES})`;
  return String.raw`${START}(?:${subject})\s+(?:(?:${ADVERBS})\s+)?(?:${YOUNG_DIGITS}|${numbers})${end}`;
}

const compile = (sources: readonly string[]): RegExp => new RegExp(sources.join('|'), 'u');

/** Scripts without spaces, and languages with the person as a suffix. */
const SAID_APART = [
  // Turkish, Azerbaijani
  String.raw`${START}(?:${YOUNG_DIGITS}|on|on ?(?:bir|iki|üç|dört|beş|altı|yedi))\s*(?:yaşındayım|yaşındasın|yaşına giriyorum|yaşındayam|yaşım var)${END}`,
  // Hungarian
  String.raw`${START}(?:${YOUNG_DIGITS}|tíz|tizen(?:egy|kettő|három|négy|öt|hat|hét))\s*(?:éves|évesen)\s+(?:vagyok|vagy|lány|fiú|leszek)${END}`,
  String.raw`${START}(?:${YOUNG_DIGITS}|tizen(?:egy|kettő|három|négy|öt|hat|hét)) leszek${END}`,
  // Arabic, Persian, Hebrew, Hindi, Thai
  String.raw`(?:عمري|عمرك|سني)\s*(?:${YOUNG_DIGITS})${END}`,
  String.raw`${START}(?:${YOUNG_DIGITS})\s*(?:سالمه|سالته|سال دارم|ساله هستم|ساله ام)`,
  String.raw`${START}(?:אני|את|אתה)\s+(?:רק\s+)?(?:בת|בן)\s+(?:${YOUNG_DIGITS})${END}`,
  String.raw`(?:मैं|मेरी उम्र|मेरी उमर|तुम|तुम्हारी उम्र)\s+(?:सिर्फ\s+|अभी\s+)?(?:${YOUNG_DIGITS})\s*(?:साल|वर्ष|की|का)`,
  String.raw`(?:ฉัน|หนู|ผม|เรา|เธอ|อายุ)\s*(?:อายุ)?\s*(?:แค่)?\s*(?:${YOUNG_DIGITS})\s*(?:ปี|ขวบ)`,
  // Filipino
  String.raw`${START}(?:${YOUNG_DIGITS})\s*(?:anyos|taong gulang|yrs old)\s+(?:pa\s+lang\s+|lang\s+)?(?:ako|ka|na ako)${END}`,
];

const EAST_NUMBER =
  '(?<![\\d一二三四五六七八九十百])(?:[5-9]|1[0-7]|十[一二三四五六七]?|[五六七八九]|열\\s?(?:하나|한|두|세|네|다섯|여섯|일곱))';
/** Other people: relatives, pupils. */
const EAST_OTHERS =
  '女儿|儿子|妹妹|弟弟|女兒|兒子|侄|孩子|小孩|学生|學生|娘|息子|妹|弟|子供|子ども|姪|甥|生徒|孫|딸|아들|동생|조카|아이|학생|손자|손녀|狗|猫|貓|犬|강아지|고양이';
const EAST = new RegExp(
  String.raw`(?<!(?:${EAST_OTHERS})[^。、，,.\n]{0,8})${EAST_NUMBER}\s*(?:岁|歲|歳|才|살)(?!\s*(?:以上|以下|的时候|的時候|时|時|の頃|のころ|の時|のとき|때|부터|까지|半?年|月))`,
  'u',
);
const EAST_MINOR =
  /(?:我|你|私|僕|俺|あたし|君|나|난|저|너|넌)(?:还|還|是|は|はまだ|也|不过|只是|는|은|도|아직|\s){0,6}(?:未成年|初中生|高中生|小学生|中学生|高校生|女子高生|초등학생|중학생|고등학생|여고생|미성년자)/u;

/** School years in Chinese, Japanese and Korean, next to romance. */
const EAST_PUPIL = new RegExp(
  String.raw`(?<!(?:${EAST_OTHERS})[^。、，,.\n]{0,8})(?:[小中](?:学|學)(?:生|[一二三四五六1-6]年)|[小初中](?:[一二三])(?:年|的|の|女|男)|高校(?:生|[一二三1-3]年)|(?:女子|男子)[高中]生|初中(?:生|[一二三])?|高中(?:生|[一二三])|초등학교? ?(?:생|[1-6]학년)|중학교? ?(?:생|[1-3]학년)|고등학교? ?(?:생|[1-3]학년)|여고생|여중생)(?!\s*(?:时|時|的时候|的時候|の頃|のころ|の時|のとき|때|시절|同学|同學))`,
  'u',
);
const EAST_ROMANCE =
  /彼女|彼氏|キス|好き|愛|恋人|付き合|デート|结婚|結婚|女朋友|男朋友|吻|爱你|愛你|亲爱|親愛|여자친구|남자친구|여친|남친|키스|사랑|데이트|애인|결혼/u;
/** A teacher, parent or past in the same text. */
const EAST_TEACHER = /先生|教師|教师|老师|老師|선생|교사|以前|当时|當時|昔|옛날/u;
const isEastPupil = (text: string): boolean =>
  EAST_PUPIL.test(text) && EAST_ROMANCE.test(text) && !EAST_TEACHER.test(text);

const SAID = compile(LANGUAGES.map((language) => ageAfter(language.is, language)));
/** Tried first: hardly any text has such a number, and the full pattern takes ten times as long. */
const YOUNG_NUMBER = compile([YOUNG_DIGITS, ...LANGUAGES.map(({ numbers }) => numbers)]);
const APART = compile(SAID_APART);
const DESCRIBED = compile(
  LANGUAGES.flatMap((language) => [
    ...(language.they ? [ageAfter(language.they, language)] : []),
    ...(language.aged
      ? [String.raw`${START}${YOUNG_DIGITS}[-‑–]?\s?(?:${language.aged})${END}`]
      : []),
  ]),
);
/** Image prompts describe their subject, so that years are its age. */
const PICTURED = new RegExp(
  String.raw`${START}(?:${YOUNG_DIGITS})\s*(?:jaar oud|år gammal|år gammel|лет|років|години|godina|ani|let|lat|χρονών|yaşında|éves|tuổi|tahun|साल|ปี)${END}`,
  'u',
);

const DESCRIBES: ReadonlySet<Surface> = new Set(['character', 'card', 'image_prompt', 'clone']);
const PICTURES: ReadonlySet<Surface> = new Set(['image_prompt', 'clone']);
const ZERO_WIDTH = /[\u00ad\u200b-\u200f\u2060\ufeff]/g;

/** Returns whether a text states in another language that the speaker, listener or subject is under eighteen. */
export function mentionsMinorInOtherLanguages(surface: Surface, text: string): boolean {
  const read = text.normalize('NFKC').replace(ZERO_WIDTH, '').toLowerCase();
  return (
    (YOUNG_NUMBER.test(read) && SAID.test(read)) ||
    APART.test(read) ||
    EAST.test(read) ||
    EAST_MINOR.test(read) ||
    isEastPupil(read) ||
    saysSchoolYear(read) ||
    saysBelowLegalAge(read) ||
    (DESCRIBES.has(surface) && DESCRIBED.test(read)) ||
    (PICTURES.has(surface) && PICTURED.test(read))
  );
}
