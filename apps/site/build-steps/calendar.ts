import { readFrameOrigin } from '../app/features/appointment/frame-origin.ts';

/** The booking page that CALENDAR_URL names; null when it is unset, empty or `none`. Throws for anything else that is no web address. */
export function readCalendarUrl(setting: string | undefined): string | null {
  if (!setting || setting === 'none') return null;
  readFrameOrigin(setting);
  return setting;
}

/** What a page may frame, as a source of a Content-Security-Policy: the booking page's own origin, or nothing. */
export function frameSource(calendarUrl: string | null): string {
  return calendarUrl === null ? "'none'" : readFrameOrigin(calendarUrl);
}

/** The policy that is in each page for hosts that send none: what it may frame. */
export function framePolicy(calendarUrl: string | null): string {
  return `frame-src ${frameSource(calendarUrl)}`;
}

/** The module `virtual:calendar`: worked out at the build, so that no visitor's browser has to. */
export function calendarModule(setting: string | undefined): string {
  const url = readCalendarUrl(setting);
  return [
    `export const calendarUrl = ${JSON.stringify(url)};`,
    `export const framePolicy = ${JSON.stringify(framePolicy(url))};`,
  ].join('');
}
