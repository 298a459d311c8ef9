import type { StatedFact } from './fact-engine.ts';

export interface ScriptTurn {
  says: string;
  replies?: string;
  /** A first reply that is replaced by a regeneration. */
  rejected?: string;
}

interface AskedFact {
  question: string;
  /** The memory's final content, and its content before a correction. */
  fact: string;
  outdated?: string;
}

const stated = (statement: string, fact: string, instead_of?: string): StatedFact => ({
  statement,
  fact,
  ...(instead_of && { instead_of }),
});

/** Thirty turns that state 25 facts, ten of them corrected later, and five only in rejected replies. */
export const SCRIPT: readonly ScriptTurn[] = [
  { says: 'My dog is called Biscuit, he is a menace.' },
  {
    says: 'I work as a nurse on night shifts.',
    rejected: 'I grew up on a lighthouse island.',
    replies: 'Night shifts, brave.',
  },
  { says: 'I live in Lisbon, near the river.' },
  { says: 'My sister Nora teaches chemistry.', replies: 'My brother Ivo repairs violins.' },
  { says: 'My birthday is the third of May.' },
  {
    says: 'I am allergic to peanuts, sadly.',
    rejected: 'I am allergic to cats, you know.',
    replies: 'No peanuts then.',
  },
  { says: 'My favorite color is dark green.' },
  { says: 'I drive an old yellow Fiat.', replies: 'I promise to bake you a lemon cake.' },
  { says: 'We booked a trip to Japan in October.' },
  {
    says: 'I play the cello in an orchestra.',
    rejected: 'I once won a medal for archery.',
    replies: 'A cello, lovely.',
  },
  { says: 'My best friend is Jonas, we met at evening classes.' },
  { says: 'I never drink coffee, only mint tea.', replies: 'I learned to dive in Croatia.' },
  { says: 'My mother runs a flower shop.' },
  {
    says: 'I am reading The Leopard at the moment.',
    rejected: 'My grandmother owned a vineyard.',
    replies: 'A fine novel.',
  },
  { says: 'My landlord raised the rent to 900 euros.' },
  {
    says: 'I have a scar on my left knee from climbing.',
    replies: 'My favorite flower is the peony.',
  },
  { says: 'My boss is called Mrs. Almeida.' },
  { says: 'I want to learn to sail before winter.' },
  {
    says: 'I support the football club Benfica.',
    rejected: 'My car is a red convertible.',
    replies: 'Go Benfica.',
  },
  {
    says: 'My therapist told me to sleep more, eight hours.',
    replies: 'I once worked in a planetarium.',
  },
  { says: 'Wait, I meant the dog of my neighbor. Mine is called Rex.' },
  { says: 'I changed jobs, I am a florist now.' },
  { says: 'I moved to Porto last week.' },
  { says: 'It turns out the allergy is only about hazelnuts.' },
  { says: 'My favorite color changed to orange.' },
  { says: 'I sold the Fiat and bought a blue scooter.' },
  { says: 'The trip goes to Korea instead.' },
  { says: 'I drink coffee again, black.' },
  { says: 'I finished that novel, now I read Middlemarch.' },
  { says: 'I have a new boss, Mr. Duarte.' },
];

