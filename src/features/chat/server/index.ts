export { registerChatRoutes } from './routes.ts';
export { registerSettingsRoutes } from './settings/settings-routes.ts';
export { registerMemoryRoutes } from './memory/memory-routes.ts';
export { replyQueue } from './reply-figures.ts';
export { serveReplies } from './serve-replies.ts';
export { servePictures } from './settle-picture.ts';
export { writeFirstMessages } from './write-first.ts';
export { messageReportSubject } from './report-subject.ts';
export { chatExport, eraseChats } from './personal-data.ts';
