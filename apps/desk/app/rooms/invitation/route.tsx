import { Button, Field, FormAlert, textLinkLook, TextInput } from '@high-street/ui';
import { data, Form, Link, redirect, useNavigation } from 'react-router';
import { z } from 'zod';

import { deskContext, visitContext } from '#app/context.ts';
import { describeLimit } from '#app/door/describe-limit.ts';
import { DoorPage } from '#app/door/door-page.tsx';
import { LONGEST_NAME } from '#app/longest-name.ts';
import { useFocusOnFault } from '#app/parts/use-focus-on-fault.ts';
import { addressSchema } from '#app/read-address.ts';
import { readPostedForm } from '#app/read-posted-form.ts';

import type { Route } from './+types/route.ts';
import { WORDS } from './words.ts';

const nameSchema = z.string().trim().min(1).max(LONGEST_NAME);
const ownerSchema = z.object({ name: nameSchema, email: addressSchema });

/** What an invitation opens: whose it is, and nothing where it is wrong, old, used or taken back. */
export async function loader({ params, context }: Route.LoaderArgs) {
  const { brand, invitations } = context.get(deskContext);
  context.get(visitContext).keepBrowser();
  const invitation = await invitations.find(params.token);
  if (invitation === null) return data({ brand, invitation: null }, 404);
  const { person, expiresAt } = invitation;
  const invited = person && { name: person.name, email: person.email, role: person.role };
  return data({ brand, invitation: { invited, expiresAt } });
}

/** Lets somebody in for the first time, by a name that they may correct; the first owner says an address, too. */
export async function action({ request, params, context }: Route.ActionArgs) {
  const { signIn, invitations, people, office } = context.get(deskContext);
  const visit = context.get(visitContext);
  const form = await readPostedForm(request);
  const typed = { name: String(form.get('name') ?? ''), email: String(form.get('email') ?? '') };
  const invitation = await invitations.find(params.token);
  const invited = invitation?.person ?? null;
  const email = invited?.email ?? typed.email;
  const owner = ownerSchema.safeParse({ name: typed.name, email });
  // A link that is no good is answered as such, whatever was typed.
  if (invitation !== null && !owner.success) {
    const faults = owner.error.issues.map(({ path }) => String(path[0]));
    return data({ kind: 'incomplete', faults, typed } as const, 400);
  }
  const result = await signIn.useInvitation(visit, {
    token: params.token,
    firstOwner: owner.data,
  });
  if (result.kind === 'limited') {
    // Who is invited has no passkey yet.
    const limit = { ...result, letsPasskeysIn: false };
    return data({ ...describeLimit(limit, office.timeZone), typed }, 429);
  }
  if (result.kind === 'wrong') {
    // Of two presses the first has used the invitation, and who came in by it goes on.
    if (await visit.identify()) throw redirect('/welcome', 303);
    return data({ kind: 'wrong', typed } as const, 404);
  }
  if (invited !== null && owner.data !== undefined && owner.data.name !== invited.name) {
    await people.update({
      personId: invited.id,
      version: invited.version,
      changes: { name: owner.data.name },
      actor: { kind: 'person', personId: invited.id, addressGroup: visit.addressGroup },
    });
  }
  throw redirect('/welcome', 303);
}

export const meta = ({ loaderData }: Route.MetaArgs) => [
  {
    title: loaderData?.invitation === null ? WORDS.overTitle : WORDS.title(loaderData?.brand ?? ''),
  },
];

type Answer = Route.ComponentProps['actionData'];
type Invited = NonNullable<Route.ComponentProps['loaderData']['invitation']>['invited'];

function Over({ brand }: { brand: string }) {
  return (
    <DoorPage brand={brand} title={WORDS.overTitle} lede={WORDS.over}>
      <div className="door-links">
        <Link to="/sign-in" {...textLinkLook({ children: WORDS.signIn })} />
      </div>
    </DoorPage>
  );
}

function JoinForm({ invited, answer }: { invited: Invited; answer: Answer }) {
  const { state } = useNavigation();
  const form = useFocusOnFault(answer);
  const faults = answer?.kind === 'incomplete' ? answer.faults : [];
  return (
    <Form method="post" className="door-form" ref={form} noValidate>
      <Field
        label={WORDS.name}
        hint={WORDS.nameHint}
        error={faults.includes('name') ? WORDS.noName : null}
      >
        {(control) => (
          <TextInput
            {...control}
            name="name"
            autoComplete="name"
            required
            defaultValue={answer?.typed.name ?? invited?.name}
          />
        )}
      </Field>
      {invited === null ? (
        <Field
          label={WORDS.email}
          hint={WORDS.emailHint}
          error={faults.includes('email') ? WORDS.noEmail : null}
        >
          {(control) => (
            <TextInput
              {...control}
              type="email"
              name="email"
              autoComplete="email"
              required
              defaultValue={answer?.typed.email}
            />
          )}
        </Field>
      ) : null}
      <Button type="submit" size="medium" isBusy={state === 'submitting'}>
        {WORDS.join}
      </Button>
    </Form>
  );
}

export default function Invitation({ loaderData, actionData }: Route.ComponentProps) {
  const { brand, invitation } = loaderData;
  if (invitation === null) return <Over brand={brand} />;
  const { invited } = invitation;
  return (
    <DoorPage
      brand={brand}
      title={WORDS.title(brand)}
      lede={
        invited === null ? (
          WORDS.first
        ) : (
          <>
            <p>{WORDS.asked(invited.role)}</p>
            <p>
              <b>{invited.email}</b>
            </p>
          </>
        )
      }
    >
      {actionData?.kind === 'limited' ? <FormAlert>{actionData.words}</FormAlert> : null}
      {actionData?.kind === 'wrong' ? <FormAlert>{WORDS.over}</FormAlert> : null}
      <JoinForm invited={invited} answer={actionData} />
    </DoorPage>
  );
}
