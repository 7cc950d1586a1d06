import { readCalendarUrl } from './calendar.ts';

/** The booking page that the site is built for, or `none`; says so when nothing was chosen, and ends a build that CALENDAR_URL makes impossible. */
export function readCalendarSetting(setting: string | undefined): string {
  if (!setting) {
    process.stdout.write(
      'CALENDAR_URL is not set, so the booking panel will hold links only. Set it to the address of a booking page, or to none.\n',
    );
  }
  try {
    return readCalendarUrl(setting) ?? 'none';
  } catch (error) {
    process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
    process.exit(1);
  }
}
