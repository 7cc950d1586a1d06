import './enquiry-receipt.css';

import { ALERT, type EnquiryContacts } from '@high-street/contract';
import { Button } from '@high-street/ui';
import { useEffect, useRef } from 'react';

import type { ReceiptWords } from './form-words.ts';

type EnquiryReceiptProps = {
  words: ReceiptWords;
  sent: EnquiryContacts;
  shop: string;
  onAgain: () => void;
};

function SentList({ words, sent }: Pick<EnquiryReceiptProps, 'words' | 'sent'>) {
  const rows = [
    [words.labels.name, sent.contactName],
    [words.labels.email, sent.email],
    [words.labels.phone, sent.phoneNumber],
    [words.labels.company, sent.storeName],
  ].filter(([, value]) => value !== '');
  return (
    <dl className="mt-5 border-t-[1.5px] border-current pt-4 text-[16px]">
      {rows.map(([label, value]) => (
        <div key={label} className="flex justify-between gap-6 py-1.5">
          <dt className="text-[color:var(--ticket-muted)]">{label}</dt>
          <dd className="min-w-0 text-right font-semibold break-words">{value}</dd>
        </div>
      ))}
    </dl>
  );
}

/** The receipt that slides out of the slot after full success; it takes the form's place and the focus. */
export function EnquiryReceipt({ words, sent, shop, onAgain }: EnquiryReceiptProps) {
  const ref = useRef<HTMLDivElement>(null);

  useEffect(() => ref.current?.focus(), []);

  return (
    <div className="max-w-[560px]">
      <div className="receipt-slot" />
      <div className="receipt-window">
        <div ref={ref} role="alert" tabIndex={-1} className="receipt">
          <div className="receipt-paper">
            <p className="text-[color:var(--ticket-muted)]">{shop}</p>
            <p className="sign mt-3 text-[37px]/[1.08] tracking-[-0.03em]">{ALERT.success}</p>
            <SentList words={words} sent={sent} />
            <p className="mt-4 border-t-[1.5px] border-dashed border-current pt-5">{words.copy}</p>
            <p className="mt-3 flex justify-end">
              <span className="receipt-stamp">{words.stamp}</span>
            </p>
          </div>
        </div>
      </div>
      <div className="mt-2 flex flex-wrap items-center gap-7">
        <Button variant="outline" size="medium" onClick={onAgain}>
          {words.again}
        </Button>
        <a
          href={words.home.to}
          className="inline-flex min-h-11 items-center border-b-2 border-current font-semibold"
        >
          {words.home.label}
        </a>
      </div>
    </div>
  );
}
