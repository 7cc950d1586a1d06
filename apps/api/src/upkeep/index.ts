export { eraseByEmail, type ErasedPerson } from './erase.ts';
export { HEARTBEAT_QUEUE, UPKEEP_QUEUE, workUpkeep } from './upkeep.ts';
