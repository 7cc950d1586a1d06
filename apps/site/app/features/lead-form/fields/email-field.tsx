import { LENGTH_LIMIT, suggestEmail } from '@high-street/contract';
import { countNearLimit, Field, TextInput } from '@high-street/ui';
import { useRef } from 'react';

import type { LeadFormWords } from '../form-words.ts';
import type { LeadInput } from '../use-lead-values.ts';
import { describeCount } from './describe-count.ts';

type EmailFieldProps = {
  input: LeadInput;
  words: Pick<LeadFormWords, 'suggestion' | 'characters'>;
};

/** An e-mail address; a likely slip in its domain gets a suggestion, never an error. */
export function EmailField({ input, words }: EmailFieldProps) {
  const inputRef = useRef<HTMLInputElement>(null);
  const value = input.values.email;
  const error = input.errorOf('email');
  const suggested = error ? null : suggestEmail(value);
  return (
    <Field
      label={input.questionOf('email')}
      error={error}
      count={countNearLimit(value, LENGTH_LIMIT.email, describeCount(words.characters))}
      note={
        suggested ? (
          <>
            {words.suggestion}{' '}
            <button
              type="button"
              className="relative font-semibold text-ink underline after:absolute after:-inset-y-3 after:inset-x-0"
              onClick={() => {
                input.change({ email: suggested });
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
          value={value}
          onChange={(event) => input.change({ email: event.target.value })}
        />
      )}
    </Field>
  );
}
