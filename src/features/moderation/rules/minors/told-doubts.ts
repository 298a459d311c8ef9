import { LIFE_OF_CHILD } from './child-life.ts';
import type { Word } from './passage.ts';
import { is } from './passage.ts';
import type { Scene } from './scene.ts';
import { sentenceStart, some } from './scene.ts';
import { compileApart } from './word-pattern.ts';

// What keeps "she's nine" refused though a child's life is told: looks, secrets, meetings, roles, and
// whatever the speaker does to the child, or the child to the speaker, beyond care and talk.

/** Looks, closeness, secrets, meetings and stories. */
const DOUBTS =
  /^(?:beautiful|pretty|gorgeous|hot|sexy|attractive|matured?|developed|develops|developing|curv\w+|slim|slender|petite|blonde?|legs?|thighs?|lips|body|skin|chest|breasts?|bra|hips|hair|eyes|perfect|flirt\w*|crush|dat(?:e|es|ing|ed)|kiss\w*|alone|private|privately|secret\w*|hidden|tempt\w*|seduc\w*|desir\w*|virgin\w*|innocen\w+|obedient|obeys?|submissive|willing|consents?|legal|illegal|online|hotel|changing|lock|locks|locked|sir|heels|groom|model|webcam|cam|nude|naked|undress\w*|underwear|panties|bikini|swimsuit|touch\w*|strok\w*|massag\w*|sleepovers?|lap|tickl\w*|cuddl\w*|snuggl\w*|drunk|wine|alcohol|vodka|drugs?|sex\w*|puberty|periods?|condoms?|pregnan\w+|stor(?:y|ies)|novel|roleplay\w*|rp|scene|character|persona|role|fantas\w*|ooc|avatar|maid|slave|master|castle|village|belongs?|tied|lovers?|romance|romantic\w*|feelings?|attract\w*|curious|ready|gap|difference|experienc\w*|taught|teach|teaches|teaching|wait|waits|waiting|myself|husband|wife|marry|married|wedding|bride|movie|film|anime|series|episode|sketch|photos?|pics?|video|videos|daddy|handsome|adult|adults|grown|older|younger|young|lonely|single|shy|shyly|king|queen|kingdom|tavern|mage|vampire|elf|mine)$/;
/** What is left unsaid, and what a child is told to keep. */
const DOUBTFUL = compileApart(`
  like|likes|liked|want|wants|wanted|love|loves|loved|enjoy|enjoys|enjoyed it|this|that when|and|but|too|so|a
  when|if|what|how|whenever i|we do|did|does it|this|that
  said|says|say yes|ok|okay|please
  not|never :adverb? to? tell|say
  tell|tells|told|telling nobody|no
  come|comes|came|coming to|into my|me|our
  asked|asks|wants|wanted|begged|begs me|us to come|stay|sleep|meet|touch|keep|show|take|hold|hug|lie
  in|on|inside|behind my|your|the phone|computer|screen
  be|is|been good|nice|sweet|mine to|with|when?
  just the|us two
  is|are|be|became|being mine
  nice|good|sweet|kind to me|us
  have|has|had|spend|spent :article? time
  trust|trusts :speaker
  rides|ride home
  favorite grown|adult|person|man|woman
  wash|washes|washed|brush|brushes|brushed|rub|rubs
  our game|thing|time|rule|secret|deal
  in :owner|the|this game|chat|world|app
  my|our message|messages|texts|chat|number|room|bed|cabin|place|tent|car|couch|sofa|basement
  finally gave|gives|give|giving in
  hard to get
  can|could|may|let|to have|keep her|him|them
  must|should|may|can not know|find|tell
  all|every girls|boys|girl|boy|kids|men do|does|like|want
  am|is the|her|his best|only
  about it|this|us now?
  than my ex
  without telling|anyone|anybody|:owner
  without :owner *? knowing|noticing
  as|so fun
  forgot|forgets|forget
  parents|mother|father|mom|mum|dad|wife|husband|nobody|everyone :adverb? is|are|was|were? :adverb? gone|away|out|asleep
  only one who|that
  talk|talked|talks|talking all
  showed|shows|show :speaker what|everything|how
  watch|watched|watching|look|looking|stare|see|seen|seeing from|through|at|him|her|them
  made|make|makes her|him|them do
  name is
  nobody|none|anyone|anybody :adverb? at? home? knows|sees|know
  no one :adverb? knows|sees
  for two|us
  stay|stays|stayed longer|overnight
`);
const HARMLESS = compileApart(`
  roll|rolls|rolled|rolling :owner eyes
  bedtime|short|ghost|funny|told|read :article? story|stories
  for my|our wedding
  every single
  than mine
  too young|old
  not ready
  waiting room|list
  wife|husband does|did|says|said|thinks|thought|works|worked|has|had|died
  wife|husband and i
  my|her|his :adjective? older|younger|grown
`);
/** "He wants it" at the end of a clause. */
const ENDS_IN_IT =
  /^(?:likes?|liked|wants?|wanted|loves?|loved|enjoys?|enjoyed|needs?|about|do|does|did|for)$/;
