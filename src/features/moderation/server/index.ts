export { checkPicture } from './check-picture.ts';
export {
  checkByModel,
  checkByRules,
  checkText,
  judgeText,
  judgeWhole,
  readAhead,
  refuse,
  warmUpChecks,
  type Verdict,
} from './check-text.ts';
export { judgeStream, type StreamJudge } from './judge-stream.ts';
export { StreamRefused } from './stream-queue.ts';
export { recordOutcome } from './record-outcome.ts';
export { decideAppeal, reviewStrike } from './appeals/decide-appeal.ts';
export { listAppeals, listReviews } from './appeals/list-cases.ts';
export { registerAppealRoutes } from './appeals/routes.ts';
export { closeReport } from './reports/close-report.ts';
export { listReports } from './reports/list-reports.ts';
export { hasOpenOrUpheldReport } from './reports/queries.ts';
export { registerReportRoutes } from './reports/routes.ts';
export { decideRemoval } from './removals/decide-removal.ts';
export { listRemovals } from './removals/list-removals.ts';
export { registerRemovalRoutes } from './removals/routes.ts';
export type { ReportSubjectKind, ReportSubjects } from './reports/subjects.ts';
export { excerptOf } from '../report-rules.ts';
export { eraseNotices, anonymizeReportSubjects, moderationExport } from './personal-data.ts';
