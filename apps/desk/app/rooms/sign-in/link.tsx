import { Button, FormAlert, textLinkLook } from '@high-street/ui';
import { data, Form, Link as RouterLink, redirect, useNavigation } from 'react-router';

import { deskContext, visitContext } from '#app/context.ts';
import { describeLimit } from '#app/door/describe-limit.ts';
import { DoorPage } from '#app/door/door-page.tsx';
import { describeHour } from '#app/parts/describe-moment.ts';
import type { Route } from './+types/link.ts';
import { WORDS } from './words.ts';

/** What a mailed link opens: a page with a button. Programs that look at mails open it, too, and nothing comes of it. */
export async function loader({ context }: Route.LoaderArgs) {
  const visit = context.get(visitContext);
  // As by the link itself, which people open again from their mail.
  if (await visit.identify()) throw redirect('/', 303);
  const { askedFor, browserToken } = visit;
  const { brand, office } = context.get(deskContext);
  if (browserToken === null) return { brand, kind: 'elsewhere' } as const;
  // What was asked for is forgotten once it was used; and a browser that is known may not be the one that asked.
  if (askedFor === null) return { brand, kind: 'over' } as const;
  return {
    brand,
    kind: 'asked',
    at: describeHour(askedFor.at, office.timeZone),
    agent: askedFor.agent,
  } as const;
}

/** Signs in by the link, in the browser that asked for it and in no other. */
export async function action({ params, context }: Route.ActionArgs) {
  const visit = context.get(visitContext);
  const { signIn, office } = context.get(deskContext);
  const result = await signIn.useLink(visit, params.token);
  if (result.kind === 'limited') return data(describeLimit(result, office.timeZone), 429);
  // Of two presses the first has used the link, and who came in by it goes on.
  if (result.kind === 'wrong' && !(await visit.identify())) return data(result, 400);
  visit.keepAskedFor(null);
  throw redirect('/', 303);
}

export const meta = () => [{ title: WORDS.linkTitle }];

type NothingHereProps = { brand: string; kind: keyof typeof WORDS.nothingHere };

function NothingHere({ brand, kind }: NothingHereProps) {
  return (
    <DoorPage brand={brand} {...WORDS.nothingHere[kind]}>
      <div className="door-links">
        <RouterLink to="/sign-in" {...textLinkLook({ children: WORDS.again })} />
      </div>
    </DoorPage>
  );
}

export default function Link({ loaderData, actionData }: Route.ComponentProps) {
  const { state } = useNavigation();
  const { brand, kind } = loaderData;
  if (kind !== 'asked') return <NothingHere brand={brand} kind={kind} />;
  const { at, agent } = loaderData;
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
