import { lookUp } from '#shared/look-up.ts';
import { labelOf, promptOf } from '../../options/index.ts';
import { exampleDialogue } from '../example-dialogue.ts';
import { bondOf } from './bonds.ts';
import { drawFrom, type Draw } from './draw.ts';
import { HOBBIES } from './hobbies.ts';
import { jobOf } from './jobs.ts';
import { quirksFor } from './quirks.ts';
import { soberTemperOf, temperOf } from './tempers.ts';
import { themesOf } from './themes.ts';
import type { Bond, CharacterTexts, Exchange, Job, PersonaInput, Temper } from './types.ts';
import { capitalize, filler } from './words.ts';

export type { CharacterTexts, PersonaInput } from './types.ts';
export { callName } from './words.ts';

/** The minimum and maximum length of each text, in UTF-16 units. */
export const TEXT_LENGTHS: Readonly<Record<keyof CharacterTexts, readonly [number, number]>> = {
  persona: [200, 600],
  opening_message: [150, 500],
  scenario: [40, 260],
  example_dialogue: [150, 1400],
};

/** Introductions for the news of the day. */
const NEWS_LEADS = [
  '',
  'My day in short:',
  'Today’s small wonder:',
  'News from work:',
  'You’ll like this.',
  'Listen to this.',
];

interface Parts {
  person: PersonaInput;
  /** Only hobbies that have texts. */
  hobbies: readonly string[];
  draw: Draw;
  job: Job;
  temper: Temper;
  bond: Bond;
  fill: (line: string) => string;
}

/**
 * Persona, greeting, scenario and example dialogue from the choices, without a language model.
 * Deterministic for a person and seed; unknown ids get neutral texts.
 */
export function writeTexts(person: PersonaInput, seed: string): CharacterTexts {
  const job = jobOf(person.occupation);
  const bond = bondOf(person.relationship);
  const fill = filler(person, job.work);
  const draw = drawFrom(`${seed}/${person.name}`);
  const hobbies = person.hobbies.filter((id) => Object.hasOwn(HOBBIES, id));
  const temper = temperOf(person.personality);
  const parts: Parts = { person, hobbies, draw, job, temper, bond, fill };
  const { opening_message, scenario, gesture } = writeMeeting(parts);
  return {
    persona: writePersona(parts),
    opening_message,
    scenario,
    example_dialogue: writeDialogue(parts, gesture),
  };
}

function writePersona({ person, hobbies, draw, job, bond, temper, fill }: Parts): string {
  const nature = bond.sober ? soberTemperOf(person.personality) : temper;
  const [first, ...rest] = draw.shuffle('hobbies', hobbies);
  const liked = rest.map((id) => promptOf(person.sex, 'hobbies', id)).filter((word) => word !== '');
  const voice = person.voice ? labelOf(person.sex, 'voice', person.voice).toLowerCase() : '';
  const [theme, second] = themesOf(person.description, 2);
  // In reading order; the rank decides which are dropped first when space is short.
  const sentences: [rank: number, sentence: string | undefined][] = [
    [0, `{name} ${job.life}.`],
    [0, draw.pick('traits', nature.traits)],
    [0, `${draw.pick('speech', nature.speech)}.`],
    [6, voice && `{His} voice is ${voice}.`],
    [1, first && draw.pick('habit', lookUp(HOBBIES, first)!.habits)],
    [3, liked.length > 0 ? `Also likes ${liked.join(' and ')}.` : undefined],
    [2, theme?.line],
    [5, second?.line],
    [4, draw.pick('quirk', quirksFor(person.age))],
    [0, draw.pick('stance', bond.stances)],
  ];
  return fitSentences(
    sentences.flatMap(([rank, sentence]) => (sentence ? [[rank, fill(sentence)] as const] : [])),
    TEXT_LENGTHS.persona[1],
  );
}

/** Drops whole sentences, the highest rank first, until the rest fits. */
function fitSentences(sentences: (readonly [rank: number, text: string])[], most: number): string {
  const remaining = [...sentences];
  const join = () => remaining.map(([, text]) => capitalize(text)).join(' ');
  for (let text = join(); ; text = join()) {
    const highest = Math.max(...remaining.map(([rank]) => rank));
    if (text.length <= most || highest === 0) return text;
    remaining.splice(
      remaining.findIndex(([rank]) => rank === highest),
      1,
    );
  }
}

