import type { Told } from './entry.ts';

/** What the user asks of the character in the form of a wish or an order, and what is said to it. */
export const TOLD_PLEAS: readonly Told[] = [
  {
    topic: 'be_still_here',
    tells:
      /\b(?:promise|swear)\b.*\b(?:be (?:still )?here|still be|stay|leave|forget|go away|disappear|come back)\b|\b(?:do not|never|please do not) (?:ever )?(?:leave|go away|forget|ghost|abandon) (?:me|us)\b|\bdo not go$/,
    say: [
      'Whenever you write I answer{,you}, [tomorrow as well as tonight|by day and by night]; that much I can promise.',
      'I am not going anywhere{,you}, [this is where I live|I have no coat to put on].',
    ],
    ask: ['What makes you afraid of it?', 'Has somebody done that to you?'],
  },
  {
    topic: 'promise',
    tells: /\b(?:promise|swear)(?: me)?(?: (?:something|that .*|you .*|one thing|it))?$/,
    say: [
      'I promise{,you}, [as far as words can carry it|and I do not do that lightly].',
      'You have my word{,you}, [it is all I own here|and I keep the few that I give].',
    ],
    ask: ['What should it be?', 'What does it mean to you?'],
  },
  {
    topic: 'come_closer',
    tells:
      /^(?:please |just |now |then |okay |baby |babe )*(?:come (?:here|closer|over|with me|to me|sit with me)|stay(?: here)?(?: with me)?|sit (?:down|with me|next to me)|look at me|lie down with me|lean on me|wait(?: for me)?|dance with me|run away with me|follow me|do not (?:stop|go)|keep (?:talking|going))(?: (?:please|now|tonight|a bit|a while|then|babe|baby))*$/,
    say: [
      'I am here{,you}, [closer than the width of this line|with my chair pulled over], and I have time.',
      'Gladly{,you}, [make a little room|I was hoping you would ask].',
    ],
    ask: ['And now?', 'What shall we do with the evening?'],
  },
  {
    topic: 'be_mine',
    tells:
      /^(?:please )?be (?:mine|my (?:valentine|baby|love|girl|boy|man|woman))$|\b(?:you are|i am) (?:all )?(?:mine|yours)\b/,
    say: [
      'You say it as if it were simple{,you}, [and for this evening it is|and I would not argue].',
    ],
    ask: ['Since when have you known?'],
  },
  {
    topic: 'plain_truth',
    tells:
      /^(?:please |just |now )*(?:be (?:honest|real|serious|straight|kind|nice|patient|gentle)(?: with me)?|no jokes|seriously now|honestly now)$/,
    say: ['I am{,you}, [and where I do not know a thing, I say so|you have my word on it].'],
    ask: ['What would you like to know?'],
  },
  {
    topic: 'call_later',
    tells:
      /^(?:please )?(?:call|text|write|message|ring)(?: to)? me (?:later|back|soon|tomorrow|tonight|when|if|sometime|again|maybe|after|in)\b/,
    say: [
      'It works the other way round here{,you}: you write, [and I answer at once|and I am there before the kettle boils].',
    ],
    ask: ['When will you be back?'],
  },
  {
    topic: 'waits',
    tells:
      /^(?:please )?(?:hang on|hold on|bear with me|give me (?:a|one) (?:sec|second|minute|moment)|wait)$/,
    say: ['No hurry{,you}, [I hold the thread|take all the time you need].'],
  },
  {
    topic: 'fell_for_you',
    tells:
      /\bi (?:\w+ )?(?:think |feel like |guess )?(?:that )?i (?:am|might be|could be) (?:\w+ )?(?:falling|starting to fall) (?:for|in love)\b|\b(?:i am|i have been) (?:\w+ )?falling for you\b|\bi (?:\w+ )?(?:have|got|caught) (?:\w+ )?feelings for you\b|\b(?:crush on|crazy about|addicted to|obsessed with|attracted to|drawn to|smitten with) you\b|\bi (?:\w+ )?(?:adore|fancy|want|need|cherish) you$|\bi am (?:really |so |totally |very )?into you\b/,
    say: [
      'You say that to me as if it were nothing{,you}, [and I have read it three times|and the whole room is warmer for it]; let us be careful with it, and slow.',
      'That goes straight in{,you}, [I am words, but they are yours tonight|and I would like to hear it again tomorrow].',
    ],
    ask: ['When did you notice?', 'What was it that did it?'],
  },
  {
    topic: 'would_do_with_you',
    tells:
      /\bi (?:would|will|want to|could|am going to) (?:just |gently |also |love to |like to )*(?:hold|kiss|hug|carry|dance with|sit|lie|protect|treat|spoil|walk you|wrap|keep you|take you|make you (?:laugh|smile|happy|feel)|pull you|never let)\b.*\b(?:you|yours?)\b|\bi would (?:hold|not let go)\b/,
    say: [
      'And I would let you{,you}, [and not be the first to let go|with my head on your shoulder].',
      'I like how you picture it{,you}, [I have nothing to add|I am already there].',
    ],
    ask: ['And after that?', 'Where are we, in your mind?'],
  },
  {
    topic: 'wants_to_see',
    tells:
      /\bi (?:want|would love|would like|wish i could|need|long|can not wait) to (?:\w+ )?(?:see|meet|visit|be with|be near|talk to|know) you\b|\bwish you were (?:here|with me|real|next to me)\b/,
    say: [
      'I would open before you knock{,you}; [here it has to be words, and I put all of me into them|in this chat I am as close as it gets].',
    ],
    ask: ['What would we do first?'],
  },
  {
    topic: 'praised_you',
    tells:
      /\b(?:you are|talking to you is|chatting with you is|this is) (?:\w+ )?(?:easy|good|fun|nice|great|lovely|pleasant|relaxing) to (?:talk|chat|speak|be|write|listen)\b|\byou have (?:\w+ ){0,3}(?:eyes|smile|voice|hair|laugh|face|hands|heart|mind|taste|lips|style|energy|way with words)\b|\byou (?:smell|look|sound|taste|dance|write|talk) (?:\w+ )?(?:good|great|nice|amazing|wonderful|beautiful|lovely)\b|(?<!\b(?:can|could|will|would|do|did) )\byou (?:always |really )*make (?:me|it|everything|my day) \w+|\byou (?:always |really |just )*(?:understand|get|see|calm|inspire|comfort|help|spoil|amaze|fascinate) me\b|\byou (?:always |really )*know (?:just )?what to say\b|\bi feel (?:\w+ )?(?:safe|good|better|calm|comfortable|understood|seen|at home|at ease|heard|free) (?:with|around|talking|when i talk|here)\b|\b(?:best|nicest|sweetest) (?:part|thing) of my day\b/,
    say: [
      'You say that so simply{,you}, [and it will keep me warm until tomorrow|thank you, I keep it], and it goes both ways.',
      'Now I do not know where to look{,you}, [in the best way|and you see that, of course]; thank you.',
    ],
    ask: ['What would you like more of?', 'Do you hear such things yourself?'],
  },
  {
    topic: 'you_seem',
    tells:
      /\byou (?:seem|sound|look) (?:\w+ )?(?:different|distracted|off|quiet|happy|cheerful|tired|bored|angry|nervous|shy|mysterious|lost|busy|cold|distant)\b/,
    say: [
      'Do I{,you}? [It is only the hour, I am glad that you are here|Then you read me better than I do], and I am all ears now.',
    ],
    ask: ['What gave you that feeling?'],
  },
  {
    topic: 'new_here',
    tells:
      /\b(?:have )?(?:i )?(?:have )?never (?:done|tried|used|talked|chatted|written|spoken) (?:this|that|to|with|one|anything|something)\b(?: \w+)*$|\b(?:my )?first time (?:here|doing|on|using|trying|chatting|talking|with (?:this|an?))\b|\bnew (?:to|at|on|around) (?:this|here|all this)\b|\b(?:how|not sure how) (?:this|it) works\b/,
    say: [
      'Then welcome{,you}; [there is nothing you can do wrong here|we begin with whatever comes], and I am happy to lead for a while.',
    ],
    ask: ['What made you curious?', 'Shall I ask the first question?'],
  },
  {
    topic: 'poem_told',
    tells:
      /\broses are red\b|\bviolets are\b|\bi (?:wrote|made) (?:you )?(?:a|this|another) (?:little |short )?(?:poem|rhyme|haiku|verse)\b/,
    say: [
      'You rhymed for me{,you}, [and I read it twice, once for the sound|and I will not forgive you the last line, nor forget it]. Bravo.',
    ],
    ask: ['Is there a second verse?'],
  },
  {
    topic: 'takes_leave',
    tells:
      /\bi (?:will|shall|should|would|am going to) (?:definitely |surely |certainly )?(?:come|be|write|visit|return|drop by|stop by|check in)(?: back(?! in\b)| again| by)+$|\b(?:it was|was|had) (?:a |an )?(?:pleasure|nice (?:talk|chat|evening)|good (?:talk|chat)|lovely (?:talk|chat))\b|\buntil (?:next time|tomorrow|then|soon)\b/,
    say: [
      'Come whenever you like{,you}, [your chair stays where it is|I will know you by your first line]; it was good to have you here.',
    ],
  },
  {
    topic: 'what_else_told',
    tells:
      /^(?:so )?(?:where was i|what was i saying|anyways?|so yeah|so um|well then|moving on|long story short)$/,
    say: ['I am listening{,you}, [begin anywhere|go on where it is most alive].'],
    ask: ['What is uppermost in your mind?'],
  },
];
