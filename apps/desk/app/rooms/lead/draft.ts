import { data } from 'react-router';

import type { DeskServices } from '#/desk-services.ts';
import { readWriters } from '#app/answer/read-reply.ts';
import { deskContext, visitContext } from '#app/context.ts';
import { describeTime } from '#app/parts/describe-moment.ts';
import { ZONE } from '#app/zone.ts';
import { readPostedForm } from '#app/read-posted-form.ts';
import { findLead, isLeadGone } from './find-lead.ts';
import { draftSchema } from './read-act.ts';
import type { Route } from './+types/draft.ts';

type Services = Pick<DeskServices, 'replyDesk' | 'clock'>;

/** What the page is told: the time, and who else is writing. */
async function tell(services: Services, leadId: string, meId: string): Promise<Response> {
  const writers = await readWriters(services, leadId, meId);
  return Response.json({ at: describeTime(services.clock.now(), ZONE), writers });
}

/** Who else is writing to a lead. */
export async function loader({ context, params }: Route.LoaderArgs) {
  const services = context.get(deskContext);
  const { id } = await findLead(services, params.reference);
  return tell(services, id, context.get(visitContext).me.person.id);
}

/** Keeps what somebody is writing, and says when that was and who else is. */
export async function action({ context, params, request }: Route.ActionArgs) {
  const services = context.get(deskContext);
  const { actor, me } = context.get(visitContext);
  const draft = draftSchema.safeParse(Object.fromEntries(await readPostedForm(request)));
  if (!draft.success) throw data(null, 400);
  const { id } = await findLead(services, params.reference);
  try {
    await services.replyDesk.saveDraft({ leadId: id, body: draft.data.body, actor });
  } catch (error) {
    if (isLeadGone(error)) throw data(null, 404);
    throw error;
  }
  return tell(services, id, me.person.id);
}
