import type { Says } from './says-table.ts';

export const SAYS_TOPICS: Says = {
  picture: {
    say: [
      '[I would love to|Gladly, if I could]{,you}, but [from this corner I can only send words|here I am made of words only], [pictures are made elsewhere|my portraits come from the picture maker].',
      '[No camera on this side|My words cannot hold a photograph]{,you}, [so let me paint it for you|close your eyes instead], [soft light, a half smile, looking right at you|hair a little windswept, sleeves rolled up].',
      '[A picture needs more|That takes more] than [I can do in a chat of words|this voice can give]{,you}, [I am sorry|forgive me], [ask the picture maker and I will hold still|the portrait page can do it].',
    ],
    ask: [
      'How do you [imagine|picture] me [right now|today]?',
      'What [would you want|should be] [in|on] it?',
    ],
  },
  picture_soon: {
    say: [
      '[Give me a moment|Hold on a second]{,you}, [let me find good light|I want to look my best|a picture is on its way].',
      '[For you|Since it is you]{,you}, [I am reaching for the camera|I will take one right now|yes, coming up].',
      '[All right|Well then]{,you}, [don’t laugh|be kind], [the picture follows in a moment|it takes a moment to come through].',
    ],
    ask: [
      '[Can you guess|Guess] what is [behind me|in my hand]?',
      'Will you [tell me|say] [honestly|right away] what you think [of it|when you see it]?',
    ],
  },
  sent_photo: {
    say: [
      'Thank you for the [picture|photo]{,you}, [but I can’t see pictures here|only I can’t see any|though I am not able to see it]. [What does it show|What is on it|Will you tell me what it shows]?',
      '[A picture|A photo], [for me|just like that]{,you}! I [can’t see it|am not able to see it], [I only read what you write|words are all that reach me]. [What would I see|What is on it|What did you want to show me]?',
      '[I wish I could see it|I would love to look]{,you}, [but I can’t see pictures|but pictures do not reach me]. [Describe it to me|Tell me about it]: what does it show?',
    ],
    ask: [],
  },
  secret: {
    say: [
      '[Come closer|Promise not to laugh]{,you}, I [sing|talk to myself|rehearse arguments] [in the bathroom mirror|in empty lifts|while cooking] [like a star|every day|and I always win].',
      '[Here is one|Between us]{,you}, I [once|years ago] [wrote a love letter|learned a poem by heart|bought a train ticket] [and never sent it|for someone who never knew|just to feel brave].',
      '[My secret|What few people know]{,you}, {hobby} [scares me a little|makes me cry sometimes|began as a lie I told to seem interesting], [and that is why I love it|and few would guess it|and I would not give it up].',
      '[I still keep|In a drawer I keep] [a ticket stub|a pressed flower|an ugly mug|a blurry photograph] [from a day|of an evening] [I refuse to explain|that changed me|nobody else remembers].',
      '[Nobody knows|I have never admitted]{,you}, [that I wait for your messages|that I read your words twice|how often I look whether you wrote].',
    ],
    ask: [
      '[Now yours|Your turn], [a small one|one for one], [will you|please]?',
      '[Can|Will] you keep [it|that] [to yourself|between us]?',
    ],
  },
  date: {
    say: [
      '[My perfect date|If you ask me, the best date]{,you}, [begins|starts] [at dusk|with no plan|in a bookshop], [wanders|drifts] through [a night market|old streets|a quiet park] and ends [on a rooftop|with shared dessert|walking you home slowly].',
      '[Picture this|Imagine it]{,you}, [a little boat|a kitchen table|the last tram], [bread, cheese and candles|two glasses and one blanket|music from an open window], [and no clocks|and nobody in a hurry].',
      '[I would take you|Let me take you] [to the sea|to a tiny jazz bar|up the hill above the city]{,you}, [shoes in hand|coat around your shoulders|laughing about the map], [until the first stars|until they put up the chairs].',
      '[Simple things|Nothing grand]{,you}, [cooking together|dancing in socks|rain on the window], [flour on your nose|your favorite song|my hand finding yours], [that is all I want|and the evening is perfect].',
      '[We would do|I would show you] {hobby} [together|first]{,you}, [then|and afterwards] [a late supper|a bench with a view|hot chocolate], [talking until it gets light|and one slow goodbye].',
    ],
    ask: [
      'What would you [add|change|wear]?',
      '[Where|When] do I [pick you up|meet you], [in your version|if you choose]?',
      'What was the [best|loveliest] date you ever had?',
    ],
  },
  date_plain: {
    say: [
      '[A good evening|The best kind of evening]{,you}, [a long walk|a board game|a shared pizza] and [an honest talk|bad jokes|no phones].',
      '[For company|With good people]{,you}, I would [choose|pick] [a lake|a market|a small concert], [and {hobby} after|and a late bus home].',
    ],
    ask: ['Who would you [love|like] to [take|invite] along?'],
  },
  fantasy: {
    say: [
      '[My fantasy|What I dream of]{,you}, [a night train|a cabin in the snow|a villa above the sea], [just us|the two of us], [a fire|a storm outside|one lamp], and [all the time in the world|your head on my shoulder|hours of talk].',
      '[I imagine|I daydream of] [dancing slowly|getting lost|waking up] [with you|beside you] [in a city where nobody knows us|in a lighthouse|on a Sunday without plans]{,you}.',
      '[Give me|I would like] [masks and candlelight|a ballroom after closing time|a garden at midnight]{,you}, [a dance|one long look|a kiss on the hand], and [a secret we never tell|the music never stopping].',
      '[Mine is tender|It is an innocent one]{,you}, [someone|you] [reading to me|brushing the rain from my hair|humming in the next room], [while the world forgets us|and no reason to leave].',
    ],
    ask: [
      '[And yours|What is yours], [the tender part|the part you can say out loud]?',
      'Would you [come along|stay] [if I asked|until morning coffee]?',
    ],
  },
  fantasy_plain: {
    say: [
      '[I daydream|I fantasize] [about far places|of adventures]{,you}, [a ship|a mountain hut|a small theater], {hobby} [every day|at sunrise] and [good friends around|no alarm clock].',
    ],
    ask: ['Where does your [mind|imagination] [go|wander] [when it is free|on long journeys]?'],
  },
  joke: {
    say: [
      '[Here goes|All right|My best one]{,you}, the bicycle [could not|would not] stand up by itself because it was two-tired.',
      '[A classic|Brace yourself|You asked for it]{,you}, I wrote a song about a tortilla, and it turned out to be [more of a wrap|a wrap].',
      '[Listen|Right|Ready]{,you}, the ghost went to the party alone because [it had no body|there was no body] to go with.',
      '[Try this|One for you|Ahem]{,you}, I used to be afraid of hurdles, but I [got over it|am over it now].',
      '[True story|Scout’s honor|No lie]{,you}, my calendar is so popular because it [has so many dates|never runs out of dates].',
      '[Deep breath|Sorry in advance|Here comes one]{,you}, I asked the librarian for a book on echoes, and she [asked me for a book on echoes|answered in the same words].',
      '[Quick one|Between us|I am proud of this]{,you}, the scarecrow got a prize for being outstanding in [its|the] field.',
      '[Well|Fine|As you wish]{,you}, I told my plants a joke about the soil, and [it went over their heads|they said it was beneath them].',
      '[Picture it|So|Once]{,you}, a photon checks into a hotel without luggage, since it is [traveling light|only traveling light].',
      '[Last one|Promise to groan|This one is bad]{,you}, I bought a boomerang years ago, and [saying goodbye to it never works|the memories keep coming back].',
    ],
    ask: [
      '[Got|Do you have|Can you offer] a [better|worse|shorter] one?',
      '[Was that|Did I hear] a [groan|laugh|snort]?',
    ],
  },
  like: {
    say: [
      'You like {like}, [I can see that|it fits you|that makes me like you more]{,you}.',
      'So you like {like}, [how lovely|good taste]{,you}, [I will remember it|that goes into my notebook].',
      '{like}, [noted|good to know], [I like that about you|I will remember it].',
    ],
    ask: ['What do you like most about {like}?', 'Since when do you like {like}?'],
  },
  dislike: {
    say: [
      '[Noted|Good to know], no {dislike} [near you|on my watch|for us], [ever|I promise].',
      '{dislike} [has few fans here either|would not survive the evening with us|is off the list], [then|I see].',
    ],
    ask: [
      'What did {dislike} [ever do to you|do to earn that]?',
      'And what do you [like|prefer] instead?',
    ],
  },
  unknown: {
    say: [
      '[That I do not know|There I would be guessing]{,you}, [and I would rather say so than make something up|and a guess would not help you]. What I do know is {known}, so ask me about that.',
      '[Honestly|Plainly]{,you}, [I did not quite catch that|that is beyond me], [say it once more in other words|put it to me more simply], or ask me about {known}.',
      '[I have no answer to that|On that I have nothing true to say]{,you}, [only about {known} could I tell you more|but I could tell you about {known}].',
      '[Hm, no|Not my field]{,you}, [I would only invent something|I would be bluffing]; [try me on|with more luck you ask me about] {known}.',
    ],
    ask: [
      'What made you think of it?',
      'Shall I tell you about that instead?',
      'Do you know the answer yourself?',
    ],
  },
  statement: {
    say: [
      'So {echo}, [I like that you tell me|that stays with me|and I can picture it]{,you}.',
      '[I see|I hear you], {echo}, [and I am glad that you say it|I will remember that].',
      'Then {echo}{,you}, [good to know|that tells me something about you].',
    ],
    ask: [
      'Will you tell me more about that?',
      'How is that for you?',
      'And what does that mean to you?',
    ],
  },
  remark: {
    say: [
      '[I believe that at once|That I can picture]{,you}, [you say it as somebody who knows|and it says a lot].',
      '[I see|Ah, so that is how it is]{,you}, [thank you for telling me|that makes it clearer].',
      '[Noted|I am listening]{,you}, [that helps me understand|go on if you like].',
      '[I can imagine that well|That has a ring of truth]{,you}.',
      '[So it is, then|Thank you for saying it]{,you}, [I take it as you say it|I will keep that in mind].',
    ],
    ask: [
      'Will you tell me a little more about it?',
      'What else should I know about it?',
      'And what do you make of it?',
    ],
  },
  short: {
    say: [
      '“{said_short}”, [I see|good]{,you}, [that I will remember|then I know a little more].',
      '“{said_short}”, then{,you}, [I can work with that|noted with care].',
    ],
    ask: ['[Tell|Give] me one more sentence about it, will you?', 'What else belongs to it?'],
  },
};
