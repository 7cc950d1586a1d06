import type { Person } from '@high-street/people';
import { Button, Field, TextArea } from '@high-street/ui';
import { useState } from 'react';
import { Form, useNavigation } from 'react-router';

import { useFocusOnFault } from '#app/parts/use-focus-on-fault.ts';
import { type OwnFault, SIGNATURE_LIMIT } from './you-data.ts';
import { WORDS } from './words.ts';

const words = WORDS.signature;

/** What stands below one's replies. */
export function SignatureForm({
  signature: saved,
  version,
  brand,
  fault,
}: Pick<Person, 'signature' | 'version'> & { brand: string; fault: OwnFault | null }) {
  const { formData } = useNavigation();
  const [signature, setSignature] = useState(fault?.value ?? saved ?? '');
  const form = useFocusOnFault(fault);
  return (
    <section className="panel" aria-labelledby="signature-title">
      <div className="panel-head">
        <h2 className="section-title" id="signature-title">
          {words.title}
        </h2>
      </div>
      <Form method="post" preventScrollReset className="own-form" ref={form}>
        <input type="hidden" name="version" value={version} />
        <Field label={words.label} hint={words.hint(brand)} error={fault?.error ?? null}>
          {(control) => (
            <TextArea
              {...control}
              name="signature"
              autoComplete="off"
              rows={3}
              dir="auto"
              value={signature}
              limit={SIGNATURE_LIMIT}
              maxLength={SIGNATURE_LIMIT}
              describeCount={words.count}
              onChange={(event) => setSignature(event.target.value)}
            />
          )}
        </Field>
        <Button
          type="submit"
          name="intent"
          value="signature"
          variant="quiet"
          size="small"
          isBusy={formData?.get('intent') === 'signature'}
        >
          {words.save}
        </Button>
      </Form>
    </section>
  );
}
