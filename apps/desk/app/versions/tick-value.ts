/** Between a lead and its version. */
const BETWEEN = ':';

/** What a tick or a button of a list sends: the lead, and the version of it that the list shows. */
export function writeTick({ id, version }: { id: string; version: number }): string {
  return `${id}${BETWEEN}${version}`;
}

/** The parts of a tick, which has no version where no list showed one. */
export function splitTick(tick: string): string[] {
  return tick.split(BETWEEN);
}
