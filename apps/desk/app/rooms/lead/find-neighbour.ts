import type { DeskLead } from '@high-street/leads';
import { z } from 'zod';

import type { DeskServices } from '#/desk-services.ts';
import type { Visitor } from '#/visit/index.ts';
import { leadAddress, listAddress, readList } from '#app/answer/lead-address.ts';
import { readListQuery } from '#app/lead-lists/list-query.ts';

const goSchema = z.enum(['next', 'previous']).nullable().catch(null);

/**
 * Where the way to the next or previous lead of a list leads: to that lead, or to the list where there is none. Null for an
 * address that asks for neither. It is found once somebody goes there, so that no page of a lead waits for it.
 */
export async function findNeighbour(
  { leadSearch, office }: Pick<DeskServices, 'leadSearch' | 'office'>,
  lead: DeskLead,
  { me, search }: { me: Visitor; search: URLSearchParams },
): Promise<string | null> {
  const go = goSchema.parse(search.get('go'));
  const list = readList(search);
  if (go === null || list === null) return null;
  const reference = await leadSearch.beside(readListQuery(new URLSearchParams(list)), {
    me: me.person.id,
    zone: office.timeZone,
    leadId: lead.id,
    goes: go === 'next' ? 'on' : 'back',
  });
  if (reference !== null) return leadAddress(reference, { list });
  return listAddress(list);
}
