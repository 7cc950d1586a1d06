import './people.css';

import { data, redirect } from 'react-router';

import { deskContext, visitContext } from '#app/context.ts';
import { isNamed } from '#app/is-named.ts';
import { GoesStays } from '#app/parts/goes-stays.tsx';
import { RoomHead } from '#app/parts/room-head.tsx';
import { ConfirmForm } from './confirm-form.tsx';
import { doneAddress } from './read-done.ts';
import { WORDS } from './words.ts';
import type { Route } from './+types/erase.ts';

const words = WORDS.erasing;

export const meta: Route.MetaFunction = ({ loaderData }) => [
  { title: words.title(loaderData?.name ?? '') },
];

export async function loader({ context, params }: Route.LoaderArgs) {
  const former = await context.get(deskContext).people.listFormer();
  const person = former.find(({ id }) => id === params.personId);
  if (person === undefined) throw data(null, 404);
  return { name: person.name, email: person.email };
}

export async function action({ context, params }: Route.ActionArgs) {
  const { people } = context.get(deskContext);
  const { actor } = context.get(visitContext);
  try {
    await people.erase({ personId: params.personId, actor });
  } catch (error) {
    if (isNamed(error, 'PersonGone')) throw data(null, 404);
    throw error;
  }
  return redirect(doneAddress('erased', params.personId), 303);
}

export default function Erase({ loaderData }: Route.ComponentProps) {
  const { name, email } = loaderData;
  return (
    <>
      <RoomHead title={words.title(name)} lede={`${email}. ${words.line}`} isInBar={false} />
      <GoesStays
        goes={{ title: WORDS.removing.goes, lines: words.going }}
        stays={{ title: WORDS.removing.stays, lines: words.staying }}
      />
      <ConfirmForm act={words.act} />
    </>
  );
}
