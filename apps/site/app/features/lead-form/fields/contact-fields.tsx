import { useId } from 'react';

import type { LeadFormWords } from '../form-words.ts';
import type { LeadInput } from '../use-lead-values.ts';
import { EmailField } from './email-field.tsx';
import { LineField } from './line-field.tsx';
import { OtherNumber, type DemoLink } from './other-number.tsx';
import { PhoneField } from './phone-field.tsx';

type ContactFieldsProps = {
  input: LeadInput;
  words: LeadFormWords;
  /** Where somebody writes who has no ten-digit number. */
  supportEmail: string;
  demo: DemoLink | null;
  /** Email and phone beside each other where there is room. */
  isPaired?: boolean;
};

const PAIR =
  'grid gap-x-5 md:grid-cols-[minmax(0,5fr)_minmax(0,6fr)] lg:grid-cols-1 xl:grid-cols-[minmax(0,5fr)_minmax(0,6fr)]';

/** Who is asking: name, email and phone, the same in both forms. */
export function ContactFields({
  input,
  words,
  supportEmail,
  demo,
  isPaired = false,
}: ContactFieldsProps) {
  const otherNumberId = useId();
  const { values, change, errorOf, questionOf } = input;
  return (
    <>
      <LineField name="contactName" input={input} words={words} />
      <div className={isPaired ? PAIR : undefined}>
        <EmailField input={input} words={words} />
        <PhoneField
          label={questionOf('phoneNumber')}
          countryLabel={questionOf('country')}
          describedBy={otherNumberId}
          country={values.country}
          digits={values.phoneNumber}
          error={errorOf('phoneNumber')}
          onChange={({ iso, digits }) => change({ country: iso, phoneNumber: digits })}
          onCountry={(country) => change({ country })}
        />
      </div>
      <OtherNumber
        id={otherNumberId}
        words={words.otherNumber}
        supportEmail={supportEmail}
        demo={demo}
      />
    </>
  );
}
