import { startLate } from './starter.ts';

/** What the build writes into each page in place of these two names: the arguments of {@link startLate}. */
declare const PAGE_ENTRY: string;
declare const PAGE_PARTS: readonly string[];

startLate(PAGE_ENTRY, PAGE_PARTS);
