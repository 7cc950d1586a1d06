import type { Generated } from 'kysely';

type Total = {
  /** The path of a page, or `other`. */
  page: string;
  what: string;
  source: string;
  n: string;
};

/** A total of a day. */
export type CountTable = Total & { day: string };

/** A total of a week, by its Monday; `*` stands for all pages or all sources. */
export type WeekCountTable = Total & { week: string };

/** A total of eight weeks, by the Monday of the first; triggers write it. */
export type BlockCountTable = Total & { block: string };

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
