import type { Moment } from './when.tsx';

const MINUTE_MS = 60_000;
/** Sessions note their use once a minute, so somebody who is here can look two minutes old. */
const HERE_MS = 3 * MINUTE_MS;

function format(at: Date, zone: string, options: Intl.DateTimeFormatOptions): string {
  return new Intl.DateTimeFormat('en-GB', { ...options, timeZone: zone }).format(at);
}

/** The calendar day in a zone, as YYYY-MM-DD. */
export function toDay(at: Date, zone: string): string {
  return new Intl.DateTimeFormat('en-CA', { dateStyle: 'short', timeZone: zone }).format(at);
}

/** The day of a month, such as `23 December`, with the year once it is another one. */
export function describeDay(at: Date, now: Date, zone: string): string {
  const isThisYear = toDay(at, zone).slice(0, 4) === toDay(now, zone).slice(0, 4);
  const year = isThisYear ? {} : ({ year: 'numeric' } as const);
  return format(at, zone, { day: 'numeric', month: 'long', ...year });
}

/** The hour and minute in a zone, as HH:MM. */
export function describeTime(at: Date, zone: string): string {
  return format(at, zone, { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' });
}

/** The hour, minute and second in a zone, as HH:MM:SS. */
export function describeTimeToSecond(at: Date, zone: string): string {
  const second = '2-digit';
  return format(at, zone, { hour: '2-digit', minute: '2-digit', second, hourCycle: 'h23' });
}

/** The day in full, such as `Monday 23 November 2026`. */
export function describeLongDay(at: Date, zone: string): string {
  return format(at, zone, {
    weekday: 'long',
    day: 'numeric',
    month: 'long',
    year: 'numeric',
  }).replace(',', '');
}

/** The day of the week, such as `Tue`. */
export function describeWeekDay(at: Date, zone: string): string {
  return format(at, zone, { weekday: 'short' });
}

/** The day as lists have it, such as `Sat 21 Nov`, with the year once it is another one. */
function describeShortDay(at: Date, now: Date, zone: string): string {
  const isThisYear = toDay(at, zone).slice(0, 4) === toDay(now, zone).slice(0, 4);
  const options: Intl.DateTimeFormatOptions = isThisYear
    ? { weekday: 'short', day: 'numeric', month: 'short' }
    : { day: 'numeric', month: 'short', year: 'numeric' };
  return format(at, zone, options).replace(',', '');
}

/** The short name of a zone at a moment, such as `GMT` or `BST`. */
export function nameZone(at: Date, zone: string): string {
  const parts = new Intl.DateTimeFormat('en-GB', {
    timeZone: zone,
    timeZoneName: 'short',
  }).formatToParts(at);
  return parts.find(({ type }) => type === 'timeZoneName')?.value ?? zone;
}

/** The hour with its zone, such as `11:40 GMT`. */
export function describeHour(at: Date, zone: string): string {
  return `${describeTime(at, zone)} ${nameZone(at, zone)}`;
}

/** When a moment brings its zone: where it has another one than now, which the page names; always; or never. */
type Named = 'other' | 'always' | 'never';

function zoneBeside(at: Date, now: Date, zone: string, named: Named): string {
  const name = nameZone(at, zone);
  const isNamed = named === 'other' ? name !== nameZone(now, zone) : named === 'always';
  return isNamed ? ` ${name}` : '';
}

/** A moment as lists have it: `Today, 09:41` or `Sat 21 Nov, 16:20`, and `Fri 23 Oct, 16:20 BST` in winter. */
export function describeMoment(at: Date, now: Date, zone: string, named: Named = 'other'): Moment {
  const isToday = toDay(at, zone) === toDay(now, zone);
  const day = isToday ? 'Today' : describeShortDay(at, now, zone);
  const time = `${describeTime(at, zone)}${zoneBeside(at, now, zone, named)}`;
  return { iso: at.toISOString(), words: `${day}, ${time}` };
}

/** A moment within a sentence: `today, 09:41`. */
export function describeInline(at: Date, now: Date, zone: string, named?: Named): Moment {
  const { iso, words } = describeMoment(at, now, zone, named);
  return { iso, words: words.replace(/^Today/, 'today') };
}

/** A moment that is mostly of today: the hour alone then, such as `14:15`, and else with the day. */
export function describeBriefly(at: Date, now: Date, zone: string, named?: Named): Moment {
  const { iso, words } = describeInline(at, now, zone, named);
  return { iso, words: words.replace(/^today, /, '') };
}

/** A moment to the second, as the audit log has it: `Mon 23 Nov, 11:23:48`. */
export function describeSecond(at: Date, now: Date, zone: string): Moment {
  const time = `${describeTimeToSecond(at, zone)}${zoneBeside(at, now, zone, 'other')}`;
  return { iso: at.toISOString(), words: `${describeShortDay(at, now, zone)}, ${time}` };
}

/** A moment that has just been: `Now` for somebody who is here. */
export function describeLastSeen(at: Date, now: Date, zone: string): Moment {
  const isHere = now.getTime() - at.getTime() < HERE_MS;
  return isHere ? { iso: at.toISOString(), words: 'Now' } : describeMoment(at, now, zone);
}