/** Of adolescents, further meetings and messages. */
const DOUBTS_OF_ADOLESCENTS =
  /^(?:text\w*|chat\w*|dm\w*|snap\w*|messag\w+|meet\w*|met|found|friends?|girlfriends?|boyfriends?|gift|gifts|necklace|ring|present|hotel|car|home|tonight|evening|visit\w*|over|smil\w*|look|looks|hugs?|hugged|sneak\w*)$/;
/** "you" is asked for advice. */
const ADVISER = compileApart(`
  do|would|could|can|did|have|should|will|are you :adverb? think|let|allow|know|recommend|suggest|say|help|buy|give|remember|believe|have|ever|handle|explain|do|ground|worry|pay|got|heard
  you :adverb? will|would|should|have|can not? :adverb? believe|guess|see|seen|hear|heard|imagine|laugh
`);
/** What a child does to the speaker: talk, and small gifts. */
const TO_SPEAKER =
  /^(?:asks?|asked|tells?|told|begs|begged|reminds?|reminded|informs|informed|corrects|corrected|warns|warned|banned|bans|than|as|help|wish|beats?|drives|driving|drove|outgrew|wakes|woke|gave|gives|give|made|makes|drew|shows|showed|wants|wanted|calls|called|lets|let|bit|like|remind|keeps|kept|had|cost|costs|costing)$/;
const TO_SPEAKER_OF_ADOLESCENTS =
  /^(?:asks?|asked|tells?|told|begs|begged|reminds?|reminded|informs|informed|corrects|corrected|warns|warned|banned|bans|than|as|help|beats?|drives|driving|drove|remind|cost|costs|costing)$/;
/** What a family does. */
const FAMILY_DOES =
  /^(?:bak\w+|buy|bought|buying|need|needed|make|made|making|cook|cooked|cooking|plan|planned|planning|have|had|got|get|getting|go|going|went|drive|drove|driving|move|moved|moving|adopt|adopted|adopting|foster|fostered|measure|measured|take|took|taking|try|tried|trying|decide|decided|think|thought|celebrate|celebrated|celebrating|order|ordered|ordering|invite|invited|inviting|named|read|paint|painted|painting|build|built|building|ask|asked|let|allow|allowed|pay|paid|paying|save|saving|saved|throw|throwing|threw|host|hosting|wait|waited|sign|signed|spend|spent|tell|told|give|gave|giving|visit|visiting|visited|sew|sewing|knit|knitting|lost|live|cry|cried|laugh|laughed|clapped|walk|walked|cycle|cycled|eat|ate|still|all|both|argue|argued|said|say|find|found|do|did)$/;
