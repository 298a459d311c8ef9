import { DAILY_FIELDS } from './fields-daily.ts';
import { LEISURE_FIELDS } from './fields-leisure.ts';
import { PEOPLE_FIELDS } from './fields-people.ts';
import { TABLE_FIELDS } from './fields-table.ts';
import type { Field } from './field.ts';
import type { Told } from './entry.ts';

/** Words that tell how it went, in plain words. */
const BAD =
  /\b(?:bad|badly|worse|worst|terrible|terribly|horrible|awful|sad|annoying|annoyed|boring|idiot|jerk|rude|mean|stupid|dumb|lazy|loud|noisy|dirty|messy|nightmare|disaster|late|delayed|cancell?ed|fail|failed|failing|fails|broke|broken|breaks|died|dead|dying|crashed|crashing|lost|losing|lose|stuck|stolen|stole|stolen|missed|missing|ruined|spilled|spilt|burned|burnt|forgot|forgotten|hurts?|hurting|sore|sick|ill|pain|swollen|itchy|freezing|cold|hate|hates|hated|worried|worry|scared|afraid|nervous|stressed|stressful|stress|tired|exhausted|exhausting|draining|angry|mad|upset|crying|cried|cry|fight|fought|argue|argued|arguing|argument|screamed|yelled|shouted|ignored|ignores|rejected|fired|quit|leaking|leaks|flooded|moldy|rotten|expensive|broke|overdue|too much|too many|too long|too loud|too small|too expensive|not (?:work|working|sleep|get|like|start|help|go|talk|eat|pass|win)|can not (?!stop|wait|help|complain|believe)|never|nobody|no one|moving (?:away|to|out|abroad)|moved away|problems?|trouble|issue|wrong|ugh|knocked|stepped|scratched|bit|ate|threw up|puked|peed|vomited|slipped|fell|ended|dumped|killed|kill|kills|killing|ghosted|regret|boss is|gave up|drama|chaos|mess|hard|difficult|rough|tough|struggling|struggle|slow|dry|wilted|5am|4am|6am|five in the morning|at dawn|overtime|working (?:late|again|on (?:sunday|christmas))|supposed to|should be|staring at|still (?:not|waiting)|so many|not sure|keeps? \w+ing|(?:did|does|do|will|would|has|have|could) not \w+|snapped|cracked|cries|screams|barks|snores|going nowhere|like a (?:potato|mess|mushroom|child)|bedbugs|stung|stings|allergic|leaving|refuses|every single)\b/;
const GOOD =
  /\b(?:good|great|best(?! friend)|better|nice|lovely|wonderful|amazing|awesome|fantastic|brilliant|beautiful|perfect|fun|funny|happy|glad|proud|excited|exciting|love|loved|loves|liked|enjoy|enjoyed|enjoying|finally|finished|done|won|win|winning|passed|succeeded|worked|managed|first time|promoted|raise|clapped|applause|laughed|laughing|smiled|hugged|kissed|delicious|tasty|cozy|peaceful|calm|relaxing|blooming|bloomed|growing|grew|ripe|healthy|cured|fixed|found|saved|sold|bought|got a|learned|made it|surprised|surprise|gift|present|engaged|yay|woohoo|lucky|favorite|cute|sweet|adorable|named|snuggled|cuddled|purring|bright|beat|turned out|knitted|wrote|drew|helped|thanked|teaching|taught|showed|sent me|sunny|sparkling)\b/;
/** Such a word belongs to the thing if it is at most this many words away. */
const NEAR = 8;
/** The sentence is about the character, or about both. */
const OF_YOU = /\b(?:you|your|yours|we should|let us)\b/;
/** What went neither way is taken up only if it is the user's own, or hardly more than the word. */
const OWN_OR_SHORT = /\b(?:i|my|me|mine|we|our|us)\b|^(?:\S+ ){0,3}\S+$/;

/**
 * A statement about something from everyday life that no set phrase knows: what it is about, and
 * whether it went badly or well. Bad news comes first, because "finally broke down" is bad.
 */
const ALL: readonly Told[] = [
  ...PEOPLE_FIELDS,
  ...DAILY_FIELDS,
  ...LEISURE_FIELDS,
  ...TABLE_FIELDS,
].flatMap(toTold);
const isMentioned = ({ topic }: Told): boolean => topic.endsWith('_plain');

export const TOLD_FIELDS = ALL.filter((entry) => !isMentioned(entry));

/** A thing that is only mentioned: for when nothing else in the statement is known. */
export const TOLD_MENTIONED = ALL.filter(isMentioned);

function toTold({ topic, things, bad, good, plain }: Field): Told[] {
  const thing = new RegExp(`\\b(?<thing>${things})\\b(?!'s\\b)`);
  const told = (
    how: string,
    [say, ask]: Field['bad'],
    fits: (words: string, found: RegExpExecArray) => boolean,
  ): Told => ({
    topic: `${topic}_${how}`,
    // One pattern per thing and mood would take 0.1 s to compile.
    tells: {
      exec(words) {
        const found = thing.exec(words);
        return found && !OF_YOU.test(words) && fits(words, found) ? found : null;
      },
    },
    say,
    ask,
  });
  return [
    told('bad', bad, (words, found) => BAD.test(around(words, found))),
    told('good', good, (words, found) => GOOD.test(around(words, found))),
    told('plain', plain, (words) => OWN_OR_SHORT.test(words)),
  ];
}

/** The thing with the words before and after it. */
function around(words: string, { index, 0: thing }: RegExpExecArray): string {
  const before = words
    .slice(0, index)
    .split(' ')
    .slice(-NEAR - 1);
  const after = words
    .slice(index + thing.length)
    .split(' ')
    .slice(0, NEAR + 1);
  return before.join(' ') + thing + after.join(' ');
}
