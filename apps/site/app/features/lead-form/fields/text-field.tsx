import { LENGTH_LIMIT } from '@high-street/contract';
import { Field, TextArea } from '@high-street/ui';

import type { LeadFormWords } from '../form-words.ts';
import type { LeadInput } from '../use-lead-values.ts';
import { describeCount } from './describe-count.ts';

type TextFieldProps = {
  name: 'message' | 'businessDescription';
  label: string;
  isOptional?: boolean;
  input: LeadInput;
  words: Pick<LeadFormWords, 'characters'>;
  error?: string | null;
};

/** A text of several lines; how much is used shows before the limit. */
export function TextField({
  name,
  label,
  isOptional = false,
  input,
  words,
  error = null,
}: TextFieldProps) {
  return (
    <Field label={label} isOptional={isOptional} error={error}>
      {(control) => (
        <TextArea
          {...control}
          name={name}
          rows={3}
          limit={LENGTH_LIMIT.text}
          describeCount={describeCount(words.characters)}
          value={input.values[name]}
          onChange={(event) => input.change({ [name]: event.target.value })}
        />
      )}
    </Field>
  );
}
