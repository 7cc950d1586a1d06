import { data } from 'react-router';

import type { DeskServices } from '#/desk-services.ts';
import { readWriters } from '#app/answer/read-reply.ts';
import type { TakenLead } from '#app/answer/taken-lead.ts';
import { deskContext, visitContext } from '#app/context.ts';
import { describeInline, describeTime } from '#app/parts/describe-moment.ts';
import { readForm, readPostedForm } from '#app/read-posted-form.ts';
import { describeClock } from './describe-clock.ts';
import { findLead, isLeadGone } from './find-lead.ts';
import { draftSchema } from './read-act.ts';
import type { Route } from './+types/draft.ts';

type SavedDraft = Awaited<ReturnType<DeskServices['replyDesk']['saveDraft']>>;

/** That the lead is the writer's now; null where it is not, or somebody else has changed it since. */
async function describeTaken(
  services: DeskServices,
  taken: SavedDraft,
  reference: string,
): Promise<TakenLead | null> {
  if (taken === null) return null;
  const lead = await services.leadReader.find(reference);
  if (lead?.version !== taken.to) return null;
  const now = services.clock.now();
  const zone = services.office.timeZone;
  return {
    ...taken,
    since: describeInline(lead.heldSince ?? now, now, zone, 'always'),
    until: describeClock(lead, { ...services, now }).heldUntil,
  };
}

type Told = { readonly leadId: string; readonly meId: string; readonly taken: TakenLead | null };

/** What the page is told: the time, who else is writing, and whether the words took the lead. */
async function tell(services: DeskServices, { leadId, meId, taken }: Told): Promise<Response> {
  const writers = await readWriters(services, leadId, meId);
  const at = describeTime(services.clock.now(), services.office.timeZone);
  return Response.json({ at, writers, taken });
}

/** Who else is writing to a lead. */
export async function loader({ context, params }: Route.LoaderArgs) {
  const services = context.get(deskContext);
  const { id } = await findLead(services, params.reference);
  const { me } = context.get(visitContext);
  return tell(services, { leadId: id, meId: me.person.id, taken: null });
}

/** Keeps what somebody is writing, and says when that was, who else is, and whether it took the lead. */
export async function action({ context, params, request }: Route.ActionArgs) {
  const services = context.get(deskContext);
  const { actor, me } = context.get(visitContext);
  const draft = readForm(await readPostedForm(request), draftSchema);
  const { body, replyId, writerId = me.person.id } = draft;
  // The page is still that of somebody who was signed in before.
  if (writerId !== me.person.id) throw data(null, 409);
  const { id, reference } = await findLead(services, params.reference);
  let saved: SavedDraft;
  try {
    saved = await services.replyDesk.saveDraft({ leadId: id, body, replyId, actor });
  } catch (error) {
    if (isLeadGone(error)) throw data(null, 404);
    // By its name: the service and the screens have copies of their own of the classes.
    if (error instanceof Error && error.name === 'ReplyUsed') throw data(null, 409);
    throw error;
  }
  const taken = await describeTaken(services, saved, reference);
  return tell(services, { leadId: id, meId: me.person.id, taken });
}
