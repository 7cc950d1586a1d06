import { LENGTH_LIMIT } from '@high-street/contract';
import { Field, TextArea, TextInput } from '@high-street/ui';
import { useId } from 'react';

import { EmailField } from './email-field.tsx';
import type { EnquiryFormWords } from './form-words.ts';
import { PhoneField } from './phone-field.tsx';
import type { EnquiryInput } from './use-enquiry-values.ts';

type EnquiryFieldsProps = {
  input: EnquiryInput;
  words: Pick<EnquiryFormWords, 'labels' | 'suggestion' | 'otherNumber'>;
  /** Where somebody writes who has no ten-digit number. */
  supportEmail: string;
};

function describeCount(used: number, limit: number): string {
  return `${used.toLocaleString('en-GB')} of ${limit.toLocaleString('en-GB')} characters`;
}

function ContactRow({ input, words, supportEmail }: EnquiryFieldsProps) {
  const otherNumberId = useId();
  const { values, change, errorOf } = input;
  return (
    <>
      <div className="grid gap-x-5 md:grid-cols-[minmax(0,5fr)_minmax(0,6fr)] lg:grid-cols-1 xl:grid-cols-[minmax(0,5fr)_minmax(0,6fr)]">
        <EmailField
          label={words.labels.email}
          suggestion={words.suggestion}
          value={values.email}
          error={errorOf('email')}
          onChange={(email) => change({ email })}
        />
        <PhoneField
          label={words.labels.phoneNumber}
          countryLabel={words.labels.country}
          describedBy={otherNumberId}
          country={values.country}
          digits={values.phoneNumber}
          error={errorOf('phoneNumber')}
          onChange={({ iso, digits }) => change({ country: iso, phoneNumber: digits })}
        />
      </div>
      <p id={otherNumberId} className="-mt-1 mb-6 text-small text-muted">
        {words.otherNumber.question}{' '}
        <a
          href={`mailto:${supportEmail}`}
          className="font-semibold text-ink underline underline-offset-3"
        >
          {words.otherNumber.link}
        </a>
      </p>
    </>
  );
}

/** The five fields of an enquiry, in the order of the specification. */
export function EnquiryFields(props: EnquiryFieldsProps) {
  const { input, words } = props;
  const { values, change, errorOf } = input;
  return (
    <>
      <Field label={words.labels.contactName} error={errorOf('contactName')}>
        {(control) => (
          <TextInput
            {...control}
            name="contactName"
            autoComplete="name"
            maxLength={LENGTH_LIMIT.line}
            value={values.contactName}
            onChange={(event) => change({ contactName: event.target.value })}
          />
        )}
      </Field>
      <ContactRow {...props} />
      <Field label={words.labels.storeName} isOptional>
        {(control) => (
          <TextInput
            {...control}
            name="storeName"
            autoComplete="organization"
            maxLength={LENGTH_LIMIT.line}
            value={values.storeName}
            onChange={(event) => change({ storeName: event.target.value })}
          />
        )}
      </Field>
      <Field label={words.labels.message} isOptional>
        {(control) => (
          <TextArea
            {...control}
            name="message"
            rows={3}
            limit={LENGTH_LIMIT.text}
            describeCount={describeCount}
            value={values.message}
            onChange={(event) => change({ message: event.target.value })}
          />
        )}
      </Field>
    </>
  );
}
