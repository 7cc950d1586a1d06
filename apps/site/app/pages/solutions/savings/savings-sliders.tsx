import { Field, Slider, TextInput } from '@high-street/ui';
import { useState } from 'react';

import type { SavingsFigures } from './compute-savings.ts';
import type { Teller } from './describe-savings.ts';
import { buildRanges } from './savings-query.ts';
import type { SavingsWords } from './savings-words.ts';

type SavingsSlidersProps = {
  words: SavingsWords;
  teller: Teller;
  figures: SavingsFigures;
  onChange: (part: Partial<SavingsFigures>) => void;
};

type Ends = { readonly min: number; readonly max: number };

function toSubscription(typed: number, { min, max }: Ends): number | null {
  if (Number.isNaN(typed)) return null;
  return Math.min(Math.max(Math.round(typed), min), max);
}

type SubscriptionFieldProps = Omit<SavingsSlidersProps, 'figures'> & {
  ends: Ends;
  value: SavingsFigures['monthlySubscription'];
};

/** The one figure that only the visitor knows. */
function SubscriptionField({ words, teller, ends, value, onChange }: SubscriptionFieldProps) {
  // While it is typed, the box shows what is typed: only the sum is rounded.
  const [typed, setTyped] = useState<string | null>(null);

  function handleChange({ value: text, valueAsNumber }: HTMLInputElement): void {
    setTyped(text);
    onChange({ monthlySubscription: toSubscription(valueAsNumber, ends) });
  }

  return (
    <Field label={words.labels.subscription} hint={words.subscriptionHint}>
      {(control) => (
        <div className="savings-money">
          <span aria-hidden="true">{teller.symbol}</span>
          <TextInput
            {...control}
            type="number"
            name="subscription"
            inputMode="decimal"
            {...ends}
            step="any"
            autoComplete="off"
            value={typed ?? value ?? ''}
            onChange={({ target }) => handleChange(target)}
            onBlur={() => setTyped(null)}
          />
        </div>
      )}
    </Field>
  );
}

/** Three sliders, and the one figure that only the visitor knows. */
export function SavingsSliders({ words, teller, figures, onChange }: SavingsSlidersProps) {
  const { labels } = words;
  const ranges = buildRanges(teller.scale);
  return (
    <>
      <Slider
        name="orders"
        label={labels.orders}
        {...ranges.orders}
        value={figures.ordersPerWeek}
        onChange={(ordersPerWeek) => onChange({ ordersPerWeek })}
        format={String}
      />
      <Slider
        name="basket"
        label={labels.basket}
        {...ranges.basket}
        value={figures.averageBasket}
        onChange={(averageBasket) => onChange({ averageBasket })}
        format={teller.money}
      />
      <Slider
        name="commission"
        label={labels.commission}
        {...ranges.commission}
        value={figures.commissionPercent}
        onChange={(commissionPercent) => onChange({ commissionPercent })}
        format={(percent) => `${percent}%`}
      />
      <SubscriptionField
        {...{ words, teller, onChange }}
        ends={ranges.subscription}
        value={figures.monthlySubscription}
      />
    </>
  );
}
