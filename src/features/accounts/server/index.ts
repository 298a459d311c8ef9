/** All that other features and the roles may call. */
export { planAt, standingProblem } from '../rules.ts';
export { hasAcknowledgedAge } from './acknowledge-age.ts';
export { contactOf } from './queries.ts';
export { preferencesOf } from '../preferences.ts';
export { closeAccount, readmitUser, readStanding, suspendUser } from './change-standing.ts';
export { keepAccount } from './deletion/keep-account.ts';
export { localIdentityFetch } from './local-identity/fetch.ts';
export { registerDevIdentity } from './local-identity/register.ts';
export type {
  AccountParts,
  ErasedPerson,
  EraseStep,
  ExportFile,
  ExportSource,
  RegistrationListener,
} from './parts.ts';
export { registerAccountRoutes } from './routes.ts';
export { seedPeople, unpaidReadyMade } from './seed-people.ts';
export { sessionMiddleware } from './session-middleware.ts';
export { announceSessionChange } from './session-store.ts';
export { whenSessionEnds } from './session-watch.ts';
export { recordSecurityEvent } from './security/record-event.ts';
export { setPlan } from './set-plan.ts';
