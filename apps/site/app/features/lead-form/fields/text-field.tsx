import type { LinesName } from '@high-street/contract';
import { Field, TextArea } from '@high-street/ui';

import type { LeadFormWords } from '../form-words.ts';
import type { LeadInput } from '../use-lead-values.ts';
import { describeCount } from './describe-count.ts';

type TextFieldProps = {
  name: LinesName;
  input: LeadInput;
  words: Pick<LeadFormWords, 'characters'>;
};

/** A text of several lines, where the form asks for it; how much is used shows before the limit. */
export function TextField({ name, input, words }: TextFieldProps) {
  const field = input.fieldOf(name);
  if (!field) return null;
  return (
    <Field label={field.question} isOptional={!field.isRequired} error={input.errorOf(name)}>
      {(control) => (
        <TextArea
          {...control}
          name={name}
          rows={3}
          limit={field.limit}
          describeCount={describeCount(words.characters)}
          value={input.values[name]}
          onChange={(event) => input.change({ [name]: event.target.value })}
        />
      )}
    </Field>
  );
}
