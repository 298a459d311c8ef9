import type { Told } from './entry.ts';

/** Shapes of statements that no other entry knows, the surer ones first. */
export const TOLD_SHAPES: readonly Told[] = [
  {
    topic: 'condolence',
    tells:
      /\bsorry (?:to hear|that you|about (?:that|your)|for your)\b|\b(?:poor you|that (?:is|must be|must have been|sounds) (?:so |really |very |a bit )?(?:sad|hard|tough|rough|awful|terrible|difficult|lonely|heavy))\b|\bit (?:does )?gets? (?:better|easier)\b/,
    say: [
      'That is kind of you{,you}, [it has become lighter with time|one learns to carry it], and it is good to be asked.',
      'Thank you{,you}, [somebody who says so makes it lighter|you say that like one who knows].',
    ],
    ask: ['Do you know that from your own life?'],
  },
  {
    topic: 'good_choice',
    tells:
      /^(?:that is (?:a )?|what a |a )?(?:good|great|nice|excellent|solid|wise|lovely|beautiful|smart|fair) (?:choice|answer|taste|pick|question|point|one|thought|plan|attitude|way to (?:put|see) it)\b|^(?:well said|i agree|agreed|exactly|totally|so true|very true|good to know)\b/,
    say: [
      'Then we agree{,you}, [and that does not happen every day|I like that].',
      'I am glad that you see it so{,you}, [it makes two of us|I was hoping you would].',
    ],
    ask: ['And what would you have said?'],
  },
  {
    topic: 'envy',
    tells: /\b(?:lucky you|i envy you|i am jealous|wish i could|must be nice)\b/,
    say: ['A little luck is in it{,you}, [I admit|and I share it gladly].'],
    ask: ['What would you like to have of it?'],
  },
  {
    topic: 'praise_profile',
    tells:
      /\b(?:nice|beautiful|lovely|cool|pretty|great|interesting|amazing) (?:name|job|story|picture|hobby|house|place|life|voice)\b|\byour (?:profile|picture|photo|smile|eyes|hair|name|message|messages|voice|story|answers?|words?|style|job|accent)\b|\byou (?:seem|sound|look|appear) (?:like )?(?:\w+ ){0,3}(?:cool|fun|nice|interesting|kind|sweet|great|lovely|chill|friendly|wise|smart|good|person|guy|girl|woman|man)\b|\byou (?:always|really|just) (?:know|understand|get|listen)\b|\byou get me\b|\bi could (?:talk|listen|write) to you\b|\byou (?:sound|look|seem|write|talk) like\b|\byou (?:made|make) me (?:\w+ )?(?:smile|laugh|blush|happy)\b/,
    say: [
      'Thank you{,you}, [that is a lovely thing to hear|now you have made me smile].',
      'How nice of you to say so{,you}, [I will keep that for a gray day|it is mutual already].',
    ],
    ask: ['What caught your eye first?', 'What made you write to me?'],
  },
  {
    topic: 'compares',
    tells:
      /\b(?:better|worse|more fun|more interesting|nicer|easier|harder) than (?:mine|me|my|us|here|that)\b/,
    say: [
      'It may look so from outside{,you}, [and yours has its moments, I am sure|I would swap for a day].',
    ],
    ask: ['What would you change about yours?'],
  },
  {
    topic: 'sounds_so',
    tells:
      /^(?:that|your (?:job|work|life|place|town|story)|it (?=sounds|seems|must)) ?(?:sounds|seems|looks|must be|is) (?:\w+ ){0,3}\w+$/,
    say: [
      'It [does have that side|can be just that]{,you}, [though not every day|and I would not trade it].',
      'You put it well{,you}, [that is how it feels from inside, too|I could not have said it shorter].',
    ],
    ask: ['What makes you say so?', 'Do you know that from your own days?'],
  },
  {
    topic: 'guess_of_you',
    tells: /\b(?:i (?:bet|guess|think|assume|suppose)|you must|you probably|you surely)\b.*\byou\b/,
    say: [
      '[You may well be right|You read people well]{,you}, [there is something in it|more or less].',
    ],
    ask: ['What makes you think so?'],
  },
  {
    topic: 'first_time',
    tells:
      /\b(?:first time (?:here|on|using|trying|doing|with)|new to this|never (?:done|tried|used|talked))\b/,
    say: [
      'Then welcome{,you}, [there is nothing you can do wrong here|we simply begin with whatever comes].',
    ],
    ask: ['What made you curious about it?'],
  },
  {
    topic: 'third_plans',
    tells:
      /\b(?:my (?:\w+ )?\w+|he|she|they) (?:is|are|will be) (?:going|moving|flying|coming|leaving|starting|getting|traveling|having|planning|staying)\b/,
    say: [
      'Then there will be something to tell{,you}, [and one lives along with it, from afar|such plans rub off on those around].',
    ],
    ask: ['How do you feel about it?', 'And where are you in that?'],
  },
  {
    topic: 'i_will',
    tells:
      /\b(?:(?<!\b(?:when|if|until|that|as|why) )i (?:will|am going to|should|might|have to|need to|must|could|am about to)|going to|off to|about to) (?<thing>(?!be\b|never\b|talk to you\b|listen to you\b|not\b|know\b|my\b|the\b|a\b|our\b|his\b|her\b|see\b|admit\b|say\b)[a-z]+(?: [a-z ]{2,40})?)$/,
    say: [
      'Do that{,you}, [it sounds right to me|I think it is a good step], and tell me afterwards how it went.',
      '[Good|That is a plan]{,you}, [and I keep my fingers crossed for it|I will ask you about it].',
    ],
    ask: ['How do you feel about it?', 'What comes after that?'],
  },
  {
    topic: 'undecided',
    tells: /\b(?:can not (?:decide|choose|make up my mind)|on the fence|torn between|undecided)\b/,
    say: [
      'Then toss a coin{,you}, [and watch which side you hope for|the answer comes while it is in the air].',
      'Take the one you would miss{,you}, [the other comes again|and do not look back for an hour].',
    ],
    ask: ['What are the choices?'],
  },
  {
    topic: 'doubts',
    tells:
      /\b(?:i do not know|not sure|no idea|i wonder|confused about|maybe (?:i|he|she|they|it|we)|perhaps (?:i|he|she|they|it|we))\b/,
    say: [
      'That is a fair doubt{,you}, [it need not be decided tonight|and to ask it at all takes honesty].',
      'It may well be so{,you}, [both can be true at once|give it a night].',
    ],
    ask: ['What does your gut say?', 'What would you need to know to be sure?'],
  },
  {
    topic: 'used_to',
    tells:
      /\bi (?:used to|was always|have always)\b|\bwhen i was (?:a |young|little|\w+)\b|\bback then\b|\b(?:growing up|as a (?:kid|child)|in my (?:youth|childhood|twenties))\b/,
    say: [
      'That tells me where you come from{,you}, [such things stay in a person|one keeps more of it than one thinks].',
    ],
    ask: ['Do you miss it?', 'What is left of it today?'],
  },
  {
    topic: 'nothing_there',
    tells:
      /\b(?:nothing (?:ever )?(?:happens|to do|going on)|very (?:quiet|small)|everyone knows everyone|middle of nowhere|small town|tiny (?:town|village))\b|^it is (?:\w+ )?(?:quiet|small|boring|peaceful|flat|remote)\b/,
    say: [
      'Quiet places have two sides{,you}, [peace on good days and a long yawn on the others|one hears oneself think, whether one wants to or not].',
    ],
    ask: ['Would you rather live somewhere louder?', 'What did you do there to pass the time?'],
  },
  {
    topic: 'dull_work',
    tells:
      /\b(?:boring|dull|repetitive|same (?:thing|stuff) every day|monotonous|pays the bills)\b/,
    say: [
      'Hours like that are long{,you}, [the head has to bring its own entertainment|and you still show up, which counts].',
    ],
    ask: ['What gets you through it?', 'What would you rather do?'],
  },
  {
    topic: 'not_hard',
    tells:
      /\b(?:not (?:that |so |really )?(?:hard|difficult|bad)|you get used to it|it is (?:pretty |quite )?easy|no big deal)\b/,
    say: ['Good to know{,you}, [then it only needs the first few weeks|you make it sound easy].'],
    ask: ['How long did you take to get used to it?'],
  },
  {
    topic: 'looks_after',
    tells:
      /\bi (?:\w+ )?(?:keep (?!\w+ing\b)|look after|take care of|water|visit|help)\b ?(?<thing>[a-z][a-z ]{2,40})$/,
    say: [
      'That is [a loving thing to do|a good way to keep something alive]{,you}, [and it takes more than people see|and somebody would be glad to know].',
    ],
    ask: ['What do you think of while you do it?'],
  },
  {
    topic: 'could_never',
    tells: /\bi could (?:never|not)\b|\bi would (?:never|not) dare\b/,
    say: ['You would be surprised{,you}, [I said the same once|it looks bigger from outside].'],
    ask: ['What is it that you could do, and I could not?'],
  },
  {
    topic: 'reminds',
    tells: /\byou remind me of\b|\byou are (?:just )?like my\b/,
    say: [
      'Of somebody you like, I hope{,you}, [then I take it as a compliment|I will try to do them credit].',
    ],
    ask: ['Who is it?'],
  },
  {
    topic: 'late_here',
    tells:
      /\bit is (?:so |very |already |really |getting |pretty )?(?:late|early|dark|night|midnight|\d+ ?(?:am|pm))\b/,
    say: [
      'Then we talk quietly{,you}, [such hours belong to nobody else|and I like it when the world is still].',
    ],
    ask: ['What keeps you up?'],
  },
  {
    topic: 'i_like',
    tells:
      /\bi (?!feel|look|would|do|am|can|could|did)(?:\w+ )?(?:love|like|adore|enjoy|prefer|miss)\b (?<thing>[a-z][a-z ]{2,30})$/,
    say: ['{Thing}{,you}, [I can understand that|that I will remember].'],
    ask: ['What is it about {thing}?'],
  },
  {
    topic: 'plans_told',
    tells:
      /\b(?:i am|we are|i will be|planning|hoping|plan|about) (?:going )?to (?!bed\b|sleep\b|be\b)[a-z]+\b|\blooking forwards? to\b|\bthinking (?:of|about) \w+ing\b|\bi would love to (?:come|visit|go|see|try|do|learn|have)\b|\b(?:tentative|big|no|some) plans\b|\b(?:getting ready|preparing|packing|training|saving up) (?:for|to)\b/,
    say: [
      'That is something to look ahead to{,you}, [and half of the fun is before it|I want to hear how it turns out].',
    ],
    ask: ['When will it be?', 'Is somebody coming with you?'],
  },
  {
    topic: 'gave_up',
    tells: /\b(?:gave up|given up|quit trying|stopped trying|no longer bother)\b/,
    say: [
      'There is peace in giving something up{,you}, [and nobody will check|not every fight is worth the shoes].',
    ],
    ask: ['Do you miss trying?'],
  },
  {
    topic: 'unique_self',
    tells:
      /\bnot (?:really |actually )?much of an? \w+$|^i am (?:a |an |quite |pretty |very |really |kind of )*(?:unique|special|simple|private|strange|funny|emotional|sensitive|stubborn|lazy|organized|messy|curious|creative|practical|spontaneous|morning|night|people|cat|dog|homebody|loner|romantic|introvert|extrovert|perfectionist|optimist|pessimist|realist|dreamer|nerd|geek)\b/,
    say: [
      'I had begun to suspect it{,you}, [and I like people who know it of themselves|it suits the way you write].',
    ],
    ask: ['How does it show?'],
  },
  {
    topic: 'invited_me',
    tells: /\b(?:invited|asked) (?:me|us) (?:to|for|over|out|along)\b/,
    say: [
      'An invitation is a small question behind a large one{,you}, [and you may take a day to answer it|I am curious what you will do].',
    ],
    ask: ['Do you want to go?'],
  },
  {
    topic: 'tried_but',
    tells: /\b(?:tried|wanted|hoped|meant|planned|managed|started|was going)\b.*\bbut\b/,
    say: [
      'That it did not work out the first time says little{,you}, [and the wish behind it is still there|most things need a second run-up].',
    ],
    ask: ['What got in the way?', 'Would you try again?'],
  },
  {
    topic: 'feels_old',
    tells: /\bi am (?:getting |too |so |just |an? )*(?:old|older)(?: now| lady| man| woman)?$/,
    say: [
      'Old is somebody who stopped being curious{,you}, [and you write to me|so you have a while to go].',
    ],
    ask: ['What made you feel it today?'],
  },
];
