const MINUTE_MS = 60_000;
/** By how many minutes clocks go back: all but Lord Howe's by an hour. */
const SET_BACK = [30, 60];

let last: { readonly timeZone: string; readonly format: Intl.DateTimeFormat } | undefined;

/** The clock of a zone. The last one is kept: a page asks for one zone many times, but all spellings would fill a server. */
function clockIn(timeZone: string): Intl.DateTimeFormat {
  if (last?.timeZone === timeZone) return last.format;
  const format = new Intl.DateTimeFormat('en-GB', {
    timeZone,
    hour: '2-digit',
    minute: '2-digit',
    timeZoneName: 'shortOffset',
  });
  last = { timeZone, format };
  return format;
}

/**
 * What tells an instant from the other one at which the clocks of a zone read the same, such as `GMT-4` on the night on
 * which they go back; null for every other instant.
 */
export function tellApart(at: Date, timeZone: string): string | null {
  const format = clockIn(timeZone);
  const read = (moment: Date) => {
    const parts = format.formatToParts(moment);
    const find = (name: string) => parts.find(({ type }) => type === name)?.value ?? '';
    return { time: find('hour') + find('minute'), offset: find('timeZoneName') };
  };
  const { time, offset } = read(at);
  const isTwin = SET_BACK.flatMap((minutes) => [-minutes, minutes]).some(
    (minutes) => read(new Date(at.getTime() + minutes * MINUTE_MS)).time === time,
  );
  // Node says GMT+0 where browsers say GMT, and both draw one page.
  return isTwin ? offset.replace(/\+0$/, '') : null;
}
