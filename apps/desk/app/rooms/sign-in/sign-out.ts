import { redirect } from 'react-router';

import { visitContext } from '#app/context.ts';

import type { Route } from './+types/sign-out.ts';

/** What pages kept on this device, such as drafts of replies, goes with whoever signs out on purpose. */
const FORGET = { 'clear-site-data': '"storage"' };

/** Ends the session of this browser. */
export async function action({ context }: Route.ActionArgs) {
  await context.get(visitContext).leave();
  throw redirect('/sign-in', { status: 303, headers: FORGET });
}
