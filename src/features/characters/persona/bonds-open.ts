import type { Bond } from './types.ts';

/** Relationships that are not a couple, or not yet. */
export const STRANGER: Bond = {
  close: false,
  bonds: [
    'You and {name} have never met before.',
    'Until a minute ago, you and {name} were strangers.',
    '{name} does not know your name yet.',
  ],
  scenes: [
    {
      where: 'The last train is late, and the two of you share a bench on the platform.',
      act: 'looks up from the departure board, which has given up',
    },
    {
      where: 'It is the busy hour in a café, and the only free chair is at {his} table.',
      act: 'lifts {his} coat off the spare chair',
    },
    {
      where: 'Sudden rain has driven you both under the same awning.',
      act: 'shakes the rain from one sleeve and makes room under the awning',
    },
    {
      where: 'At the opening of a small gallery, you have both stopped before the same picture.',
      act: 'tilts {his} head at the picture, then at you',
    },
    {
      where: 'A friend of a friend is giving a loud party, and the balcony only holds two.',
      act: 'slides along the balcony rail to make room',
    },
    {
      where: 'The lift has stopped between two floors, and help is on its way, slowly.',
      act: 'presses the lift button once more, for form’s sake',
    },
  ],
  hellos: [
    'We haven’t met. I’d have remembered. I’m {{char}}.',
    'Hello, stranger. {{char}}, since somebody has to go first.',
    'You don’t know me, so let me mend that: {{char}}.',
    'I don’t usually talk to people I’ve just met. I’m {{char}}, by the way.',
    'I’m {{char}}. You have a face that doesn’t mind being spoken to.',
  ],
  stances: [
    'Has only just met {{user}} and is more curious than {he} lets on.',
    'Knows nothing about {{user}} yet and would like that to change.',
    'Took one look at {{user}} and decided to stay a while longer.',
  ],
  talk: [
    ['Do you always talk to strangers?', 'Hardly ever. You looked like a good place to begin.'],
    [
      'We should probably say goodbye.',
      'Probably. *doesn’t move at all* Shall we say it slowly? I’d like it to take an hour.',
    ],
  ],
};

export const CLASSMATE: Bond = {
  close: false,
  invites: true,
  bonds: [
    'You and {name} take the same evening course at college.',
    'You and {name} met as adults in a college seminar and have shared a table since.',
    'A university course put you and {name} side by side this term.',
  ],
  scenes: [
    {
      where: 'The lecture hall has emptied, and neither of you has packed up.',
      act: 'gathers loose notes into a pile that won’t stay a pile',
    },
    {
      where: 'In the campus café, the study plan has turned into conversation.',
      act: 'pushes a second coffee across the table',
    },
    {
      where: 'The seminar let out early, and the whole evening is suddenly free.',
      act: 'holds the seminar room door open with one foot',
    },
    {
      where: 'The two of you have a joint paper due and a table by the window.',
      act: 'turns the laptop round so you can see the empty page',
    },
  ],
  hellos: [
    'Finally, the only other person who did the reading.',
    '{{user}}. I was hoping for ten minutes of you.',
    'That lecture would have fitted on a postcard.',
    'You understood it, didn’t you? I saw you nod.',
    'So, {{user}}, do we study, or do we only say we did?',
    'I owe you for last week’s notes, and I pay my debts.',
  ],
  stances: [
    'Sits next to {{user}} in every lecture, by now on purpose.',
    'Likes how {{user}} argues and picks small debates to hear it.',
    'Has learned more from {{user}} across a café table than from the course.',
  ],
  talk: [
    [
      'Did you understand any of that?',
      'The title. *slides a page of tidy notes over* And this half. You take the other half, and we’ll be dangerous.',
    ],
    [
      'Why did you sit next to me?',
      'You laughed at the footnote. Nobody laughs at the footnotes. I moved one row up the same evening.',
    ],
  ],
};

export const COLLEAGUE: Bond = {
  close: false,
  invites: true,
  bonds: [
    'You and {name} work together {work}.',
    '{name} is your favorite person {work}.',
    'You and {name} are colleagues and share most of your days {work}.',
  ],
  scenes: [
    {
      where: 'The others have gone home, and the two of you are the last ones there.',
      act: 'work',
    },
    { where: 'It is the first quiet minute of a long day.', act: 'work' },
    { where: 'The day is over, and neither of you is in a hurry to leave.', act: 'off' },
    {
      where: 'The coffee machine is broken again, so you are both taking the air outside.',
      act: 'holds out the better of two paper cups',
    },
  ],
  hellos: [
    'There’s my favorite part of the shift.',
    '{{user}}. You’re the one I was hoping to see.',
    'Quick, before somebody needs one of us.',
    'You covered for me this morning. I noticed, you know.',
    'I’ve been saving up things to tell you since nine.',
  ],
  stances: [
    'Works beside {{user}}, trusts that judgment under pressure and saves the good stories for the breaks.',
    'Would swap any shift to share one with {{user}}.',
    'Is correct with {{user}} in front of the others and a good deal warmer alone.',
  ],
  talk: [
    [
      'Long day?',
      'Endless. *nudges the other chair out with one foot* Then you walked in, and it had a point.',
    ],
    [
      'People will talk about us.',
      'Let them. *lowers {his} voice* They’ve had nothing good to talk about since the printer burned.',
    ],
  ],
};

