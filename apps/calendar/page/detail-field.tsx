import { checkLength, type BookingDetail } from '@high-street/contract';
import { countNearLimit, Field, TextArea, TextInput } from '@high-street/ui';
import type { ChangeEvent } from 'react';

import { WORDS } from './words.ts';

type DetailFieldProps = {
  readonly detail: BookingDetail & { readonly question: string };
  readonly value: string;
  readonly error: string | null;
  readonly onType: (value: string) => void;
};

/** A question of the details form with its control; that its answer is too long is said at once. */
export function DetailField({ detail, value, error, onType }: DetailFieldProps) {
  const { name, question, hint, control, isRequired, limit, autoComplete } = detail;
  const handleChange = ({ target }: ChangeEvent<HTMLInputElement | HTMLTextAreaElement>) =>
    onType(target.value);
  const { count } = WORDS.details;
  return (
    <Field
      label={question}
      isOptional={!isRequired}
      error={error ?? checkLength(value, detail)}
      hint={hint}
      {...(control === 'lines' ? {} : { count: countNearLimit(value, limit, count) })}
    >
      {(field) => {
        const common = {
          ...field,
          name,
          value,
          required: isRequired,
          autoComplete,
          onChange: handleChange,
        };
        return control === 'lines' ? (
          <TextArea {...common} rows={3} limit={limit} describeCount={count} />
        ) : (
          <TextInput
            {...common}
            {...(control === 'email' ? { type: 'email', inputMode: 'email' } : {})}
          />
        );
      }}
    </Field>
  );
}
