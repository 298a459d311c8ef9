export { registerCharacterRoutes } from './routes.ts';
export { readCharacterRow } from './read-character.ts';
export { presentMedia } from './present.ts';
export { characterMediaJson, type CharacterRow, type MediaRow } from './queries.ts';
export { seedCharacters, type SeedProgress } from './seed-characters.ts';
