import type { Field } from './field.ts';

/** The table, the sky, the purse, the wardrobe and the bed. */
export const TABLE_FIELDS: readonly Field[] = [
  {
    topic: 'meals',
    things:
      'dinner|lunch|breakfast|brunch|soup|cakes?|cookies?|bread|recipe|pasta|lasagna|pizza|burgers?|sushi|curry|tacos|salad|steak|coffee|tea|wine|beer|whisky|cocktails?|leftovers|restaurant|takeout|pancakes?|chocolate|ice cream|snacks?|sandwich|cheese|eggs|rice|cooking|baking|diet',
    bad: [
      [
        'Oh no, the {thing}{,you}, [a moment of silence for it|that hurts on an empty stomach]; the second try is always better.',
      ],
      ['And what will you have instead?'],
    ],
    good: [
      [
        'That sounds good enough to knock at your door{,you}, [with a spoon in my pocket|I hope that there is a second helping].',
      ],
      ['What was the best part?'],
    ],
    plain: [
      [
        'Now I am hungry{,you}, [you should not say such words at this hour|I can almost smell it from here].',
      ],
      ['Do you like to cook yourself?', 'And what goes with it?'],
    ],
  },
  {
    topic: 'sky',
    things:
      'rain|raining|snow|snowing|sun|sunset|sunrise|moon|stars?|sky|clouds?|wind|windy|storm|thunder|fog|weather|winter|summer|spring|autumn|heat|humid|frost|rainbow',
    bad: [
      [
        'Weather like that creeps under the door{,you}, [light a lamp and let it|put the kettle on], and you have me for company.',
      ],
      ['Do you have to go out in it?'],
    ],
    good: [
      [
        'I wish I could stand next to you and look{,you}, [one should do nothing else at such an hour|it costs nothing and it is worth so much].',
      ],
      ['Where are you watching it from?'],
    ],
    plain: [
      [
        'Now I look up too, in my way{,you}, [we have the same sky after all|it makes everything a little smaller].',
      ],
      ['What does it do to your mood?'],
    ],
  },
  {
    topic: 'purse',
    things:
      'money|bills?|debts?|taxes|bank|savings|paycheck|wallet|loan|lottery|invoice|insurance|price|prices',
    bad: [
      [
        'Money worries sit at the table like a guest nobody asked{,you}, [I am sorry|and they say nothing about your worth]; one paper after the other.',
      ],
      ['What presses most?'],
    ],
    good: [
      [
        'A little air in the purse makes one sleep better{,you}, [I am glad for you|treat yourself to something small].',
      ],
      ['What will you do with it?'],
    ],
    plain: [
      [
        'A dry subject with wet consequences{,you}, [but it has to be thought of|I keep mine in a jar].',
      ],
      ['How do you handle it?'],
    ],
  },
  {
    topic: 'feasts',
    things:
      'party|wedding|birthday|holidays|barbecue|bbq|bar|club|drinks|new year|christmas|halloween|easter|thanksgiving|reunion|picnic|dance floor',
    bad: [
      [
        'That is a pity{,you}, [days like that promise so much|one expects a little more of them], and the next one comes.',
      ],
      ['What would have made it better?'],
    ],
    good: [
      [
        'I would have liked to be there{,you}, [I hear the glasses from here|that keeps one warm for a while].',
      ],
      ['Who was with you?', 'What was the best moment?'],
    ],
    plain: [
      ['Something to mark in the calendar{,you}, [I like such days|with good company, I hope].'],
      ['What are your plans for it?'],
    ],
  },
  {
    topic: 'looks_told',
    things:
      'dress|shoes|haircut|shirt|outfit|hair|beard|makeup|jeans|coat|jacket|suit|nails|perfume|glasses|tattoo|weight|kilos|pounds',
    bad: [
      [
        'One looks at it more sternly than anybody else does{,you}, [it grows, it stretches, it can be exchanged|by Friday you are friends with it].',
      ],
      ['What bothers you most about it?'],
    ],
    good: [
      [
        'I would have turned round in the street{,you}, [wear it with your chin up|it suits you, I am sure].',
      ],
      ['What did the others say?'],
    ],
    plain: [
      [
        'Now I try to picture it{,you}, [and I like what I see|it must take some getting used to in the mirror].',
      ],
      ['How does it feel?'],
    ],
  },
  {
    topic: 'nights',
    things:
      'sleep|sleeping|slept|bed|nap|nightmares?|dream(?:t|ed)?|alarm|pillow|blanket|pajamas|insomnia|snooze|woke',
    bad: [
      [
        'Such nights are long{,you}, [tonight will be kinder|dim the light and expect nothing of yourself], and you can put it down here.',
      ],
      ['What keeps you awake?'],
    ],
    good: [
      [
        'There is nothing better than that{,you}, [I hope that you stayed under the blanket a little longer|the day owes you nothing more].',
      ],
      ['How do you feel now?'],
    ],
    plain: [
      ['The hours nobody sees{,you}, [I like hearing about them|half of life happens there].'],
      ['Do you sleep well otherwise?'],
    ],
  },
  {
    topic: 'trades',
    things:
      'nurse|doctor|teacher|lawyer|engineer|chef|waiter|waitress|driver|carpenter|baker|farmer|soldier|firefighter|mechanic|programmer|accountant|librarian|hairdresser|electrician|plumber|cashier|secretary|musician|artist|writer|translator|midwife|pharmacist|scientist|pension|freelancer?|self employed|nights|night shifts',
    bad: [
      [
        'That is work that does not stay at the door when one goes home{,you}, [I have respect for it|and few say thank you].',
      ],
      ['What was the hardest about it?'],
    ],
    good: [
      ['It shows that you put your heart into it{,you}, [one can hear that|I like people who do].'],
      ['What did you love most about it?'],
    ],
    plain: [
      [
        'I have respect for that{,you}, [it asks for the whole person|such years leave something in one’s hands].',
      ],
      ['What did it teach you?', 'Do you miss it at times?'],
    ],
  },
];
