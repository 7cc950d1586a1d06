import './people.css';

import { data, redirect } from 'react-router';

import { deskContext, visitContext } from '#app/context.ts';
import { isNamed } from '#app/is-named.ts';
import { GoesStays } from '#app/parts/goes-stays.tsx';
import { Refused } from '#app/parts/refused.tsx';
import { RoomHead } from '#app/parts/room-head.tsx';
import { isStale } from '#app/versions/answer-stale.ts';
import { readForm, readPostedForm } from '#app/read-posted-form.ts';
import { ConfirmForm } from './confirm-form.tsx';
import { doneAddress } from './read-done.ts';
import { removalSchema } from './read-form.ts';
import { WORDS } from './words.ts';
import type { Route } from './+types/remove.ts';

const words = WORDS.removing;

export { shouldRevalidate } from '#app/versions/should-revalidate.ts';

export const meta: Route.MetaFunction = ({ loaderData }) => [
  { title: words.title(loaderData?.name ?? '') },
];

export async function loader({ context, params }: Route.LoaderArgs) {
  const person = await context.get(deskContext).people.find(params.personId);
  if (person === null) throw data(null, 404);
  return { name: person.name, email: person.email, version: person.version };
}

export async function action({ context, params, request }: Route.ActionArgs) {
  const { people } = context.get(deskContext);
  const { actor } = context.get(visitContext);
  const { personId } = params;
  const { version } = readForm(await readPostedForm(request), removalSchema);
  try {
    await people.remove({ personId, version, actor });
  } catch (error) {
    if (isNamed(error, 'LastOwner')) return data({ reason: WORDS.faults.lastOwner }, 409);
    if (isStale(error)) return data({ reason: words.changed }, 409);
    if (isNamed(error, 'PersonGone')) throw data(null, 404);
    throw error;
  }
  return redirect(doneAddress('removed', personId), 303);
}

export default function Remove({ loaderData, actionData }: Route.ComponentProps) {
  const { name, email, version } = loaderData;
  return (
    <>
      <RoomHead title={words.title(name)} lede={email} isInBar={false} />
      {actionData ? <Refused>{actionData.reason}</Refused> : null}
      <GoesStays
        goes={{ title: words.goes, lines: words.going }}
        stays={{ title: words.stays, lines: words.staying }}
      />
      <ConfirmForm act={words.act}>
        <input type="hidden" name="version" value={version} />
      </ConfirmForm>
    </>
  );
}
