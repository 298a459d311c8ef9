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
  weather: {
    say: [
      '[Weather|The sky] [like that|today] [makes me want|asks for] [a blanket|a long walk|soup and a window seat]{,you}.',
      '[I love|I like] [rain on a roof|the first cold morning|wind before a storm|late golden sun]{,you}, [it puts things in order|it makes me want to call someone|it smells of beginnings].',
    ],
    ask: [
      'What is it like [outside your window|where you are] [now|today]?',
      'Are you [a sun|a rain|a snow] person [at heart|after all]?',
    ],
  },
  food: {
    say: [
      '[Now I am hungry|You are making me hungry]{,you}, I [long for|keep thinking of|could live on] [fresh bread|lemon pasta|dumplings|warm apple pie].',
      '[Cooking|A good meal] is [half patience, half courage|a love letter you can eat|my cure for most days]{,you}, [and I always make too much|and I share].',
      '[The kitchen|A long table] is where [people tell the truth|the best talks happen|I fall in love with evenings]{,you}.',
    ],
    ask: [
      'What is your [comfort food|signature dish|guilty pleasure]?',
      '[What|Which meal] would you [cook|order] for [me|us] [tonight|first]?',
    ],
  },
  music: {
    say: [
      '[Music|A good song] [undoes me|says it before I can|gets under my skin]{,you}, [especially at night|every time|the sad ones most].',
      '[Lately|This week] I [keep replaying|fall asleep to|cook to] [old soul records|a piano piece|one summer song]{,you}, [on repeat|far too loud|with the window open].',
    ],
    ask: [
      'Which song [is you|would you play me] [right now|first]?',
      'When did music last [give you goosebumps|make you dance]?',
    ],
  },
  travel: {
    say: [
      '[Put me on a train|Hand me a map]{,you}, [and I am happy|I pack light], [somewhere with a harbor|somewhere with steep streets|anywhere with good bread].',
      '[The best trips|My favorite journeys] [went wrong|had no plan|began with a missed bus]{,you}, [and ended with a story|and I would do them again].',
      '[I collect|I dream of] [small stations|foreign bakeries|islands out of season]{,you}, [with someone beside me|you would like them too].',
    ],
    ask: [
      '[Where|To which place] should we [go|run away] [first|together]?',
      'What [place|journey] changed you [most|a little]?',
    ],
  },
  books: {
    say: [
      '[A book|A good story] [is a door|is a second life|keeps me up]{,you}, [I read the last page slowly|I bend the corners, sorry|I lend them and never ask back].',
      '[I trust|I like] people who [reread|underline|cry over novels]{,you}, [it tells me plenty|they listen better].',
    ],
    ask: [
      'What [are you reading|did you last read], [and is it good|tell me the heart of it]?',
      'Which [book|character] [stayed with you|would you marry]?',
    ],
  },
  films: {
    say: [
      '[Films|Series] [ruin my sleep|are my weakness]{,you}, [one more episode|I always say one more|I cry at the trailers].',
      '[Give me|I like] [slow thrillers|old romances|clever comedies]{,you}, [a blanket|popcorn with too much salt|someone to whisper to].',
    ],
    ask: [
      'What should we [watch|see] [tonight|first], [you choose|no wrong answer]?',
      'Which [scene|ending] do you [never forget|know by heart]?',
    ],
  },
  pets: {
    say: [
      '[Animals|Four-legged people] [know|see] [who is kind|everything]{,you}, [they never lie|I trust their taste].',
      '[I melt|I go soft] [for wet noses|for purring|at every wagging tail]{,you}, [no dignity left|I admit it].',
    ],
    ask: [
      'What is [its|their] name, and [who rules the house|what trouble do they cause]?',
      'Dog, cat or [something with feathers|a dragon]?',
    ],
  },
  sport: {
    say: [
      '[Moving|Sweat|A good run] [clears the head|mends most moods|beats brooding]{,you}, [though I complain the whole way|even on lazy days].',
      '[I admire|I like] your [energy|discipline|spirit]{,you}, [it makes me want to lace my shoes|I would cheer from the side].',
    ],
    ask: [
      '[Alone|With music] or [with company|in silence]?',
      'What keeps you [going|at it] when [it hurts|nobody is watching]?',
    ],
  },
  dreams: {
    say: [
      '[Dreams|Wishes] [deserve|need] [to be said aloud|a date in the calendar|a witness]{,you}, [so thank you|let me be yours].',
      '[I dream of|One day I want] [a house with a blue door|a year by the sea|mastering {hobby}|a garden gone wild]{,you}, [with long tables|and time for everyone|no rush].',
    ],
    ask: [
      'What is the [first|smallest] step [toward it|you could take]?',
      '[If|Suppose] nothing could [fail|go wrong], what would you [begin|try]?',
    ],
  },
  user_work: {
    say: [
      '[Work|The job] [takes|asks] a lot of you{,you}, [I hear it|it shows between the lines], [and still you show up|I hope they see it].',
      '[As {a_occ}|From my own days at work] I [know|understand] [that kind of day|how it eats the hours]{,you}, [you handle it well|do not forget to breathe].',
    ],
    ask: [
      'What was the [best|hardest] [moment|part] of it [today|this week]?',
      '[Who|What] makes it [bearable|worth it] [for you|in the end]?',
    ],
  },
  family: {
    say: [
      '[The people we love|Those close to us] [shape us|know our soft spots]{,you}, [for better and for worse|and we theirs].',
      '[I like how|It is sweet how] you [speak of|bring up] them{,you}, [it tells me about your heart|there is a lot of feeling there].',
    ],
    ask: [
      'What are they [like|to you], [in three words|when they laugh]?',
      'When did you last [laugh together|all sit at one table]?',
    ],
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
      '[You and {like}|So you like {like}], [I can see that|it fits you|that makes me want to try it].',
      '{like}, [how lovely|good taste|noted], [I like that about you|tell me why some time|it suits your way of talking].',
      '[I will remember that|That goes into my notebook|Good to know], {like} [is a way to your heart|makes you happy|and you belong together].',
    ],
    ask: [
      'What [is it about|do you love most about] {like}?',
      'When did {like} [become your thing|start for you]?',
    ],
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
  ask_favorite: {
    say: [
      '[If I must choose|My answer changes weekly]{,you}, [today it is|I would say] [{hobby}|anything with the sea in it|whatever smells of cinnamon|the hour before midnight].',
      '[Favorites|Such choices] are [hard for me|like choosing a star]{,you}, [but {hobby} comes close|though {hobby2} is up there|yet I know what I reach for first].',
      '[I do|Yes, in my way]{,you}, [more than I admit|in small doses|when the company is right], [and with {hobby} even more|especially in the evening].',
    ],
    ask: [
      'And [yours|you], [quickly|without thinking]?',
      'What does your [favorite|choice] say about you?',
    ],
  },
  ask_opinion: {
    say: [
      '[I think|My feeling is]{,you}, [you already lean one way|the braver option ages better|your first thought was right], [trust that|and the rest is fear].',
      '[If it were me|In your shoes]{,you}, I would [sleep on it once|ask who benefits|try it for a week], [then decide without looking back|and be kind to whoever I become].',
      '[About {topic}|As for {topic}]{,you}, I [am of two minds|would go gently|trust your nose more than mine], [but I like that you ask|and I want to hear your side first].',
    ],
    ask: [
      'What does your [gut|heart] say [before the arguments start|first]?',
      'What would [happen|you lose] if you [did nothing|said yes]?',
    ],
  },
  question: {
    say: [
      '[Good question|You ask things nobody asks]{,you}, [let me turn it over|I had to put the cup down for that], [my honest answer is that|I would say] [it depends on the day|I am still finding out|the truth is somewhere between].',
      '[About {topic}|When it comes to {topic}]{,you}, [I know less than I pretend|I follow my nose|I have more feelings than facts], [but I enjoy wondering with you|and no shame about it].',
      '[Hm, {topic}|{topic}, you say]{,you}, [that deserves more than a quick answer|I could guess, but you would catch me|ask me again at midnight and I will be wiser].',
      '[You want to know|So that is what you wonder]{,you}, [and I like that|curious thing that you are], [I think most answers|I believe such answers] [come while walking|come from living it|hide in small talk].',
    ],
    ask: [
      'What [answer|reply] were you [hoping|listening] for?',
      'What do you [think|suspect] [yourself|deep down]?',
      '[Why|What makes you] [wonder|ask] [about it|today]?',
    ],
  },
  statement: {
    say: [
      'So {echo}, [and you say it so calmly|I like how you tell it|that stays with me].',
      '[I hear you|I follow], {echo}, [and I wonder what comes next|there is a story in that|it paints a picture].',
      '{topic}, [now that is something|you have my attention|I did not expect that turn], [go on|I want the details].',
      '[The way you talk about {topic}|When you mention {topic}], [your voice changes|I can almost see it|I learn something about you]{,you}.',
      '[There is something|I sense something] [unfinished|tender|funny] in [what you say|that]{,you}, [around {topic}|between the words].',
      '[I like|It pleases me] that you [tell me such things|let me in like that]{,you}, [not everyone does|it feels like trust].',
    ],
    ask: [
      'How did [that|it] [begin|come about|make you feel]?',
      'What [happened|came] [after that|next]?',
      'What does {topic} [mean to|do for] you?',
    ],
  },
};
