export { registerChatRoutes } from './routes.ts';
export { recoverReplies, serveReplies } from './recover-replies.ts';
export { servePictures } from './settle-picture.ts';
export { messageReportSubject } from './report-subject.ts';
export { chatExport, eraseChats } from './personal-data.ts';
