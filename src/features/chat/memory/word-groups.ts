/**
 * Words with nearly the same meaning in a question and in a fact: "my job" finds "works as a
 * nurse".
 */
export const RELATED_WORDS: readonly (readonly string[])[] = [
  ['job', 'work', 'profession', 'occupation', 'career'],
  ['home', 'live', 'house', 'city', 'town'],
  ['allergic', 'allergy'],
  ['birthday', 'born', 'birth'],
  ['name', 'called'],
  ['like', 'love', 'enjoy', 'favorite', 'prefer'],
  ['dislike', 'hate', 'avoid'],
  ['partner', 'wife', 'husband', 'girlfriend', 'boyfriend', 'married'],
  ['mother', 'mom', 'mum'],
  ['father', 'dad'],
  ['pet', 'dog', 'cat', 'puppy', 'kitten'],
  ['study', 'university', 'college', 'degree'],
  ['eat', 'food', 'meal', 'dish'],
  ['drink', 'coffee', 'tea'],
  ['trip', 'travel', 'vacation', 'holiday', 'visit'],
  ['car', 'drive'],
  ['sport', 'exercise', 'training', 'gym'],
  ['instrument', 'play', 'guitar', 'piano'],
];

/** Words so frequent in facts that they hardly distinguish one. */
export const COMMON_WORDS =
  'name called like love enjoy favorite want think know remember tell told say said go get make work live time day';