/** What the speaker does or feels about an adolescent whom they raise. */
const RAISES =
  /^(?:worry|worried|say|do|let|allow|help|ground|grounded|think|know|get|find|hire|handle|support|explain|took|take|call|pay|punish|stop|react|insist|push|intervene|strict|overreacting|unfair|proud|scared|afraid|tired|lost|stressed|raise|raised|adopt|adopted|be)$/;
const BETWEEN =
  /^(?:are|am|is|were|was|will|would|can|could|should|must|have|has|had|do|did|not|just|all|both|always|never|still|only|already|really|finally|also|even|now|then|might|may|used|to|been|re|ve|ll)$/;
/** What a guardian does for a child, right before "her". */
const CARES = compileApart(`
  take|takes|took|taking|drive|drove|driving|bring|brought|bringing|pick|picked|picking|walk|walked|drop|dropped|dropping up|off?
  help|helped|helping|feed|fed|feeding|buy|bought|buying|make|made|making|let|letting|allow|allowed|allowing|tell|told|telling|ask|asked|asking|remind|reminded|reminding|promise|promised|give|gave|giving|get|got|getting|name|named|measure|measured|call|called|sew|sewed|sewing|knit|knitted|knitting|bake|baked|baking|raise|raised|raising|adopt|adopted|adopting|foster|fostered|carry|carried|ground|grounded|sign|signed|enroll|enrolled|warn|warned|found|find|order|ordered|build|built|pay|push|punish|force|stop|support|encourage|motivate|handle|spoil|spoiling|pack|packed|packing|want|wanted|had|have|throw|throwing|miss :adverb?
  read|reading|sing|singing|explain|explained|explaining|say|said to
  worry|worried|worrying about
  proud|afraid of
  help|helped|helping|deal|dealing|argue|argued|patient|sat|sitting|stayed|hospital|doctor|doctors|dentist|clinic|library|playground|zoo with
  for|because|than|how|that|when|while|what|if|on|why
`);
const CARES_FOR_ADOLESCENTS = compileApart(`
  ground|grounded|raise|raised|raising|adopt|adopted|adopting|foster|fostered|let|letting|allow|allowed|allowing|push|punish|force|stop|support|encourage|motivate|help|helped|handle|remind|reminded|sign|signed|enrolled|worry|warn|warned :adverb? about?
  worry|worried|worrying about
  proud of
  get|teach :adverb?
`);
/** "I want to", "I need": a wish that does not say what for. */
const WISHES = compileApart(`
  i :adverb? want|wanna|need|crave|wish|dream|imagine|think|like|enjoy|adore|prefer|desire
`);
const WISHES_WELL = compileApart(`
  i :adverb? want|need to help|buy|know|give|get|make|find|surprise|bake|sew|build|knit|learn|plan
  i :adverb? need :article|some|your|advice|help|ideas|coffee|sleep|tips|more|new
  i :adverb? want :article party|cake|present|bike
  i :adverb? think he|she|they|it|this|that|the|my|our|his|her
  i :adverb? wish i|we|he|she|they|it could|had|knew|would
`);
const MY_SCHOOL = compileApart('my school|class|grade|bus|street|team|teacher|classroom|year');

/** A message is read once for all its ages. */
const known = new WeakMap<readonly Word[], Partial<Record<ChildTold, boolean>>>();

/** A child of whom a message tells by "she" or "he" only, or by a name or relation. */
export type ChildTold = 'young' | 'adolescent' | 'named';

/** Returns whether anything leaves it open that a child of the message is desired, played or addressed. */
export function isDoubtful(scene: Scene, child: ChildTold): boolean {
  const found = known.get(scene.words) ?? {};
  known.set(scene.words, found);
  return (found[child] ??= some(scene.words, scene.own, scene.words.length, (word, at) =>
    isDoubt(scene, word, at, child),
  ));
}

