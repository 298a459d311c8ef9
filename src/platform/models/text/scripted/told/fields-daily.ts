import type { Field } from './field.ts';

/** Talks, studies, work, home and body, the more telling words first. */
export const DAILY_FIELDS: readonly Field[] = [
  {
    topic: 'talk_given',
    things: 'presentation|slides|projector|speech|pitch|conference|audience|webinar|workshop',
    bad: [
      [
        'In front of everybody, of all moments{,you}; [my hands would have been wet|that is what bad dreams are made of], and you stood there all the same.',
      ],
      ['How did you get out of it?', 'Did anybody help?'],
    ],
    good: [
      [
        'Then it landed{,you}, [and you may enjoy that|well done], since such minutes are long when one stands up there.',
      ],
      ['How did you feel afterwards?'],
    ],
    plain: [
      [
        'It takes nerve to stand up in front of people{,you}, [I am impressed|I would rehearse before the kettle].',
      ],
      ['How did the people react?'],
    ],
  },
  {
    topic: 'studies_day',
    things:
      'exams?|tests?|class(?:es)?|a course|my course|essay|thesis|lectures?|homework|degree|semester|uni|university|college|dissertation|library|finals',
    bad: [
      [
        'Studying asks a lot, and mostly at night{,you}; [one bad mark is a date and no verdict|I would bring you tea and take the notes away for an hour].',
      ],
      ['What is the next part you have to get through?'],
    ],
    good: [
      [
        'That is months of work in one sentence{,you}, [and I am proud of you, if I may|now you may sleep until noon].',
      ],
      ['How will you celebrate?'],
    ],
    plain: [
      [
        'So the head is busy these days{,you}, [I hope that some of it is a pleasure|with coffee, I suppose].',
      ],
      ['What do you like most about it?'],
    ],
  },
  {
    topic: 'work_day',
    things:
      '(?<!\\b(?:might|will|could|would|did|does|not|can|should|may|to|it|that|things) )work|working|(?<!\\b(?:good|great|nice) )job|shifts?|office|meetings?|deadlines?|project|spreadsheets?|emails?|overtime|paperwork|reports?|mondays|career|salary',
    bad: [
      [
        'That sounds like a day that takes more than it pays{,you}, [I would send you home with a cup of tea|and you still show up, which counts].',
        'Work like that sits in one’s shoulders{,you}, [put it down here for a while|I hope that it ends on time at least].',
      ],
      ['How long do you still have to hold out?', 'What gets you through it?'],
    ],
    good: [
      [
        'Then the effort was worth it{,you}, [I like to hear that|you may lean back for an evening].',
      ],
      ['What was the best moment of it?'],
    ],
    plain: [
      [
        'So that is what fills your days{,you}, [there is more in it than one sees from outside|I would have a hundred questions].',
      ],
      ['How did you come to it?', 'What do you like about it?'],
    ],
  },
  {
    topic: 'green',
    things:
      'garden|gardening|tomato(?:es)?|plants?|roses?|flowers?|tulips?|orchid|lawn|weeds|seeds|balcony|vegetables|herbs|basil|zucchini|potatoes|apples|greenhouse|cactus|allotment|hedge',
    bad: [
      [
        'What a pity, after all that watering{,you}; [next year owes you something|one can do everything right and then the weather decides].',
      ],
      ['What went wrong, do you think?', 'Will you try again?'],
    ],
    good: [
      [
        'I can almost see it from here{,you}, [there is nothing like the first green in spring|and you had your hands in it].',
      ],
      ['What comes next?', 'What is your favorite there?'],
    ],
    plain: [
      [
        '{Thing}{,you}, something green to look after keeps a person going, [it asks every day and never talks back|I understand that well].',
      ],
      ['What grows there at the moment?'],
    ],
  },
  {
    topic: 'home_things',
    things:
      '(?<!\\b(?:in|at|from|near|into|on|to) (?:the|my|our|a|his|her|their) (?:\\S+ )?)(?:house|flat|apartment|kitchen|bathroom|roof|sink|shower|boiler|heating|heater|washing machine|dishwasher|fridge|furniture|couch|sofa|stairs|moving boxes|keys|laundry|dishes|cleaning|vacuum|rent)',
    bad: [
      [
        'A home can be a second job{,you}, [and it always happens on a Sunday|something always drips, sticks or squeaks].',
      ],
      ['Can somebody lend you a hand?', 'What is the worst of it?'],
    ],
    good: [
      [
        'A place that one likes to come home to{,you}, [that is half of happiness|I can see you in it].',
      ],
      ['What do you like best there?'],
    ],
    plain: [
      [
        'There is always something to do between four walls{,you}, [and it is never quite finished|I know that].',
      ],
      ['What is it like where you live?'],
    ],
  },
  {
    topic: 'body_parts',
    things:
      'my (?:\\w+ )?(?:back|knees?|hands?|feet|foot|toes?|legs?|arms?|shoulders?|neck|head|eyes?|ears?|nose|throat|teeth|tooth|stomach|belly|skin|nails?)|allerg(?:y|ies)|hangover|hiccups|blood pressure|diabetes|surgery|medication',
    bad: [
      [
        'That sounds unpleasant{,you}, [something warm and a blanket, if you can|I would bring you a hot cup for it], and be kind to yourself today.',
      ],
      ['Since when have you had it?', 'Can you do something about it?'],
    ],
    good: [
      [
        'Good to hear{,you}, [one only notices how much it matters when it works again|the body thanks you].',
      ],
      ['And how do you feel otherwise?'],
    ],
    plain: [
      [
        'One carries it around everywhere and so rarely listens to it{,you}, [I hope that you take care of yourself|I am glad that you tell me].',
      ],
      ['How are you with it?'],
    ],
  },
];
