export { addCounts, type Count } from './add-counts.ts';
export { type Counter, createCounter } from './counter.ts';
export { createDays } from './days.ts';
export * from './find-source.ts';
export { removeOldCounts } from './remove-old-counts.ts';
