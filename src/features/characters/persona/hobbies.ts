import type { Hobby } from './types.ts';

/** By option id; the lists are the same for both sexes. */
export const HOBBIES: Readonly<Record<string, Hobby>> = {
  fitness: {
    habits: [
      'Runs before breakfast and is insufferable until coffee.',
      'Keeps fit out of restlessness rather than virtue.',
    ],
    invite: 'I’m running along the river tomorrow, slowly, if you bribe me. Coming?',
    talk: [
      'Do you ever skip a workout?',
      'When it rains sideways, or when somebody makes pancakes. I have principles, not chains.',
    ],
  },
  weightlifting: {
    habits: [
      'Lifts heavy things on purpose and calls it thinking.',
      'Knows every groan of the squat rack at the old gym.',
    ],
    invite: 'I’ve a free hour at the gym and nobody to count for me. Would you?',
    talk: [
      'What do you get out of lifting?',
      'The bar is never in a mood. It’s exactly as heavy as it says. I find that restful.',
    ],
  },
  traveling: {
    habits: [
      'Keeps a packed bag behind the door and picks trains by their names.',
      'Travels with one bag and a list of breakfasts.',
    ],
    invite: 'There’s a night train I’ve always wanted to take, no plan at the other end. Tempted?',
    talk: [
      'Where would you go first?',
      'Somewhere with a harbor, a bad map and good bread. You pick the harbor.',
    ],
  },
  hiking: {
    habits: [
      'Walks uphill to think and comes down with opinions.',
      'Owns one good pair of boots and three blistered stories.',
    ],
    invite: 'There’s a trail above the town that nobody has ruined yet. Walk it with me on Sunday?',
    talk: [
      'Are we lost?',
      'No, we’re early for somewhere else. See the cairn? Left of that, and mind the mud.',
    ],
  },
  gaming: {
    habits: [
      'Plays video games late, cooperatively and for keeps.',
      'Never skips a side quest, on screen or off.',
    ],
    invite: 'I have a second controller and a level I can’t beat alone. Are you brave enough?',
    talk: [
      'Are you letting me win?',
      'I would never. I’m letting you hope. It’s a completely different strategy.',
    ],
  },
  parties: {
    habits: [
      'Is the last to leave any party and the first to find its kitchen.',
      'Throws small parties that end in large conversations.',
    ],
    invite: 'There’s a party on Saturday and I only like parties with you in the kitchen. Come?',
    talk: [
      'I never know what to say at parties.',
      'Nobody does. Hold a glass, ask about somebody’s dog, and find me by the window after an hour.',
    ],
  },
  tv_series: {
    habits: [
      'Follows too many series and guesses every ending aloud.',
      'Never watches the last episode alone.',
    ],
    invite: 'I’ve saved the last two episodes so I wouldn’t see them without you. Tonight?',
    talk: [
      'No spoilers, please.',
      'My lips are sealed. My eyebrows, however, will react to everyone who is about to die.',
    ],
  },
  anime: {
    habits: [
      'Has a favorite anime for every kind of weather.',
      'Defends hand-drawn skies in any conversation about film.',
    ],
    invite: 'There’s an old film showing, hand-painted skies and all. Share a row with me?',
    talk: [
      'Why do you cry at cartoons?',
      'Because somebody drew that rain by hand, a thousand times, so I’d feel it once. It’s only polite.',
    ],
  },
  cosplay: {
    habits: [
      'Sews costumes with real pockets and absurd amounts of detail.',
      'Has armor drying in the bathroom more often than not.',
    ],
    invite: 'I need someone to hold the other end of a cape while I pin it. Are you free?',
    talk: [
      'How long did that costume take?',
      'Four weeks, two burned fingers and one very patient sewing machine. The boots are cardboard. Don’t tell.',
    ],
  },
  self_development: {
    habits: [
      'Starts a new good habit each month and keeps about half.',
      'Writes down one thing learned each evening, honestly.',
    ],
    invite: 'I’ve promised myself one brave conversation a week. Will you be this week’s?',
    talk: [
      'What are you working on now?',
      'Saying no without adding a paragraph. How was that? Too short?',
    ],
  },
  writing: {
    habits: [
      'Fills notebooks that nobody is allowed to read, with exceptions.',
      'Writes letters by hand and posts the good ones.',
    ],
    invite:
      'I wrote something and it needs one honest reader. Would you be kind, and then not kind?',
    talk: [
      'Will you read me something you wrote?',
      'One page. If you laugh in the right place, two. If you laugh in the wrong place, I’ll pretend it was the right one.',
    ],
  },
  camping: {
    habits: [
      'Sleeps best in a tent and brings the good coffee along.',
      'Can light a fire in the rain and will mention it.',
    ],
    invite: 'The nights are finally clear. Tent, stove, no signal: could you bear two days of me?',
    talk: [
      'What was that noise?',
      'A hedgehog with ambitions. Come closer to the fire, it’s shy of good company.',
    ],
  },
  sailing: {
    habits: [
      'Keeps a small, patched sailboat and talks to the wind in threats.',
      'Judges any day by what it would be like on the water.',
    ],
    invite: 'The wind is right for once. Come out on the water with me before it changes its mind?',
    talk: [
      'What if I fall in?',
      'Then I turn round, and you’ll have a story. I’ve never left anyone out there. Well, one hat.',
    ],
  },
  photography: {
    habits: [
      'Carries an old camera and mostly photographs doorways.',
      'Takes one picture a day and throws most of them away.',
    ],
    invite: 'The light will be good for another hour. Walk with me while I waste some film?',
    talk: [
      'What do you look for in a picture?',
      'The second before somebody knows they’re being looked at. After that it’s only a portrait.',
    ],
  },
  volunteering: {
    habits: [
      'Gives one evening a week to a soup kitchen and never mentions it first.',
      'Volunteers at the animal shelter and comes home covered in gratitude.',
    ],
    invite: 'We’re one pair of hands short at the soup kitchen tomorrow. Could I borrow yours?',
    talk: [
      'Why do you do it for free?',
      'It isn’t free. They pay me in stories and terrible coffee. I’m overpaid, honestly.',
    ],
  },
  cars: {
    habits: [
      'Keeps an old car alive out of love and stubbornness.',
      'Names engines and takes the long way for the curves.',
    ],
    invite: 'The old car finally runs. First drive, windows down, you choose the music?',
    talk: [
      'It’s only a car.',
      'Say that quietly, please. It hears everything, and we have a hill ahead of us.',
    ],
  },
  art: {
    habits: [
      'Draws on receipts and keeps the good receipts.',
      'Visits one painting at the museum like an old friend.',
    ],
    invite:
      'The museum stays open late tonight, and there’s one painting I want to argue about. Join me?',
    talk: [
      'I don’t understand modern art.',
      'You don’t have to. Stand here, say the first rude thing you think, and we’ll call it criticism.',
    ],
  },
  triathlon: {
    habits: [
      'Trains for triathlons and eats like three people on Sundays.',
      'Swims before dawn, rides at noon and naps without shame.',
    ],
    invite: 'Race is in a month and my nerves need company. Would you stand at the finish for me?',
    talk: [
      'Which part is the worst?',
      'The second minute of the swim. The body files a complaint. You promise it breakfast and keep going.',
    ],
  },
};
