import { data, redirect } from 'react-router';

import { backAddress } from '#app/answer/lead-address.ts';
import { isStale } from '#app/versions/answer-stale.ts';
import { isLeadGone } from './find-lead.ts';
import type { LeadAct } from './read-act.ts';
import { refuseMark, saveMark, saveOwner, type ActParts } from './save-versioned.ts';

type Done = { readonly done: string; readonly person?: string };

/** What an act came to that shows no second answer: `nothing` where somebody had done it already. */
async function runPlain({ services, visit, lead }: ActParts, act: LeadAct): Promise<Done> {
  const { leadDesk } = services;
  const { actor, me } = visit;
  const of = { leadId: lead.id, actor };
  const ofMany = { leadIds: [lead.id], actor };
  const ifDone = (done: string, hasChanged: boolean) => ({ done: hasChanged ? done : 'nothing' });
  switch (act.intent) {
    case 'take': {
      const { heldBy } = await leadDesk.claim(of);
      return heldBy === me.person.id ? { done: 'taken' } : { done: 'held', person: heldBy };
    }
    case 'hand-back':
      return ifDone('back', await leadDesk.handBack(of));
    case 'elsewhere': {
      const isMarked = await leadDesk.answeredElsewhere({ ...of, newId: act.newId });
      return { done: isMarked ? 'answered' : 'added' };
    }
    case 'stop-news':
      return ifDone('news-stopped', await leadDesk.stopNews(of));
    case 'release':
      return ifDone('released', await leadDesk.release({ ...of, version: act.version }));
    case 'bin': {
      const versions = new Map([[lead.id, act.version]]);
      const { binned, stale } = await leadDesk.bin({ ...ofMany, versions });
      return stale.length > 0 ? { done: 'changed' } : ifDone('binned', binned.length > 0);
    }
    case 'restore':
      return ifDone('restored', (await leadDesk.restore(ofMany)) > 0);
    case 'requeue': {
      const { deliveryId } = act;
      return ifDone('requeued', await leadDesk.requeueDelivery({ deliveryId, actor }));
    }
    case 'resend': {
      const { kind, seenResends } = act;
      return ifDone('resent', await leadDesk.resend({ ...of, kind, seenResends }));
    }
    case 'take-back': {
      const { kind } = await services.replyDesk.takeBack({ ...of, replyId: act.replyId });
      return { done: kind };
    }
    case 'mark':
    case 'give':
      throw new Error('It carries a version; save-versioned.ts saves it.');
  }
}

/** Does what a form of the page asks for, and gives where the page then says so, or both answers to it. */
export async function runAct(parts: ActParts, act: LeadAct, list: string | null) {
  const { reference } = parts.lead;
  const address = (done: Done) => backAddress(reference, { list, ...done });
  if (act.intent === 'mark') {
    const refusal = refuseMark(act.mark, parts.lead);
    if (refusal !== null) return redirect(address({ done: refusal }), 303);
    return saveMark(parts, act, address({ done: act.mark.split('/')[0] ?? '' }));
  }
  if (act.intent === 'give') {
    const done = address({ done: 'given', person: act.personId });
    return saveOwner(parts, act, { done, back: backAddress(reference, { list }) });
  }
  try {
    return redirect(address(await runPlain(parts, act)), 303);
  } catch (error) {
    if (isLeadGone(error)) throw data(null, 404);
    // Whoever judges it reads first what it is now.
    if (isStale(error)) return redirect(address({ done: 'changed' }), 303);
    throw error;
  }
}
