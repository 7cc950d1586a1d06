import type { Role } from '@high-street/people';
import { Field, RadioCards, TextInput, UserPlusIcon } from '@high-street/ui';
import { useState } from 'react';
import { Form } from 'react-router';

import { IntentButton } from '#app/parts/intent-button.tsx';
import { useFocusOnFault } from '#app/parts/use-focus-on-fault.ts';
import { WORDS } from './words.ts';

const words = WORDS.invite;

/** What was typed, with a message for each field that was refused. */
export type InviteFault = {
  readonly values: { readonly email: string; readonly name: string; readonly role: Role };
  readonly errors: { readonly email?: string | undefined; readonly name?: string | undefined };
};

type InviteFormProps = {
  hours: number;
  fault: InviteFault | null;
};

const ROLES = (['owner', 'member', 'reader'] as const).map((role) => ({
  value: role,
  label: WORDS.roles[role].name,
  hint: WORDS.roles[role].may,
}));

function InviteFields({ fault }: Pick<InviteFormProps, 'fault'>) {
  return (
    <div className="invite-fields">
      <Field label={words.email} error={fault?.errors.email ?? null}>
        {(control) => (
          <TextInput
            {...control}
            type="email"
            name="email"
            autoComplete="off"
            placeholder={words.emailExample}
            defaultValue={fault?.values.email}
          />
        )}
      </Field>
      <Field label={words.name} isOptional error={fault?.errors.name ?? null}>
        {(control) => (
          <TextInput
            {...control}
            name="name"
            autoComplete="off"
            defaultValue={fault?.values.name}
          />
        )}
      </Field>
    </div>
  );
}

/** Invites one person; what was typed stays when it is refused. */
export function InviteForm({ hours, fault }: InviteFormProps) {
  const [role, setRole] = useState<Role>(fault?.values.role ?? 'member');
  const form = useFocusOnFault(fault);
  return (
    <section className="panel invite" aria-labelledby="invite-title">
      <h2 className="section-title" id="invite-title">
        {words.title}
      </h2>
      <Form method="post" preventScrollReset noValidate ref={form}>
        <InviteFields fault={fault} />
        <RadioCards
          legend={words.role}
          name="role"
          options={ROLES}
          value={role}
          onChange={setRole}
        />
        <div className="line">
          <IntentButton intent="invite">
            <UserPlusIcon size={18} />
            {words.send}
          </IntentButton>
          <span className="caption muted">{words.link(hours)}</span>
        </div>
      </Form>
    </section>
  );
}
