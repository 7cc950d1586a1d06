import { Button, FormAlert, textLinkLook } from '@high-street/ui';
import { data, Form, Link, redirect, useNavigation } from 'react-router';

import { deskContext, visitContext } from '#app/context.ts';
import { CodeField } from '#app/door/code-field.tsx';
import { describeLimit } from '#app/door/describe-limit.ts';
import { DoorPage } from '#app/door/door-page.tsx';
import { WORDS as DOOR } from '#app/door/words.ts';
import { findPage } from '#app/find-page.ts';
import { describeHour } from '#app/parts/describe-moment.ts';
import { useFocusOnFault } from '#app/parts/use-focus-on-fault.ts';
import { codeSchema } from '#app/read-code.ts';
import { readPath } from '#app/read-path.ts';
import { readPostedForm } from '#app/read-posted-form.ts';
import { withQuery } from '#app/with-query.ts';

import type { Route } from './+types/code.ts';
import { WORDS } from './words.ts';

/** Where the mailed code is typed, in the browser that asked for it. */
export async function loader({ url, context }: Route.LoaderArgs) {
  const visit = context.get(visitContext);
  const to = findPage(readPath(url.searchParams.get('to')));
  if (await visit.identify()) throw redirect(to, 303);
  const { askedFor } = visit;
  if (askedFor === null) throw redirect('/sign-in', 303);
  const { brand, office } = context.get(deskContext);
  const until = describeHour(askedFor.until, office.timeZone);
  return { brand, to, email: askedFor.email, until };
}

/** Signs in by the code. */
export async function action({ request, context }: Route.ActionArgs) {
  const form = await readPostedForm(request);
  const visit = context.get(visitContext);
  const code = codeSchema.safeParse(form.get('code')).data;
  // What can be no code costs no try.
  if (code === undefined) return data({ kind: 'no-code' } as const, 400);
  const { signIn, office } = context.get(deskContext);
  const result = await signIn.useCode(visit, code);
  if (result.kind === 'limited') return data(describeLimit(result, office.timeZone), 429);
  // Of two presses the first has used the code, and who came in by it goes on.
  if (result.kind === 'wrong' && !(await visit.identify())) return data(result, 400);
  visit.keepAskedFor(null);
  throw redirect(findPage(readPath(form.get('to'))), 303);
}

export const meta = () => [{ title: WORDS.codeTitle }];

/** What is wrong with the code that was typed, or null. */
function faultOf(answer: Route.ComponentProps['actionData']): string | null {
  if (answer?.kind === 'no-code') return DOOR.noCode;
  return answer?.kind === 'wrong' ? DOOR.wrongCode(answer.triesLeft) : null;
}

function OtherWays({ to, email }: { to: string; email: string }) {
  return (
    <div className="door-links">
      <Form method="post" action="/sign-in">
        <input type="hidden" name="to" value={to} />
        <input type="hidden" name="email" value={email} />
        <button type="submit" {...textLinkLook({ children: WORDS.another })} />
      </Form>
      <Link to={withQuery('/sign-in', { to })} {...textLinkLook({ children: WORDS.passkey })} />
    </div>
  );
}

export default function Code({ loaderData, actionData }: Route.ComponentProps) {
  const { brand, to, email, until } = loaderData;
  const { state } = useNavigation();
  const form = useFocusOnFault(actionData);
  return (
    <DoorPage
      brand={brand}
      title={WORDS.codeTitle}
      lede={
        <>
          <p>
            <b>{WORDS.asked(email)}</b>
          </p>
          <p>{WORDS.both(until)}</p>
        </>
      }
    >
      {actionData?.kind === 'limited' ? <FormAlert>{actionData.words}</FormAlert> : null}
      <Form method="post" className="door-form" ref={form} noValidate>
        <input type="hidden" name="to" value={to} />
        <CodeField name="code" error={faultOf(actionData)} />
        <Button type="submit" size="medium" isBusy={state === 'submitting'}>
          {WORDS.open}
        </Button>
      </Form>
      <OtherWays to={to} email={email} />
    </DoorPage>
  );
}
