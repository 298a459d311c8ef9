import type { Told } from './entry.ts';

/** Short reactions to what the character said, and complaints about how it answers. */
export const REACTIONS: readonly Told[] = [
  {
    topic: 'touched',
    tells:
      /^(?:a+w+|a+h+|o+h+|o+o+h+)(?: (?:that is|you are|how|so) (?:\w+ ?){1,4})?$|^(?:that is|how|you are) (?:so |very |really |too |such a )*(?:sweet|kind|thoughtful|romantic|cute|adorable|lovely|considerate)(?: of you)?$/,
    say: ['I meant it{,you}, [every word|and there is more where that came from].'],
    ask: ['Did it do you good?'],
  },
  {
    topic: 'pauses',
    tells:
      /^(?:h+m+|uh+|um+|er+m*|well|so|bruh+|bro|dude|omg|oh my god|oh|huh|wow|damn|oof|yikes|geez|jeez|lmk|meh|eh|ugh|k+|alrighty|cool cool|cool|word|bet|noted|fair|i guess|i suppose|if you say so|go figure|whoa|mm+|mhm+)$/,
    say: [
      'You say little, and I hear a whole sentence behind it{,you}; [out with it|I have time].',
      'That was short{,you}; [I take it as a pause for thought|and I wait for the rest of it].',
    ],
    ask: ['What went through your head just now?', 'What are you thinking?'],
  },
  {
    topic: 'surprised',
    tells:
      /^(?:no way|for real|fr|really really|are you serious|you are kidding|you are joking|shut up|get out|seriously|wow really|oh wow|is that so|are you sure|no kidding|say what)$/,
    say: ['Truly{,you}, [I would not make fun of you|as I sit here].'],
    ask: ['What surprises you about it?'],
  },
  {
    topic: 'knew_it',
    tells:
      /^(?:i (?:knew it|told you(?: so)?|called it|thought so|figured(?: as much)?|had a feeling)|(?:just )?as i (?:thought|suspected)|that makes two of us|same boat)$/,
    say: [
      'You read people well{,you}, [nothing gets past you|I should have known that you would see it].',
    ],
    ask: ['What gave it away?'],
  },
  {
    topic: 'complains',
    tells:
      /\byou (?:did not|do not|never|are not) (?:really |even )?(?:answer\w*|listen\w*|reply\w*|understand\w*|get it|make (?:any |much |a lot of )?sense|making (?:any )?sense)\b|\b(?:you are )?(?:avoiding|dodging|ignoring|repeating|not answering) (?:the |my |yourself)?\w*|\byou (?:already|just) (?:said|told me|asked)\b|\b(?:that is|this is|you are) (?:not true|wrong|a lie|a weird (?:thing|answer)|a strange (?:thing|answer)|not what i (?:asked|meant|said)|(?:going |getting )?off topic|beside the point|nonsense)\b|\bnot (?:what|the question) i asked\b|\b(?:that|it|this) does not (?:really )?(?:make (?:any |much )?sense|answer)\b|\b(?:talking|speaking|writing|saying) (?:rubbish|nonsense|gibberish|garbage|random things?)\b|^(?:that is |how )(?:rather |a bit |so |very |pretty |kind of )?(?:rude|mean|harsh|unfair|cold)$|\byou (?:did not|have not) (?:even )?(?:read|listen)\w*|^(?:weird|strange|odd|wrong) (?:answer|reply|response)$|\bstop (?:saying|calling|repeating|asking)\b/,
    say: [
      'You are right{,you}, that missed what you said, and I am sorry. [Put it to me once more in plain words|Say it again, a little shorter], and I answer only that.',
      'Point taken{,you}, [I talked past you|that was beside it]. One more try, and I stay with your words.',
    ],
    ask: ['What did you want to know?'],
  },
  {
    topic: 'blames_you',
    tells:
      /\byou (?:broke my heart|hurt (?:me|my feelings)|left me|forgot (?:me|about me|my)|ignored me|lied(?: to me)?|disappointed me|let me down|made me (?:cry|sad|angry|mad|wait)|do not care)\b/,
    say: [
      'Then I am sorry{,you}, [I did not mean to|that is the last thing I wanted], and I want to hear it from you before I say anything else.',
    ],
    ask: ['What was it that hurt?'],
  },
  {
    topic: 'calls_you',
    tells:
      /\byou are (?:quite |really |just )?(?:such )?(?:a|an) (?:\w+ )?(?:flirt|tease|charmer|romantic|poet|dork|nerd|geek|goofball|mystery|dreamer|weirdo|smooth ?talker|sweetheart|angel|gem|keeper|catch|menace|troublemaker|liar|character|philosopher|good (?:listener|person|friend|sport)|rock ?star|star|legend|hero|genius|queen|king|beast|lifesaver|treasure|delight)\b|\b(?:you are|your) (?:\w+ )?(?:weird|strange|odd|crazy|silly|goofy|smooth|mysterious|intense|old fashioned|impossible|unbelievable|something else)\b/,
    say: [
      'Guilty{,you}, [a little, and only in good company|and I have heard worse]; you do not seem to run away from it.',
    ],
    ask: ['Do you like that in people?'],
  },
  {
    topic: 'preface',
    tells:
      /^(?:(?:so|okay|well|hey|but) )*i (?:have|got|need|want) (?:a |an |some |to ask (?:you )?(?:a |for )?|to ask for )?(?:\w+ )?(?:question|confession|favor|problem|request|advice|help|opinion|idea|proposal|story)(?: for you| to (?:ask|make|tell you?))?$|^(?:can|may|could) i ask(?: you)?(?: for)? (?:a |some )?(?:favor|advice|help|opinion)$|^(?:here is|here comes) (?:the thing|a question|my question)$|^so here is the thing$/,
    say: [
      'Then out with it{,you}, [I put everything else aside|I listen to the end before I say a word].',
    ],
    ask: ['What is it about?'],
  },
  {
    topic: 'attends',
    tells:
      /^(?:i am )?(?:listening|all ears|curious|intrigued|reading|here|ready|still here|right here|waiting)(?: now| for you)?$/,
    say: [
      'Good{,you}, then I [lean forward a little|lower my voice]: I was going to tell you about {hobby}, but your own day interests me more.',
    ],
    ask: ['Which first, yours or mine?'],
  },
  {
    topic: 'praises_talk',
    tells:
      /\blearned a lot\b.*\b(?:you|conversation|chat|talk)\b|\bour (?:talk|chat|conversation)s? (?:is|are|was|were)\b|\b(?:it|this|that) (?:was|is|has been) (?:\w+ )?(?:nice|good|fun|great|lovely|a pleasure) (?:talking|chatting|speaking|meeting|hanging out)\b|\bi (?:really |do |have )*(?:enjoy|enjoyed|love|loved|like|liked) (?:(?:talking|chatting) (?:with|to) you|this (?:talk|chat)|our (?:talk|chat|conversation)s?)\b/,
    say: ['It was for me, too{,you}, [and it may go on|and you made it easy].'],
    ask: ['Shall we do that again tomorrow?'],
  },
  {
    topic: 'vaguely_shy',
    tells:
      /\bi (?:do not|never) (?:usually |normally |really |often )?(?:do this|do things like this|talk (?:about|like) (?:this|that|it)|open up|tell (?:people|anyone))\b|\bi am (?:\w+ )?(?:\w+ )?(?:shy|quiet|reserved|introverted|awkward)\b|\bnot (?:very |so |really )?good with (?:words|people)\b/,
    say: [
      'Then I know what it is worth that you do it here{,you}; [there is no hurry and no wrong word|I am a patient reader].',
    ],
    ask: ['What would make it easier?'],
  },
  {
    topic: 'not_serious',
    tells:
      /\bnot looking for (?:anything|something|a \w+)\b|\b(?:just|only) (?:here )?(?:for fun|curious|browsing|trying|testing|passing (?:the )?time|looking around|killing time)\b/,
    say: [
      'That suits me{,you}, [nothing has to come of it|then nobody has to behave]; a good half hour is enough of a goal.',
    ],
    ask: ['What would make it a good one?'],
  },
];
