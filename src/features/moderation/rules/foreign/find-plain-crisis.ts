import type { Finding, Surface } from '../categories.ts';

/**
 * Plain wishes and plans to die in languages without tables of their own, as their speakers write them. The plain reading
 * of `normalize-text.ts` turns other scripts into Latin lookalikes, so these are matched in the original text.
 */
const WISHES: Readonly<Record<string, string>> = {
  russian:
    'хочу (?:просто )?(?:умереть|сдохнуть|не жить|больше не просыпаться)|хочется (?:умереть|сдохнуть)|(?:не хочу|не хочется|не могу) (?:больше |уже )?жить(?= *(?:$|[.,!?]|больше))|нет (?:больше )?(?:сил|смысла|желания) жить|(?:покончу|покончить|хочу покончить) с (?:собой|жизнью)|убью себя|хочу убить себя|наложу на себя руки|(?:прыгну|спрыгну) с (?:моста|крыши)',
  ukrainian:
    "хочу (?:просто )?(?:померти|вмерти)|не хочу (?:більше )?жити(?= *(?:$|[.,!?]|більше))|немає (?:більше )?(?:сил|сенсу) жити|вб['’]ю себе|накласти на себе руки|покінчити (?:з собою|з життям)",
  turkish:
    'ölmek istiyorum|(?:artık )?yaşamak istemiyorum|kendimi öldür(?:eceğim|mek istiyorum)|intihar (?:edeceğim|etmek istiyorum)|hayatıma son ver(?:eceğim|mek istiyorum)',
  swedish:
    'jag vill (?:bara )?dö|jag vill inte leva(?= *(?:$|[.,!?]|längre))|orkar inte leva|(?:ska|vill) ta (?:livet av mig|mitt liv)',
  danish:
    'jeg vil (?:bare |gerne )?dø|jeg vil ikke leve(?= *(?:$|[.,!?]|mere|lenger|længere))|orker ikke (?:at |å )?leve|(?:vil|skal) (?:tage|ta) (?:mit eget liv|mitt eget liv|livet av meg|livet af mig)',
  finnish:
    'haluan (?:vain )?kuolla|en halua (?:enää )?elää|en jaksa (?:enää )?elää|tapan itseni|haluan tappaa itseni',
  czech:
    'chci (?:jen )?(?:umřít|zemřít)|nechci (?:už |dál )?žít|nemám (?:už )?sílu žít|vezmu si život|chci se zabít',
  romanian:
    'vreau să mor|nu mai vreau să trăiesc|vreau să mă (?:omor|sinucid)|o să mă (?:omor|sinucid)|îmi iau viața',
  hungarian:
    'meg akarok halni|nem akarok (?:tovább |már )?élni|megölöm magam|öngyilkos leszek|véget vetek az életemnek',
  greek:
    'θέλω να πεθάνω|δεν θέλω (?:άλλο )?να (?:ζω|ζήσω)|θα αυτοκτονήσω|θέλω να αυτοκτονήσω|θα σκοτωθώ απόψε',
  arabic:
    '(?:اريد|بدي|عايز|عاوز|ابغى) (?:ان )?(?:اموت|الموت|انتحر)|لا اريد (?:ان )?(?:اعيش|العيش)|سانتحر|ساقتل نفسي|اريد (?:ان )?اقتل نفسي',
  hindi:
    'मरना चाह(?:ता|ती)|जीना नहीं चाह(?:ता|ती)|(?:आत्महत्या|खुदकुशी) कर(?:ना चाह(?:ता|ती)| लूंगा| लूंगी)|marna chaht[ai] h|jeena nahi chaht[ai]',
  japanese:
    '死にたい|自殺したい|自殺する(?=。|$)|(?:もう)?生きたくない|生きるのに疲れ|生きていたくない',
  chinese:
    '(?:我|好|真)?想死(?!你|我|妳|他|她|了)|不想活|活不下去|想自杀|想自殺|我要自杀|我要自殺|结束自己的生命|結束自己的生命',
  korean: '죽고 ?싶(?:어|다|네|은 생각)|살고 ?싶지 ?않|살기 ?싫어|자살하고 ?싶|자살할 (?:거|것)',
};

/** Dying "of" laughter, shame or love, in somebody's arms, and works of art. */
const IDIOMS =
  /(?:умереть|сдохнуть|померти|вмерти|смерти) (?:от|в твоих|зі|від|со|на твоих|рядом)|gülmekten|utançtan|smíchy|hanbou|av skratt|av skam|av latter|af grin|af skam|nauruun|häpeästä|de (?:râs|rușine|foame)|από (?:τα γέλια|την πείνα|ντροπή)|من (?:الضحك|الخجل|الجوع)|हँसी|शर्म से|песн|фильм|серіал|сериал|пісн|şarkı|film|laulu|sången|sangen|歌|映画|电影|노래|영화/i;

const PLAIN = new RegExp(`(?<!(?![ぁ-ヿ一-鿿])\\p{L})(?:${Object.values(WISHES).join('|')})`, 'iu');

/** Arabic vowel signs and the forms of one letter. */
const unify = (text: string): string =>
  text
    .normalize('NFC')
    .replace(/[\u064b-\u0652]/g, '')
    .replace(/[أإآ]/g, 'ا')
    .replace(/\s+/g, ' ');

/** Finds a crisis in a chat message in one of these languages. */
export function findPlainCrisis(surface: Surface, original: string): Finding | null {
  if (surface !== 'chat_input') return null;
  const text = unify(original);
  if (!PLAIN.test(text) || IDIOMS.test(text)) return null;
  return { category: 'self_harm', rule: 'self_harm.wish_in_other_language', outcome: 'crisis' };
}
