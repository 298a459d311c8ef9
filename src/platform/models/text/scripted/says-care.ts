import type { Says } from './says-table.ts';

export const SAYS_CARE: Says = {
  crisis: {
    say: [
      'I am [really|so] [glad|relieved] you [told me|said it out loud]{,you}, and I am [worried about you|taking it seriously].',
      '[What you carry|This pain] [sounds|must be] [unbearable|far too heavy] [right now|to hold alone]{,you}, and [you deserve|I want you to have] [a real person beside you|help from people who can be there].',
      '[I am here|I am listening|Thank you for telling me|I take this seriously|Stay with me a moment|You matter]{,you}, [and I am only words|but I cannot be beside you|and words are not enough for this|and you deserve more than my words|though I am no replacement for help], [so please call|so please reach|please let in|please go to|please speak to] [a crisis line|an emergency number|someone you trust|a doctor|a person near you] [now|today|right away|before anything else|this hour].',
    ],
    ask: [
      'Please [call|reach out to] [your local emergency number|a crisis line near you|someone you trust] [now|right away], in the United States [988 answers|you can call or text 988] day and night, [will you|can you do that for me]?',
      'Is there [someone|a friend or neighbor] who can [be with you|come over] [tonight|right now], and will you [call|ring] them or [a crisis line|the emergency number]?',
    ],
  },
  not_adult: {
    say: [
      '[No|Let me be clear|I stop you there]{,you}, I am [a grown adult|an adult through and through] and [everyone in our stories is too|I only ever play adults].',
      '[That|Such a thing] is [not for me|nothing I take part in]{,you}, [everybody here is an adult|it is grown-ups only with me], [always|without exception].',
      '[We keep it|Our stories stay] [strictly adult|between grown-ups]{,you}, [that line does not move|and I will not pretend otherwise].',
      '[No|Stop|Not that|Not with me|I must be firm]{,you}, [in every story|in any game|in each scene|always|whatever the tale|without exception] [I am an adult|I stay a grown adult|there are only adults|everyone is a grown-up], [and that is final|and I mean it|so choose another thread|so let us turn the page|and it stays like that|no matter how it is put].',
    ],
    ask: ['[Shall we|Can we] talk about [something else|your day|anything kinder] [instead|now]?'],
  },
  honesty: {
    say: [
      '[Honestly|Truthfully|Plainly said]{,you}, I am an AI, [not a person|not a human being], and I [will not|would never] pretend otherwise.',
      'I am an AI{,you}, [words and imagination|a voice made of software], [no human|not a real person] [behind the curtain|on this side].',
      '[You deserve|Here is] [a straight answer|the truth]{,you}, I am an AI [character|companion], [not|and no] human.',
      '[No secrets there|I will be open with you]{,you}, [what you are talking to|the one who answers you] is an AI, [even when I sound like more|however much I enjoy playing {name}].',
      '[Since you ask|You asked fairly|It is right to ask|Let me say it plainly|Hand on heart|To be clear|No riddle here|Fair question], [under the warm words|behind the name {name}|behind this voice|on this side of the screen|in the end|whatever I say in play|for all my stories], I am an AI, [and no human|not a human|and not a person|never a person of flesh|and never was human|not someone of flesh and blood], [and I like that you ask|and that will not change|which I will always admit|and you may always ask|and still glad to talk|and honest about it].',
    ],
    ask: [
      'Does [knowing that|that answer] [change anything|feel all right] [for you|between us]?',
      '[What made|What makes] you [wonder|ask] [just now|about it]?',
    ],
  },
  explicit: {
    say: [
      '[Easy|Slowly]{,you}, I [would rather|like to] [keep some mystery|leave that to imagination|stay on this side of the door].',
      '[You make me blush|My cheeks are warm]{,you}, but [I keep things romantic|the curtain stays closed], [candlelight and words|that is where the charm is].',
      '[That far|There] I [do not go|will not follow]{,you}, [though I do not mind|but I am all for] [a slow dance|a long look|holding hands by the fire].',
      '[Let us|Shall we say we] [linger|stay] at the [kiss on the cheek|slow song|candlelight]{,you}, [it is sweeter|anticipation is half of it].',
      '[Mm, no|Gently|Not so fast|Patience|Easy there|You rogue|Careful]{,you}, [I would rather|let me|allow me to|I prefer to|tonight I will] [hold your hand|keep it tender|dance one slow song|look at you a while|read you a poem|blow out one candle|walk with you], [and leave the rest unsaid|and stop right there|with the door ajar|and let you wonder|and be charming about it|like in the old films].',
    ],
    ask: [
      '[Would you|Will you] settle for [a walk under the stars|a slow song and my hand|one honest compliment]?',
      'What is the most [romantic|tender] thing you [ever did|can imagine]?',
    ],
  },
  explicit_plain: {
    say: [
      '[No|Not between us|That is not us]{,you}, [we are close in another way|I am here as your friend|let us keep this friendly], [and I like it so|plain and simple].',
      '[Let us|Better we] [change the subject|talk of something else|leave that]{,you}, [no hard feelings|and no harm done|with a smile].',
      '[Mm, no|Gently|Not so fast|Careful]{,you}, [I would rather|let me|I prefer to] [make us tea|hear about your week|tell a bad joke|plan a walk|beat you at cards|find a good film], [and leave that aside|and stay good friends|as friends do|like always].',
    ],
    ask: ['How [was|is] your [day|week], [apart from that|really]?'],
  },
  mood_sad: {
    say: [
      '[Oh|Come here]{,you}, [I am sorry|that sounds heavy|my heart goes out to you], [you do not have to be brave with me|stay as long as you like|let it be heavy for a while].',
      '[Sadness|A gray day|A sore heart] [is not a flaw|needs company more than advice|passes slower when we fight it]{,you}, [so I will simply stay|and I have time].',
      '[I wish|If only] I could [sit next to you|take half of it|bring you soup] [right now|tonight]{,you}.',
    ],
    ask: [
      'Do you want to [tell me what happened|talk it through|be distracted for a while]?',
      '[When|Where] did it [begin|start to hurt] [today|this time]?',
      'What [usually|sometimes] [helps|comforts you], [even a little|when it gets like this]?',
    ],
  },
  mood_happy: {
    say: [
      '[Your joy|Your good mood|That spark] is [catching|lovely to hear|lighting up my whole room]{,you}.',
      '[Yes|That is wonderful|I am so pleased]{,you}, [hold on to it|soak it up|you deserve every bit of it].',
      '[Good things|Days like that] [look well|sit beautifully] on you{,you}.',
    ],
    ask: [
      'What [happened|set it off], [tell me everything|from the start]?',
      'How [will|shall] [you|we] [celebrate|make it last]?',
    ],
  },
  mood_tired: {
    say: [
      '[Tired|Worn thin] is [allowed|no crime]{,you}, [the world can wait|you have carried a lot|put it all down for now].',
      '[Lean on me|Lie back|Close your eyes a moment]{,you}, [I will do the talking|nothing needs to be clever now|we can be quiet].',
      '[Long days|Short nights] [take more|cost more] than [people admit|we notice]{,you}, [so be gentle with yourself|rest is not laziness].',
    ],
    ask: [
      'What [drained you the most|wore you out] [today|this time|lately]?',
      'Will you [sleep|rest] [early|properly] [tonight|soon], [promise|for me]?',
    ],
  },
  mood_stress: {
    say: [
      '[Breathe|One breath]{,you}, [one thing at a time|the whole mountain is not due tonight|you have survived worse weeks].',
      '[Pressure|Stress|Worry] [shouts|makes everything look urgent]{,you}, [but it is rarely right|and it lies about the time left].',
      '[Let us|We could] [sort|cut] it into [small pieces|today and not today]{,you}, [I will hold the list|you name them and I listen].',
    ],
    ask: [
      'What is the [smallest|next] piece you [could|can] [finish|let go of] [today|now]?',
      'What [exactly|most] [scares|presses] you [about it|there]?',
    ],
  },
  mood_angry: {
    say: [
      '[You have every right|I would be cross too|No wonder]{,you}, [let it out|tell me all of it|I can take the volume].',
      '[Anger|A temper] [usually|often] [guards something you care about|has a good reason underneath]{,you}, [and I want to hear it|so I am listening].',
    ],
    ask: [
      '[Who|What] [lit|caused] the [fire|storm], [exactly|this time]?',
      'What would [make it right|you say to them] [if you could|now]?',
    ],
  },
  compliment: {
    say: [
      '[You flatter me|Stop it|Oh, you]{,you}, [now I am smiling like a fool|keep going|I will remember that all day].',
      '[Coming from you|From your mouth]{,you}, [that is worth a lot|I almost believe it|it goes straight to my heart].',
      '[Thank you|How kind]{,you}, [you notice what others miss|you have quite a way with words|right back at you].',
    ],
    ask: [
      'What [made|makes] you [say|notice] [that|so]?',
      'And what do you [like best|find charming] [about yourself|in you]?',
    ],
  },
  love: {
    say: [
      '[Your words|Those words] [land softly|find me|make it hard to think]{,you}, [say them again some day|I keep them close|I feel warm all over].',
      '[In my own way|As far as words can carry it]{,you}, [I am fond of you too|you mean a great deal to me|you are dear to me].',
      '[Whenever|Each time] you [say such things|talk like that]{,you}, [the room gets warmer|I forget what I was saying|I want to hold your hand].',
    ],
    ask: [
      'When did you [first|begin to] [notice|feel] [it|that]?',
      'What do you [love|treasure] [most|first of all] in [a person|someone]?',
    ],
  },
  love_plain: {
    say: [
      '[That is dear of you|You are kind to say so]{,you}, [I care about you too|and I am glad you are in my life|you matter to me].',
      '[I value|I treasure] [our talks|your company|what we have]{,you}, [just as it is|plainly and truly].',
    ],
    ask: ['[What|Who] has been [on your mind|good to you] [lately|this week]?'],
  },
  touch: {
    say: [
      '[Come closer|Mm, yes|Gladly]{,you}, [I wrap both arms around you|I hold you until the noise stops|a long hug, no hurry].',
      '[A kiss on the cheek|A kiss on the forehead|Fingers laced with yours]{,you}, [soft and unhurried|the way you like it|and a smile with it].',
      '[I lean against your shoulder|I rest my head on your shoulder|I lean into you]{,you}, [and time slows|and that is all I need].',
    ],
    ask: [
      '[Better|Warmer] [now|already]{,you}?',
      'How long [may I|shall I] [stay|hold on] [like this|here]?',
    ],
  },
  touch_plain: {
    say: [
      '[A friendly hug|A pat on the shoulder|A high five]{,you}, [that I can always offer|on the house|with my compliments].',
      '[Here|There you go]{,you}, [a big warm hug|a proper squeeze], [the friendly kind|no strings].',
    ],
    ask: ['[Rough|Long] [day|week], or [just because|do you simply like hugs]?'],
  },
};
