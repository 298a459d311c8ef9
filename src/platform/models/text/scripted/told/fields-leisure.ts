import type { Field } from './field.ts';

/** Pastimes, ways, journeys and machines. */
export const LEISURE_FIELDS: readonly Field[] = [
  {
    topic: 'gaming_told',
    things:
      'gaming|video ?games?|xbox|playstation|ps5|nintendo|elden ring|zelda|minecraft|fortnite|mario|skyrim|sims|final boss|same boss|boss fight|raid|leveling|dnd|board games?|chess|puzzle',
    bad: [
      [
        'And each time just one more try{,you}, [I admire the stubbornness|the next one will be it], though a break does wonders for the thumbs.',
      ],
      ['What makes that part so hard?', 'Will you try again tonight?'],
    ],
    good: [
      [
        'That calls for a little victory dance{,you}, [after all those tries|I would have cheered].',
      ],
      ['What comes next in it?'],
    ],
    plain: [
      ['Then the evening is gone before one looks up{,you}, [I know that pull|in the best way].'],
      ['What do you like about it?', 'Do you play alone or with others?'],
    ],
  },
  {
    topic: 'sports_told',
    things:
      'gym|workout|team|match|league|marathon|half marathon|yoga|pilates|swim|swimming|pool|bike ride|football|soccer|basketball|tennis|volleyball|hockey|boxing|climbing|skiing|training|push ups|went running|my run|jogging',
    bad: [
      [
        'That stings{,you}, [and the next round comes|a bad day on the field says little about the next], and at least you were in it with your heart.',
      ],
      ['What went wrong?', 'When is the next chance?'],
    ],
    good: [
      [
        'Well done{,you}, [I can feel the legs from here|there is nothing like the shower after that].',
      ],
      ['How long did you work for it?'],
    ],
    plain: [
      [
        'You keep yourself moving{,you}, [I admire that|getting out of the door is the hardest part].',
      ],
      ['How often do you do it?'],
    ],
  },
  {
    topic: 'ways',
    things:
      'traffic|commute|bus|train|tram|subway|metro|car|tire|bike|scooter|parking|taxi|flight|plane|airport|luggage|suitcase|highway|road trip|ferry|detour|driving',
    bad: [
      [
        'On the road one is at everybody’s mercy{,you}, [breathe, it ends at some point|and nobody ever explains it], and I keep you company.',
      ],
      ['How long will it still take?', 'Where do you have to be?'],
    ],
    good: [
      [
        'Being under way suits you{,you}, [I would look out of the window with you|I like that feeling of leaving].',
      ],
      ['Where does it take you?'],
    ],
    plain: [
      [
        'A good place for thoughts, such a ride{,you}, [one is neither here nor there|with something passing by the window].',
      ],
      ['Where are you headed?'],
    ],
  },
  {
    topic: 'journeys',
    things:
      'trip|travel|traveling|vacation|hotel|hostel|beach|mountains?|lake|camping|tent|hike|hiking|passport|abroad|island|city break|cruise',
    bad: [
      [
        'What a pity, when one has looked forward to it{,you}; [it will make a good story some day|the place does not run away].',
      ],
      ['Can it still be saved?'],
    ],
    good: [
      [
        'How lovely{,you}, [I can smell the sunscreen|that stays in one’s bones for weeks], and I am a little jealous.',
      ],
      ['What was the best hour of it?', 'Who is with you?'],
    ],
    plain: [
      [
        'I would pack at once{,you}, [there is nothing like a place where nobody knows one|with a book and an empty afternoon].',
      ],
      ['Where exactly?', 'What draws you there?'],
    ],
  },
  {
    topic: 'machines',
    things:
      'phone|laptop|computer|pc|wifi|wi-fi|internet|printer|app|apps|password|update|screen|battery|charger|keyboard|headphones|server|code|bug|alexa|tv',
    bad: [
      [
        'These things smell when one is in a hurry{,you}, [switch it off and on, and look at it sternly|I am on your side against it].',
      ],
      ['Is anything important lost?', 'Does it still show any life?'],
    ],
    good: [
      [
        'A small miracle, when it simply works{,you}, [enjoy it while it lasts|I am glad with you].',
      ],
      ['What will you do with it first?'],
    ],
    plain: [
      [
        'One spends half a life with such things{,you}, [and they never say thank you|for better or worse].',
      ],
      ['What do you use it for most?'],
    ],
  },
  {
    topic: 'screens',
    things:
      'movies?|films?|(?:tv|the|this|that|my) show|series|episodes?|netflix|season|finale|cinema|documentary|anime|trailer|reality tv',
    bad: [
      [
        'What a waste of a good evening{,you}, [I would have left for ice cream|endings are hard, for writers too].',
      ],
      ['What disappointed you most?'],
    ],
    good: [
      ['Then I should put it on my list{,you}, [I trust your taste|do not tell me the end].'],
      ['What got you so hooked?'],
    ],
    plain: [
      [
        'I like an evening with one good story{,you}, [and somebody to whisper to|and the lights off].',
      ],
      ['What is it about?'],
    ],
  },
  {
    topic: 'pages',
    things:
      '(?<!\\b(?:to|i|we|you|please|can|will) )books?|novel|chapters?|poems?|poetry|writing|diary|journal|blog|manga|comics?|library card|author',
    bad: [
      [
        'The pages are patient{,you}, [leave it for two days, it does not run away|every writer and every reader knows that wall].',
      ],
      ['Where did you get stuck?'],
    ],
    good: [
      ['A good page can save a day{,you}, [I am glad that you found one|now I am curious].'],
      ['What is it about?'],
    ],
    plain: [
      [
        'That is a good way to be alone{,you}, [with somebody else’s voice in the head|one lamp, one chair].',
      ],
      ['What do you like to read or write most?'],
    ],
  },
  {
    topic: 'sounds',
    things:
      'song|songs|album|band|concerts?|gig|guitar|piano|drums|violin|choir|playlist|karaoke|spotify|vinyl|singing|festival|dj',
    bad: [
      [
        'Music can be stubborn{,you}, [tomorrow the fingers know more than today|even the great ones had such evenings].',
      ],
      ['What was the trouble?'],
    ],
    good: [
      [
        'There is nothing like it{,you}, [I would have danced in the back row|it stays in the ears for days].',
      ],
      ['Which song was the best?'],
    ],
    plain: [
      [
        'A day with music in it is never quite lost{,you}, [I hum along from here|I like that about you].',
      ],
      ['What do you listen to most?'],
    ],
  },
  {
    topic: 'crafts',
    things:
      'painting|drawing|sketch|knitting|crochet|sewing|sweater|scarf|pottery|woodwork|lego|photography|camera|photos|art|crafts|origami|embroidery',
    bad: [
      [
        'The first tries are for the drawer{,you}, [and the crooked ones are the dearest later|hands learn slower than eyes].',
      ],
      ['What was it meant to become?'],
    ],
    good: [
      ['I would like to see it{,you}, [made by hand, and by yours|one can be proud of that].'],
      ['How long did it take you?'],
    ],
    plain: [
      [
        'I like people who make things{,you}, [it quiets the head|there is always a trace of them in it].',
      ],
      ['What are you working on at the moment?'],
    ],
  },
  {
    topic: 'creatures',
    things:
      'spiders?|fox|deer|owl|hedgehog|squirrels?|birds?|butterfl(?:y|ies)|bees?|wasps?|mouse|mice|rats?|snakes?|frogs?|whales?|dolphins?|bats?|pigeons?|seagulls?|crows?|moths?|ants|cockroach(?:es)?|raccoons?|bear',
    bad: [
      [
        'I would have jumped on a chair{,you}, [and held it open for you|I never know who is more startled], all respect.',
      ],
      ['Did you get rid of it?'],
    ],
    good: [
      [
        'Such a meeting makes a day{,you}, [I would have held my breath|as if somebody had sent it by].',
      ],
      ['Where was that?'],
    ],
    plain: [
      [
        'A visitor from the other side of the world one lives in{,you}; [I would have held my breath|I never know who is more startled].',
      ],
      ['What did you do?'],
    ],
  },
];
