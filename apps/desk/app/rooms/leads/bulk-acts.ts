import type { Actor } from '@high-street/server/audit';
import { data, redirect } from 'react-router';

import type { DeskServices } from '#/desk-services.ts';
import { isKeyOf } from '#app/is-key-of.ts';
import { isNamed } from '#app/is-named.ts';
import { writeSelected } from '#app/lead-lists/selected-leads.ts';
import type { Ticked } from '#app/versions/read-ticks.ts';
import { readMark, readPerson, readTicked, readViewName } from './read-form.ts';
import { writeDone } from './read-done.ts';

const INVALID = 422;

/** Why a form of the list was sent back. */
export type ListFault = {
  readonly kind: 'refused';
  readonly fault: 'none' | 'person' | 'mark' | 'name';
  /** The leads that it ticked, which stay so. */
  readonly leadIds: readonly string[];
};

type Act = {
  readonly services: DeskServices;
  readonly form: FormData;
  readonly actor: Actor;
  readonly me: string;
  /** The query of the list, as its address has it. */
  readonly query: string;
  /** The list once something was done. */
  readonly back: (done: URLSearchParams) => string;
};

function refuse(fault: ListFault['fault'], leadIds: readonly string[] = []) {
  return data<ListFault>({ kind: 'refused', fault, leadIds }, INVALID);
}

/** What is said of leads that were changed since the list was read: how many, and on the page they stay selected. */
function leave(stale: readonly string[]): Readonly<Record<string, string | number>> {
  return stale.length === 0 ? {} : { stale: stale.length, ...writeSelected(stale) };
}

async function give({ services, form, actor, back }: Act, ticked: Ticked) {
  const personId = readPerson(form);
  if (personId === null) return refuse('person', ticked.leadIds);
  try {
    const { count, stale } = await services.leadDesk.assignMany({ ...ticked, personId, actor });
    return redirect(back(writeDone('given', { count, person: personId, ...leave(stale) })), 303);
  } catch (error) {
    if (isNamed(error, 'PersonUnknown')) return refuse('person', ticked.leadIds);
    throw error;
  }
}

async function mark({ services, form, actor, back }: Act, ticked: Ticked) {
  const chosen = readMark(form);
  if (chosen === null) return refuse('mark', ticked.leadIds);
  const { stale, ...marked } = await services.leadDesk.markMany({ ...ticked, mark: chosen, actor });
  const done = { ...marked, state: chosen.state, ...leave(stale) };
  return redirect(back(writeDone('marked', done)), 303);
}

async function bin({ services, actor, back }: Act, ticked: Ticked) {
  // Undo brings back these alone, and not what somebody else had binned before.
  const { binned, stale } = await services.leadDesk.bin({ ...ticked, actor });
  const count = binned.length;
  const kept = ticked.leadIds.length - count - stale.length;
  const done = { count, kept, leads: binned.join(' '), ...leave(stale) };
  return redirect(back(writeDone('binned', done)), 303);
}

async function restore({ services, actor, back }: Act, { leadIds }: Ticked) {
  const count = await services.leadDesk.restore({ leadIds, actor });
  return redirect(back(writeDone('restored', { count })), 303);
}

async function saveView({ services, form, actor, me, query, back }: Act) {
  const name = readViewName(form);
  if (name === null) return refuse('name');
  await services.leadViews.save({ actor, personId: me, name, query });
  return redirect(back(writeDone('saved')), 303);
}

async function removeView({ services, form, actor, me, back }: Act) {
  const id = form.get('view-id');
  if (typeof id !== 'string') throw data(null, 400);
  await services.leadViews.remove({ actor, personId: me, id });
  return redirect(back(writeDone('removed')), 303);
}

const ON_LEADS = { give, mark, bin, restore } as const;
const ON_VIEWS = { 'save-view': saveView, 'remove-view': removeView } as const;

/** Does what a form of the list asks for, and leads back to the list; a form that names no act is refused. */
export async function doListAct(act: Act) {
  const intent = act.form.get('intent');
  if (isKeyOf(ON_VIEWS, intent)) return ON_VIEWS[intent](act);
  if (!isKeyOf(ON_LEADS, intent)) throw data(null, 400);
  const ticked = readTicked(act.form);
  return ticked === null ? refuse('none') : ON_LEADS[intent](act, ticked);
}
