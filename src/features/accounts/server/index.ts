/** The public API of this feature. */
export { planAt, standingProblem } from '../rules.ts';
export { hasAcknowledgedAge } from './acknowledge-age.ts';
export { findContact } from './queries.ts';
export { resolvePreferences } from '../preferences.ts';
export { isQuietTime, secondsUntilQuiet } from '../quiet-time.ts';
export { closeAccount, reinstateUser, readStanding, suspendUser } from './change-standing.ts';
export { cancelDeletion } from './deletion/cancel-deletion.ts';
export { replayAccountErasures } from './deletion/replay-erasures.ts';
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
export { seedPeople, findUnpaidSeedPeople } from './seed-people.ts';
export { sessionMiddleware } from './session-middleware.ts';
export { announceSessionChange } from './session-store.ts';
export { onSessionEnd } from './session-watch.ts';
export { recordSecurityEvent } from './security/record-event.ts';
export { setPlan } from './set-plan.ts';
