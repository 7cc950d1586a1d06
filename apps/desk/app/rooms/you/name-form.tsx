import { Button, Field, TextInput } from '@high-street/ui';
import { Form, useNavigation } from 'react-router';

import { useFocusOnFault } from '#app/parts/use-focus-on-fault.ts';
import { WORDS } from './words.ts';
import type { OwnFault } from './you-data.ts';

const words = WORDS.name;

type NameFormProps = {
  name: string;
  version: number;
  fault: OwnFault | null;
};

/** One's own name; the version is that of what was seen. */
export function NameForm({ name, version, fault }: NameFormProps) {
  const { formData } = useNavigation();
  const form = useFocusOnFault(fault);
  return (
    <section className="panel" aria-labelledby="name-title">
      <div className="panel-head">
        <h2 className="section-title" id="name-title">
          {words.title}
        </h2>
      </div>
      <Form method="post" preventScrollReset noValidate className="own-form" ref={form} key={name}>
        <input type="hidden" name="version" value={version} />
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
        <Button
          type="submit"
          name="intent"
          value="name"
          variant="quiet"
          size="small"
          isBusy={formData?.get('intent') === 'name'}
        >
          {words.save}
        </Button>
      </Form>
    </section>
  );
}
