/** The public API of this feature. */
export { callExport, eraseCalls } from './personal-data.ts';
export { registerCallRoutes } from './routes.ts';
export { createCallSockets, type CallSockets } from './socket/call-sockets.ts';
export { serveCalls } from './sweep-calls.ts';
export { CALL_TIMES, type CallTimes } from './socket/times.ts';
