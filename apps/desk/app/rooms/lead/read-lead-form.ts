import { redirect, type RouterContextProvider } from 'react-router';

import { backAddress, readList } from '#app/answer/lead-address.ts';
import { deskContext, visitContext } from '#app/context.ts';
import { readPostedForm } from '#app/read-posted-form.ts';
import { findLead } from './find-lead.ts';
import type { ActParts } from './save-versioned.ts';

type Sent = {
  readonly context: Readonly<RouterContextProvider>;
  readonly params: { readonly reference: string };
  readonly request: Request;
  readonly url: URL;
};

/**
 * A form about a lead, with what acts on it need. Leads back to the page, which says so, where its words were typed by
 * somebody who was signed in before: with scripts, their device has them.
 */
export async function readLeadForm({
  context,
  params,
  request,
  url,
}: Sent): Promise<ActParts & { readonly list: string | null }> {
  const services = context.get(deskContext);
  const visit = context.get(visitContext);
  const form = await readPostedForm(request);
  const lead = await findLead(services, params.reference);
  const list = readList(url.searchParams);
  const writerId = form.get('writerId') ?? visit.me.person.id;
  if (writerId !== visit.me.person.id) {
    throw redirect(backAddress(lead.reference, { list, done: 'other-writer' }), 303);
  }
  return { services, visit, form, lead, list };
}
