import type { EmailSender, EnquiryContacts } from '@high-street/contract';
import { useMemo, useState } from 'react';

import { EnquiryForm } from './enquiry-form.tsx';
import { EnquiryReceipt } from './enquiry-receipt.tsx';
import type { EnquiryFormWords, ReceiptWords } from './form-words.ts';
import { createLeadClient } from './lead-client.ts';

type EnquiryProps = {
  formWords: EnquiryFormWords;
  receiptWords: ReceiptWords;
  apiBase: string;
  sender: EmailSender;
};

/** The enquiry form, and after full success its receipt in the same place. */
export function Enquiry({ formWords, receiptWords, apiBase, sender }: EnquiryProps) {
  const client = useMemo(() => createLeadClient(apiBase), [apiBase]);
  const [sent, setSent] = useState<EnquiryContacts | null>(null);
  return sent ? (
    <EnquiryReceipt
      words={receiptWords}
      sent={sent}
      shop={sender.name}
      onAgain={() => setSent(null)}
    />
  ) : (
    <EnquiryForm words={formWords} client={client} sender={sender} onDone={setSent} />
  );
}
