import { Button, Field, TextInput } from '@high-street/ui';
import { Form } from 'react-router';

import { LONGEST_PASSKEY_NAME } from '#app/longest-name.ts';
import { useFocusOnFault } from '#app/parts/use-focus-on-fault.ts';
import type { PasskeyLine } from './read-you.ts';
import { WORDS } from './words.ts';
import type { OwnFault } from './you-data.ts';

const words = WORDS.passkeys;

/** Another name for a passkey: opens in place and without scripts. */
export function RenameForm({ passkey, fault }: { passkey: PasskeyLine; fault: OwnFault | null }) {
  const form = useFocusOnFault(fault);
  return (
    <details className="own-rename" open={fault !== null}>
      <summary className="plain">
        {words.rename}
        <span className="sr-only">{words.about(passkey.name)}</span>
      </summary>
      <Form method="post" preventScrollReset className="own-form pt-1.5" ref={form}>
        <input type="hidden" name="passkeyId" value={passkey.id} />
        <Field label={words.nameLabel} error={fault?.error ?? null}>
          {(control) => (
            <TextInput
              {...control}
              required
              name="passkeyName"
              maxLength={LONGEST_PASSKEY_NAME}
              defaultValue={fault?.value ?? passkey.name}
            />
          )}
        </Field>
        <Button type="submit" name="intent" value="rename-passkey" variant="quiet" size="small">
          {words.save}
        </Button>
      </Form>
    </details>
  );
}
