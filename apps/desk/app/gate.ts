import { data, redirect, type MiddlewareFunction, type RouterContextProvider } from 'react-router';

import { hasRight, RIGHTS, type Right } from '../rights/rights.ts';
import { deskContext, visitContext } from './context.ts';
import { SIGNED_OUT } from './door/signed-out.ts';
import type { FrameData } from './frame/frame-data.ts';
import { readFrame } from './frame/read-frame.ts';
import { hasFreshProof } from './has-fresh-proof.ts';

/** Why the gate let somebody no further; what the page of the error is told. */
export type Refused = {
  readonly kind: 'no-right';
  /** Whether something was to be changed, rather than read. */
  readonly isChange: boolean;
  /** The name of an owner to ask, or null where there is none. */
  readonly owner: string | null;
  /** What stands around it: the rooms that are open to them. */
  readonly frame: FrameData;
};

/** The address that was asked for, without what the router adds. */
function pathOf({ pathname, search }: URL): string {
  return `${pathname}${search}`;
}

function signInAt(path: string): string {
  return path === '/' ? '/sign-in' : `/sign-in?${new URLSearchParams({ to: path }).toString()}`;
}

async function explainRefusal(
  context: Readonly<RouterContextProvider>,
  isChange: boolean,
): Promise<Refused> {
  const [all, frame] = await Promise.all([
    context.get(deskContext).people.list(),
    readFrame(context),
  ]);
  const owner = all.find(({ role, joinedAt }) => role === 'owner' && joinedAt !== null);
  return { kind: 'no-right', isChange, owner: owner?.name ?? null, frame };
}

/**
 * Lets a request through to its route, or not: by the table of rights alone, before any loader or action runs. Whoever is
 * nobody is led to where they sign in; whoever has too little right is told so. A form that needs a fresh proof is sent
 * on to `/prove` as it is, which sends it back.
 */
export const gate: MiddlewareFunction<Response> = async ({ request, url, pattern, context }) => {
  const visit = context.get(visitContext);
  // The router gives the first address with its slash and the others without.
  const route = pattern.startsWith('/') ? pattern : `/${pattern}`;
  const right: Right | undefined = Object.hasOwn(RIGHTS, route) ? RIGHTS[route] : undefined;
  const method = request.method === 'POST' ? 'post' : 'get';
  const asked = right?.[method];
  const visitor = await visit.identify({ isUse: right?.unasked !== method });
  const path = pathOf(url);
  if (asked === 'nobody') return;
  // A script's call is sent on by nobody.
  const isCall = request.headers.get('content-type') === 'application/json';
  if (visitor === null) {
    if (isCall) throw Response.json({ kind: 'signed-out' }, { status: 401 });
    throw redirect(method === 'get' ? signInAt(path) : SIGNED_OUT, 303);
  }
  if (asked === undefined) throw data(null, { status: right ? 405 : 404 });
  if (!hasRight(visitor.person.role, asked)) {
    throw data(await explainRefusal(context, method === 'post'), { status: 403 });
  }
  if (right?.proof !== method) return;
  const now = context.get(deskContext).clock.now();
  if (!hasFreshProof(visitor, now)) {
    if (isCall) throw Response.json({ kind: 'prove' }, { status: 401 });
    // 307 has the browser send the form on with all that was typed.
    const query = new URLSearchParams({ to: path }).toString();
    throw redirect(`/prove?${query}`, method === 'post' ? 307 : 303);
  }
};
