import type { OfficeClock } from '@high-street/leads';

import { toDay, describeBriefly, nameZone } from '#app/parts/describe-moment.ts';
import { CLOCK } from './words.ts';

/** Whether the office is open, and until when, from a moment on. */
export type OfficeState = {
  /** Milliseconds since 1970. */
  readonly from: number;
  readonly isOpen: boolean;
  readonly title: string;
  readonly line: string;
};

/** As many as a page is left open for. */
const STATES = 4;

function describeState(office: OfficeClock, at: Date): { state: OfficeState; until: Date | null } {
  const zone = office.timeZone;
  const isOpen = office.isOpen(at);
  const until = isOpen ? office.closesAt(at) : office.opensAt(at);
  const { open, shut, never, always, again, until: runsUntil } = CLOCK.office;
  const title = isOpen ? open : shut;
  const from = at.getTime();
  if (until === null) {
    return { state: { from, isOpen, title, line: isOpen ? always : never }, until };
  }
  const hour = describeBriefly(until, at, zone, 'never').words;
  const isToday = toDay(until, zone) === toDay(at, zone);
  const line = isOpen ? runsUntil(hour) : again(isToday ? `at ${hour}` : hour);
  return { state: { from, isOpen, title, line: `${line} ${nameZone(until, zone)}` }, until };
}

/** What the rail says of the office now, and each time that it opens or closes from now on. */
export function describeOffice(office: OfficeClock, now: Date): readonly OfficeState[] {
  const states: OfficeState[] = [];
  let at: Date | null = now;
  while (at !== null && states.length < STATES) {
    const { state, until } = describeState(office, at);
    states.push(state);
    at = until;
  }
  return states;
}
