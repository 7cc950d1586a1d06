import type { Generated } from 'kysely';

/** A total of a day. */
export type CountTable = {
  day: string;
  /** The path of a page, or `other`. */
  page: string;
  what: string;
  source: string;
  n: string;
};

/** A total of a week, by its Monday; `*` stands for all pages or all sources. */
export type WeekCountTable = {
  week: string;
  page: string;
  what: string;
  source: string;
  n: string;
};

/** A total of eight weeks, by the Monday of the first; triggers write it. */
export type BlockCountTable = {
  block: string;
  page: string;
  what: string;
  source: string;
  n: string;
};

/** A day on which something counted, and what is known to be missing of it. */
export type CountingDayTable = {
  day: string;
  dropped: Generated<string>;
  lost_processes: Generated<number>;
};

/** A process that counts. */
export type CountingProcessTable = { id: string; day: string; beats: Generated<number> };

/** A host that is told by its name, and when it last was. */
export type CountedHostTable = { host: string; day: string };
