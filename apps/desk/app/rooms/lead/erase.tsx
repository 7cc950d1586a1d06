import './lead.css';

import { readReference } from '@high-street/contract';
import { Button, buttonProps, Field, TextInput } from '@high-street/ui';
import { data, Form, Link, redirect, useNavigation } from 'react-router';

import { plainText } from '#app/parts/plain-text.ts';
import { leadAddress, readList } from '#app/answer/lead-address.ts';
import { deskContext, visitContext } from '#app/context.ts';
import { GoesStays } from '#app/parts/goes-stays.tsx';
import { RoomHead } from '#app/parts/room-head.tsx';
import { useFocusOnFault } from '#app/parts/use-focus-on-fault.ts';
import { readPostedForm } from '#app/read-posted-form.ts';
import { findLead } from './find-lead.ts';
import { WORDS } from './words.ts';
import type { Route } from './+types/erase.ts';

const words = WORDS.erase;
const INVALID = 422;

export const meta: Route.MetaFunction = ({ loaderData }) => [
  { title: words.title(loaderData?.name ?? '') },
];

export async function loader({ context, params, url }: Route.LoaderArgs) {
  const { leadReader, previewErase } = context.get(deskContext);
  const { reference, contacts } = await findLead({ leadReader }, params.reference);
  const preview = await previewErase(contacts.email);
  const going = (['leads', 'bookings', 'mails', 'messages', 'notes', 'contacts'] as const)
    .filter((what) => preview[what] > 0)
    .map((what) => words[what](preview[what]));
  return {
    reference,
    name: plainText(contacts.contactName ?? '') || reference,
    email: plainText(contacts.email),
    going,
    list: readList(url.searchParams),
  };
}

export async function action({ context, params, request }: Route.ActionArgs) {
  const { leadReader, eraseLead } = context.get(deskContext);
  const { actor } = context.get(visitContext);
  const form = await readPostedForm(request);
  const { reference, contacts } = await findLead({ leadReader }, params.reference);
  const typed = form.get('reference');
  if (typeof typed !== 'string' || readReference(typed) !== reference) {
    return data({ typed: typeof typed === 'string' ? typed : '' }, INVALID);
  }
  await eraseLead(contacts.email, actor);
  return redirect('/leads?done=erased', 303);
}

type EraseFormProps = { reference: string; list: string | null; typed: string | null };

/** The last question: only who types the reference means it. */
function EraseForm({ reference, list, typed }: EraseFormProps) {
  const { state } = useNavigation();
  const form = useFocusOnFault(typed);
  const { children: keep, ...look } = buttonProps({ variant: 'quiet', children: words.keep });
  return (
    <Form method="post" className="erase-form" ref={form} noValidate>
      <Field label={words.confirm} error={typed === null ? null : words.wrong(reference)}>
        {(control) => (
          <TextInput
            {...control}
            isSmall
            name="reference"
            autoComplete="off"
            autoCapitalize="characters"
            spellCheck={false}
            placeholder={reference}
            defaultValue={typed ?? ''}
          />
        )}
      </Field>
      <div className="line">
        <Button type="submit" variant="danger" isBusy={state === 'submitting'}>
          {words.act}
        </Button>
        <Link {...look} to={leadAddress(reference, { list })}>
          {keep}
        </Link>
      </div>
    </Form>
  );
}

export default function LeadErase({ loaderData, actionData }: Route.ComponentProps) {
  const { reference, name, email, going, list } = loaderData;
  return (
    <>
      <RoomHead title={words.title(name)} lede={words.lede(email)} isInBar={false} />
      <GoesStays
        goes={{ title: words.goes, lines: going }}
        stays={{ title: words.stays, lines: words.staying }}
      />
      <EraseForm reference={reference} list={list} typed={actionData?.typed ?? null} />
    </>
  );
}
