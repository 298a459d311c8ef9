export { registerChatRoutes } from './routes.ts';
export { recoverReplies, serveReplies } from './recover-replies.ts';
export { messageReportSubject } from './report-subject.ts';
