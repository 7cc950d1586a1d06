export { createHeartbeats, type Heartbeats } from './heartbeat-store.ts';
export { isLate } from './is-late.ts';
