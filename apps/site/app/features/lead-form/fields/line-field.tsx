import type { LineName } from '@high-street/contract';
import { countNearLimit, Field, TextInput } from '@high-street/ui';

import type { LeadFormWords } from '../form-words.ts';
import type { LeadInput } from '../use-lead-values.ts';
import { describeCount } from './describe-count.ts';

type LineFieldProps = {
  name: LineName;
  input: LeadInput;
  words: Pick<LeadFormWords, 'characters'>;
};

/** One line of text with its message, where the form asks for it; how much is used shows shortly before the limit. */
export function LineField({ name, input, words }: LineFieldProps) {
  const field = input.fieldOf(name);
  if (!field) return null;
  const { question, hint, isRequired, limit, autoComplete, typingHelp, suggestions } = field;
  const value = input.values[name];
  return (
    <Field
      label={question}
      hint={hint}
      isOptional={!isRequired}
      error={input.errorOf(name)}
      count={countNearLimit(value, limit, describeCount(words.characters))}
    >
      {(control) => (
        <>
          <TextInput
            {...control}
            {...typingHelp}
            autoComplete={autoComplete}
            list={suggestions && `${control.id}-suggestions`}
            name={name}
            value={value}
            onChange={(event) => input.change({ [name]: event.target.value })}
          />
          {suggestions ? (
            <datalist id={`${control.id}-suggestions`}>
              {suggestions.map((suggestion) => (
                <option key={suggestion}>{suggestion}</option>
              ))}
            </datalist>
          ) : null}
        </>
      )}
    </Field>
  );
}
