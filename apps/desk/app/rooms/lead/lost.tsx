import { Button, RadioCards } from '@high-street/ui';
import { useState } from 'react';
import { data, Form, redirect, useNavigation } from 'react-router';

import { LinkButton } from '#app/parts/link-button.tsx';
import { plainText } from '#app/parts/plain-text.ts';
import { backAddress, readList } from '#app/answer/lead-address.ts';
import { deskContext } from '#app/context.ts';
import { RoomHead } from '#app/parts/room-head.tsx';
import { TwoAnswers } from '#app/versions/two-answers.tsx';
import { findLead } from './find-lead.ts';
import { markActSchema } from './read-act.ts';
import { readLeadForm } from './read-lead-form.ts';
import { refuseMark, saveMark } from './save-versioned.ts';
import { WORDS } from './words.ts';
import type { Route } from './+types/lost.ts';

const words = WORDS.lost;

export const meta: Route.MetaFunction = ({ loaderData }) => [
  { title: words.title(loaderData?.name ?? '') },
];

export async function loader({ context, params, url }: Route.LoaderArgs) {
  const lead = await findLead(context.get(deskContext), params.reference);
  const { reference, version, contacts } = lead;
  const name = plainText(contacts.contactName ?? '') || reference;
  return { reference, version, name, list: readList(url.searchParams) };
}

export async function action(args: Route.ActionArgs) {
  const { list, ...parts } = await readLeadForm(args);
  const { form, lead } = parts;
  const change = markActSchema.safeParse(Object.fromEntries(form));
  if (!change.success) {
    if (form.get('mark') !== null) throw data(null, 400);
    return data({ kind: 'refused', error: words.choose } as const, 422);
  }
  const refusal = refuseMark(change.data.mark, lead);
  if (refusal !== null) {
    return redirect(backAddress(lead.reference, { list, done: refusal }), 303);
  }
  const done = change.data.mark.split('/')[0] ?? '';
  return saveMark(parts, change.data, backAddress(lead.reference, { list, done }));
}

type LostFormProps = Route.ComponentProps['loaderData'] & { error: string | null };

function LostForm({ reference, version, list, error }: LostFormProps) {
  const [mark, setMark] = useState<string | null>(null);
  const { state } = useNavigation();
  return (
    <Form method="post" className="stack lost-form">
      <input type="hidden" name="version" value={version} />
      <RadioCards
        legend={words.legend}
        name="mark"
        options={Object.entries(WORDS.reasons).map(([reason, label]) => ({
          value: `lost/${reason}`,
          label,
        }))}
        value={mark}
        onChange={setMark}
        error={error}
      />
      <div className="line">
        <Button type="submit" isBusy={state === 'submitting'}>
          {words.act}
        </Button>
        <LinkButton variant="quiet" to={backAddress(reference, { list })}>
          {words.keep}
        </LinkButton>
      </div>
    </Form>
  );
}

export default function LeadLost({ loaderData, actionData }: Route.ComponentProps) {
  const { reference, name, list } = loaderData;
  if (actionData?.kind === 'two-answers') {
    return <TwoAnswers answers={actionData} back={backAddress(reference, { list })} />;
  }
  return (
    <>
      <RoomHead title={words.title(name)} lede={reference} isInBar={false} />
      <LostForm key={reference} {...loaderData} error={actionData?.error ?? null} />
    </>
  );
}
