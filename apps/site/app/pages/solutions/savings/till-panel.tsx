import './till-panel.css';

import { computeSavings, type SavingsFigures, splitSum } from './compute-savings.ts';
import type { Teller } from './describe-savings.ts';
import { fillLine, type SavingsWords } from './savings-words.ts';
import { TillRoll } from './till-roll.tsx';

type TillPanelProps = { words: SavingsWords; teller: Teller; figures: SavingsFigures };

function Sum({ amount, children }: { amount: string; children: string }) {
  return (
    <p className="till-sum">
      <strong>{amount}</strong> {children}
    </p>
  );
}

function Difference({
  words,
  teller,
  difference,
}: Omit<TillPanelProps, 'figures'> & { difference: number }) {
  return (
    <p className="till-difference">
      <strong>{teller.money(Math.abs(difference))}</strong>
      {difference < 0 ? words.more : words.stays}
    </p>
  );
}

/** Two rolls of paper out of one till: a year of commission, a year of subscription, and the gap between them. */
export function TillPanel({ words, teller, figures }: TillPanelProps) {
  const { commission, subscription, difference } = computeSavings(figures);
  const longest = Math.max(commission, subscription ?? 0, 1);
  const isLonger = commission === longest;
  const monthly = splitSum(commission, words.months.length);
  const subscribed = teller.money(figures.monthlySubscription ?? 0);
  const commissionSum = <Sum amount={teller.money(commission)}>{words.commissionSum}</Sum>;
  return (
    <div className="till" data-ground="deep">
      <div className="till-rolls">
        <div className="till-slot" data-roll="commission">
          <TillRoll
            tone="ticket"
            share={commission / longest}
            lines={
              isLonger
                ? words.months.map((month, at) => [month, teller.money(monthly[at] ?? 0)])
                : [[teller.money(commission), '']]
            }
            gapFrom={isLonger && subscription !== null ? subscription / longest : undefined}
          />
          {isLonger ? null : commissionSum}
        </div>
        {isLonger ? commissionSum : null}
        <div className="till-slot" data-roll="subscription">
          {subscription === null || difference === null ? (
            <p className="till-prompt">{words.prompt}</p>
          ) : (
            <>
              <TillRoll
                tone="accent"
                share={subscription / longest}
                lines={[[fillLine(words.instalments, { monthly: subscribed }), '']]}
              />
              {/* Beside the gap between the ends of the two rolls. */}
              <div className="relative mt-1 flex flex-1 flex-col justify-between">
                <Sum amount={teller.money(subscription)}>{words.subscriptionSum}</Sum>
                <Difference {...{ words, teller, difference }} />
              </div>
            </>
          )}
        </div>
      </div>
      <output className="till-sentence">
        {teller.sentence(figures)} {words.estimate}
      </output>
    </div>
  );
}