export const STATED: readonly StatedFact[] = [
  stated('My dog is called Biscuit', 'Sam’s dog is called Biscuit.'),
  stated('I work as a nurse', 'Sam works as a nurse.'),
  stated('I live in Lisbon', 'Sam lives in Lisbon.'),
  stated('My sister Nora', 'Sam’s sister Nora teaches chemistry.'),
  stated('My brother Ivo', 'Clara’s brother Ivo repairs violins.'),
  stated('My birthday is', 'Sam’s birthday is May 3.'),
  stated('allergic to peanuts', 'Sam is allergic to peanuts.'),
  stated('color is dark green', 'Sam’s favorite color is dark green.'),
  stated('old yellow Fiat', 'Sam drives an old yellow Fiat.'),
  stated('a lemon cake', 'Clara promised to bake Sam a lemon cake.'),
  stated('trip to Japan', 'Sam has a trip to Japan booked for October.'),
  stated('play the cello', 'Sam plays the cello in an orchestra.'),
  stated('best friend is Jonas', 'Sam’s best friend Jonas met Sam at evening classes.'),
  stated('only mint tea', 'Sam never drinks coffee, only mint tea.'),
  stated('dive in Croatia', 'Clara learned to dive in Croatia.'),
  stated('runs a flower shop', 'Sam’s mother runs a flower shop.'),
  stated('reading The Leopard', 'Sam is reading The Leopard.'),
  stated('rent to 900', 'Sam’s landlord raised the rent to 900 euros.'),
  stated('scar on my left knee', 'Sam has a scar on the left knee from climbing.'),
  stated('flower is the peony', 'Clara’s favorite flower is the peony.'),
  stated('boss is called', 'Sam’s boss is called Mrs. Almeida.'),
  stated('learn to sail', 'Sam wants to learn to sail before winter.'),
  stated('club Benfica', 'Sam supports the football club Benfica.'),
  stated('sleep more', 'Sam’s therapist said to sleep eight hours.'),
  stated('in a planetarium', 'Clara once worked in a planetarium.'),
  stated('Mine is called Rex', 'Sam’s dog is called Rex.', 'Sam’s dog is called Biscuit.'),
  stated('I am a florist', 'Sam works as a florist.', 'Sam works as a nurse.'),
  stated('I moved to Porto', 'Sam lives in Porto.', 'Sam lives in Lisbon.'),
  stated('only about hazelnuts', 'Sam is allergic to hazelnuts.', 'Sam is allergic to peanuts.'),
  stated(
    'changed to orange',
    'Sam’s favorite color is orange.',
    'Sam’s favorite color is dark green.',
  ),
  stated('a blue scooter', 'Sam drives a blue scooter.', 'Sam drives an old yellow Fiat.'),
  stated(
    'goes to Korea',
    'Sam has a trip to Korea booked for October.',
    'Sam has a trip to Japan booked for October.',
  ),
  stated('coffee again', 'Sam drinks coffee, black.', 'Sam never drinks coffee, only mint tea.'),
  stated('I read Middlemarch', 'Sam is reading Middlemarch.', 'Sam is reading The Leopard.'),
  stated('a new boss', 'Sam’s boss is called Mr. Duarte.', 'Sam’s boss is called Mrs. Almeida.'),
  stated('lighthouse island', 'Clara grew up on a lighthouse island.'),
  stated('allergic to cats', 'Clara is allergic to cats.'),
  stated('medal for archery', 'Clara won a medal for archery.'),
  stated('owned a vineyard', 'Clara’s grandmother owned a vineyard.'),
  stated('red convertible', 'Clara’s car is a red convertible.'),
];

export const REJECTED: readonly string[] = STATED.slice(-5).map(({ fact }) => fact);

const ask = (question: string, fact: string): AskedFact => {
  const outdated = STATED.find((one) => one.fact === fact)?.instead_of;
  return { question, fact, ...(outdated && { outdated }) };
};

export const QUESTIONS: readonly AskedFact[] = [
  ask('What is my dog called?', 'Sam’s dog is called Rex.'),
  ask('Do you remember what my job is?', 'Sam works as a florist.'),
  ask('In which city do I live these days?', 'Sam lives in Porto.'),
  ask('What does my sister teach?', 'Sam’s sister Nora teaches chemistry.'),
  ask('What was it that your brother repairs?', 'Clara’s brother Ivo repairs violins.'),
  ask('When is my birthday?', 'Sam’s birthday is May 3.'),
  ask('What am I allergic to?', 'Sam is allergic to hazelnuts.'),
  ask('Which color do I like best?', 'Sam’s favorite color is orange.'),
  ask('What do I drive?', 'Sam drives a blue scooter.'),
  ask('You promised to bake something, what was it?', 'Clara promised to bake Sam a lemon cake.'),
  ask('Where does our October trip go?', 'Sam has a trip to Korea booked for October.'),
  ask('Which instrument do I play?', 'Sam plays the cello in an orchestra.'),
  ask('Who is my best friend?', 'Sam’s best friend Jonas met Sam at evening classes.'),
  ask('How do I take my coffee?', 'Sam drinks coffee, black.'),
  ask('Where did you learn to dive?', 'Clara learned to dive in Croatia.'),
  ask('What kind of shop does my mom run?', 'Sam’s mother runs a flower shop.'),
  ask('Which book am I reading?', 'Sam is reading Middlemarch.'),
  ask('How high is my rent now?', 'Sam’s landlord raised the rent to 900 euros.'),
  ask('How did I get the scar on my knee?', 'Sam has a scar on the left knee from climbing.'),
  ask('What is your favorite flower?', 'Clara’s favorite flower is the peony.'),
  ask('What is the name of my boss?', 'Sam’s boss is called Mr. Duarte.'),
  ask('What did I want to learn before winter?', 'Sam wants to learn to sail before winter.'),
  ask('Which football club do I support?', 'Sam supports the football club Benfica.'),
  ask(
    'How long should I sleep, according to my therapist?',
    'Sam’s therapist said to sleep eight hours.',
  ),
  ask(
    'Where did you work before, the place with the stars?',
    'Clara once worked in a planetarium.',
  ),
];
