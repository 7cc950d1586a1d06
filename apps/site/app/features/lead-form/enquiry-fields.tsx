import { ContactFields } from './fields/contact-fields.tsx';
import { LineField } from './fields/line-field.tsx';
import type { DemoLink } from './fields/other-number.tsx';
import { TextField } from './fields/text-field.tsx';
import type { EnquiryFormWords } from './form-words.ts';
import type { LeadInput } from './use-lead-values.ts';

type EnquiryFieldsProps = {
  input: LeadInput;
  words: EnquiryFormWords;
  supportEmail: string;
  demo: DemoLink | null;
};

/** The fields of an enquiry, in the order of the specification. */
export function EnquiryFields({ input, words, supportEmail, demo }: EnquiryFieldsProps) {
  const parts = { input, words };
  return (
    <>
      <ContactFields {...parts} supportEmail={supportEmail} demo={demo} isPaired />
      <LineField name="storeName" {...parts} />
      <TextField name="message" {...parts} />
    </>
  );
}
