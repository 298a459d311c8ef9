export { checkText, judgeText, refuse, warmRules, type Verdict } from './check-text.ts';
export { recordOutcome } from './record-outcome.ts';
export { closeReport } from './reports/close-report.ts';
export { listReports } from './reports/list-reports.ts';
export { registerReportRoutes } from './reports/routes.ts';
export type { ReportSubjectKind, ReportSubjects } from './reports/subjects.ts';
export { excerptOf } from '../report-rules.ts';
