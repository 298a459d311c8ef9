import { findTopic, invertPronouns, turnAround } from './echo.ts';
import { withArticle, type Persona } from './persona.ts';
import type { Random } from './random.ts';
import type { Conversation } from './read-history.ts';
import { plain } from './persona.ts';
import type { Slots } from './template.ts';
import type { Voice } from './voice.ts';

const BONDS: Record<Persona['closeness'], readonly string[]> = {
  new: [
    'we are two strangers who keep choosing the same bench',
    'we have only just begun, and I like beginnings',
    'we are a first page, still warm from the printer',
  ],
  work: [
    'we share the long days, the bad coffee and the good jokes',
    'we are allies first, and something like friends by now',
    'we know how the other works, and that is a kind of trust',
  ],
  friend: [
    'we are friends of the honest sort',
    'we are the kind of friends who may call at midnight',
    'you are my person for good news and for bad',
  ],
  romance: [
    'we belong together, as far as I am asked',
    'you have my heart, and you know it',
    'we are two people who kept looking back',
    'you are the one I want to tell everything to',
  ],
  family: [
    'we are family by chance and friends by choice',
    'we look out for each other, and that is all it needs',
  ],
};

const SCENES = [
  'there is a warm lamp, a wide window and a chair that is yours',
  'the street is quiet, the kettle hums and I saved you the good cup',
  'it smells of rain and old books, and the evening is ours',
];

const GENTLE_ADDRESS = ['my friend', 'friend', 'dear'];

/** A taste with the user's own capitalization, if the last message states it. */
function asWritten(like: string, said: string): string {
  const at = said.toLowerCase().indexOf(like);
  return at === -1 ? like : said.slice(at, at + like.length);
}

/** Values for the templates' slots, chosen separately for each sentence. */
export function slotSource(
  persona: Persona,
  conversation: Conversation,
  voice: Voice,
  random: Random,
): () => Slots {
  const { said } = conversation;
  const user = conversation.userName ?? persona.userName;
  const earlier = conversation.turns.filter((turn) => turn.who === 'user').slice(-4);
  const topic = findTopic(said) ?? earlier.map((turn) => findTopic(turn.text)).findLast(Boolean);
  const echo = invertPronouns(said);
  const short = plain(said, 24)?.replace(/["“”]/g, '');
  const emoji = /\p{Extended_Pictographic}\ufe0f?/u.exec(said)?.[0];
  const likes =
    conversation.newLikes.length > 0 ? conversation.newLikes : conversation.likes.slice(-1);
  const known = [
    ...(persona.occupation ? [`my work as ${withArticle(persona.occupation)}`] : []),
    ...persona.hobbies,
    ...(persona.ownWords.home ? ['where I live'] : []),
  ];
  const occupation = persona.occupation ?? 'jack of all trades';
  const endearments =
    persona.closeness === 'family' || persona.closeness === 'work'
      ? GENTLE_ADDRESS
      : voice.endearments;
  return () => {
    const hobby = random.pick(persona.hobbies);
    const others = persona.hobbies.filter((other) => other !== hobby);
    const dice = random.next();
    const you = dice < 0.3 ? user : dice < 0.62 ? random.pick(endearments) : undefined;
    return {
      name: persona.name,
      age: persona.age === undefined ? undefined : String(persona.age),
      // Empty values that enable a template only if nothing better is known.
      ageless: persona.age === undefined ? ' ' : undefined,
      nowhere: persona.scenario === undefined ? ' ' : undefined,
      occ: occupation,
      a_occ: withArticle(occupation),
      hobby,
      hobby2: others.length > 0 ? random.pick(others) : hobby,
      user,
      you,
      you_or_there: you ?? 'there',
      you_or_dear: you ?? 'dear',
      topic,
      echo,
      said_short: short,
      emoji,
      like:
        likes.length > 0
          ? turnAround(likes.map((like) => asWritten(like, said)).join(' and '))
          : undefined,
      dislike:
        conversation.dislikes.length > 0 ? turnAround(conversation.dislikes.at(-1)!) : undefined,
      fact: persona.facts.length > 0 ? random.pick(persona.facts) : undefined,
      known: random.pick(known),
      clock: conversation.clock,
      noclock: conversation.clock === undefined ? ' ' : undefined,
      look: persona.look,
      bond: random.pick(BONDS[persona.closeness]),
      scene:
        persona.scenario === undefined
          ? random.pick(SCENES)
          : `it goes like this, “${persona.scenario}”`,
    };
  };
}
