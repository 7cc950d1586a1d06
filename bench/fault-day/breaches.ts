import type { Action, Diary, Visit } from './diary.ts';
import { DATABASE_FAULTS } from './faults.ts';
import { listOutages } from './outages.ts';

/** The forms try three times, with waits of 0.8 s and 2.4 s at least in between, before they show an error. */
const FORMS_TRY_MS = 3_200;

/**
 * What visitors must not see, and saw: pages that fail twice in a row, and errors that the forms had time to get over.
 * A mail that was being taken in hand when the database went away seems to be in hand until its lease runs out, and one
 * whose attempt could not be noted is tried again later; visitors are told truly of both.
 */
export function listBreaches({ tries, visits }: Pick<Diary, 'tries' | 'visits'>): string[] {
  const listLong = (action: Action) =>
    listOutages(tries, action).filter(({ begun, ended }) => ended - begun > FORMS_TRY_MS);
  const cutOff = tries.filter(
    ({ action, fault, isGood, isQueued }) =>
      action === 'mail' && (!isGood || isQueued) && DATABASE_FAULTS.includes(fault),
  );
  const excuses = {
    lead: listLong('lead'),
    mail: [...listLong('mail'), ...cutOff],
    booking: listLong('booking'),
  };

  function isBreach({ action, begun, ended, alerts }: Visit): boolean {
    if (action === 'page') return alerts.length > 1;
    return (
      alerts.length > 0 && !excuses[action].some((away) => away.begun < ended && begun < away.ended)
    );
  }

  return visits
    .filter(isBreach)
    .map(({ action, fault, alerts }) => `${fault}: seen at one ${action}: ${alerts.join(', ')}`);
}
