import { deskContext, visitContext } from '#app/context.ts';
import { toBody } from '#app/to-body.ts';
import { readPostedForm } from '#app/read-posted-form.ts';
import { readNumbersQuery } from './numbers-query.ts';
import { findWeeks } from './read-numbers.ts';
import type { Route } from './+types/export.ts';

/** Sends the totals that the filters leave as a CSV file, and writes down who had it. */
export async function action({ context, request }: Route.ActionArgs) {
  const services = context.get(deskContext);
  const { actor } = context.get(visitContext);
  const query = readNumbersQuery(await readPostedForm(request));
  const { weeks } = await findWeeks(services, query);
  await services.audit.write({ actor, act: 'numbers_exported' });
  const asked = { weeks, page: query.page ?? null, source: query.campaign ?? null };
  return new Response(toBody(services.numbersCsv(asked, request.signal)), {
    headers: {
      'content-type': 'text/csv; charset=utf-8',
      'content-disposition': `attachment; filename="numbers-${weeks.first}.csv"`,
    },
  });
}
