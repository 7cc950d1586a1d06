import { Button, FormAlert, textLinkLook } from '@high-street/ui';
import { data, Form, Link as RouterLink, redirect, useNavigation } from 'react-router';

import { deskContext, visitContext } from '#app/context.ts';
import { describeHour, describeLimit } from '#app/door/describe-hour.ts';
import { DoorPage } from '#app/door/door-page.tsx';
import type { Route } from './+types/link.ts';
import { WORDS } from './words.ts';

/** What a mailed link opens: a page with a button. Programs that look at mails open it, too, and nothing comes of it. */
export function loader({ context }: Route.LoaderArgs) {
  const { askedFor, browserToken } = context.get(visitContext);
  const { brand } = context.get(deskContext);
  if (browserToken === null || askedFor === null) return { brand, askedFor: null };
  return { brand, askedFor: { at: describeHour(askedFor.at), agent: askedFor.agent } };
}

/** Signs in by the link, in the browser that asked for it and in no other. */
export async function action({ params, context }: Route.ActionArgs) {
  const visit = context.get(visitContext);
  const result = await context.get(deskContext).signIn.useLink(visit, params.token);
  if (result.kind === 'limited') return data(describeLimit(result), 429);
  // Of two presses the first has used the link, and who came in by it goes on.
  if (result.kind === 'wrong' && !(await visit.identify())) return data(result, 400);
  visit.keepAskedFor(null);
  throw redirect('/', 303);
}

export const meta = () => [{ title: WORDS.linkTitle }];

function Elsewhere({ brand }: { brand: string }) {
  return (
    <DoorPage brand={brand} title={WORDS.elsewhereTitle} lede={WORDS.elsewhere}>
      <div className="door-links">
        <RouterLink to="/sign-in" {...textLinkLook({ children: WORDS.again })} />
      </div>
    </DoorPage>
  );
}

export default function Link({ loaderData, actionData }: Route.ComponentProps) {
  const { brand, askedFor } = loaderData;
  const { state } = useNavigation();
  if (askedFor === null) return <Elsewhere brand={brand} />;
  const { at, agent } = askedFor;
  return (
    <DoorPage brand={brand} title={WORDS.linkTitle} lede={WORDS.youAsked(at, agent)}>
      {actionData?.kind === 'wrong' ? <FormAlert>{WORDS.wrongLink}</FormAlert> : null}
      {actionData?.kind === 'limited' ? <FormAlert>{actionData.words}</FormAlert> : null}
      <Form method="post" className="door-form">
        <Button type="submit" size="medium" isBusy={state === 'submitting'}>
          {WORDS.open}
        </Button>
      </Form>
      <div className="door-links">
        <RouterLink to="/sign-in" {...textLinkLook({ children: WORDS.again })} />
      </div>
    </DoorPage>
  );
}
