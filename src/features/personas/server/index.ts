export { registerPersonaRoutes } from './persona-routes.ts';
export { findPersona, type PersonaRow } from './queries.ts';
export { personaExport, erasePersonas } from './personal-data.ts';
