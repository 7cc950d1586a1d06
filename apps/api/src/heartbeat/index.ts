export { createHeartbeats, type Heartbeats } from './heartbeat-store.ts';
export { createIsLate } from './is-late.ts';
