export { openService, type Service } from './open-service.ts';
export { startWorkThread } from './start-work-thread.ts';
export { work } from './work.ts';