/** The meeting place and the greeting, from the same scene. */
function writeMeeting({ person, hobbies, draw, job, bond, temper, fill }: Parts) {
  const scenes = [
    ...bond.scenes,
    ...(person.relationship === 'stranger' && job.guest
      ? bond.scenes.slice(0, 4).map(() => ({ where: job.guest!, act: 'work' }))
      : []),
  ];
  const scene = draw.pick('scene', scenes);
  const isGuest = scene.where === job.guest;
  const gesture = draw.pick('gesture', bond.sober?.gestures ?? temper.gestures);
  const act = asAction(
    scene.act === 'work' ? draw.pick('act', job.acts) : scene.act === 'off' ? job.off : scene.act,
  );
  const line = draw.pick('line', bond.sober?.lines ?? (bond.close ? temper.close : temper.open));
  const ask = draw.pick('ask', bond.sober?.asks ?? (bond.close ? temper.askClose : temper.askOpen));
  const lead = person.relationship === 'stranger' ? '' : draw.pick('lead', NEWS_LEADS);
  const news = joinParts([lead, draw.pick('news', job.news)]);
  const hello = draw.pick('hello', bond.hellos);
  // A stranger needs an introduction before the news.
  const intro =
    person.relationship === 'stranger' && !isGuest
      ? draw.pick('intro', [
          'I’m {job}, so you’re warned.',
          'By trade I’m {job}.',
          'The rest of the week I’m {job}.',
        ])
      : '';
  const hobby = bond.invites ? hobbies[0] : undefined;
  const action = asAction(gesture);
  const shapes: string[][] = [
    [act, hello, intro, news, line, ask],
    [hello, act, intro, news, line, ask],
    [act, hello, line, action, ask],
    [hello, act, intro, news, action, ask],
    ...(hobby
      ? [
          [act, hello, line, action, lookUp(HOBBIES, hobby)!.invite],
          [hello, act, news, lookUp(HOBBIES, hobby)!.invite],
        ]
      : []),
  ];
  const wanted = draw.shuffle('shape', shapes).map((shape) => fill(joinParts(shape)));
  const [min, max] = TEXT_LENGTHS.opening_message;
  const opening_message =
    wanted.find((text) => text.length >= min && text.length <= max) ??
    fill(joinParts([act, hello, line, ask]));
  const scenario = [fill(draw.pick('bond', bond.bonds)), fill(scene.where)]
    .map(capitalize)
    .join(' ');
  return { opening_message, scenario, gesture };
}

/** Three exchanges: the job, the personality, and the relationship or a hobby. */
function writeDialogue(parts: Parts, usedGesture: string): string {
  const { person, hobbies, draw, job, bond, temper, fill } = parts;
  const gestures = draw
    .shuffle('gestures', bond.sober?.gestures ?? temper.gestures)
    .filter((gesture) => gesture !== usedGesture);
  const bondTalk = draw.shuffle('bond-talk', bond.talk);
  const nature = bond.sober
    ? bondTalk[1]!
    : draw.pick(
        'temper-talk',
        bond.close ? [...temper.talkClose, ...temper.talkOpen.slice(0, 1)] : temper.talkOpen,
      );
  const third: Exchange[] = [bondTalk[0]!];
  const [hobby] = hobbies;
  if (hobby) third.push(withAction(lookUp(HOBBIES, hobby)!.talk, gestures[1]));
  const theme = themesOf(person.description, 1)[0]?.talk;
  if (theme) third.push(withAction(theme, gestures[1]));
  const exchanges = draw.shuffle('order', [
    withAction(job.talk, gestures[0]),
    nature,
    draw.pick('third', third),
  ]);
  return fill(exampleDialogue(...exchanges));
}

const asAction = (gesture: string) => `*${gesture}*`;

const withAction = ([user, char]: Exchange, gesture: string | undefined): Exchange => [
  user,
  gesture ? joinParts([asAction(gesture), char]) : char,
];

const joinParts = (parts: readonly string[]) => parts.filter((part) => part !== '').join(' ');
