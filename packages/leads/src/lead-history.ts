import { LEAD_DELIVERIES } from './lead-deliveries.ts';

import type { LeadEvent } from './lead-archive.ts';

/** What each kind of event is called for people; others are shown as they are stored. */
const NAMES: Readonly<Record<string, string>> = {
  stored: 'stored',
  quarantined: 'kept apart',
  released: 'taken out of quarantine',
  requeued: 'to be delivered again',
  ...Object.fromEntries(
    LEAD_DELIVERIES.flatMap(({ kind, label }) => [
      [`${kind}_done`, `${label} accepted`],
      [`${kind}_failed`, `${label} not accepted`],
      [`${kind}_dead`, `${label} given up`],
    ]),
  ),
  booking_made: 'booking made',
  booking_moved: 'booking moved',
  booking_cancelled: 'booking cancelled',
  booking_linked: 'demo booked before',
};

/** One event as a line: when, what, which attempt, and what was said. */
export function historyLine({ at, kind, attempt, detail }: LeadEvent): string {
  const moment = at.toISOString().slice(0, 19).replace('T', ' ');
  const what = NAMES[kind] ?? kind.replaceAll('_', ' ');
  const which = attempt === null ? '' : ` (attempt ${attempt})`;
  return `${moment} UTC  ${what}${which}${detail ? `: ${detail}` : ''}`;
}
