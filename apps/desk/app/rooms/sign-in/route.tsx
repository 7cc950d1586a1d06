import { Button, Field, FormAlert, ServerIcon, TextInput } from '@high-street/ui';
import { data, Form, redirect, useNavigation } from 'react-router';

import { deskContext, visitContext } from '#app/context.ts';
import { OidcForm } from '#app/oidc/oidc-form.tsx';
import { addressSchema } from '#app/read-address.ts';
import { describeLimit } from '#app/door/describe-limit.ts';
import { DoorPage } from '#app/door/door-page.tsx';
import { PasskeyButton } from '#app/door/passkey-button.tsx';
import { leftUnsent } from '#app/door/signed-out.ts';
import { findPage } from '#app/find-page.ts';
import { Strip } from '#app/parts/strip.tsx';
import { signInByPasskey } from '#app/passkeys/index.ts';
import { readPath } from '#app/read-path.ts';
import { readPostedForm } from '#app/read-posted-form.ts';
import { withQuery } from '#app/with-query.ts';

import type { Route } from './+types/route.ts';
import { WORDS } from './words.ts';

/** Where somebody signs in; who is signed in goes on at once. Each browser gets what tells it from others. */
export async function loader({ url, context }: Route.LoaderArgs) {
  const { brand, oidc, lookAtMail } = context.get(deskContext);
  const visit = context.get(visitContext);
  const to = findPage(readPath(url.searchParams.get('to')));
  if (await visit.identify()) throw redirect(to, 303);
  visit.keepBrowser();
  const { state } = await lookAtMail();
  return {
    brand,
    to,
    oidc: oidc?.name ?? null,
    hasMail: state?.kind !== 'silent',
    isUnsent: leftUnsent(url),
  };
}

/** Asks for a link and a code by mail; what follows is the same for known and unknown addresses. */
export async function action({ request, context }: Route.ActionArgs) {
  const form = await readPostedForm(request);
  const to = readPath(form.get('to'));
  const email = addressSchema.safeParse(form.get('email')).data;
  if (email === undefined) {
    return data({ kind: 'no-address', email: String(form.get('email') ?? '') } as const, 400);
  }
  const { signIn, office } = context.get(deskContext);
  const asked = await signIn.askForMail(context.get(visitContext), email);
  if (asked.kind === 'limited') {
    return data({ ...describeLimit(asked, office.timeZone), email }, 429);
  }
  throw redirect(withQuery('/sign-in/code', { to }), 303);
}

export const meta = () => [{ title: WORDS.title }];

type Answer = Route.ComponentProps['actionData'];

function MailForm({ to, answer }: { to: string; answer: Answer }) {
  const { state } = useNavigation();
  return (
    <Form method="post" className="door-form" noValidate>
      <input type="hidden" name="to" value={to} />
      <Field label={WORDS.email} error={answer?.kind === 'no-address' ? WORDS.noAddress : null}>
        {(control) => (
          <TextInput
            {...control}
            type="email"
            name="email"
            autoComplete="username"
            required
            defaultValue={answer?.email}
          />
        )}
      </Field>
      <Button type="submit" variant="outline" size="medium" isBusy={state === 'submitting'}>
        {WORDS.send}
      </Button>
    </Form>
  );
}

/** Nothing takes mails for now, whoever asks for one. */
function NoMail() {
  const { strong, ask, command, passkey } = WORDS.noMail;
  return (
    <Strip tone="butter" icon={<ServerIcon size={18} />} isLive={false}>
      <b>{strong}</b> {ask} <code>{command}</code>. {passkey}
    </Strip>
  );
}

export default function SignIn({ loaderData, actionData }: Route.ComponentProps) {
  const { brand, to, oidc, hasMail, isUnsent } = loaderData;
  return (
    <DoorPage brand={brand} title={WORDS.title} lede={WORDS.lede}>
      {isUnsent && actionData === undefined ? <FormAlert>{WORDS.unsent}</FormAlert> : null}
      {actionData?.kind === 'limited' ? <FormAlert>{actionData.words}</FormAlert> : null}
      <PasskeyButton ask={signInByPasskey} onDone={() => window.location.assign(to)} />
      <p className="door-or">{WORDS.or}</p>
      {hasMail ? null : <NoMail />}
      <MailForm to={to} answer={actionData} />
      {oidc === null ? null : <OidcForm name={oidc} to={to} />}
    </DoorPage>
  );
}
