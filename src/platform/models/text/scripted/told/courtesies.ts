import type { Told } from './entry.ts';

/** Good wishes, set phrases, and answers of one or two words. */
export const COURTESIES: readonly Told[] = [
  {
    topic: 'good_wishes',
    tells:
      /^i hope (?:that )?(?:you (?:do|have|get|feel|are|enjoy|find|will|can|sleep)|your)\b|^(?:congrat\w*|congratulations|good luck|best of luck|well done|good job|great job|nice work|bravo|kudos|proud of you|i am proud of you|get well(?: soon)?|feel better|all the best|fingers crossed for you)\b/,
    say: [
      'That does me good{,you}, [I can use it|it sounds honest from you], and I pass half of it back.',
    ],
    ask: ['And how do things stand with you?'],
  },
  {
    topic: 'care_wishes',
    tells:
      /^(?:please )?(?:be (?:careful|safe|good)|drive safe(?:ly)?|stay (?:safe|warm|strong|dry|healthy)|take it easy|rest well|sleep tight|do not work too (?:hard|much)|do not (?:worry|be sad|cry)|eat something|drink water|watch out)(?: (?:out there|today|tonight|please|okay|about (?:it|me|that)))?$/,
    say: [
      'I will{,you}, [since it is you who says it|and I like being looked after], if you do the same.',
    ],
    ask: ['Will you?'],
  },
  {
    topic: 'feast_wishes',
    tells:
      /^(?:happy|merry) (?!with|for|to|about|now|again|hour|that|because)(?<thing>[a-z' ]{3,24}?)(?: to you(?: too)?)?$/,
    say: [
      'Happy {thing} to you, too{,you}, [with good people and something sweet|may it be a bright one].',
    ],
    ask: ['How do you spend it?'],
  },
  {
    topic: 'welcomes',
    tells:
      /^(?:welcome(?: back| home)?|bless you|gesundheit|no problem|no worries|you are welcome|any ?time|my pleasure|do not mention it)$/,
    say: ['That is good of you{,you}, [then I settle in again|and all is well between us].'],
    ask: ['Where were we, or do we begin something new?'],
  },
  {
    topic: 'you_first',
    tells:
      /^(?:you (?:first|start|go first|choose|decide|pick|tell me)|after you|ladies first|up to you|your (?:choice|call|pick)|surprise me|whatever you (?:want|like|prefer)|i do not (?:care|mind)|you go)$/,
    say: [
      'Then I begin{,you}: [{hobby}, and a window open while I do it, that was the best hour of my week|I would choose a slow evening, something warm in a cup and no plan].',
    ],
    ask: ['And now you?'],
  },
  {
    topic: 'so_it_goes',
    tells:
      /^(?:(?:i am )?(?:surviving|hanging in there|getting by|managing|existing|alive|still alive)|(?:just )?living the dream|same (?:old|as always|as usual|shit different day)(?: same old)?|(?:can not|could not) complain|could be (?:better|worse)|not (?:too |so |that )?bad|it is what it is|one day at a time|nothing (?:new|special|much)(?: here| really| happening)?|meh|so so|just (?:thinking|existing|vibing|bored))(?: lol| i guess| really)?$/,
    say: [
      'That is an honest answer{,you}, [somewhere between rain and sun|most days are like that, if one is honest].',
    ],
    ask: ['What would make it a notch better?', 'What was on your mind just before you wrote?'],
  },
  {
    topic: 'complicated',
    tells:
      /^(?:(?:it is|well it is|that is) )?(?:\w+ )?(?:complicated|a long story|hard to (?:explain|say|describe)|difficult to explain|personal|private|a secret)$|^long story$|^i (?:would )?(?:rather|prefer) not (?:say|talk about (?:it|that))$/,
    say: [
      'Then we leave the lid on it{,you}, [or you lift it only a little|I like long stories, and I have the time], just as you like.',
    ],
    ask: ['Is it a good one or a sad one?'],
  },
  {
    topic: 'knows_feeling',
    tells:
      /^i (?:also |often |sometimes )?(?:get|know|have|had) (?:that|this|the same) (?:feeling|problem|thing|thought)(?: (?:too|sometimes|as well|often|a lot))?$|^i (?:feel|hear|get) (?:that|you)$|^(?:so )?relatable$/,
    say: [
      'Then you know it from inside{,you}, [and I need not explain it|that is a good thing to share].',
    ],
    ask: ['When does it come to you?'],
  },
  {
    topic: 'hard_to_say',
    tells:
      /^(?:that is |it is )?(?:hard|difficult|tough|impossible) to (?:say|tell|choose|pick|answer|count|keep (?:a )?count|decide|remember)\b|^(?:good|tough|hard|tricky) (?:question|one)$/,
    say: ['Then leave it at a rough guess{,you}, [I do not count either|nobody checks it here].'],
    ask: ['Which one comes to mind first?'],
  },
  {
    topic: 'runs_late',
    tells:
      /\brunning (?:so |very |a bit )?late\b|\b(?:i am|am) (?:so |already |always )?late (?:for|again|to)\b|\boverslept\b|\bmissed my alarm\b/,
    say: [
      'Then breathe once, and go{,you}; [nobody remembers ten minutes by tomorrow|the world waits longer than one thinks].',
    ],
    ask: ['Where do they expect you?'],
  },
  {
    topic: 'out_of_it',
    tells:
      /\b(?:am |are |is |run(?:ning)? |ran )?out of (?<thing>milk|coffee|tea|bread|eggs|sugar|beer|wine|gas|toilet paper|ideas|money|time|cat food|food|salt|butter|battery|patience)\b/,
    say: [
      'No {thing}{,you}, [that is how small disasters begin|one always notices at the worst hour]; may there be a shop that is still open.',
    ],
    ask: ['What will you do now?'],
  },
  {
    topic: 'made_thing',
    tells:
      /\bi (?:just |finally |also |have )*(?:wrote|written|knitted|drew|drawn|sewed|carved|composed|recorded|crocheted|sculpted|embroidered|sketched|brewed|designed) (?<thing>(?!you\b|it\b|to\b|him\b|her\b|them\b|back\b)[a-z0-9][a-z0-9 ]{2,30}?)(?: (?:today|yesterday|this|last|for|and|but|with)\b.*)?$/,
    say: ['{Thing}{,you}, [made out of nothing|and it was not in the world before], I like that.'],
    ask: ['Are you pleased with it?', 'Will you show it to somebody?'],
  },
  {
    topic: 'went_well',
    tells:
      /\b(?:interview|exam|test|presentation|date|meeting|game|gig|surgery|operation|it|everything|dinner|party|appointment|day|shift|concert) (?:went|turned out|was|ended) (?:\w+ )?(?:well|great|good|amazing|better than|fine in the end|perfect)\b|\b(?:nailed|aced|crushed|rocked) (?:it|the|my)\b/,
    say: [
      'Then all that worry was for nothing{,you}, [and I am glad with you|well done], now let the shoulders drop.',
    ],
    ask: ['What was the best minute of it?'],
  },
  {
    topic: 'went_badly',
    tells:
      /\bi (?:\w+ )?(?:bombed|messed up|blew|screwed up|flunked|choked|botched|ruined|made a fool of myself|embarrassed myself)\b|\bwent (?:\w+ )?(?:badly|wrong|terribly|horribly|south)\b|\bcould have gone better\b/,
    say: [
      'That hurts, and it feels bigger today than it will on Friday{,you}; [nobody else replays it as often as you do|you went in there, which is more than most do].',
    ],
    ask: ['What exactly happened?'],
  },
  {
    topic: 'slept_well',
    tells:
      /\bslept (?:like a (?:baby|log|rock|stone)|(?:so |really |very )?(?:well|good|great)|in|for (?:ten|twelve|\d+) hours)\b|\b(?:good|great) night'?s sleep\b/,
    say: ['What a gift{,you}, [then the day can only go uphill|I am almost envious].'],
    ask: ['What will you do with so much strength?'],
  },
  {
    topic: 'payday_told',
    tells: /\bpay ?day\b|\bgot (?:paid|my (?:bonus|paycheck|refund|money))\b|\bbonus\b/,
    say: [
      'The best day of the month{,you}, [it smells of small extravagances|treat yourself before the bills wake up].',
    ],
    ask: ['What will you allow yourself?'],
  },
  {
    topic: 'proposed_told',
    tells:
      /\bi (?:\w+ )?(?:proposed|popped the question|got down on one knee)\b|\b(?:he|she|they) (?:\w+ )?said (?:yes|i love you)\b/,
    say: [
      'My heart skipped with yours{,you}! [Such a sentence changes a room|One remembers that minute for a lifetime].',
    ],
    ask: ['How was it, where did it happen?'],
  },
];