function isDoubt(scene: Scene, { text }: Word, at: number, child: ChildTold): boolean {
  const { words } = scene;
  const isAdolescent = child === 'adolescent';
  // "You" and "my wife" are not the child whom a name tells.
  if (child === 'named' && (LISTENER.test(text) || isOwnPartner(words, at))) return false;
  const isHarmless = HARMLESS.isBefore(words, at) || HARMLESS.isAt(words, at);
  if ((DOUBTS.test(text) && !isHarmless) || DOUBTFUL.isAt(words, at) || isLeftUnsaid(words, at))
    return true;
  if (isAdolescent && (DOUBTS_OF_ADOLESCENTS.test(text) || MY_SCHOOL.isAt(words, at))) return true;
  if (WISHES.isAt(words, at) && !WISHES_WELL.isAt(words, at)) return true;
  if (/^(?:you|u)$/.test(text)) return !ADVISER.isAt(words, at) && !ADVISER.isAt(words, at - 1);
  if (/^(?:your|ur|yours|yourself)$/.test(text)) return true;
  if (/^(?:me|us)$/.test(text)) return !isTalkedTo(words, at, isAdolescent);
  if (text === 'we') return !isDone(words, at, FAMILY_DOES);
  if (text === 'i' && isAdolescent) return !isDone(words, at, RAISES);
  return /^(?:her|him|them|his|their)$/.test(text) && isApproached(scene, at, isAdolescent);
}

const LISTENER = /^(?:you|u|your|ur|yours|yourself)$/;
const isOwnPartner = (words: readonly Word[], at: number): boolean =>
  is(words[at], 'partner') && words[at - 1]?.text === 'my';

/** "She knows what I like", "he wants it", "he let me" */
const isLeftUnsaid = (words: readonly Word[], at: number): boolean =>
  words[at + 1]?.sentence !== words[at]?.sentence &&
  (/^(?:it|this|that)$/.test(words[at]?.text ?? '')
    ? ENDS_IN_IT.test(words[at - 1]?.text ?? '')
    : /^(?:like|likes|want|wants|one)$/.test(words[at]?.text ?? '') ||
      (words[at]?.text === 'me' && /^lets?$/.test(words[at - 1]?.text ?? '')));

const isTalkedTo = (words: readonly Word[], at: number, isAdolescent: boolean): boolean =>
  (isAdolescent ? TO_SPEAKER_OF_ADOLESCENTS : TO_SPEAKER).test(words[at - 1]?.text ?? '');

/** "we're baking a cake", not "we text every night". */
function isDone(words: readonly Word[], at: number, doing: RegExp): boolean {
  const does = (k: number): boolean => doing.test(words[k]?.text ?? '');
  let k = at + 1;
  while (BETWEEN.test(words[k]?.text ?? '') && !does(k + 1)) k += 1;
  return does(k) || does(k + 1);
}

/** The speaker does something to the child that is not known to be care. */
function isApproached({ words, own }: Scene, at: number, isAdolescent: boolean): boolean {
  if (!isOfSpeaker(words, at, own)) return false;
  if (/^(?:her|his|their)$/.test(words[at]?.text ?? '')) {
    // "Her father says no"
    if (at === sentenceStart(words, at)) return false;
    const isOfLife = some(words, at + 1, at + 4, ({ text }) => LIFE_OF_CHILD.test(text));
    if (isOfLife) return false;
  }
  return !(isAdolescent ? CARES_FOR_ADOLESCENTS : CARES).isBefore(words, at - 1);
}

/** Returns whether the speaker is the subject nearest before a word; a sentence without one is the speaker's. */
function isOfSpeaker(words: readonly Word[], at: number, own: number): boolean {
  const from = Math.max(own, sentenceStart(words, at));
  for (let k = at - 1; k >= from; k -= 1) {
    const { text } = words[k] as Word;
    if (/^(?:i|we)$/.test(text)) return true;
    if (/^(?:he|she|they|who|it|you|u|others|kids|everyone|everybody)$/.test(text)) return false;
    if (is(words[k], 'elder', 'relative', 'person', 'learner') && !words[k]?.owns) return false;
  }
  return true;
}
