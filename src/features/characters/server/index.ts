export { registerCharacterRoutes } from './routes.ts';
export { mayRead, readCharacterRow } from './read-character.ts';
export { greetingsOf } from '../cards/greetings.ts';
export { presentMedia } from './present.ts';
export { characterMediaJson, type CharacterRow, type MediaRow } from './queries.ts';
export { seedCharacters, type SeedProgress } from './seed-characters.ts';
export { characterReportSubject } from './report-subject.ts';
export { changePublication, listPublicationRequests } from './change-publication.ts';
export { checkRestrictedOptions } from './offered-options.ts';
