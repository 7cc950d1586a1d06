import { FormAlert, TextLink, textLinkLook } from '@high-street/ui';
import { data, Link, redirect } from 'react-router';

import type { OidcSignIn } from '#/oidc/index.ts';
import { deskContext, visitContext } from '#app/context.ts';
import { OidcForm } from '#app/oidc/oidc-form.tsx';
import { DoorPage } from '#app/door/door-page.tsx';
import { OIDC_WORDS } from '#app/oidc/words.ts';
import { readPath } from '#app/read-path.ts';
import { readPostedForm } from '#app/read-posted-form.ts';
import { withQuery } from '#app/with-query.ts';

import type { Route } from './+types/oidc.ts';

function requireOidc(oidc: OidcSignIn | null): OidcSignIn {
  if (oidc === null) throw data(null, { status: 404 });
  return oidc;
}

/** Where somebody may try again, told nothing of what was wrong. */
export async function loader({ url, context }: Route.LoaderArgs) {
  const { brand, oidc } = context.get(deskContext);
  const isSignedIn = (await context.get(visitContext).identify()) !== null;
  const { name } = requireOidc(oidc);
  const { searchParams: query } = url;
  const refused = query.get('refused');
  return {
    brand,
    name,
    to: readPath(query.get('to')),
    // Who is signed in came for a proof.
    another: isSignedIn ? '/prove' : '/sign-in',
    refused: refused === 'wrong' || refused === 'limited' ? refused : null,
  };
}

/** Sends a browser to the provider: to sign in there, or for who is signed in, to do so again as a proof. */
export async function action({ request, context }: Route.ActionArgs) {
  const oidc = requireOidc(context.get(deskContext).oidc);
  const visit = context.get(visitContext);
  const to = readPath((await readPostedForm(request)).get('to'));
  const isSignedIn = (await visit.identify()) !== null;
  const result = await (isSignedIn ? oidc.startProof(visit, to) : oidc.start(visit, to));
  // A page that leads on, not a redirect: browsers that follow one after a form hold it against `form-action`.
  if (result.kind === 'away') return { url: result.url };
  throw redirect(withQuery('/sign-in/oidc', { to, refused: result.kind }), 303);
}

export const meta = ({ loaderData }: Route.MetaArgs) => [
  { title: OIDC_WORDS.title(loaderData?.name ?? '') },
];

export default function Oidc({ loaderData, actionData }: Route.ComponentProps) {
  const { brand, name, to, another, refused } = loaderData;
  if (actionData !== undefined) {
    return (
      <DoorPage brand={brand} title={OIDC_WORDS.away} lede={OIDC_WORDS.awayLine(name)}>
        <meta httpEquiv="refresh" content={`0;url=${actionData.url}`} />
        <div className="door-links">
          <TextLink href={actionData.url} rel="noreferrer">
            {OIDC_WORDS.go(name)}
          </TextLink>
        </div>
      </DoorPage>
    );
  }
  return (
    <DoorPage
      brand={brand}
      title={OIDC_WORDS.title(name)}
      lede={refused === null ? OIDC_WORDS.lede(name) : null}
    >
      {refused === 'wrong' ? <FormAlert>{OIDC_WORDS.wrong(name)}</FormAlert> : null}
      {refused === 'limited' ? <FormAlert>{OIDC_WORDS.limited}</FormAlert> : null}
      <OidcForm name={name} to={to} />
      <div className="door-links">
        <Link to={withQuery(another, { to })} {...textLinkLook({ children: OIDC_WORDS.another })} />
      </div>
    </DoorPage>
  );
}
