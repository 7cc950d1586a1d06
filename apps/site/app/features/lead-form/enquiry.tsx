import type { EnquiryContacts } from '@high-street/contract';
import { useState } from 'react';

import { EnquiryForm, type EnquiryFormProps } from './enquiry-form.tsx';
import { EnquiryReceipt } from './enquiry-receipt.tsx';
import type { EnquiryFormWords, ReceiptWords } from './form-words.ts';

type EnquiryProps = Omit<EnquiryFormProps, 'words' | 'isAskedFor' | 'onDone'> & {
  formWords: EnquiryFormWords;
  receiptWords: ReceiptWords;
  /** Called once the enquiry and its mail are on their way. */
  onSent: () => void;
};

/** The enquiry form, and after full success its receipt in the same place. */
export function Enquiry({ formWords, receiptWords, onSent, ...rest }: EnquiryProps) {
  const [sent, setSent] = useState<EnquiryContacts | null>(null);
  const [isAnother, setIsAnother] = useState(false);

  function handleDone(contacts: EnquiryContacts): void {
    setSent(contacts);
    onSent();
  }

  function handleAgain(): void {
    setSent(null);
    setIsAnother(true);
  }

  return sent ? (
    <EnquiryReceipt
      words={receiptWords}
      sent={sent}
      shop={rest.sender.name}
      onAgain={handleAgain}
    />
  ) : (
    <EnquiryForm {...rest} words={formWords} isAskedFor={isAnother} onDone={handleDone} />
  );
}
