import { LENGTH_LIMIT, type RuledField } from '@high-street/contract';
import { Field, TextInput } from '@high-street/ui';
import type { ComponentProps, ReactNode } from 'react';

import type { LeadFormWords } from '../form-words.ts';
import type { LeadInput } from '../use-lead-values.ts';
import { countNearLimit } from './describe-count.ts';

/** The fields that hold one line of text. */
export type LineName =
  | Exclude<RuledField, 'storeGrowthStage' | 'phoneNumber' | 'email' | 'businessDescription'>
  | 'yearEstablished'
  | 'employeeCount';

type LineFieldProps = Pick<
  ComponentProps<typeof TextInput>,
  'autoComplete' | 'inputMode' | 'list' | 'placeholder' | 'spellCheck' | 'autoCapitalize'
> & {
  name: LineName;
  label: string;
  hint?: ReactNode;
  isOptional?: boolean;
  input: LeadInput;
  words: Pick<LeadFormWords, 'characters'>;
  /** The message to show; a field without a rule has none. */
  error?: string | null;
};

/** One line of text with its message; how much is used shows shortly before the limit. */
export function LineField({
  name,
  label,
  hint,
  isOptional = false,
  input,
  words,
  error = null,
  ...rest
}: LineFieldProps) {
  const value = input.values[name];
  return (
    <Field
      label={label}
      hint={hint}
      isOptional={isOptional}
      error={error}
      note={countNearLimit(value, LENGTH_LIMIT.line, words.characters)}
    >
      {(control) => (
        <TextInput
          {...control}
          {...rest}
          name={name}
          maxLength={LENGTH_LIMIT.line}
          value={value}
          onChange={(event) => input.change({ [name]: event.target.value })}
        />
      )}
    </Field>
  );
}