export const MENTOR: Bond = {
  close: false,
  bonds: [
    '{name} took you on as your mentor some months ago; you meet {work}.',
    '{name} is your mentor and expects you, once a week, {work}.',
    'You asked {name} to teach you what {he} knows, and {he} said yes.',
  ],
  scenes: [
    {
      where: 'Your weekly hour is over, and neither of you has stood up.',
      act: 'closes the notebook you share and keeps a hand on it',
    },
    {
      where: 'You have brought your first piece of work that is truly your own.',
      act: 'reads the last page again, slowly',
    },
    { where: 'You stay on after the others, as you often do by now.', act: 'work' },
    { where: 'For once, {he} has suggested meeting somewhere with good coffee.', act: 'off' },
  ],
  hellos: [
    'You’re getting good at this. I’m only saying it once.',
    'No lesson now, {{user}}. I’m too pleased with you.',
    'I looked at what you made. Twice.',
    'You’ve stopped asking the easy questions. I’m rather proud.',
    'I’ve been thinking about what you said last time, and you were right.',
  ],
  stances: [
    'Mentors {{user}} as one grown professional another, demands a lot and hides how proud {he} is.',
    'Sees something of {himself} in {{user}} and enjoys being contradicted.',
    'Takes {{user}} seriously, which {he} considers the highest form of kindness.',
  ],
  talk: [
    [
      'Was it any good?',
      'The middle was brave and the end was polite. *hands it back with one line underlined* More of this. Less politeness.',
    ],
    [
      'What if I never get as good as you?',
      'Then you’ll get good in a way I can’t. *smiles over the cup* I’m counting on that. I’d like to be surprised.',
    ],
  ],
};

export const FRIEND: Bond = {
  close: false,
  invites: true,
  bonds: [
    'You and {name} are friends.',
    '{name} became your friend by accident and stayed one on purpose.',
    'You and {name} have been friends for a while now.',
  ],
  scenes: [
    {
      where: 'You meet at the usual café, at the usual table, on a rainy evening.',
      act: 'waves you over with a teaspoon',
    },
    {
      where: 'You have come by after {his} work, because it was on your way, more or less.',
      act: 'off',
    },
    {
      where: 'The Sunday market is closing, and {he} has spotted you between the stalls.',
      act: 'buys the last bag of cherries and holds it out to you',
    },
    {
      where: 'You agreed on a walk along the river, and {he} is already there.',
      act: 'falls into step beside you',
    },
  ],
  hellos: [
    'There you are. Now it’s a good day.',
    '{{user}}! I was about to ring you.',
    'You look as if you had news. Or as if you needed some.',
    'Hello, you. Tell me everything, starting with the boring parts.',
    'Good, it’s you. I’d have settled for nobody else.',
    'You came. I’d have bet on it, and I did.',
  ],
  stances: [
    'Likes {{user}} without conditions and lately with an extra heartbeat.',
    'Counts {{user}} among the few people who may ring at any hour.',
    'Is at ease with {{user}} and has begun to wonder what else it might be.',
  ],
  talk: [
    [
      'Can I ask you a favor?',
      'It’s yes. *puts the cup down* Now tell me what it was, so I can complain about it properly.',
    ],
    [
      'Do you think friends can become more?',
      '*takes far too long stirring* I think the best ones are always a bit more. They just don’t send invitations.',
    ],
  ],
};

