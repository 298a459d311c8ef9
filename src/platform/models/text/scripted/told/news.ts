import type { Told } from './entry.ts';

const KIN =
  '(?:wife|husband|partner|girlfriend|boyfriend|fianc[eé]e?|mother|mom|father|dad|brother|sister|(?:best |good |old )?friend|parents|grandma|grandpa|grandmother|grandfather|uncle|aunt|cousin|nephew|niece|neighbor|roommate|son|daughter|kid|baby|ex|family)';

/** Serious and happy news that needs its own tone, before the calmer tables. */
export const NEWS: readonly Told[] = [
  {
    topic: 'betrayed',
    tells:
      /\b(?:cheat(?:s|ed|ing)? on me|(?:is|was|are) cheating|seeing someone else|having an affair|lied to me|lying to me|behind my back|betrayed|stole from me|used me)\b/,
    say: [
      'That thought must be eating at you{,you}, [and I am sorry that you are in it|not knowing is the worst of it].',
      'I am sorry{,you}, [trust is slow to build and quick to break|you deserve an honest answer], whatever it turns out to be.',
    ],
    ask: ['What makes you think so?', 'Have you spoken about it?'],
  },
  {
    topic: 'kin_sick',
    tells: new RegExp(
      `\\b(?:my|our) (?<who>${KIN})\\b.*\\b(?:hospital|fever|throwing up|flu|a cold|temperature|sick|ill|cancer|surgery|operation|accident|stroke|dementia|fell|dying|hospice|in pain|depressed|not well|worse)\\b`,
    ),
    say: [
      'I am sorry about your {who}{,you}, [that is a worry one carries all day|waiting for news is the hardest part], and I hope it turns out well.',
    ],
    ask: ['How are they doing?', 'Who is there for you in this?'],
  },
  {
    topic: 'kin_distant',
    tells: new RegExp(
      `\\b(?:my|our) (?<who>${KIN}|(?:kids|children|sons|daughters))\\b.*\\b(?:not (?:talk|speak|spoke|answer|call|reply|listen|visit|want|understand|trust|get along)\\w*|ignor\\w+|avoid\\w*|blocked|ghost\\w*|distant|cold|forgot|mad|angry|upset|hates?|left|gone|mov(?:ed|es|ing) away|never (?:calls?|visits?|listens?|asks?))\\b`,
    ),
    say: [
      'That hurts{,you}, [most of all from somebody so close|and one does not get used to it], and I am sorry.',
    ],
    ask: ['Do you know what is behind it?', 'How long has it been like that?'],
  },
  {
    topic: 'no_answer',
    tells:
      /\b(?:he|she|they|nobody|no one) (?:has|have|had|did|does|do|will)? ?(?:not |never )?(?:answer|answered|reply|replied|text|texted|write|written|wrote|call|called)(?:s|ed)?(?: me)?(?: back| my| in| for| since|$)|\bleft (?:me )?on read\b|\bseen my message\b/,
    say: [
      'Waiting for a sign is hard{,you}, [and every hour invents a new reason|the phone gets heavier each time one looks].',
    ],
    ask: ['What did you write last?', 'What do you think is behind it?'],
  },
  {
    topic: 'baby_coming',
    tells:
      /\b(?:having|expecting) (?:a )?(?:baby|twins|child)\b|\b(?:i am|she is|we are|wife is|my \w+ is) pregnant\b/,
    say: [
      'Congratulations{,you}! [What wonderful news|That changes everything, in the best way], [and I am so glad that you tell me|sleep while you can].',
    ],
    ask: ['When is it due?', 'How do you feel about it?'],
  },
  {
    topic: 'newborn',
    tells:
      /\b(?:newborn|new baby|had a baby|became (?:a )?(?:father|mother|dad|mom|parents?|grand\w+))\b/,
    say: [
      'A baby in the house{,you}, [then sleep is a rumor|no wonder if you are tired and in love at once], and congratulations.',
    ],
    ask: ['How are the nights?', 'What is the name?'],
  },
  {
    topic: 'miss_kin',
    tells: new RegExp(`\\bi (?:\\w+ )?miss (?:my|our|the) (?:late )?(?<who>[a-z]+)`),
    say: [
      'I can hear how much{,you}, [missing somebody is love that has to wait|some days the gap is bigger than others].',
    ],
    ask: ['What do you miss most?', 'When did you last see each other?'],
  },
  {
    topic: 'late_spouse',
    tells:
      /\bmy late (?<who>husband|wife|father|mother|dad|mom|brother|sister|friend|partner)\b|\b(?:widow|widower|widowed)\b|\bold (?:photos?|pictures?|letters?)\b/,
    say: [
      'Such things bring it all back{,you}, [the good and the gap at the same time|one smiles and swallows at once].',
    ],
    ask: ['What do you remember first?', 'What were those days like?'],
  },
  {
    topic: 'danced_once',
    tells: /\bwe (?:always |often )?(?:danced|sang|traveled|laughed|used to|played|cooked) \w+/,
    say: [
      'What a thing to have shared{,you}, [one does not forget that|I can almost see you two].',
    ],
    ask: ['What was the best of it?', 'Tell me one moment of it, will you?'],
  },
  {
    topic: 'confession',
    tells:
      /\bi (?:kissed|slept with|cheated|lied|stole|told (?:him|her|them)|confessed|hid|read (?:his|her|their))\b|\b(?:have not|did not) (?:told|tell) (?:my|anyone|anybody|him|her|them)\b/,
    say: [
      'That is a lot to carry alone{,you}, [it stays with me|and I do not judge you for it], and saying it once already makes it lighter.',
    ],
    ask: ['How do you feel about it now?', 'Who else knows?'],
  },
  {
    topic: 'moving_plan',
    tells:
      /\b(?:thinking (?:of|about)|planning (?:to|on)|considering|want to|dreaming of|about) (?:moving|quitting|leaving|emigrating|changing|divorcing|breaking up|starting over|ending|giving up|going back|move|emigrate|quit|leave)\b ?(?<thing>[a-z ]{0,30})$/,
    say: [
      'That is a big step{,you}, [and the thought alone already moves things around|one part is brave and one part wants to stay].',
    ],
    ask: ['What draws you to it?', 'What holds you back?'],
  },
  {
    topic: 'speaks',
    tells:
      /\bi (?:do not |can not |only |also |barely |hardly )*(?:speak|understand) (?:any |a bit of |a little |some |much )?(?<thing>french|spanish|german|italian|english|polish|russian|chinese|japanese|portuguese|dutch|the language|arabic|korean|turkish)\b/,
    say: [
      'Words come quickly once one has to buy bread with them{,you}, [so do not worry about it|and people like it when one tries].',
    ],
    ask: ['Which word do you know already?'],
  },
  {
    topic: 'kitchen_failure',
    tells:
      /\b(?:burned|burnt|overcooked|ruined|oversalted) (?:the |my |it|dinner|lunch|breakfast|the \w+)?\b/,
    say: [
      'It happens to the best{,you}, [open a window and call it well done|bread and cheese have saved many an evening].',
    ],
    ask: ['What was it meant to be?', 'What will you eat now?'],
  },
  {
    topic: 'wet_way',
    tells:
      /\b(?:walk(?:ed)?|ran|bike[d]?|cycled|wait(?:ed)?|stood) .*\b(?:rain|snow|cold|storm|dark)\b|\b(?:soaked|drenched|wet (?:shoes|socks|feet))\b/,
    say: [
      'Oh no{,you}, [then dry socks and something hot first|that is a miserable way home], and the day is over now.',
    ],
    ask: ['Are you warm again?'],
  },
  {
    topic: 'on_the_way',
    tells:
      /\b(?:on|in) (?:a|the|my) (?:bus|train|plane|car|tram|subway|metro|ferry|taxi|way)\b|\b(?:at|in) the (?:airport|station|waiting room)\b|\bcommut\w+\b|\broad trip\b/,
    say: [
      'Then I keep you company on the way{,you}, [windows are good for thoughts|the time goes faster with two].',
    ],
    ask: ['How long will it take?', 'What waits for you there?'],
  },
  {
    topic: 'chores_done',
    tells:
      /\b(?:dishes|laundry|cleaning|cleaned|vacuum\w*|ironing|groceries|shopping|chores|tidied|tidying|mowed)\b/,
    say: [
      'Then sit down with a good conscience{,you}, [it never stays done, but tonight it is|that is an honest bit of work].',
    ],
    ask: ['And what comes now, just for you?'],
  },
  {
    topic: 'long_day_told',
    tells:
      /\b(?:today|day|week|shift|meeting|night|it) (?:was|is|has been|felt) (?:so |too |very |really |super |endless\w* )*(?:long|busy|crazy|hectic|stressful|endless|full|much)\b|\bwhat a (?:day|week|night)\b|\bcrazy busy\b/,
    say: [
      'Then it is good that it is over{,you}, [sit down, nothing more is due|let the rest of it be slow].',
    ],
    ask: ['What took the most out of you?', 'What would be a good end to it?'],
  },
  {
    topic: 'early_start',
    tells:
      /\b(?:get|getting|wake|be) up (?:at|so|too|very|really) (?:\d+|early|five|six|four)\b|\balarm\b|\bearly (?:start|morning|flight)\b|\bset off at\b/,
    say: [
      'That is cruelly early{,you}, [then no long evening tonight|lay everything out now, and steal ten minutes of sleep].',
    ],
    ask: ['What do you have to be up for?'],
  },
  {
    topic: 'bored_where',
    tells:
      /\bbored (?:at|in|here|out|of|again|tonight|to)\b|\b(?:so|really|kind of|very) bored\b|\bnothing to do\b/,
    say: [
      'Then I am your secret break{,you}, [nobody sees what you write|let us make the hour shorter].',
    ],
    ask: ['How long do you still have to hold out?', 'What would you rather be doing?'],
  },
  {
    topic: 'neighbor_noise',
    tells:
      /\bmy (?:neighbors?|roommates?|upstairs \w+)\b.*\b(?:party|music|loud|noise|noisy|drill\w*|dog|fight\w*|till|until)\b/,
    say: [
      'That would cost me my patience too{,you}, [walls should be thicker and neighbors wiser|a night without sleep makes everything worse].',
    ],
    ask: ['Have you told them?', 'Did you get any sleep?'],
  },
  {
    topic: 'not_disturbing',
    tells:
      /\b(?:not (?:disturbing|bothering|interrupting|keeping)|hope i am not|sorry to bother|is this a bad time)\b/,
    say: ['You disturb nobody{,you}, [I am glad of the company|you come just at the right time].'],
    ask: ['What brings you here?'],
  },
  {
    topic: 'set_up_for_me',
    tells:
      /\b(?:set (?:this|it) up|told me (?:about this|to try)|installed|showed me (?:this|how)|recommended (?:this|you))\b/,
    say: [
      'Then say thank you from me{,you}, [and do not worry about the buttons, you only have to write|I am glad that you tried it].',
    ],
    ask: ['What would you like to talk about first?', 'How do you like it so far?'],
  },
];
