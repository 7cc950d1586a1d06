/** The part of a clock that motion needs; the root passes the site's own. */
export type Timers = {
  setTimeout(run: () => void, ms: number): number;
  clearTimeout(handle: number): void;
};
