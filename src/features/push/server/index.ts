/** The public API of this feature. */
export { erasePush, pushExport } from './personal-data.ts';
export { pushNotice } from './push-notice.ts';
export { registerPushRoutes } from './routes.ts';
export type { PushSubject, PushSubjects, ReadPushSubject } from './subjects.ts';
export { isDiscreet, wordsForLockScreen } from './lock-screen.ts';
