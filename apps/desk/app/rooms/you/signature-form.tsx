import type { Person } from '@high-street/people';
import { Field, TextArea } from '@high-street/ui';
import { useState } from 'react';

import { useFocusOnFault } from '#app/parts/use-focus-on-fault.ts';
import { OwnForm } from './own-form.tsx';
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
  const [signature, setSignature] = useState(fault?.value ?? saved ?? '');
  const form = useFocusOnFault(fault);
  return (
    <OwnForm intent="signature" version={version} ref={form}>
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
    </OwnForm>
  );
}
