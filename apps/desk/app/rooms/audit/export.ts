import { deskContext, visitContext } from '#app/context.ts';
import { toDay } from '#app/parts/describe-moment.ts';
import { toBody } from '#app/to-body.ts';
import { readPostedForm } from '#app/read-posted-form.ts';
import { toFilter } from './audit-filter.ts';
import { readAuditQuery } from './audit-query.ts';
import type { Route } from './+types/export.ts';

/** Sends the lines that the filters leave as a CSV file, and writes down who had it. */
export async function action({ context, request }: Route.ActionArgs) {
  const services = context.get(deskContext);
  const { audit, auditCsv, office, clock } = services;
  const { actor } = context.get(visitContext);
  const query = readAuditQuery(await readPostedForm(request));
  const today = toDay(clock.now(), office.timeZone);
  await audit.write({ actor, act: 'audit_exported' });
  return new Response(toBody(auditCsv(toFilter(query, services), request.signal)), {
    headers: {
      'content-type': 'text/csv; charset=utf-8',
      'content-disposition': `attachment; filename="audit-log-${today}.csv"`,
    },
  });
}
