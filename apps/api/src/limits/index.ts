export { addCors } from './cors.ts';
export { createLimits, type Limits } from './create-limits.ts';
export { refuseOtherOrigins } from './other-origin.ts';
export { shedLoad } from './shed-load.ts';
