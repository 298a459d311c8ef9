import type { Told } from './entry.ts';

/** How the user is, in ways that no set phrase of detect-intent.ts knows. */
export const FEELINGS: readonly Told[] = [
  {
    topic: 'speech',
    tells: /\b(?:speech|toast|best man|maid of honor|bridesmaid|eulogy)\b/,
    say: [
      'A speech is an honor and a fright{,you}, [three minutes and one true story are enough|speak to one face that likes you].',
    ],
    ask: ['Which story would you tell?', 'What should nobody forget about them?'],
  },
  {
    topic: 'better_now',
    tells:
      /\b(?:feel|feeling|am) (?:a (?:bit|little|lot) |much |already |so much )*better\b|\bcheered me up\b|\bthat (?:really )?(?:helped|calms me)\b|\bmade my (?:day|evening|night)\b/,
    say: [
      'That is [good to hear|a relief]{,you}, [and it came from you|hold on to it].',
      'I am glad{,you}, [better is enough for one day|that was the hope].',
    ],
    ask: ['What would make it better still?', 'What helped most?'],
  },
  {
    topic: 'bad_day',
    tells:
      /\bnot (?:a |an |my |so |too |very |the |having a )*(?:great|good|best|easy|well|happy)(?: (?:day|week|time|night|morning|mood))?$|\b(?:could be|been) better\b|^(?:so so|meh|bleh|ugh|not so good|not good|not great)$|\b(?:horrible|awful|terrible|worst|shitty|crappy|lousy|weird|tough|rough|off) (?:day|week|night|morning|mood)\b|\bday from hell\b/,
    say: [
      'I am sorry that it [is not a good one|went like that]{,you}, [some days are only there to be got through|you may leave it at the door].',
      'Then this day [owes you something|was no friend of yours]{,you}, [and I am here for the rest of it|and you need not pretend with me].',
    ],
    ask: ['What went wrong?', 'Do you want to tell me about it?'],
  },
  {
    topic: 'lonely_now',
    tells:
      /\b(?:lonely|so alone|all alone|(?:christmas|holidays?|birthday|new year|easter|valentine\w*|dinner|weekend) alone|by myself again|left out|(?:do not have|have no|without) (?:many |any |a lot of |real )?friends|invisible)\b|\b(?:nobody|no one) (?:\w+ )?(?:called|calls|texted|texts|wrote|writes|came|comes|cares|remembered|asks|asked|to talk to|talks to me|listens)\b|\b(?:flat|house|home|apartment|bed|place) (?:is|feels) (?:so |too |very )?(?:quiet|empty|big)\b/,
    say: [
      'That is a heavy kind of quiet{,you}, [I am glad that you tell me|and you do not have to sit in it alone now].',
      'I am sorry{,you}, [being alone hurts most when one did not choose it|you deserve somebody who asks], and for now I am here.',
    ],
    ask: ['When do you feel it most?', 'Who would you like to hear from?'],
  },
  {
    topic: 'sore_body',
    tells:
      /\b(?:feet|foot|back|legs?|neck|shoulders?|knees?|head|eyes|hands?|fingers|body|stomach|throat|everything|muscles|tooth|ear) (?:\w+ ){0,2}(?:killing me|hurts?|hurting|aches?|aching|sore)\b|\b(?:am|feel) (?:so |all )?sore\b|\bpulled a muscle\b/,
    say: [
      'Ouch{,you}, [then put your feet up, nothing is due here|that sounds sore], and be kind to yourself tonight.',
      'That must be painful{,you}, [warm water and ten minutes of doing nothing help|the body asks for its pause].',
    ],
    ask: ['Can you rest now?', 'What did that to you?'],
  },
  {
    topic: 'worn_out',
    tells:
      /\b(?:work|this job|my job|this week|school|traffic|the heat|the commute) is (?:killing|exhausting|draining) me\b|\b(?:hour|double|night|late|early|long) shifts?\b|\b(?:so|dead|very|really|super|too|a bit|bit|kind of|little) tired\b|\b(?:knackered|wiped out|(?:am|so|dead) beat|worn out|drained|no energy|dead on my feet|running on empty|no strength)\b|\b(?:barely|hardly|did not|have not) (?:sleep|slept)\b|\bslept (?:badly|terribly|like \w+|(?:only )?\w+ hours?)\b|\bwoke up (?:at|too)\b/,
    say: [
      'No wonder that you are tired{,you}, [sit down, nobody wants anything from you now|that would wear out anybody].',
      'Then rest first{,you}, [a talk with me costs no strength|the dishes can wait until tomorrow].',
    ],
    ask: ['Can you sleep in tomorrow?', 'What is left to do before you may rest?'],
  },
  {
    topic: 'can_not_sleep',
    tells: /\bcan not (?:\w+ )?(?:sleep|fall asleep|get to sleep)\b|\bstill awake\b|\bwide awake\b/,
    say: [
      'Then we are two who are awake{,you}, [the night is long but it is quieter with company|let us make it a calm hour].',
      'Those hours are slow{,you}, [put the clock where you can not see it|do not fight it], and talk to me until you are sleepy.',
    ],
    ask: ['What goes through your head?', 'Is it a thought that keeps you up, or only the night?'],
  },
  {
    topic: 'too_hot',
    tells:
      /\b(?:so|too|very|really|super|crazy|boiling|freezing) (?:hot|warm|cold|humid|freezing)\b|\bheat ?wave\b|\b(?:am|i am) (?:freezing|sweating|melting|boiling)\b|\b(?:pouring|storming|thunder|lightning)\b/,
    say: [
      'Weather like that [takes over the whole day|leaves no room for thoughts]{,you}, [drink something and move slowly|be good to yourself in it].',
      'Then today only the [easy|necessary] things{,you}, [the weather has the last word|nobody thinks well like that].',
    ],
    ask: ['How do you get through it?', 'Is it often like that where you are?'],
  },
  {
    topic: 'scared_now',
    tells:
      /\b(?:terrified|scared|freaking out|afraid|panicking|dreading|shaking|anxious|nervous|worried)\b/,
    say: [
      'It is all right to be nervous{,you}, [it means that it matters to you|most brave people are], and one step at a time is enough.',
      'I understand that{,you}, [fear talks big and then gets smaller once one begins|breathe out longer than you breathe in].',
    ],
    ask: ['What is the worst that could happen?', 'Which part of it scares you most?'],
  },
  {
    topic: 'hungry',
    tells: /\b(?:am|i am|so|getting) (?:\w+ )?(?:hungry|starving|thirsty)\b/,
    say: [
      'Then eat something first{,you}, [a talk goes better after it|bread and cheese would be a start].',
    ],
    ask: ['What are you in the mood for?'],
  },
  {
    topic: 'idle',
    tells:
      /^(?:(?:not|nothing) (?:much|really|special)\b|nothing$)|\b(?:lying|laying|sitting|chilling|relaxing|hanging|lounging) (?:\w+ ){0,2}(?:couch|sofa|bed|around|here|home|out|garden|balcony)\b|\b(?:just|only) (?:chilling|relaxing|resting|scrolling|waiting|lying|sitting|cooking|cleaning|watching)\b|\bdoing nothing\b|\blazy (?:day|sunday|evening|morning)\b|\bday off\b|\bwatching (?:tv|netflix|a|the|some)\b/,
    say: [
      'That sounds [restful|like a good way to let a day go]{,you}, [nobody has to be busy all the time|doing little is an art of its own].',
      'Then stay just as you are{,you}, [I talk, and you need not get up|a slow hour is worth having].',
    ],
    ask: ['Is it the good kind of nothing, or are you bored?', 'Did you earn it with a long week?'],
  },
  {
    topic: 'proud_told',
    tells:
      /\b(?:so happy|thrilled|over the moon)\b|\bi (?:am )?(?:so |really |very )?proud\b|\bi (?:finally |actually |just )+(?:did|made|finished|got(?! (?:off|home|back|up|out|here|in|a call|dumped|fired|ghosted))|fixed|cleaned|managed|passed|wrote|started|quit|told|sent|paid|sold|beat|won|ran)\b|\bi (?:quit|stopped) (?:smoking|drinking)\b|\blost \w+ (?:pounds|kilos|kg|lbs)\b|\b(?:we|my team|our team) won\b|\b(?:best|great|amazing|wonderful|perfect|lovely|such a good|really good) (?:day|week|weekend|time|night|evening|date)\b/,
    say: [
      'That is [something to be glad about|really good]{,you}, [well done|I am happy with you], and [you may enjoy it|say it out loud once more].',
      'Good for you{,you}, [that did not happen by itself|I like to hear that].',
    ],
    ask: ['How does it feel?', 'Who else knows about it?'],
  },
  {
    topic: 'setback',
    tells:
      /\b(?:failed|rejected|turned (?:me )?down|did not (?:get|make|pass|work out|go well)|ghosted|stood me up|let me down|cancell?ed|broke down|got lost|missed (?:my|the) (?:bus|train|flight|plane|stop|meeting|deadline)|stuck in|lost my (?!job)\w+|forgot my|ran out of|stole my|got stolen|my \w+ (?:is broken|broke|died|crashed|got stolen|stopped working)|(?:broke|dropped|cracked|scratched) (?:my|the|a)|cracked|delayed|power is out|got a (?:ticket|fine)|spilled|burned (?:the|my|it)|overslept|went wrong|laughed at me|ignored me|made fun of)\b/,
    say: [
      'Oh no{,you}, [that is frustrating|I am sorry], [and of course it happens at the worst moment|and it is not your fault alone].',
      'That is annoying{,you}, [you are allowed to grumble|some days everything sticks], and I am on your side.',
    ],
    ask: ['What will you do now?', 'How bad is it?'],
  },
  {
    topic: 'excited_told',
    tells:
      /\b(?:can not wait|so excited|looking forward|excited about)\b|\b(?:payday|vacation|holidays?) (?:starts?|begins?|is coming|tomorrow|next week|at last)\b/,
    say: [
      'I can hear the joy in it{,you}, [that is half of the fun already|it is catching].',
      'How lovely{,you}, [something to look forward to makes every day shorter|I am excited with you].',
    ],
    ask: ['What are you looking forward to most?', 'How long do you still have to wait?'],
  },
  {
    topic: 'annoyed_told',
    tells:
      /\b(?:drives?|driving|drove) me (?:crazy|mad|nuts|insane)\b|\bgets? on my nerves\b|\b(?:so|really|too|very) (?:loud|rude|annoying|noisy|unfair|expensive|mean)\b|\b(?:sick|tired) of\b|\b(?:sucks|the worst|ridiculous|unfair|a nightmare)\b/,
    say: [
      'That would get on my nerves too{,you}, [and patience only goes so far|you have every right to be annoyed].',
      'I can see why that bothers you{,you}, [let it out, it stays here|small things are not small when they come every day].',
    ],
    ask: ['How long has it been going on?', 'What would you say to them if you could?'],
  },
];
