import { data } from 'react-router';

import type { DeskServices } from '#/desk-services.ts';
import { describeHour, describeLongDay } from '#app/parts/describe-moment.ts';
import { WORDS } from './words.ts';

/** What is left of a lead that was erased; throws 404 for a reference that was never given out. */
export async function readGone(
  { leads, office }: Pick<DeskServices, 'leads' | 'office'>,
  reference: string,
) {
  const erased = await leads.findErased(reference);
  if (erased === null) throw data(null, 404);
  const { erasedAt, storedAt, reason } = erased;
  const zone = office.timeZone;
  const at = `${describeLongDay(erasedAt, zone)}, ${describeHour(erasedAt, zone)}`;
  const say = reason === 'request' ? WORDS.erased.request : WORDS.erased.other;
  return data({ kind: 'gone', line: say(at, describeLongDay(storedAt, zone)) } as const, 404);
}
