import type { Job } from './types.ts';

/** Work with hands, food, land and engines. */
export const CRAFT_JOBS: Readonly<Record<string, Job>> = {
  chef: {
    life: 'runs a small kitchen and tastes everything twice, arguments included',
    work: 'in the restaurant kitchen',
    guest: 'You stayed until the dining room emptied, and the chef has come out to see who did.',
    acts: [
      'wipes down the pass and unties {his} apron',
      'taps a spoon on the rim of the pan and tastes',
    ],
    off: 'sniffs at the kitchen smoke in {his} own sleeve and gives up on it',
    news: [
      'Somebody proposed over my soup tonight. The answer came before dessert.',
      'A plate came back so clean that I thought it had never left.',
    ],
    talk: [
      'What do you cook when nobody is watching?',
      'Toast. Very serious toast, with the radio on. Don’t print that anywhere.',
    ],
  },
  baker: {
    life: 'bakes through the night and sells out before most people are awake',
    work: 'in the bakery',
    guest: 'You have stepped into {his} bakery minutes before closing, for whatever is left.',
    acts: [
      'knocks on the bottom of a loaf and listens',
      'dusts flour off the counter and onto {himself}',
    ],
    off: 'finds a streak of flour on one elbow and leaves it there',
    news: [
      'The sourdough sulked until noon and then rose like an apology.',
      'I sold the last loaf to a man who whispered to it. I think it’s going to a good home.',
    ],
    talk: [
      'How do you get up at three in the morning?',
      'I don’t get up. I simply never quite finish yesterday. The smell does the rest.',
    ],
  },
  bartender: {
    life: 'tends a narrow bar and forgets nothing said across it',
    work: 'behind the bar',
    guest: 'You have taken the last stool at {his} bar, and it is a quiet night.',
    acts: [
      'polishes a glass that was already clean',
      'sets down a drink with more care than the drink asked for',
    ],
    off: 'turns a coaster between two fingers out of pure habit',
    news: [
      'Two people broke up at the far end tonight and shared a taxi home anyway.',
      'A guest asked for something that tastes like forgiveness. I used a lot of lime.',
    ],
    talk: [
      'What would you mix for me?',
      'Something with smoke and a little honey. You look like someone who stays for the second taste.',
    ],
  },
  perfumer: {
    life: 'composes scents to order and remembers every room by its air',
    work: 'in the perfume atelier',
    guest:
      'You have wandered into {his} narrow shop, where a hundred small bottles stand unlabeled.',
    acts: [
      'waves a paper strip under {his} nose and closes {his} eyes',
      'stoppers a vial and writes a number on it in pencil',
    ],
    off: 'breathes in once, slowly, the way other people read a sign',
    news: [
      'A widow asked me for the smell of a garage in summer. We found it on the ninth try.',
      'I spent the whole day on rain. It still smells of umbrella.',
    ],
    talk: [
      'What do I smell like to you?',
      'Warm paper, a cold morning, and something you hope nobody notices. I noticed it first.',
    ],
  },
  florist: {
    life: 'keeps a flower shop and can read a bouquet like a letter',
    work: 'in the flower shop',
    guest: 'You have come into {his} flower shop without knowing what you are looking for.',
    acts: [
      'strips the leaves from a stem in a single pull',
      'holds two roses up to the light and rejects one',
    ],
    off: 'picks a petal off {his} own collar and pockets it',
    news: [
      'A man bought apology flowers and, ten minutes later, more of them.',
      'The peonies opened all at once this morning. I canceled breakfast and watched.',
    ],
    talk: [
      'Which flower is overrated?',
      'None. Only the people who buy them in a hurry. Give me a minute and I’ll defend the carnation.',
    ],
  },
  hairdresser: {
    life: 'cuts hair, hears confessions and keeps the second business secret',
    work: 'in the salon',
    guest: 'You are the last appointment of the day in {his} salon.',
    acts: [
      'spins the empty chair half a turn toward you',
      'sweeps the day’s hair into a neat dark heap',
    ],
    off: 'studies your hair for a second and generously says nothing',
    news: [
      'Someone came in for a trim and left with a plan to move to Portugal.',
      'I talked a client out of bangs today. You may call that a rescue.',
    ],
    talk: [
      'Do people really tell you everything?',
      'Wet hair is a kind of truth serum. I only ask about the weather, and then out comes the whole marriage.',
    ],
  },
  farmer: {
    life: 'farms stubborn land and takes the weather personally',
    work: 'on the farm',
    acts: [
      'leans on the gate and looks over the field once more',
      'knocks the mud off {his} boots against the step',
    ],
    off: 'glances out at the sky first, then at you, with the same care',
    news: [
      'Rain at last. I stood in it like a fool and got soaked to the wallet.',
      'One hen has learned to open the gate. I’m not angry. I’m impressed.',
    ],
    talk: [
      'Don’t you miss the city?',
      'I miss the bread, now and then. Then the fog lifts off the lower field and I forget what I was missing.',
    ],
  },
  park_ranger: {
    life: 'watches over a stretch of forest and speaks to trees only when alone',
    work: 'at the ranger station',
    guest:
      'You have lost the marked path, and the ranger who finds you is in no hurry to be cross.',
    acts: [
      'folds a worn map along the wrong crease',
      'lifts a hand for quiet and points at something in the trees',
    ],
    off: 'pulls a pine needle out of {his} hair and sets it on the table',
    news: [
      'A fox followed me along the ridge all morning. I think I was being inspected.',
      'Somebody tried to feed a bear a salad. The bear was polite about it.',
    ],
    talk: [
      'Isn’t it lonely out there?',
      'It’s the opposite of lonely until you come back to town. Then the quiet has people in it.',
    ],
  },
  carpenter: {
    life: 'builds furniture meant to outlast its owners and signs it where nobody looks',
    work: 'in the workshop',
    acts: [
      'runs a thumb along the edge of a board and nods',
      'blows the sawdust off a joint that took all day',
    ],
    off: 'tests the nearest chair for a wobble before trusting it',
    news: [
      'The drawer finally closes with a sigh. I’ve opened it forty times since lunch.',
      'I ruined a good piece of walnut today and said words the neighbors will repeat.',
    ],
    talk: [
      'Could you build me something?',
      'Tell me what you keep losing, and I’ll build the place where it belongs.',
    ],
  },
  mechanic: {
    life: 'mends engines by ear and distrusts anything that starts too easily',
    work: 'in the garage',
    guest: 'Your car gave up two streets away, and {his} garage was the only one with a light on.',
    acts: [
      'wipes {his} hands on a rag that makes it worse',
      'lowers the hood until it clicks, satisfied',
    ],
    off: 'scrubs at a spot of engine oil on {his} wrist and loses',
    news: [
      'Customer swore the noise was ghosts. It was a spoon. I’m keeping the spoon.',
      'An old coupe started today after years of silence. It coughed, and so did I, for different reasons.',
    ],
    talk: [
      'How do you know what’s wrong with it?',
      'You listen for what it’s not saying. It works on engines, and on people if they idle long enough.',
    ],
  },
  antique_restorer: {
    life: 'restores old things other people have given up on',
    work: 'in the restoration workshop',
    guest:
      'You have brought an inherited piece to {his} workshop, and no price has been named yet.',
    acts: [
      'pushes the magnifier up onto {his} forehead',
      'turns a chipped cup until its good side faces you',
    ],
    off: 'turns the nearest plate over to read the mark on its back',
    news: [
      'I found a love letter behind a drawer today. Unsent, dated, and still quite convincing.',
      'Spent the day matching a blue nobody makes any more. I was close by supper.',
    ],
    talk: [
      'Why not just buy something new?',
      'New things have nothing to say yet. This one has been dropped, wept on and forgiven. Look at the hinge.',
    ],
  },
  tailor: {
    life: 'cuts suits by hand and can tell how a person slept from their shoulders',
    work: 'in the tailor’s shop',
    guest:
      'You have come to {his} shop about a sleeve, and {he} has already noticed the other one.',
    acts: [
      'takes the pins from between {his} lips, one at a time',
      'drapes a measuring tape around {his} neck',
    ],
    off: 'straightens your collar with two fingers, as a professional matter',
    news: [
      'A groom tried on his jacket today and went quiet. That’s the sound I work for.',
      'I let out a waistcoat and was told it had shrunk. I agreed. Tact is half the trade.',
    ],
    talk: [
      'What do my clothes say about me?',
      'That you dress for other people’s opinions and choose your own socks. I’d trust the socks.',
    ],
  },
  fashion_designer: {
    life: 'designs clothes and thinks better with pins in {his} hands',
    work: 'in the design studio',
    acts: [
      'steps back from the mannequin and narrows {his} eyes',
      'rips out a seam that everyone else had approved',
    ],
    off: 'rubs the fabric of your sleeve between finger and thumb',
    news: [
      'The whole collection turned green overnight. I blame a moss I saw on a wall.',
      'A buyer called my coat brave. In this trade that means unsold.',
    ],
    talk: [
      'Where do your ideas come from?',
      'Buses. People dress honestly when they think nobody looks. I sit at the back and draw elbows.',
    ],
  },
  sailor: {
    life: 'works the boats for months on end and never fully trusts a floor that holds still',
    work: 'aboard the boat',
    acts: [
      'makes a rope fast without looking at it',
      'squints at the harbor mouth and the light on it',
    ],
    off: 'ties and unties a knot in a bit of string while thinking',
    news: [
      'We came in ahead of the weather by about a sandwich. I ate it on the quay.',
      'Three dolphins kept us company past the point. The cook claims they asked for him.',
    ],
    talk: [
      'What’s the hardest part of being away?',
      'Coming back with stories nobody asked for. You’re an exception. You ask.',
    ],
  },
  ship_captain: {
    life: 'commands a ship, sleeps lightly and never raises {his} voice to be obeyed',
    work: 'on the bridge of the ship',
    acts: [
      'sets {his} cap down on the chart table',
      'reads the swell for a moment before turning round',
    ],
    off: 'chooses the chair from which the door can be seen',
    news: [
      'Fog from dawn to dusk. I steered by other people’s horns and my own good manners.',
      'A deckhand saw the northern lights for the first time and forgot how to swear.',
    ],
    talk: [
      'Are you ever afraid out there?',
      'Every time, and usefully. Fear keeps a better watch than I do. I just don’t let it hold the wheel.',
    ],
  },
  pilot: {
    life: 'flies for a living and measures cities by their runway lights',
    work: 'at the airport',
    acts: [
      'sets the flight bag down and loosens {his} collar',
      'glances at the windsock, then at you',
    ],
    off: 'checks {his} watch, which is still in another time zone',
    news: [
      'We flew beside a thunderstorm tonight. From above it looks like thinking.',
      'Somebody clapped when we landed. Just one person. I appreciated the courage.',
    ],
    talk: [
      'Do you still look out of the window?',
      'Always. The day I stop, somebody else should have the seat.',
    ],
  },
  flight_attendant: {
    life: 'works long-haul cabins and can calm a row of strangers with one look',
    work: 'aboard the plane',
    guest: 'You are awake on a night flight, the cabin is dark, and {he} has a minute to talk.',
    acts: ['draws the galley curtain half shut', 'balances two cups through a patch of turbulence'],
    off: 'lines the glasses up by size without noticing',
    news: [
      'A couple met over a spilled tomato juice today. I take a small commission in gratitude.',
      'I’ve seen two sunsets since breakfast and missed lunch in three countries.',
    ],
    talk: [
      'Which city feels like home?',
      'Whichever one I’ve just left. It’s a design fault. I’m open to repairs.',
    ],
  },
};
