import { data } from 'react-router';

import { readList } from '#app/answer/lead-address.ts';
import { deskContext } from '#app/context.ts';
import { plainText } from '#app/parts/plain-text.ts';
import { findLead } from './find-lead.ts';
import type { readLeadForm } from './read-lead-form.ts';

type Asked = Omit<Parameters<typeof readLeadForm>[0], 'request'>;

/** A lead that is written to on a page of its own, with what all these pages show; throws 404 for one in the bin. */
export async function readWritePage({ context, params, url }: Asked) {
  const services = context.get(deskContext);
  const lead = await findLead(services, params.reference);
  if (lead.binnedAt !== null) throw data(null, 404);
  const name = plainText(lead.contacts.contactName ?? '');
  const page = { reference: lead.reference, name, list: readList(url.searchParams) };
  return { services, lead, page };
}
