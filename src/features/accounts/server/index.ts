/** All that other features and the roles may call. */
export { hasAcknowledgedAge } from './acknowledge-age.ts';
export { deactivateUser, suspendUser } from './change-standing.ts';
export { localIdentityFetch } from './local-identity/fetch.ts';
export { registerDevIdentity } from './local-identity/register.ts';
export { registerAccountRoutes } from './routes.ts';
export { seedPeople } from './seed-people.ts';
export { sessionMiddleware } from './session-middleware.ts';
export { announceSessionChange } from './session-store.ts';
