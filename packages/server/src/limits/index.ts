export { createLimits, type Limits } from './create-limits.ts';
export { LimitError } from './limit-error.ts';
export { shedLoad } from './shed-load.ts';
