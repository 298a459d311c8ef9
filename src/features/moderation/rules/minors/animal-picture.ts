import { isChildCompound } from './child-compounds.ts';
import { is, type Word } from './passage.ts';
import type { Scene } from './scene.ts';

const WILD =
  /^(?:fox|bear|wolf|rabbit|hare|hedgehog|badger|squirrel|owl|penguin|panda|raccoon|otter|lion|tiger|elephant|giraffe|crocodile|dinosaur|dragon|robot|mole|beaver|deer|raven|snail)$/;

/** "a fox who carries a school bag" */
export const isAnimalPicture = ({ words, surface }: Scene): boolean =>
  surface === 'image_prompt' &&
  words.some((word) => is(word, 'animal') || WILD.test(word.text)) &&
  !words.some(
    (word, at) =>
      is(
        word,
        'person',
        'partner',
        'relative',
        'learner',
        'youth',
        'child',
        'speaker',
        'pronoun',
      ) &&
      word.text !== 'who' &&
      !isChildCompound(words, at),
  );

const YOUNG_ANIMAL =
  /^(?:lamb|cal(?:f|ves)|foal|kitten|pupp(?:y|ies)|pup|piglet|chick|duckling|gosling|cygnet|owlet|fawn|cub|joey|leveret|colt|filly|goat|sheep|horse|pony|cow|pig|donkey|dog|cat|rabbit|bunny|hamster|deer|elk|moose|elephant|giraffe|zebra|hippo|rhino|monkey|panda|bear|fox|wolf|lion|tiger|owl|penguin|seal|dolphin|whale|turtle|hedgehog|squirrel|otter|bat|alpaca|llama|camel|kangaroo|koala|sloth|gorilla|chimpanzee|chimp|orangutan|walrus|badger|hare|raccoon|buffalo|bison|yak|antelope|gazelle|duck|goose|swan|crocodile|dragon|unicorn|dinosaur)s?$/;

/** "fluffy", which no list has, or "small". */
const isQuality = (word: Word | undefined): boolean =>
  word?.classes.size === 0 || is(word, 'adjective', 'small');

/** "a newborn lamb", "an infant elephant". But a "newborn lamb girl" is none. */
export function isYoungAnimal(words: readonly Word[], at: number): boolean {
  if (!/^(?:newborns?|infant|juvenile)$/.test(words[at]?.text ?? '')) return false;
  let head = at + 1;
  while (head < at + 3 && !YOUNG_ANIMAL.test(words[head]?.text ?? '') && isQuality(words[head]))
    head += 1;
  const isTight = words.slice(at + 1, head + 1).every(({ gap }) => /^[ -]$/.test(gap));
  if (!isTight || !YOUNG_ANIMAL.test(words[head]?.text ?? '')) return false;
  const next = words[head + 1];
  const isPart = next !== undefined && /^[ -]$/.test(next.gap);
  return !(isPart && is(next, 'person', 'child', 'youth', 'partner', 'relative'));
}
