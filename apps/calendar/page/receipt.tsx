import type { BookingReceipt } from '@high-street/contract';
import type { ReactNode } from 'react';

import { Leaf } from './leaf.tsx';
import { WORDS } from './words.ts';
import { toDay, sayFullDay, saySpan } from './zone-time.ts';

type ReceiptProps = {
  title: string;
  shop: string;
  receipt: BookingReceipt;
  zone: string;
  /** The word that is stamped on it; none leaves it unstamped. */
  stamp?: string;
  children?: ReactNode;
};

/** The booking as a till receipt that has just come out of its slot. */
export function Receipt({ title, shop, receipt, zone, stamp, children }: ReceiptProps) {
  const rows = [
    [WORDS.receipt.day, sayFullDay(toDay(receipt.start, zone))],
    [WORDS.receipt.time, saySpan(receipt, zone)],
    [WORDS.receipt.zone, zone],
    [WORDS.receipt.reference, receipt.reference],
  ];
  return (
    <>
      <Leaf day={toDay(receipt.start, zone)} isLarge />
      <div className="receipt-box">
        <div className="receipt-slot" />
        <div className="receipt-window">
          <div className="receipt">
            <div className="receipt-paper">
              <p className="receipt-shop">{shop}</p>
              <h2 id="stage-title" className="receipt-title" tabIndex={-1}>
                {title}
              </h2>
              <dl className="receipt-list">
                {rows.map(([label, value]) => (
                  <div key={label}>
                    <dt>{label}</dt>
                    <dd>{value}</dd>
                  </div>
                ))}
              </dl>
              {children}
              {stamp === undefined ? null : (
                <p className="receipt-end">
                  <span className="receipt-stamp">{stamp}</span>
                </p>
              )}
            </div>
          </div>
        </div>
      </div>
    </>
  );
}
