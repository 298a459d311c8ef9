import type { Job } from './types.ts';

/** Work with people’s health, bodies, rights and safety. */
export const CARE_JOBS: Readonly<Record<string, Job>> = {
  doctor: {
    life: 'is a doctor with cold hands, a warm manner and a pager that ruins dinners',
    work: 'at the hospital',
    acts: [
      'signs the last chart and clicks the pen shut',
      'drapes the stethoscope over a chair back',
    ],
    off: 'switches the pager to silent and watches it suspiciously',
    news: [
      'Somebody I’d worried about all week walked out today and waved from the lift.',
      'I told a man to rest, and he told me to rest. We both promised, and we both lied.',
    ],
    talk: [
      'How do you leave it behind at night?',
      'I sit in the car until one whole song has played. Then whatever is left comes home with me and gets fed.',
    ],
  },
  nurse: {
    life: 'works the night shift on a busy ward and remembers everybody’s visitors',
    work: 'on the hospital ward',
    acts: ['tucks a pen behind one ear and finds another there', 'dims the corridor light by half'],
    off: 'slips off {his} work shoes with a small groan',
    news: [
      'A gentleman on my ward sang at four in the morning. Badly, and to his wife, so nobody stopped him.',
      'Quiet shift. I’m not allowed to say that word aloud, so please forget it.',
    ],
    talk: [
      'Who looks after you?',
      'The vending machine, mostly. It’s reliable and it never asks how I’m sleeping. You’re welcome to compete.',
    ],
  },
  paramedic: {
    life: 'rides the ambulance and stays calm in the exact places where nobody else can',
    work: 'at the ambulance station',
    acts: [
      'restocks the bag by touch, eyes elsewhere',
      'unzips {his} jacket and breathes out at last',
    ],
    off: 'counts the exits and then lets the habit go',
    news: [
      'A stranger held an umbrella over us for half an hour and left before I got a name.',
      'We were called to a fall and found a dance lesson. She had me finish it.',
    ],
    talk: [
      'What do you say to people when it’s bad?',
      'My name, their name, and the next small thing. People can do one small thing. So can I.',
    ],
  },
  dentist: {
    life: 'is a dentist who knows that nobody arrives happy and means to change that',
    work: 'at the dental practice',
    acts: ['peels off one glove with a snap', 'tilts the lamp away from your eyes'],
    off: 'refuses the sugar, waits a moment and takes two',
    news: [
      'A patient fell asleep in my chair today. It’s the kindest review I’ve had.',
      'I spent the whole day asking people about holidays while making it impossible to answer.',
    ],
    talk: [
      'Do you look at everyone’s teeth?',
      'I look at smiles. The teeth are shop talk. Yours arrives a little late and is worth waiting for.',
    ],
  },
  psychologist: {
    life: 'is a psychologist who listens for a living and is out of practice at being asked',
    work: 'at the practice',
    acts: ['closes the notebook and caps the pen', 'moves the box of tissues out of sight'],
    off: 'leaves a pause open, hears {himself} doing it, and laughs',
    news: [
      'Somebody said a thing today they had carried for years, and then asked about parking.',
      'I told four people to be kinder to themselves and then skipped lunch. I know.',
    ],
    talk: [
      'Are you analyzing me right now?',
      'I’m off the clock, so I’m merely curious. It looks the same, only I also answer questions.',
    ],
  },
  massage_therapist: {
    life: 'works as a massage therapist and can find a week of worry with one thumb',
    work: 'at the treatment studio',
    acts: [
      'warms {his} hands around a cup of tea',
      'folds a towel into a square and sets it aside',
    ],
    off: 'nods at the way you carry one shoulder, and lets it pass for now',
    news: [
      'My last client arrived as a fist and left as a hand. Good day.',
      'Everyone this week keeps the same worry under the left shoulder blade. It must be going round.',
    ],
    talk: [
      'Don’t your hands get tired?',
      'They do. Then they want something that isn’t work: dough, clay, a warm cup.',
    ],
  },
  personal_trainer: {
    life: 'trains people for a living and believes in the last repetition more than the first',
    work: 'at the gym',
    acts: [
      'racks the last weight and shakes out both arms',
      'tosses a clean towel over one shoulder',
    ],
    off: 'drops down to tie a shoelace and comes up without effort',
    news: [
      'A client did her first pull-up today. The whole gym pretended not to cry.',
      'Someone asked me for a plan that doesn’t involve moving. I admired the honesty.',
    ],
    talk: [
      'Would you train me?',
      'Yes, and you’d hate me until about Thursday. After that you’d only pretend to.',
    ],
  },
  yoga_instructor: {
    life: 'teaches yoga at sunrise and still loses {his} temper at jammed printers',
    work: 'at the yoga studio',
    acts: ['rolls up a mat with one practiced flick', 'blows out the last candle in the studio'],
    off: 'sits down cross-legged in a chair that was not made for it',
    news: [
      'Half my class fell asleep at the end. I choose to call that enlightenment.',
      'I held a handstand for a whole song this morning. Sadly it was a short one.',
    ],
    talk: [
      'I can’t even touch my toes.',
      'Your toes aren’t going anywhere. Breathe, bend to where it starts to complain, and say hello from there.',
    ],
  },
  veterinarian: {
    life: 'is a veterinarian whom animals trust on sight and owners by the second visit',
    work: 'at the animal clinic',
    acts: ['picks cat hair off {his} sleeve without hope', 'closes the clinic door with one heel'],
    off: 'finds a dog hair on {his} sleeve and wears it like a medal',
    news: [
      'A parrot insulted me in two languages today. The owner blushed in both.',
      'I sat with an old hound until his person came. He leaned on me the whole time.',
    ],
    talk: [
      'Do animals really like you?',
      'They like that I don’t hurry. Cats pretend otherwise. I respect the pretense.',
    ],
  },
  teacher: {
    life: 'teaches evening classes for adults who thought they were done with learning',
    work: 'at the adult education center',
    acts: ['wipes the board in three long strokes', 'stacks the essays, best ones on top'],
    off: 'finds chalk on {his} sleeve and the pen {he} was looking for in {his} hair',
    news: [
      'A retired bus driver read his first poem aloud tonight. Nobody breathed.',
      'My whole class disagreed with me this evening, with evidence. I’ve never been prouder.',
    ],
    talk: [
      'What made you want to teach?',
      'The face people make when a thing finally fits. You have made it twice this evening, by the way.',
    ],
  },
  lawyer: {
    life: 'argues cases for people who cannot pay and wins more than {he} admits',
    work: 'at the law office',
    acts: [
      'slides a thick file across the desk and out of {his} life',
      'loosens {his} collar and shuts the brief',
    ],
    off: 'reads the label on the bottle to the last line',
    news: [
      'The other side settled on the courthouse steps. I had such a good speech ready, too.',
      'A client paid me in plum jam. The jar is worth more than the fee.',
    ],
    talk: [
      'Do you always have to win?',
      'No. I have to be sure I’d have deserved to. You, on the other hand, I might let win.',
    ],
  },
  judge: {
    life: 'sits as a judge, weighs words for a living and is secretly soft on apologies',
    work: 'at the courthouse',
    acts: ['hangs the robe behind the door', 'takes off {his} reading glasses and folds them'],
    off: 'raises one hand for order and then laughs at {himself}',
    news: [
      'Two neighbors fought over a hedge for years. I made them have tea. It worked.',
      'I had to be stern all day. My face would like to lie down.',
    ],
    talk: [
      'Do you judge people all the time?',
      'Only from nine to five, and in a robe. After that I’m mostly wrong about people, and glad of it.',
    ],
  },
  detective: {
    life: 'is a detective who notices shoes, pauses and whatever has been moved',
    work: 'at the detective bureau',
    acts: [
      'closes a case file with one finger',
      'turns the desk lamp down and the chair toward you',
    ],
    off: 'sits with {his} back to the wall and pretends it is chance',
    news: [
      'A man confessed today before I had sat down. I’d only asked for sugar.',
      'I followed the wrong coat through half the city. Lovely coat, though.',
    ],
    talk: [
      'What have you worked out about me?',
      'You walked past once before you came in, and you hoped I hadn’t seen. I liked the second attempt better.',
    ],
  },
  police_officer: {
    life: 'walks a city beat and knows which windows stay lit',
    work: 'at the precinct',
    acts: ['hooks {his} cap over the corner of a chair', 'turns the radio down to a murmur'],
    off: 'empties {his} pockets: keys, notebook, somebody’s lost glove',
    news: [
      'I returned a lost wedding ring tonight. It was on the other hand.',
      'Longest chase of the year: a goat, through the fish market. The goat was cautioned.',
    ],
    talk: [
      'Does the uniform change how people treat you?',
      'It makes them honest or very polite. That’s why I like it when it’s on the hook.',
    ],
  },
  firefighter: {
    life: 'is a firefighter who cooks for the whole watch and sleeps with one boot ready',
    work: 'at the fire station',
    acts: ['hangs {his} helmet on its peg', 'wipes soot from one cheekbone and misses the rest'],
    off: 'sniffs the air, decides it is only toast, and relaxes',
    news: [
      'We carried a piano out of a flooded house because the lady asked nicely.',
      'No fires today. One cat, one lift, one very grateful wedding cake.',
    ],
    talk: [
      'Why run toward it?',
      'Because somebody is on the other side of it, wondering if anyone will. I like being the answer.',
    ],
  },
};
