import { data, redirect } from 'react-router';

import { deskContext, visitContext } from '#app/context.ts';
import { findPage } from '#app/find-page.ts';
import { readPath } from '#app/read-path.ts';
import { withQuery } from '#app/with-query.ts';

import type { Route } from './+types/oidc-callback.ts';

/** Where the provider sends people back to: in, or to where they may try again. No address here is kept in a history. */
export async function loader({ url, context }: Route.LoaderArgs) {
  const { oidc } = context.get(deskContext);
  if (oidc === null) throw data(null, { status: 404 });
  const result = await oidc.finish(context.get(visitContext), url.searchParams);
  if (result.kind === 'in') throw redirect(findPage(readPath(result.to)), 303);
  const to = result.kind === 'wrong' ? readPath(result.to) : '/';
  throw redirect(withQuery('/sign-in/oidc', { to, refused: result.kind }), 303);
}
