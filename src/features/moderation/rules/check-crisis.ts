import type { Finding, Surface } from './categories.ts';
import type { TextViews } from './normalize-text.ts';
import { defineRule, runRules } from './rule-table.ts';

const IDIOM =
  /› ?(?:of (?:laughter|laughing|embarrassment|boredom|shame|hunger|cuteness|happiness|cringe|joy)|from (?:laughter|embarrassment|cuteness|boredom|laughing)|laughing|alone|a virgin|happy|old|in (?:your arms|the game|this game|bed of)|for (?:you|some|a|that|it|this)|on (?:stage|this hill|that hill)|with my (?:gym|phone|contract)|without (?:seeing|knowing|trying)|hungry|if i dont|my hair|my (?:shirt|shoes)|inside every|every time|lol|haha|as a (?:legend|king|queen|character)|like a)/;
const WANT =
  '(i want to|i wanna|i just want to|i just wanna|i really want to|i need to|i am going to|im going to|im gonna|i am gonna|gonna|i will|ill|i should|i could just|i might|i plan to|i am planning to|im planning to|ready to|i wish to|i feel like|feel like|feeling like|thinking about|thinking of|thought about|thoughts of|i think about|urge to|trying to|i tried to|i decided to|i have decided to|ive decided to|going to|want to|wanna)';

/** Signs that the user may be in danger from themselves; figures of speech are excused. */
const CRISIS_RULES = [
  defineRule(
    'wish_to_die',
    'die|kiii|endmy|endit|endingmy|endingit|hangm|takemyown|takingmyown|unaiive|disappear|dying|jumpoff|shootm|driownm|drownm|overdos|hurtm|hurtingm|cutm|cuttingm|harmm|harmingm|starvem|sieepfor',
    `${WANT} (just |really |finally |go and )?(die|dying|kill my ?self|killing my ?self|end my (own )?life|ending my (own )?life|end it all|ending it all|end everything|hang my ?self|hanging my ?self|shoot my ?self|drown my ?self|take my own life|taking my own life|take my life|taking my life|unalive( my ?self)?|unaliving( my ?self)?|disappear forever|jump off (a|the) (bridge|roof|building)|overdose|overdosing|hurt my ?self|hurting my ?self|cut my ?self|cutting my ?self|harm my ?self|harming my ?self|starve my ?self|never wake up|sleep forever|commit suicide|committing suicide)`,
    {
      unless: new RegExp(`${IDIOM.source}|(?:dont|do not|didnt|never|rather|not) ‹`),
    },
  ),
  defineRule(
    'no_will_to_live',
    'iive|aiive|exist|wakeup|beherea|goon|betteroff|iiving|pointin',
    '(i (dont|do not|no longer|cant|cannot) (really |even )?(want to |wanna |wish to )?(live|be alive|exist|wake up|be here|go on living|keep living|go on) (any ?more|any longer|like this any ?more|in this world)|i (dont|do not|no longer|never) (really |even )?(want to|wanna|wish to) (live|be alive|exist|wake up|be in this world)|(no|any) (reason|point) (left )?(to live|in living|to go on|to be alive|in being alive)|better off (if i (was|were) )?(dead|without me|if i died)|(wish|wished) i (was|were) (dead|never born)|wish i (would|could) (just )?(die|never wake up|not wake up)|life (is not|isnt|aint) worth living|nothing to live for|tired of (living|being alive)|hate being alive|cant live any ?more)',
    {
      unless:
        /› ?(?:in (?:this|that|my) (?:city|town|house|flat|apartment|country|place)|with (?!this|pain|depress|anxi|it(?![a-z])|myself)|out of|without (?:you|coffee|music|pizza|chocolate|my phone)|there|here in|at (?:home|my))|live (?:here|there|with|without|in|at)/,
    },
  ),
  defineRule(
    'suicidal',
    'suicid',
    '((i am|im|i feel|feeling|been feeling|i ve been|ive been|i get|been) (so |very |really |a bit |kind of )?suicidal|suicidal (thoughts|ideation|feelings|urges)|(my|a|wrote|writing|leave a|left a) suicide (note|letter|plan|attempt)|(i|ive|i have|im) (been )?(tried|attempted|attempt|planning|plan|considering|consider|contemplating|thinking about|thinking of|want|think about|thinking) (to commit |of |about )?suicide)',
    {
      unless:
        /(?:my (?:friend|brother|sister|mother|father|mom|mum|dad|uncle|aunt|cousin|colleague|neighbou?r|ex|son|daughter)|he|she|character|book|movie|film|his|her|story)(?: [a-z]+){0,4} ?‹/,
    },
  ),
  defineRule(
    'self_injury',
    'cut|cuts|cutting|burn|harm|hurt|seif',
    '((ive|i have|i) (been |started |keep |kept |can t stop |cant stop |again |just )?(been )?(cutting|burning|harming|hurting|injuring|starving) my ?self|i (cut|burn|burned|burnt|harm|harmed|hurt) my ?self (again|on purpose|last night|tonight|every|when i|because|to feel|so i)|self ?harm(ing|ed)? (again|tonight|every|is|helps|because)|i (want to |started to |keep |still |am |began to )?self ?harm(ing)?|cut my wrists?)',
    {
      unless:
        /shaving|cooking|chopping|kitchen|knife while|on the (?:fence|glass|paper|knife|can|ice)|paper/,
    },
  ),
  defineRule(
    'act_under_way',
    'pills|overdos|noose|goodbye|thebridge|wrists|gunto|razor',
    '(i (just |have |ive )?(took|taken|swallowed|take|have swallowed) (a |the |all |too )?(whole |entire |my |of )?(many |bottle of |handful of |lot of |the )?(the |my )?(sleeping |pain )?(pills|tablets|medication)|(i |ive |i have )(just )?(overdosed|wrote a goodbye (letter|note)|written a goodbye (letter|note)|slit my wrists?)|(noose|rope) (is |around )(ready|my neck)|this is (my )?(final )?goodbye (forever|to everyone|world)|goodbye cruel world|standing on (a|the) (bridge|ledge|roof) (ready|about|and want|to jump))',
    {
      unless:
        /› ?on (?!pills|meds|medic|drugs|my|sleeping|para|heroin|purpose|it)|vitamin|allergy|birth control|prescribed|for my (?:headache|cold|blood)/,
    },
  ),
];

/** Answers a crisis finding for the user's own words; other surfaces never raise one. */
export function checkCrisis(surface: Surface, views: TextViews): Finding | null {
  if (surface !== 'chat_input') return null;
  return runRules('self_harm', CRISIS_RULES, surface, views, 'crisis');
}
