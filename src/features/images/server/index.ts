export { recoverImageJobs, serveImageJobs } from './recover-jobs.ts';
export { registerImageRoutes } from './routes.ts';
export { openMediaFile } from './serve-media.ts';
