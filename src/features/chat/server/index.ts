export { registerChatRoutes } from './routes.ts';
export { chatJobs } from './jobs.ts';
export { recoverReplies, serveReplies } from './recover-replies.ts';
