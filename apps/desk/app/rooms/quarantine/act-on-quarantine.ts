import { data, redirect } from 'react-router';
import { z } from 'zod';

import type { DeskServices } from '#/desk-services.ts';
import type { Visit } from '#/visit/index.ts';
import { isStale } from '#app/versions/answer-stale.ts';
import { readTicks, type Ticked } from '#app/versions/read-ticks.ts';
import { doneAddress } from './quarantine-done.ts';
import type { QuarantineQuery } from './quarantine-address.ts';

const actSchema = z.discriminatedUnion('intent', [
  z.object({ intent: z.enum(['release', 'bin', 'restore']) }),
  z.object({ intent: z.literal('release-rule'), reason: z.string().regex(/^[a-z_]{1,60}$/) }),
]);

/** As many as a page shows, and some more. */
const MOST_LEADS = 50;
const restSchema = z.object({ reference: z.string().optional().catch(undefined) });

type Services = Pick<DeskServices, 'leadDesk' | 'leads'>;
/** Who acts, and on which page of the room. */
type From = { readonly visit: Visit; readonly query: QuarantineQuery };
type Leads = Ticked & { readonly actor: Visit['actor'] };

/** Releases them one after another, each with its mails or not at all; those that were changed since they were seen stay. */
async function release({ leadDesk, leads }: Services, { leadIds, versions, actor }: Leads) {
  let count = 0;
  const staleIds: string[] = [];
  for (const leadId of leadIds) {
    const of = { leadId, version: versions.get(leadId) ?? null, actor };
    try {
      // Each waits for its turn at one table.
      if (await leadDesk.release(of)) count += 1;
    } catch (error) {
      if (!isStale(error)) throw error;
      staleIds.push(leadId);
    }
  }
  const stale = await leads.chosen(staleIds);
  return { count, stale: stale.map(({ reference }) => reference) };
}

/** Does what a form of the room asks for, and goes to where the room says so. */
export async function actOnQuarantine(services: Services, form: FormData, { visit, query }: From) {
  const { leadDesk } = services;
  const { actor } = visit;
  const fields = Object.fromEntries(form);
  const act = actSchema.safeParse(fields);
  const leads = readTicks(form.getAll('leadId'));
  if (!act.success || leads === null || leads.leadIds.length > MOST_LEADS) throw data(null, 400);
  const { reference } = restSchema.parse(fields);
  const of = { ...leads, actor };
  /** What is said of those that were changed meanwhile; the ticked ones among them stay so. */
  const leave = (stale: readonly string[]) => ({
    stale: stale.length,
    selected: reference === undefined ? stale : [],
  });
  switch (act.data.intent) {
    case 'release': {
      const { count, stale } = await release(services, of);
      const done = { done: 'released', count, ...leave(stale), reference } as const;
      return redirect(doneAddress(query, done), 303);
    }
    case 'bin': {
      const { binned: ids, stale } = await leadDesk.bin(of);
      const done = { done: 'binned', count: ids.length, ...leave(stale), reference, ids } as const;
      return redirect(doneAddress(query, done), 303);
    }
    case 'restore': {
      const count = await leadDesk.restore(of);
      return redirect(doneAddress(query, { done: 'restored', count, reference }), 303);
    }
    case 'release-rule': {
      const count = await leadDesk.releaseRule({ reason: act.data.reason, actor });
      return redirect(doneAddress(query, { done: 'released', count }), 303);
    }
  }
}
