import './pricing-head.css';

import { ALERT } from '@high-street/contract';
import { FormAlert, SwingTicket, Toggle } from '@high-street/ui';
import { useEffect, useRef } from 'react';

import type { BillingPeriod } from './plan.ts';
import type { PlansWords } from './plans-words.ts';
import { BILLING_FIELD } from './use-plan-choice.ts';

type PricingHeadProps = {
  words: Pick<PlansWords, 'title' | 'lede' | 'billing'>;
  period: BillingPeriod;
  onPeriod: (period: BillingPeriod) => void;
  isSent: boolean;
};

/** What the register form ends with, shown where it sends the visitor; takes the focus. */
function SentAlert() {
  const ref = useRef<HTMLDivElement>(null);
  useEffect(() => ref.current?.focus({ preventScroll: true }), []);
  return (
    <div className="mb-9 max-w-140">
      <FormAlert ref={ref} tone="success">
        {ALERT.success}
      </FormAlert>
    </div>
  );
}

/** Heading of the page with the switch between the two ways to pay. */
export function PricingHead({ words, period, onPeriod, isSent }: PricingHeadProps) {
  const { legend, monthly, yearly, badge } = words.billing;
  return (
    <section data-hero="bg" className="wrap pt-8 lg:pt-12">
      {isSent ? <SentAlert /> : null}
      <div className="grid gap-6 lg:grid-cols-[minmax(0,1fr)_420px] lg:items-end lg:gap-15">
        <h1 className="sign max-w-[8em] text-hero">{words.title}</h1>
        <div>
          <p className="text-lede text-pretty text-muted">{words.lede}</p>
          {/* Without scripts both ways to pay are in the cards, so there is nothing to switch. */}
          <div className="billing noscript:[&>.toggle]:hidden">
            <Toggle
              legend={legend}
              name={BILLING_FIELD}
              options={[
                { value: 'monthly', label: monthly },
                { value: 'yearly', label: yearly },
              ]}
              value={period}
              onChange={onPeriod}
            />
            <SwingTicket tone="accent">{badge}</SwingTicket>
          </div>
        </div>
      </div>
    </section>
  );
}
