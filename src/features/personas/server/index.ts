export { registerLorebookRoutes } from './lorebook-routes.ts';
export { registerPersonaRoutes } from './persona-routes.ts';
export { findPersona } from './queries.ts';
export { personaExport, erasePersonas } from './personal-data.ts';
