export { dropUnderLoad } from './drop-under-load.ts';
export { type Counter, createCounters } from './counters.ts';
export { createLimits, type Limits, type LimitSettings } from './create-limits.ts';
export { createFailFastClient } from './fail-fast-client.ts';
export { LimitError } from './limit-error.ts';
export { limitKey, type LimitSecret } from './limit-key.ts';
export { shedLoad } from './shed-load.ts';
