import { LENGTH_LIMIT, suggestEmail } from '@high-street/contract';
import { Field, TextInput } from '@high-street/ui';
import { useRef } from 'react';

type EmailFieldProps = {
  label: string;
  /** Words before the suggested address. */
  suggestion: string;
  value: string;
  error: string | null;
  onChange: (value: string) => void;
};

/** An e-mail address; a likely slip in its domain gets a suggestion, never an error. */
export function EmailField({ label, suggestion, value, error, onChange }: EmailFieldProps) {
  const inputRef = useRef<HTMLInputElement>(null);
  const suggested = error ? null : suggestEmail(value);
  return (
    <Field
      label={label}
      error={error}
      note={
        suggested ? (
          <>
            {suggestion}{' '}
            <button
              type="button"
              className="relative font-semibold text-ink underline after:absolute after:inset-x-0 after:-inset-y-3"
              onClick={() => {
                onChange(suggested);
                // The button goes with the press, so the focus needs another place.
                inputRef.current?.focus();
              }}
            >
              {suggested}
            </button>
            ?
          </>
        ) : null
      }
    >
      {(control) => (
        <TextInput
          {...control}
          ref={inputRef}
          name="email"
          type="email"
          inputMode="email"
          autoComplete="email"
          maxLength={LENGTH_LIMIT.email}
          value={value}
          onChange={(event) => onChange(event.target.value)}
        />
      )}
    </Field>
  );
}
