import { data } from 'react-router';

import { fillSaved } from '#app/answer/fill-saved.ts';
import { deskContext } from '#app/context.ts';
import { findLead } from './find-lead.ts';
import type { Route } from './+types/saved.ts';

/** A saved reply with its blanks filled from a lead. */
export async function loader({ context, params }: Route.LoaderArgs) {
  const services = context.get(deskContext);
  const lead = await findLead(services, params.reference);
  const filled = await fillSaved(services, lead, params.id);
  if (filled === null) throw data(null, 404);
  return Response.json(filled);
}
