import { Field, TextInput } from '@high-street/ui';

import { useFocusOnFault } from '#app/parts/use-focus-on-fault.ts';
import { OwnForm } from './own-form.tsx';
import { WORDS } from './words.ts';
import type { OwnFault } from './you-data.ts';

const words = WORDS.name;

type NameFormProps = {
  name: string;
  version: number;
  fault: OwnFault | null;
};

/** One's own name. */
export function NameForm({ name, version, fault }: NameFormProps) {
  const form = useFocusOnFault(fault);
  return (
    <OwnForm intent="name" version={version} noValidate ref={form} key={name}>
      <Field label={words.label} hint={words.hint} error={fault?.error ?? null}>
        {(control) => (
          <TextInput
            {...control}
            name="name"
            autoComplete="name"
            defaultValue={fault?.value ?? name}
          />
        )}
      </Field>
    </OwnForm>
  );
}
