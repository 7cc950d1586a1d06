export { addCounts, type Count } from './add-counts.ts';
export { type Counter, createCounter } from './counter.ts';
export { createDays } from './days.ts';
export {
  type Beginning,
  type Campaign,
  findSource,
  type KnownSources,
  UNKNOWN_SOURCE,
} from './find-source.ts';
export { removeOldCounts } from './remove-old-counts.ts';
