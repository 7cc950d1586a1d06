import { data } from 'react-router';

import type { DeskServices } from '#/desk-services.ts';
import { describeHour, describeLongDay } from '#app/parts/describe-moment.ts';
import { ZONE } from '#app/zone.ts';
import { WORDS } from './words.ts';

const dayOf = (at: Date) => describeLongDay(at, ZONE);

/** What is left of a lead that was erased; throws 404 for a reference that was never given out. */
export async function readGone({ leads }: Pick<DeskServices, 'leads'>, reference: string) {
  const erased = await leads.findErased(reference);
  if (erased === null) throw data(null, 404);
  const { erasedAt, storedAt, reason } = erased;
  const at = `${dayOf(erasedAt)}, ${describeHour(erasedAt, ZONE)}`;
  const say = reason === 'request' ? WORDS.erased.request : WORDS.erased.other;
  return data({ kind: 'gone', line: say(at, dayOf(storedAt)) } as const, 404);
}
