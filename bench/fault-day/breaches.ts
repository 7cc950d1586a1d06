import type { Diary, Visit } from './diary.ts';
import { listOutages } from './outages.ts';

/** The forms try three times, with waits of 0.8 s and 2.4 s at least in between, before they show an error. */
const FORMS_TRY_MS = 3_200;

/**
 * What visitors must not see, and saw: pages that fail twice in a row, and errors that the forms had time to get over.
 * That a mail is not sent yet is told them truly when a process dies with it in hand.
 */
export function listBreaches({ tries, visits }: Pick<Diary, 'tries' | 'visits'>): string[] {
  const excuses = {
    lead: listOutages(tries, 'lead').filter(({ begun, ended }) => ended - begun > FORMS_TRY_MS),
    booking: listOutages(tries, 'booking').filter(
      ({ begun, ended }) => ended - begun > FORMS_TRY_MS,
    ),
  };

  function isBreach({ deed, begun, ended, alerts }: Visit): boolean {
    if (deed === 'mail') return false;
    if (deed === 'page') return alerts > 1;
    return alerts > 0 && !excuses[deed].some((away) => away.begun < ended && begun < away.ended);
  }

  return visits
    .filter(isBreach)
    .map(({ deed, fault, alerts }) => `${fault}: ${alerts} errors were seen at one ${deed}`);
}
