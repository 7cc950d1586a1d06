import './lead.css';

import { readReference } from '@high-street/contract';
import type { DeskLead } from '@high-street/leads';
import { Button, Field, TextInput } from '@high-street/ui';
import { data, Form, redirect, useNavigation } from 'react-router';
import { z } from 'zod';

import type { DeskServices } from '#/desk-services.ts';
import { plainText } from '#app/parts/plain-text.ts';
import { leadAddress, listAddress, readList } from '#app/answer/lead-address.ts';
import { describeStart } from '#app/booking-parts/describe-booking.ts';
import { deskContext, visitContext } from '#app/context.ts';
import { GoesStays } from '#app/parts/goes-stays.tsx';
import { LinkButton } from '#app/parts/link-button.tsx';
import { Refused } from '#app/parts/refused.tsx';
import { RoomHead } from '#app/parts/room-head.tsx';
import { useFocusOnFault } from '#app/parts/use-focus-on-fault.ts';
import { readForm, readPostedForm } from '#app/read-posted-form.ts';
import { findLead } from './find-lead.ts';
import { WORDS } from './words.ts';
import type { Route } from './+types/erase.ts';

const words = WORDS.erase;
const INVALID = 422;
const CONFLICT = 409;

const formSchema = z.object({
  /** The address under which everything was to go when the page was read. */
  email: z.string(),
  reference: z.string().catch(''),
});

export const meta: Route.MetaFunction = ({ loaderData }) => [
  { title: words.title(loaderData?.name ?? '') },
];

/** Whom the page would erase, how much of theirs, and what stays of it. */
async function describePerson(
  { previewErase, office }: Pick<DeskServices, 'previewErase' | 'office'>,
  { reference, contacts }: DeskLead,
) {
  const preview = await previewErase(contacts.email);
  const going = (['leads', 'bookings', 'mails', 'messages', 'notes', 'contacts'] as const)
    .filter((what) => preview[what] > 0)
    .map((what) => words[what](preview[what]));
  return {
    reference,
    name: plainText(contacts.contactName ?? '') || reference,
    email: plainText(contacts.email),
    going,
    staying: [
      ...words.staying,
      ...preview.ahead.map(({ startsAt, reference: demo }) =>
        words.entry(demo, describeStart(startsAt, office.timeZone)),
      ),
      ...preview.otherDemos.map(words.otherDemo),
    ],
  };
}

export async function loader({ context, params, url }: Route.LoaderArgs) {
  const services = context.get(deskContext);
  const person = await describePerson(services, await findLead(services, params.reference));
  return { ...person, list: readList(url.searchParams) };
}

export async function action({ context, params, request, url }: Route.ActionArgs) {
  const services = context.get(deskContext);
  const { actor } = context.get(visitContext);
  const { email: seen, reference: typed } = readForm(await readPostedForm(request), formSchema);
  const lead = await findLead(services, params.reference);
  const isOther = seen !== plainText(lead.contacts.email);
  if (isOther || readReference(typed) !== lead.reference) {
    const person = await describePerson(services, lead);
    const before = isOther ? seen : null;
    return data({ ...person, typed, before }, isOther ? CONFLICT : INVALID);
  }
  await services.eraseLead(lead.contacts.email, actor);
  return redirect(listAddress(readList(url.searchParams), { done: 'erased' }), 303);
}

type EraseFormProps = {
  reference: string;
  email: string;
  list: string | null;
  /** What was typed before; `before` is the address that was seen where it was changed meanwhile. */
  answer: { readonly typed: string; readonly before: string | null } | null;
};

/** The last question: only who types the reference means it, and only of the address that they saw. */
function EraseForm({ reference, email, list, answer }: EraseFormProps) {
  const { state } = useNavigation();
  const form = useFocusOnFault(answer);
  const isWrong = answer !== null && answer.before === null;
  return (
    <Form method="post" className="grid max-w-[340px] gap-2" ref={form} noValidate>
      <input type="hidden" name="email" value={email} />
      <Field label={words.confirm} error={isWrong ? words.wrong(reference) : null}>
        {(control) => (
          <TextInput
            {...control}
            isSmall
            name="reference"
            autoComplete="off"
            autoCapitalize="characters"
            spellCheck={false}
            placeholder={reference}
            defaultValue={answer?.typed ?? ''}
          />
        )}
      </Field>
      <div className="line">
        <Button type="submit" variant="danger" isBusy={state === 'submitting'}>
          {words.act}
        </Button>
        <LinkButton variant="quiet" to={leadAddress(reference, { list })}>
          {words.keep}
        </LinkButton>
      </div>
    </Form>
  );
}

export default function LeadErase({ loaderData, actionData }: Route.ComponentProps) {
  const { list } = loaderData;
  const { reference, name, email, going, staying } = actionData ?? loaderData;
  const before = actionData?.before ?? null;
  return (
    <>
      <RoomHead title={words.title(name)} lede={words.lede(email)} isInBar={false} />
      {before === null ? null : (
        <Refused>
          <b>{words.changed.strong}</b> {words.changed.rest(before, email)}
        </Refused>
      )}
      <GoesStays
        goes={{ title: words.goes, lines: going }}
        stays={{ title: words.stays, lines: staying }}
      />
      <EraseForm
        key={reference}
        reference={reference}
        email={email}
        list={list}
        answer={actionData ?? null}
      />
    </>
  );
}
