import { data } from 'react-router';
import { z } from 'zod';

import type { DeskServices } from '#/desk-services.ts';
import { deskContext, visitContext } from '#app/context.ts';
import { toDay } from '#app/parts/describe-moment.ts';
import { toBody } from '#app/to-body.ts';
import { listFields, SELECTION } from './list-address.ts';
import { readListQuery } from '#app/lead-lists/list-query.ts';
import { readPostedForm } from '#app/read-posted-form.ts';
import { readTicked } from './read-form.ts';
import type { Route } from './+types/export.ts';

const formatSchema = z.enum(['csv', 'json']);

const TYPES = {
  csv: 'text/csv; charset=utf-8',
  json: 'application/json; charset=utf-8',
} as const;

async function* onePage({ leads }: DeskServices, leadIds: readonly string[]) {
  yield await leads.chosen(leadIds);
}

/** What is exported, and what it was narrowed by, in names of fields. */
function choose(
  services: DeskServices,
  form: FormData,
  { me, isSelection, signal }: { me: string; isSelection: boolean; signal: AbortSignal },
) {
  const ticked = readTicked(form);
  if (isSelection || ticked !== null) {
    return { pages: onePage(services, ticked?.leadIds ?? []), fields: ['selection'] };
  }
  const query = readListQuery(form);
  return {
    pages: services.leadSearch.pages(query, { me, zone: services.office.timeZone }, signal),
    fields: ['view', ...listFields(query).map(([name]) => name)],
  };
}

/** Sends the selected leads, or all that the view and its filters leave, as a file, and writes down who had it. */
export async function action({ context, request, url }: Route.ActionArgs) {
  const services = context.get(deskContext);
  const { actor, me } = context.get(visitContext);
  const form = await readPostedForm(request);
  const read = formatSchema.safeParse(form.get('format'));
  if (!read.success) throw data(null, 400);
  const format = read.data;
  const today = toDay(services.clock.now(), services.office.timeZone);
  const { pages, fields } = choose(services, form, {
    me: me.person.id,
    isSelection: url.searchParams.has(SELECTION),
    signal: request.signal,
  });
  await services.audit.write({
    actor,
    act: 'leads_exported',
    fields: [...new Set([...fields, format])],
  });
  return new Response(toBody(services.exportLeads[format](pages)), {
    headers: {
      'content-type': TYPES[format],
      'content-disposition': `attachment; filename="leads-${today}.${format}"`,
    },
  });
}
