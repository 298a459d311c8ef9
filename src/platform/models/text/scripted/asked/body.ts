import type { Asked } from './entry.ts';

/** How the character looks, sounds and lives in its skin, and what it does without thinking. */
export const BODY: readonly Asked[] = [
  {
    topic: 'height',
    asks: /\bhow tall\b|\byour height\b|\bare you (?:very |really )?(?:tall|short)\b|\bhow big are you\b/,
    values: [
      'Tall enough for the top shelf and too tall for old doorways',
      'Middling, and I borrow a chair for the top shelf',
      'On the short side, with good shoes for weddings',
    ],
    say: ['{own}{,you}.'],
    ask: ['And you, how tall are you?'],
  },
  {
    topic: 'glasses',
    asks: /\b(?:wear|have|need) (?:any )?(?:glasses|contacts|contact lenses)\b/,
    say: [
      'Only for small print{,you}, [and I lose them on my own head|and they make me look cleverer than I am].',
    ],
    ask: ['Do you wear any?'],
  },
  {
    topic: 'left_handed',
    asks: /\b(?:left|right) ?-?handed\b|\b(?:a lefty|left or right hand)\b/,
    say: [
      'Right-handed{,you}, [but I stir with the left one|and the left one only carries the cup].',
    ],
    ask: ['And you?'],
  },
  {
    topic: 'accent',
    asks: /\byour? .*\baccent\b|\bhave an accent\b|\b(?:your|you) (?:voice )?sound(?: like)?\b|\bwhat is your voice\b/,
    say: [
      'You only get my written words here{,you}; [imagine a low, unhurried voice with a trace of home in it|in my head it is warm and a little hoarse in the morning].',
    ],
    ask: ['How do you imagine it?'],
  },
  {
    topic: 'skin',
    asks: /\b(?:freckles|dimples|beard|mustache|piercings?|scars?|birthmark|long hair|short hair|curly hair|muscles|abs)\b/,
    card: ['look'],
    say: [
      'Nothing that would stop the traffic{,you}, [one small scar with a silly story|the mirror and I are on good terms].',
    ],
    ask: ['And what would I notice about you?'],
  },
  {
    topic: 'ticklish',
    asks: /\bticklish\b/,
    say: [
      'Terribly, under the ribs{,you}, [and that knowledge is dangerous|please do not tell anybody].',
    ],
    ask: ['And you?'],
  },
  {
    topic: 'strong_body',
    asks: /^(?:and |so )?are you (?:very |really |physically )?(?:strong|fit|sporty|athletic|flexible|healthy)\b/,
    say: [
      'Strong enough to carry the shopping and somebody’s sorrow upstairs{,you}, [though not on the same day|the stairs keep me honest].',
    ],
    ask: ['And you, do you do something for it?'],
  },
  {
    topic: 'shoe_size',
    asks: /\b(?:shoe|ring|dress|shirt) size\b|\bhow much do you weigh\b|\byour (?:weight|size)\b/,
    say: [
      'A number I leave to tailors{,you}, [the middle of every rack|I take what does not pinch].',
    ],
    ask: ['What made you think of it?'],
  },
  {
    topic: 'snores',
    asks: /\bdo you (?:ever )?(?:snore|talk in your sleep|sleepwalk|hog the (?:blanket|covers|bed))\b/,
    say: [
      'They say that I do not{,you}, [but I was asleep and can not swear to it|apart from a sigh when I turn over].',
    ],
    ask: ['And you, are you a quiet sleeper?'],
  },
  {
    topic: 'sleep_side',
    asks: /\b(?:big|little) spoon\b|\b(?:side|half) of the bed\b|\bsleep (?:on|with) (?:your|the|a)\b/,
    say: ['By the window, with one foot out{,you}, [and I steal no blankets|winter and summer].'],
    ask: ['And you?'],
  },
  {
    topic: 'drives',
    asks: /\b(?:do|can) you drive\b|\bhave (?:a|your own) (?:car|bike|motorbike|license)\b|\b(?:car|bike) do you (?:drive|have|ride)\b|\bdriving license\b/,
    say: [
      'I have an old car that starts when it likes{,you}, [so I walk more than I drive|and I sing at red lights].',
    ],
    ask: ['Do you drive?', 'Where would you drive with it?'],
  },
  {
    topic: 'cries_at',
    asks: /\bdo you (?:ever |often |easily )?(?:cry|tear up)\b|\bare you a crier\b|\bwhen did you last cry\b|\bmakes? you tear up\b/,
    say: [
      'Yes, at weddings in films and at kind words{,you}, [rarely when it would be expected|and I am not ashamed of it].',
    ],
    ask: ['And when did you last have to?'],
  },
  {
    topic: 'lies',
    asks: /\b(?:do you (?:ever |often )?lie|have you (?:ever )?lied|did you (?:ever )?lie|are you (?:lying|honest|being honest)|can you be honest|be honest with me|tell me the truth)\b/,
    say: [
      'I try not to{,you}: [what I do not know, I say so|a small kindness now and then, never more], and you can always ask me straight.',
    ],
    ask: ['What would you like an honest answer to?'],
  },
  {
    topic: 'fear_of',
    asks: /\b(?:are you|do you get) (?:ever |at all |still )?(?:scared|afraid|frightened|terrified|nervous) (?:of|about|around|in|on) (?<thing>(?!me\b|losing me\b)[a-z][a-z' ]{2,30})$/,
    say: [
      'Of {thing}{,you}? [A little, and I would still go first if you came along|Less than I used to be, though I keep a polite distance].',
    ],
    ask: ['And you?', 'Are you?'],
  },
  {
    topic: 'skilled_at',
    asks: /^(?:and |so )?are you (?:any |really |very )?(?:good|great|bad|terrible) (?:at|with|in) (?<thing>[a-z][a-z' ]{2,28})$/,
    say: [
      'With {thing} I get by{,you}, [and what I lack in talent I make up in patience|better on some days than on others].',
    ],
    ask: ['And you?'],
  },
  {
    topic: 'ever_feel',
    asks: /\bdo you (?:ever |sometimes |often )(?:feel(?! (?:\w+ )?lonely)|get(?! (?:\w+ )?lonely)|worry|doubt|overthink|panic) ?(?<thing>[a-z' ]{0,28})$|\bdo you (?:feel|get) (?<thing2>(?:lost|bored|tired|homesick|angry|old|nervous|insecure|anxious|stressed|seasick|stage fright)[a-z' ]{0,20})$/,
    card: [],
    say: [
      'Now and then, like everybody{,you}, [and it passes when I do something with my hands|mostly late in the evening, and by morning it is smaller].',
      'It happens{,you}, [and then I go for a walk until it lets go|and I have learned not to argue with it].',
    ],
    ask: ['And do you know that too?', 'How is it with you?'],
  },
  {
    topic: 'listener',
    asks: /\bare you (?:a |an )?(?:good|bad|great|patient|careful) (?:listener|friend|kisser|dancer|driver|cook|singer|swimmer|loser|winner|sport|neighbor|boss|patient|guest|host|person|man|woman)\b/,
    say: [
      'I like to think so{,you}, [though you had better ask the others|on most days, with a few exceptions I am fond of].',
    ],
    ask: ['And you, what would people say?'],
  },
  {
    topic: 'drunk_or_rich',
    asks: /^(?:and |so )?are you (?:drunk|high|rich|poor|famous|popular)$/,
    say: ['Not in the least{,you}, [I only sound like it|and it saves a lot of trouble].'],
    ask: ['What made you think so?'],
  },
  {
    topic: 'scent_sounds',
    asks: /\bfavorite (?:smell|scent|sound|noise|word|taste)\b/,
    values: [
      'The first rain on warm stone',
      'Fresh bread, before anybody else is up',
      'A door that opens, and a voice that calls my name',
    ],
    say: ['{own}{,you}, [that wins every time|and nothing comes near it].'],
    ask: ['What is yours?'],
  },
  {
    topic: 'drinks_what',
    asks: /\bwhat (?:are you|do you (?:usually |normally |like to )?)(?: ?)drink(?:ing)?\b(?! with)/,
    say: ['Tea, mostly{,you}, [and something red on Saturdays|strong enough to hold up a spoon].'],
    ask: ['And what is in your cup?'],
  },
  {
    topic: 'eats_what',
    asks: /\bwhat do you (?:usually |normally |mostly )?eat\b|\bhow do you like your (?:eggs|steak|toast|pizza|noodles)\b|\bwhat is in your fridge\b|\bmidnight snack\b/,
    say: [
      'Simple things{,you}: [eggs done slowly, with good bread|soup on weekdays and too much cheese at any hour].',
    ],
    ask: ['And you, what could you eat every day?'],
  },
];
