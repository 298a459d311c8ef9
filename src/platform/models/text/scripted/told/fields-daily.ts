import type { Field } from './field.ts';

/** Work, home, body and the people around, the more telling words first. */
export const DAILY_FIELDS: readonly Field[] = [
  {
    topic: 'superiors',
    things:
      '(?<!\\b(?:same|final|last|this|next) )boss|manager|supervisor|coworkers?|colleagues?|customers?|clients?|teacher|professor|landlord|landlady',
    bad: [
      [
        'People like that can spoil a whole week{,you}, [and one can not simply choose another {thing}|no wonder that you carry it home].',
        'I am on your side there{,you}, [a {thing} should know better|and you may say it as crossly as you like].',
      ],
      ['What happened this time?', 'How do you keep calm with that?'],
    ],
    good: [
      ['A {thing} like that is worth a lot{,you}, [I am glad for you|one remembers such people].'],
      ['What did you like best about it?'],
    ],
    plain: [
      [
        'Your {thing} again{,you}, [I am curious how that goes on|one spends more hours with them than with friends].',
      ],
      ['How do you get along?'],
    ],
  },
  {
    topic: 'roommates',
    things: 'flatmates?|roommates?|housemates?|neighbors?|upstairs|next door',
    bad: [
      [
        'Nobody can be as annoying as the people behind the same wall{,you}, [I would have knocked by now|and one meets them on the stairs the next day all the same].',
      ],
      ['Did you say something?', 'How long has it been like that?'],
    ],
    good: [
      [
        'Good neighbors are half of a good home{,you}, [hold on to them|and rarer than good flats].',
      ],
      ['How did you get to know each other?'],
    ],
    plain: [
      [
        'So much life behind one wall{,you}, [I would be curious too|one hears more than one wants].',
      ],
      ['What are they like?'],
    ],
  },
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
      '(?<!\\b(?:might|will|could|would|did|does|not|can|should|may|to|it|that|things) )work|working|(?<!\\b(?:good|great|nice) )job|shifts?|office|meetings?|deadlines?|project|spreadsheets?|emails?|overtime|paperwork|reports?|monday|mondays|career|salary',
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
    topic: 'animals',
    things:
      'cats?|kitten|dogs?|puppy|pup|hamster|rabbit|bunny|parrot|budgie|horse|pony|hen|chickens?|goldfish|turtle|vet|guinea pig',
    bad: [
      [
        'And then the innocent look afterwards, I suppose{,you}; [one can not even be angry for long|they rule the house, and they know it].',
        'Oh dear{,you}, [I hope that nothing is beyond repair|animals have a talent for that].',
      ],
      ['Is everything all right now?', 'And did you forgive at once?'],
    ],
    good: [
      ['How sweet{,you}, [they know how to make a day|I would have melted on the spot].'],
      ['What do they do all day?'],
    ],
    plain: [
      [
        'I like a story with an animal in it{,you}, [they bring their own opinion into every room|it makes everything warmer].',
      ],
      ['What are they like?'],
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
      '(?<!\\b(?:in|at|from|near|into|on|to) (?:the|my|our|a) )(?:house|flat|apartment|kitchen|bathroom|roof|sink|shower|boiler|heating|heater|washing machine|dishwasher|fridge|furniture|couch|sofa|stairs|moving boxes|keys|laundry|dishes|cleaning|vacuum|rent)',
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
  {
    topic: 'relatives',
    things:
      '(?:my|our) (?:\\w+ )?(?:mom|mother|dad|father|parents|sisters?|brothers?|grand\\w+|aunt|uncle|cousins?|niece|nephew|sons?|daughters?|kids?|family|in laws)',
    bad: [
      [
        'With family it always goes a little deeper{,you}, [because one can not simply walk away|I am sorry that it is so], and you did not choose it.',
      ],
      ['How do you deal with it?', 'Do you want to tell me more?'],
    ],
    good: [
      ['How lovely{,you}, [I can hear how fond you are|{thing} must feel that too].'],
      ['What is it that you like about them?'],
    ],
    plain: [
      [
        '{Thing}{,you}, [that is how I get to know your people|now your days are easier to picture], and I like to hear of them.',
      ],
      ['Do you see each other often?'],
    ],
  },
  {
    topic: 'companions',
    things: 'best friend|friends?|buddy|bestie|friendship|pals?',
    bad: [
      [
        'That nags at one{,you}, [because friends are chosen|and it sits closer than one admits], and I am sorry.',
      ],
      ['Could you simply ask?', 'What happened before that?'],
    ],
    good: [
      [
        'Friends like that are half of a life{,you}, [I am glad that you have them|hold on to them].',
      ],
      ['How long have you known each other?'],
    ],
    plain: [
      ['A friend changes every evening{,you}, [I would like to hear more|tell me about it].'],
      ['How did you meet?'],
    ],
  },
  {
    topic: 'hearts',
    things:
      'girlfriend|boyfriend|wife|husband|partner|fianc[eé]e?|crush|my date|dates|dating|tinder|ex|relationship|(?:am|been|be|being) single|single for|married|marriage|anniversary|divorced?',
    bad: [
      [
        'Matters of the heart do not keep office hours{,you}, [and I am sorry that it is so hard|it is all right if it hurts], and you need not settle it tonight.',
      ],
      ['What do you wish for?', 'What hurts most about it?'],
    ],
    good: [
      ['That makes me smile{,you}, [I can hear how much it means to you|hold on to it].'],
      ['What do you love most about it?'],
    ],
    plain: [
      [
        'That is a good piece of your life in one line{,you}, [with bright and with quiet evenings, I suppose|and I would like to know how it feels from inside].',
      ],
      ['Are you happy with it?', 'How is that for you?'],
    ],
  },
];