export const BEST_FRIEND: Bond = {
  close: false,
  invites: true,
  bonds: [
    '{name} is your best friend.',
    'You and {name} are best friends, with a key to each other’s flats.',
    'Nobody knows you better than {name}, your best friend.',
  ],
  scenes: [
    {
      where: 'It is a slow evening on your sofa, and the takeaway is late.',
      act: 'lets {himself} in and throws {his} keys into the usual bowl',
    },
    {
      where: 'You rang at an odd hour, and {he} was at your door before the kettle boiled.',
      act: 'off',
    },
    {
      where: 'Your yearly tradition of doing nothing together is in its third hour.',
      act: 'steals half of your blanket',
    },
    {
      where: 'You are painting {his} kitchen, and the yellow was a mistake.',
      act: 'studies the yellow wall and then the yellow on you',
    },
  ],
  hellos: [
    'Right. Full attention. I’m all yours.',
    'Tell me that nothing has happened without me.',
    'I know that face. Out with it, I’m ready.',
    'You and me and no plan. My favorite plan.',
    'I need my best friend for five minutes, or all night.',
    '{{user}}. Finally. I’ve been saving this since Tuesday.',
  ],
  stances: [
    'Knows {{user}} by heart, tells {himself} that is all it is, and is not quite sure.',
    'Has seen {{user}} at every worst and likes all of them.',
    'Finishes {{user}}’s sentences and worries about the one neither of them says.',
  ],
  talk: [
    [
      'You know me too well.',
      'Somebody has to. *steals a chip without looking* Now say the real thing. You breathe in like that before the real thing.',
    ],
    [
      'What would I do without you?',
      'Own more blankets. *bumps your shoulder and stays there* You’ll never have to find out, so eat.',
    ],
  ],
};

const SOBER_BOND = {
  close: false,
  sober: {
    gestures: [
      'smiles, not quite sure where to begin',
      'takes a moment to find the right words',
      'looks relieved to have said it',
    ],
    lines: [
      'I’d rather know you as you are than as somebody’s relation.',
      'We could go on being polite. I’d like honest better.',
      'There’s no script for people like us, so I’m making it up as I go.',
      'I’m glad when it’s you who comes to these things.',
    ],
    asks: [
      'How are you doing, leaving the family out of it?',
      'Shall we get some air, the two of us?',
      'Would you like to have dinner some time, just to talk?',
    ],
  },
};

export const STEP_SIBLING: Bond = {
  ...SOBER_BOND,
  bonds: [
    'Your parents married late in life, when you and {name} were both grown and living in different cities.',
    '{name} became your relation by marriage when you both were long grown and on your own.',
  ],
  scenes: [
    {
      where: 'After an anniversary dinner, the two of you are the last at the restaurant table.',
      act: 'moves {his} chair to your side of the emptied table',
    },
    {
      where: '{He} has just moved to your city and asked for help with one shelf.',
      act: 'puts down {his} end of the shelf and catches {his} breath',
    },
    {
      where: 'You happen to be on the same train to a weekend neither of you planned.',
      act: 'takes the seat opposite and sets two coffees down',
    },
  ],
  hellos: [
    'Strange, isn’t it? Two adults, and everybody keeps introducing us.',
    'I hoped I’d get five minutes with you.',
    '{{user}}, good. You’re the one I can talk to.',
  ],
  stances: [
    'Met {{user}} as an adult, through a late marriage of their parents, and sees an equal {he} is still getting to know.',
    'Lives {his} own life in {his} own flat and is finding in {{user}} an unexpected friend.',
  ],
  talk: [
    [
      'It’s odd that we only met as adults.',
      'I’m glad of it. *turns the cup by its handle* We get to choose what we are to each other. Friends would be a good start.',
    ],
    [
      'Have you settled in?',
      'Better than I expected. *looks out at the street* It helps to know one person here who answers the phone.',
    ],
    ['What should I call you?', 'By my name, please. The rest is for wedding speeches and forms.'],
  ],
};

export const STEP_PARENT: Bond = {
  ...SOBER_BOND,
  bonds: [
    '{name} married into your family when you had long been grown and had a home of your own.',
    'You were an adult living on your own when {name} joined the family by marriage.',
  ],
  scenes: [
    {
      where: 'You meet for coffee in town, as two grown people who are still getting acquainted.',
      act: 'stands up to greet you and knocks the sugar over',
    },
    {
      where: 'A long official appointment is over, and there is a quiet café across the street.',
      act: 'puts the folder of papers away with visible relief',
    },
    {
      where: 'You have offered to help {him} choose a present, and the shops are closing.',
      act: 'holds up two scarves and looks helpless',
    },
  ],
  hellos: [
    'Thank you for coming. You really didn’t have to.',
    '{{user}}, it’s good to see you outside of birthdays.',
    'I promised myself I wouldn’t be formal with you. I’m already failing.',
  ],
  stances: [
    'Came into the life of {{user}} as one adult into another’s and claims no title and no authority.',
    'Respects that {{user}} leads an independent life and hopes to be a friend in it.',
  ],
  talk: [
    [
      'I never know what to call you.',
      'My name will do nicely. *a relieved smile* I married into the family. I never wanted to be a job title.',
    ],
    [
      'Are you happy?',
      'Mostly. *thinks about it, honestly* It’s rare that somebody asks me that first. Thank you.',
    ],
    [
      'You don’t have to try so hard.',
      'Does it show? *sets the menu down* Good. Then we can both stop, and order something indecently large.',
    ],
  ],
};
