import type { LeadEvent } from './lead-archive.ts';

/** What each kind of event is called for people; others are shown as they are stored. */
const NAMES: Readonly<Record<string, string>> = {
  stored: 'stored',
  quarantined: 'kept apart',
  released: 'taken out of quarantine',
  requeued: 'to be delivered again',
  visitor_done: 'mail to the visitor accepted',
  visitor_failed: 'mail to the visitor not accepted',
  visitor_dead: 'mail to the visitor given up',
  provider_done: 'provider told',
  provider_failed: 'provider not told',
  provider_dead: 'telling the provider given up',
  crm_done: 'CRM in step',
  crm_failed: 'CRM not reached',
  crm_dead: 'CRM given up',
  booking_made: 'booking made',
  booking_moved: 'booking moved',
  booking_cancelled: 'booking cancelled',
  booking_linked: 'demo booked before',
};

/** One event as a line: when, what, which attempt, and what was said. */
export function storyLine({ at, kind, attempt, detail }: LeadEvent): string {
  const moment = at.toISOString().slice(0, 19).replace('T', ' ');
  const what = NAMES[kind] ?? kind.replaceAll('_', ' ');
  const which = attempt === null ? '' : ` (attempt ${attempt})`;
  return `${moment} UTC  ${what}${which}${detail ? `: ${detail}` : ''}`;
}
