import { deferScripts } from './starter.ts';

/** What the build writes into each page in place of these two names: the arguments of {@link deferScripts}. */
declare const PAGE_ENTRY: string;
declare const PAGE_PARTS: readonly string[];

deferScripts(PAGE_ENTRY, PAGE_PARTS);
