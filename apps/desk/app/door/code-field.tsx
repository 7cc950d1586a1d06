import { Field } from '@high-street/ui';

import { WORDS } from './words.ts';

type CodeFieldProps = { name: string; error: string | null };

/** The six digits of a mail, which phones fill in by themselves. */
export function CodeField({ name, error }: CodeFieldProps) {
  return (
    <Field label={WORDS.code} error={error}>
      {(control) => (
        <input
          {...control}
          className="control door-code"
          name={name}
          inputMode="numeric"
          autoComplete="one-time-code"
          maxLength={11}
          required
        />
      )}
    </Field>
  );
}
