export type { CardPicture } from './assets.ts';
export { CardError } from './card-error.ts';
export { cardTexts } from './card-texts.ts';
export { guessFields, type Guess } from './guess-fields.ts';
export { isAdultAge, readAges, replaceAges, type Choices } from './product-fields.ts';
export { readCardFile, type ReadCard } from './read-card.ts';
export { takeTexts, type TakenTexts } from './take-texts.ts';
export { cardOf, type CardVersion } from './write-card.ts';
export { writeCharxFile, writeJsonFile, writePngFile } from './write-files.ts';
