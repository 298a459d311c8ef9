import { seededRandom } from './random.ts';
import type { Conversation } from './read-history.ts';

const OPENINGS = [
  'Hi! I was hoping you would be here. How was your day?',
  'Good to see you. What have you been up to?',
];
const ANSWERS = [
  'Yes, I think I would like that. What about you?',
  'Let me think. I would say it depends on the company, and yours is good.',
  'Honestly, I am not sure yet. What would you choose?',
  'I would, and I would like to hear your answer first.',
];
const REACTIONS = [
  'That made me smile. Tell me more about it.',
  'I did not expect that. What happened next?',
  'I like how you put that. How did it begin?',
  'I could listen to this all evening. Go on?',
];
const about = (topic: string) => [
  `That reminds me of ${topic}. Would you come along some day?`,
  `I was thinking about ${topic} again. Does it mean something to you too?`,
];

/** The user's next message: an answer to a question, or a reaction; none that they wrote before. */
export function suggestMessage({ turns, lastOwn, likes }: Conversation, seed: string): string {
  const random = seededRandom(`${seed}/suggestion/${lastOwn}`);
  const fitting =
    turns.length === 0 ? OPENINGS : lastOwn.trimEnd().endsWith('?') ? ANSWERS : REACTIONS;
  const all = [...fitting, ...likes.slice(-2).flatMap(about)];
  const said = new Set(turns.filter(({ who }) => who === 'user').map(({ text }) => text.trim()));
  const fresh = all.filter((text) => !said.has(text));
  return random.pick(fresh.length > 0 ? fresh : all);
}
