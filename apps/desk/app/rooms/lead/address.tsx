import { checkEmail } from '@high-street/contract';
import { Button, Field, TextInput } from '@high-street/ui';
import { data, Form, useNavigation } from 'react-router';
import { z } from 'zod';

import { backAddress } from '#app/answer/lead-address.ts';
import { useFocusOnFault } from '#app/parts/use-focus-on-fault.ts';
import { TwoAnswers } from '#app/versions/two-answers.tsx';
import { readForm } from '#app/read-posted-form.ts';
import { ADDRESS } from './address-words.ts';
import { readLeadForm } from './read-lead-form.ts';
import { readWritePage } from './read-write-page.ts';
import { saveAddress } from './save-versioned.ts';
import { WritePage } from './write-page.tsx';
import type { Route } from './+types/address.ts';

const INVALID = 422;

const formSchema = z.object({
  version: z.coerce.number().int().positive(),
  email: z.string().trim(),
});

export const meta = () => [{ title: ADDRESS.title }];

export async function loader(args: Route.LoaderArgs) {
  const { lead, page } = await readWritePage(args);
  return { ...page, version: lead.version, email: lead.contacts.email };
}

export async function action(args: Route.ActionArgs) {
  const { list, ...parts } = await readLeadForm(args);
  const change = readForm(parts.form, formSchema);
  const { email } = change;
  const error = checkEmail(email);
  if (error !== null) return data({ kind: 'refused', email, error } as const, INVALID);
  return saveAddress(parts, change, list);
}

type FormProps = {
  version: number;
  email: string;
  fault: { readonly email: string; readonly error: string } | null;
};

function AddressForm({ version, email, fault }: FormProps) {
  const form = useFocusOnFault(fault);
  const { state } = useNavigation();
  return (
    <Form method="post" className="write-form" ref={form} noValidate>
      <input type="hidden" name="version" value={version} />
      <div className="write-body">
        <p className="muted">{ADDRESS.lede}</p>
        <Field label={ADDRESS.label} error={fault?.error ?? null}>
          {(control) => (
            <TextInput
              {...control}
              name="email"
              type="email"
              defaultValue={fault?.email ?? email}
              autoComplete="off"
              required
            />
          )}
        </Field>
      </div>
      <div className="write-foot">
        <Button type="submit" isBusy={state === 'submitting'}>
          {ADDRESS.act}
        </Button>
      </div>
    </Form>
  );
}

export default function LeadAddress({ loaderData, actionData }: Route.ComponentProps) {
  const { reference, list, version, email } = loaderData;
  if (actionData?.kind === 'two-answers') {
    return <TwoAnswers answers={actionData} back={backAddress(reference, { list })} />;
  }
  return (
    <WritePage {...loaderData} title={ADDRESS.title}>
      <AddressForm version={version} email={email} fault={actionData ?? null} />
    </WritePage>
  );
}
